import { type GameEvent, type Lang, type Line, line, player, type Seat } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'
import { pieceLinks, spaceLink } from '../../words/things/things.ts'
import { allWords } from '../all-words.ts'
import { changesOf } from './changes.ts'

/** "Rivet → Naboo: buys Ion Cannon, +1 fame.": the results of a seat's turn. */
export function turnSummary(seat: Seat, events: readonly GameEvent[], lang: Lang): Line | null {
  const rimEvents = events as readonly RimEvent[] // the events come from this game's rules
  const moved = rimEvents.findLast((event) => event.type === 'moved' && event.seat === seat)
  const bought = rimEvents.flatMap((event) =>
    event.type === 'bought' && event.seat === seat ? [event.card] : [],
  )
  const isDefeated = rimEvents.some((event) => event.type === 'defeated' && event.seat === seat)
  const words = allWords(lang)
  const counted = changesOf(events, lang).filter(
    (change) => change.seat === seat && ['fame', 'credits', 'hull', 'health'].includes(change.icon),
  )
  const parts: readonly Line[] = [
    ...(bought.length === 0 ? [] : [line`${words.buys(bought.length)} ${pieceLinks(lang, bought)}`]),
    ...counted.map(({ label }) => line`${label}`),
    ...(isDefeated ? [line`${words.lying}`] : []),
  ]
  const to: Line =
    moved?.type === 'moved' && moved.from !== moved.to ? line` → ${spaceLink(lang, moved.to)}` : []
  if (parts.length === 0 && to.length === 0) return null
  const listed = parts.flatMap((part, index): Line => (index === 0 ? part : [', ', ...part]))
  return listed.length === 0 ? line`${player(seat)}${to}.` : line`${player(seat)}${to}: ${listed}.`
}
