import {
  at,
  emit,
  type Fields,
  type FieldsOf,
  faceDown,
  faceDownPiles,
  faceUp,
  faceUpBySeat,
  type GameEvent,
  NOBODY,
  own,
  type Position,
  type Seat,
  shown,
} from '../../../index.ts'

/** What lies on the table of the galaxy: see ../galaxy.ts. */
export interface Galaxy extends Position, FieldsOf<typeof fields> {}

export const CARDS = [0, 1, 2]
/** Research costs less; each space entered gives a coin; mines give more. */
export const [DISCOUNT, TOLL, SCHOLAR] = [0, 1, 2]

export const HOMES = [0, 1, 2]
/** Ore; any two goods; an advance that costs a coin. */
export const [QUARRY, MARKET, ACADEMY] = [0, 1, 2]

/** Basic tokens lie at the first stack, advanced ones at the second; one of each stays in the box, unseen. */
export const TOKENS = [0, 1, 2, 3, 4, 5]
export const backOf = (token: number) => (token < 3 ? 1 : 2)
/** The spaces of the track where a stack lies; the track ends with the last of them. */
export const STACKS = [2, 4]
export const LAST_SPACE = 4

export const GOALS = [0, 1, 2, 3, 4, 5, 6]

export const areas = ['mine', 'research'] as const
export const [MINE, RESEARCH] = [0, 1]

export const goods = ['ore', 'coins'] as const
export type Good = (typeof goods)[number]
export const sources = ['tokens', 'track', 'goals'] as const
export type Source = (typeof sources)[number]

const each = (value: number) => (seats: number) => new Array<number>(seats).fill(value)

export const fields = {
  round: shown(0),
  active: shown(NOBODY as Seat),
  /** Who comes before whom this round. */
  priority: shown<readonly Seat[]>([]),
  ore: shown(each(2)),
  coins: shown(each(2)),
  track: shown(each(0)),
  workers: shown(each(2), { until: 'round' }),
  /** Who has entered the main space of each area. */
  spaces: shown([NOBODY, NOBODY], { until: 'round' }),
  /** Levels for as long as the turn lasts. */
  boosts: shown(each(0), { until: 'turn' }),
  /** How many tokens each seat has flipped this round. */
  flips: shown(each(0), { until: 'round' }),
  cardRow: { ...faceUp('card'), empty: () => CARDS.slice() },
  cards: faceUpBySeat('card'),
  homeRow: { ...faceUp('home'), empty: () => HOMES.slice() },
  homes: faceUpBySeat('home'),
  stacks: faceDownPiles('token', STACKS.length),
  box: faceDown('token'),
  /** Tokens that can still be used, and those that were. */
  tokens: faceUpBySeat('token'),
  usedTokens: faceUp('token'),
  goals: own('goal'),
  goalBox: { ...faceDown('goal'), empty: () => GOALS.slice() },
  scoredGoals: faceUpBySeat('goal'),
  /** Points by seat and source: they cannot be worked out from the last position. */
  ledger: shown((seats) => Array.from({ length: seats }, () => sources.map(() => 0))),
} as const satisfies Fields

export type GalaxyEvent =
  | { readonly type: 'round'; readonly round: number; readonly priority: readonly Seat[] }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly what: 'card' | 'home'; readonly piece: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly what: Good; readonly amount: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly ore: number; readonly coins: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly source: Source; readonly points: number }
  | { readonly type: 'entered'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'turnedUp' | 'flipped'; readonly seat: Seat; readonly token: number }
  | { readonly type: 'placed' | 'followed'; readonly seat: Seat; readonly area: number }
  | { readonly type: 'passed'; readonly seat: Seat }

export function tell(t: Position, event: GalaxyEvent): void {
  emit<GameEvent>(t, event)
}

export function gain(t: Galaxy, seat: Seat, what: Good, amount: number): void {
  if (amount === 0) return
  t[what][seat] = at(t[what], seat) + amount
  tell(t, { type: 'gained', seat, what, amount })
}

export function score(t: Galaxy, seat: Seat, source: Source, points: number): void {
  const ledger = at(t.ledger, seat)
  const index = sources.indexOf(source)
  ledger[index] = at(ledger, index) + points
  tell(t, { type: 'scored', seat, source, points })
}

export function pay(t: Galaxy, seat: Seat, [ore = 0, coins = 0]: readonly number[]): void {
  t.ore[seat] = at(t.ore, seat) - ore
  t.coins[seat] = at(t.coins, seat) - coins
  tell(t, { type: 'paid', seat, ore, coins })
}
