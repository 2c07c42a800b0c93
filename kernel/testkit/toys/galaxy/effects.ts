import {
  at,
  type CheckedValue,
  checkedValue,
  type Effect,
  type EffectContext,
  effectLanguage,
  type Operation,
  type Seat,
  triggers,
  value,
} from '../../../index.ts'
import {
  DISCOUNT,
  type Galaxy,
  type Good,
  gain as gainGood,
  LAST_SPACE,
  SCHOLAR,
  STACKS,
  score,
  TOLL,
  tell,
} from './table.ts'

/** What tokens and cards do: effects, values that they modify, and a card that listens. */

const goodNames = {
  ore: { pl: 'rudę', en: 'ore' },
  coins: { pl: 'monetę', en: 'coin' },
} as const

const gain: Operation<Galaxy, EffectContext, { readonly what: Good; readonly amount: number }> = {
  legal: () => null,
  run: (t, { what, amount }, { seat }) => gainGood(t, seat, what, amount),
  words: {
    en: ({ what, amount }) => `gain ${amount} ${goodNames[what].en}`,
    pl: ({ what, amount }) => `zyskaj ${amount}× ${goodNames[what].pl}`,
  },
  hint: (_, { amount }) => amount,
}

const points: Operation<Galaxy, EffectContext, { readonly points: number }> = {
  legal: () => null,
  run: (t, args, { seat }) => score(t, seat, 'tokens', args.points),
  words: { en: (args) => `score ${args.points}`, pl: (args) => `punkty: ${args.points}` },
  hint: (_, args) => 2 * args.points,
}

const operations = { gain, points }
export type GalaxyEffect = Effect<typeof operations, Record<never, never>>

export const effects = effectLanguage<Galaxy, EffectContext>()(
  operations,
  {},
  { source: ({ source = 0 }) => `token:${source}` },
)

const either: GalaxyEffect = {
  op: 'choose',
  of: [
    { op: 'gain', what: 'ore', amount: 2 },
    { op: 'gain', what: 'coins', amount: 1 },
  ],
}

/** What a token does when it is taken; one without an effect is kept, and flipped for levels. */
const tokenEffects: readonly (GalaxyEffect | null)[] = [
  null,
  either,
  { op: 'points', points: 2 },
  { op: 'points', points: 3 },
  null,
  either,
]

export const BOOST = 2

/** Who asks for a level, and why: what is temporary counts for mines, and never for the marker's own place. */
export interface LevelAsked {
  readonly seat: Seat
  readonly purpose: 'marker' | 'mine'
}

export const level = value<Galaxy, LevelAsked>('level', [
  (t, { seat }, add) => add(at(t.track, seat), 'marker'),
  (_, { purpose }, add) => add(purpose === 'mine' ? 1 : 0, 'base'),
  (t, { seat, purpose }, add) => add(purpose === 'mine' ? at(t.boosts, seat) : 0, 'boost'),
  (t, { seat, purpose }, add) =>
    add(purpose === 'mine' && at(t.cards, seat).includes(SCHOLAR) ? 1 : 0, 'scholar', SCHOLAR),
])

export interface CostAsked {
  readonly seat: Seat
  readonly isMain: boolean
}

/** What research costs: ore, or coins in its place. */
export const cost = value<Galaxy, CostAsked>('cost', [
  (_, { isMain }, add) => add(isMain ? 2 : 3, 'base'),
  (t, { seat }, add) => add(at(t.cards, seat).includes(DISCOUNT) ? -1 : 0, 'discount', DISCOUNT),
])

export const checkedValues: readonly CheckedValue<Galaxy>[] = [
  checkedValue(level, ({ seats }) =>
    Array.from({ length: seats }, (_, seat) => ({ seat, purpose: 'mine' as const })),
  ),
  checkedValue(cost, ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ seat, isMain: true }))),
]

const toll: GalaxyEffect = { op: 'gain', what: 'coins', amount: 1 }

/** Cards that wait for somebody to enter a space: the owner's own. */
export const listeners = triggers<Galaxy, EffectContext, 'entered'>({
  name: 'listen',
  kindName: 'listen',
  rules: ['TC101'],
  language: effects,
  effectOf: (_, card) => (card === TOLL ? toll : null),
  contextOf: (seat, source) => ({ seat, source }),
  isForced: () => true,
  option: (_, __, card) => ({ id: `card-${card}`, touches: [`card:${card}`] }),
})

export function canAdvance(t: Galaxy, seat: Seat): boolean {
  return at(t.track, seat) < LAST_SPACE
}

/** One space at a time: whoever enters a space with a stack takes the top token and turns it up. */
export function advance(t: Galaxy, seat: Seat): void {
  const space = at(t.track, seat) + 1
  t.track[seat] = space
  tell(t, { type: 'entered', seat, space })
  const token = t.stacks[STACKS.indexOf(space)]?.pop()
  if (token !== undefined) take(t, seat, token)
  else score(t, seat, 'track', 1)
  listeners.happen(t, seat, ['entered'], at(t.cards, seat))
}

function take(t: Galaxy, seat: Seat, token: number): void {
  tell(t, { type: 'turnedUp', seat, token })
  const effect = at(tokenEffects, token)
  if (effect === null) {
    at(t.tokens, seat).push(token)
    return
  }
  t.usedTokens.push(token)
  effects.run(t, effect, { seat, source: token })
}
