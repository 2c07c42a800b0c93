import { type GameEvent, type Lang, type Line, line, player, type Seat, type Text } from '@kantyna/kernel'
import { type GameMoments, logSentence, summedChanges, UNASKED } from '@kantyna/ui'
import { opponentOf } from '../../rules/duel.ts'
import type { DuelEvent } from '../../rules/events.ts'
import { damageCount } from '../../words/cards/counts.ts'
import { words } from '../../words/game-words.ts'
import { pieceLinks } from '../../words/things/things.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { type DuelMoment, roles } from './roles.ts'

const titles: Readonly<Record<DuelMoment | typeof UNASKED, Text>> = {
  attack: { en: 'Attack', pl: 'Atak' },
  base: { en: 'A new base', pl: 'Nowa baza' },
  destroyed: { en: 'A base is destroyed!', pl: 'Baza zniszczona!' },
  hand: { en: 'A look at a hand', pl: 'Podglądanie kart na ręce' },
  [UNASKED]: { en: 'A change', pl: 'Zmiana' },
}

/** Changes that the opponent's choice has caused, if all of them are of one kind. */
const unasked: readonly { readonly types: readonly string[]; readonly title: Text }[] = [
  {
    types: ['discarded', 'putOnDeck'],
    title: { en: 'Cards lost from a hand', pl: 'Utrata kart z ręki' },
  },
  // The players assign damage to ships after the attack.
  {
    types: ['shipDamaged', 'shipDestroyed', 'baseDamaged'],
    title: { en: 'Damage dealt', pl: 'Zadane obrażenia' },
  },
]

/** The moments of a duel. */
export const moments: GameMoments<IconName> = {
  roles,
  title: ({ kind, events }, lang) => [
    (kind === UNASKED ? unaskedTitle(events) : titles[kind as DuelMoment])[lang],
  ], // roles.ts begins no other kind of moment
  sentence: (moment, lang) => logSentence(words[lang], moment),
  changes: (moment, lang) =>
    summedChanges(moment.events.flatMap(changed), (icon, by) => label(lang, icon, by)),
  turnSummary,
}

function unaskedTitle(events: readonly GameEvent[]): Text {
  const all = unasked.find(({ types }) => events.every(({ type }) => types.includes(type)))
  return all?.title ?? titles[UNASKED]
}

type Changed = 'hull' | 'trophy' | 'card'

function changed(event: GameEvent): { readonly seat: Seat; readonly icon: Changed; readonly by: number }[] {
  const typed = event as DuelEvent // the duel emits nothing else
  switch (typed.type) {
    case 'baseDamaged':
      return [{ seat: typed.seat, icon: 'hull', by: -typed.damage }]
    case 'baseDestroyed':
      return [{ seat: opponentOf(typed.seat), icon: 'trophy', by: 1 }]
    case 'discarded':
      return [{ seat: typed.seat, icon: 'card', by: -1 }]
    case 'putOnDeck':
      return [{ seat: typed.of, icon: 'card', by: -1 }]
    default:
      return []
  }
}

function label(lang: Lang, icon: IconName, by: number): string {
  if (icon === 'hull') return damageCount(lang, Math.abs(by))
  if (icon === 'trophy') return lang === 'pl' ? `zniszczone bazy: +${by}` : `bases destroyed: +${by}`
  return lang === 'pl' ? `karty na ręce: −${-by}` : `cards in hand: −${-by}`
}

const cardsPl = (count: number) => (count === 1 ? 'kartę' : 'karty')

/** Polish names stay in the nominative: "kupuje kartę Szturmowiec". */
const verbs = {
  buys: { en: () => 'buys', pl: (count: number) => `kupuje ${cardsPl(count)}` },
  defeats: { en: () => 'defeats', pl: (count: number) => `pokonuje ${cardsPl(count)}` },
} as const

/** What was bought and what was attacked: "Rivet: buys Stormtrooper · 5 damage". */
function turnSummary(seat: Seat, events: readonly GameEvent[], lang: Lang): Line | null {
  const typed = events as readonly DuelEvent[] // the duel emits nothing else
  const bought = typed.flatMap((event) =>
    event.type === 'bought' && event.seat === seat ? [event.card] : [],
  )
  const beaten = typed.flatMap((event) =>
    event.type === 'defeated' && event.seat === seat ? [event.card] : [],
  )
  const damage = typed.reduce(
    (sum, event) => sum + (event.type === 'baseDamaged' && event.seat !== seat ? event.damage : 0),
    0,
  )
  const parts: Line[] = [
    ...(bought.length > 0 ? [line`${verbs.buys[lang](bought.length)} ${pieceLinks(lang, bought)}`] : []),
    ...(beaten.length > 0 ? [line`${verbs.defeats[lang](beaten.length)} ${pieceLinks(lang, beaten)}`] : []),
    ...(damage > 0 ? [line`${damageCount(lang, damage)}`] : []),
  ]
  if (parts.length === 0) return null
  return line`${player(seat)}: ${parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))}`
}
