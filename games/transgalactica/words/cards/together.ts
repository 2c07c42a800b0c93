import { type GameEvent, type Lang, type Line, line, player, type Segment } from '@kantyna/kernel'
import { goods } from '../../content/names.ts'
import type { GalaxyEvent } from '../../rules/events.ts'
import { sourceNames } from '../things/names.ts'
import { sourceLink } from '../things/things.ts'
import { goodCount, joined } from './effect-words.ts'

type Gain = Extract<GalaxyEvent, { readonly type: 'gained' | 'scored' }>

/** Everything that a seat gains at once, such as an income, in one line with its sources. */
export function gainedTogether(
  lang: Lang,
  emitted: readonly GameEvent[],
): { readonly line: Line; readonly count: number } | null {
  const events = emitted as readonly GalaxyEvent[] // the game emits nothing else
  const gains: Gain[] = []
  for (const event of events) {
    if (!isGain(event) || event.seat !== (gains[0] ?? event).seat) break
    gains.push(event)
  }
  const [first] = gains
  if (first === undefined || gains.length < 2) return null
  const amount = (good: number) =>
    gains.reduce((sum, each) => sum + (each.type === 'gained' && each.good === good ? each.amount : 0), 0)
  const points = gains.reduce((sum, each) => sum + (each.type === 'scored' ? each.points : 0), 0)
  const wording = joined(
    lang,
    [
      ...goods.flatMap((good, index) => (amount(index) > 0 ? [goodCount(lang, good, amount(index))] : [])),
      ...(points > 0 ? [goodCount(lang, 'points', points)] : []),
    ],
    'and',
  )
  const sources = sourcesOf(lang, gains)
  const verb = { en: 'gains', pl: 'zyskuje' }[lang]
  return {
    line: line`${player(first.seat)} ${verb} ${wording}${sources.length === 0 ? [] : line` (${sources})`}.`,
    count: gains.length,
  }
}

/** Military and goal points have lines of their own. */
function isGain(event: GalaxyEvent): event is Gain {
  return (
    event.type === 'gained' || (event.type === 'scored' && event.for !== 'military' && event.for !== 'goal')
  )
}

/** The sources of the gains, each named once. */
function sourcesOf(lang: Lang, gains: readonly Gain[]): Line {
  const named = new Map<string, Segment>()
  for (const gain of gains) {
    const source: Segment =
      gain.source !== null
        ? sourceLink(lang, gain.source)
        : gain.type === 'scored'
          ? sourceNames[gain.for][lang]
          : ''
    const text = typeof source === 'string' ? source : 'text' in source ? source.text : ''
    if (text !== '') named.set(text, source)
  }
  return [...named.values()].flatMap((source, index) => (index === 0 ? [source] : [', ', source]))
}

/** Rounds are chapters of the log. */
export function roundBegun(lang: Lang, emitted: GameEvent): string | null {
  const event = emitted as GalaxyEvent // the game emits nothing else
  return event.type === 'roundBegan' ? `${{ en: 'Round', pl: 'Runda' }[lang]} ${event.round}` : null
}
