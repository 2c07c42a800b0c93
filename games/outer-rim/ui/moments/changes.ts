import type { GameEvent, Lang, Seat } from '@kantyna/kernel'
import type { MomentChange } from '@kantyna/ui'
import type { RimEvent } from '../../rules/events.ts'
import { FIRST_SHIP } from '../../rules/pieces.ts'
import { reputationWith, standingNames } from '../../words/cards/card-terms.ts'
import { creditCount, damageCount, fameCount } from '../../words/cards/effect-words.ts'
import { factionAt, nameOf, tables } from '../../words/things/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { number } from '../words.ts'

type Change = MomentChange<IconName>

/** The changes of a moment, each kind once for each seat. */
export function changesOf(events: readonly GameEvent[], lang: Lang): readonly Change[] {
  const rimEvents = events as readonly RimEvent[] // the events come from this game's rules
  return [...summedCounts(rimEvents, lang), ...rimEvents.flatMap((event) => changeBy(event, rimEvents, lang))]
}

/** Sums of everything that is counted: credits, fame and damage. */
function summedCounts(rimEvents: readonly RimEvent[], lang: Lang): readonly Change[] {
  const counts = new Map<string, { seat: Seat; icon: Counted; by: number }>()
  const add = (seat: Seat, icon: Counted, by: number) => {
    const key = `${seat} ${icon}`
    const before = counts.get(key)?.by ?? 0
    counts.set(key, { seat, icon, by: before + by })
  }
  for (const event of rimEvents) {
    if (event.type === 'credits') add(event.seat, 'credits', event.by)
    else if (event.type === 'fame') add(event.seat, 'fame', event.by)
    else if (event.type === 'damaged') add(event.seat, places[event.on], event.amount)
    else if (event.type === 'recovered') add(event.seat, places[event.on], -event.amount)
    else if (event.type === 'gave') {
      add(event.seat, 'credits', -event.amount)
      add(event.to, 'credits', event.amount)
    }
  }
  return [...counts.values()]
    .filter(({ by }) => by !== 0)
    .map(({ seat, icon, by }) => ({ seat, icon, ...counted[icon](lang, by) }))
}

const places = { ship: 'hull', character: 'health' } as const
type Counted = 'credits' | 'fame' | 'hull' | 'health'
type ChangeText = Pick<Change, 'text' | 'label' | 'isBad'>

const sign = (by: number) => (by < 0 ? '−' : '+')

/** "+3,000"; for screen readers "+3,000 credits". */
function amount(lang: Lang, by: number, count: (lang: Lang, count: number) => string): ChangeText {
  const size = Math.abs(by)
  return {
    text: `${sign(by)}${number(lang, size)}`,
    label: `${sign(by)}${count(lang, size)}`,
    ...(by < 0 ? { isBad: true } : {}),
  }
}

/** "2 damage"; for screen readers "2 damage on the ship". */
function damage(lang: Lang, by: number, on: 'hull' | 'health'): ChangeText {
  const text = `${by < 0 ? '−' : ''}${damageCount(lang, Math.abs(by))}`
  return { text, label: `${text} ${damaged[on][lang]}`, ...(by > 0 ? { isBad: true } : {}) }
}

const damaged = {
  hull: { en: 'on the ship', pl: '(statek)' },
  health: { en: 'on the character', pl: '(postać)' },
} as const

const counted: Readonly<Record<Counted, (lang: Lang, by: number) => ChangeText>> = {
  credits: (lang, by) => amount(lang, by, creditCount),
  fame: (lang, by) => amount(lang, by, fameCount),
  hull: (lang, by) => damage(lang, by, 'hull'),
  health: (lang, by) => damage(lang, by, 'health'),
}

function changeBy(event: RimEvent, rimEvents: readonly RimEvent[], lang: Lang): readonly Change[] {
  switch (event.type) {
    case 'reputation': {
      const { seat, faction, before, now } = event
      const label =
        `${reputation[lang]} ${reputationWith[lang][factionAt(faction)]}: ${standing(lang, now)}`.trim()
      return [{ seat, icon: 'reputation', text: label, label, ...(now < before ? { isBad: true } : {}) }]
    }
    case 'gained':
      return [
        card(event.seat, event.card, '+', lang),
        ...(event.from === undefined ? [] : [card(event.from, event.card, '−', lang)]),
      ]
    case 'discarded':
    case 'removed':
      // A card that was used up by its own action is not a loss.
      return rimEvents.some((other) => isCardResolved(other, event.card))
        ? []
        : [card(event.seat, event.card, '−', lang)]
    case 'shipTaken': {
      const text = nameOf(lang, FIRST_SHIP + event.ship)
      return [{ seat: event.seat, icon: 'ship', text, label: text }]
    }
    case 'secretsLost':
      return [{ seat: event.seat, icon: 'secret', ...secrets(lang, -event.count) }]
    case 'drewSecret':
      return [{ seat: event.seat, icon: 'secret', ...secrets(lang, 1) }]
    case 'goalToken':
      return [{ seat: event.seat, icon: 'goal', text: '+1', label: goalToken[lang] }]
    default:
      return []
  }
}

function isCardResolved(event: RimEvent, card: number): boolean {
  switch (event.type) {
    case 'delivered':
    case 'captiveDelivered':
    case 'jobEnded':
      return event.card === card
    case 'credits':
    case 'fame':
      return event.by > 0 && event.source === card
    default:
      return false
  }
}

function card(seat: Seat, piece: number, by: '+' | '−', lang: Lang): Change {
  const text = `${by} ${nameOf(lang, piece)}`
  return { seat, icon: iconOf(piece), text, label: text, ...(by === '−' ? { isBad: true } : {}) }
}

function iconOf(piece: number): IconName {
  const type = tables().resources[piece]?.type
  return type === undefined ? 'pool' : (icons[type] ?? 'pool')
}

const icons: Readonly<Record<string, IconName>> = {
  bounty: 'bounty',
  cargo: 'cargo',
  crew: 'crew',
  gear: 'gear',
  job: 'job',
  mod: 'mod',
  luxury: 'luxury',
}

function standing(lang: Lang, by: number): string {
  return standingNames[lang][by === 0 ? 'neutral' : by > 0 ? 'positive' : 'negative']
}

const reputation = { en: '', pl: 'reputacja' } as const
const goalToken = { en: '1 goal token', pl: '1 żeton celu' } as const

/** The Polish word has awkward plural forms, so it comes before the number. */
function secrets(lang: Lang, by: number): ChangeText {
  const wording = amount(lang, by, (_, count) => `${count} ${count === 1 ? 'secret' : 'secrets'}`)
  return lang === 'pl' ? { ...wording, label: `tajne informacje: ${wording.text}` } : wording
}
