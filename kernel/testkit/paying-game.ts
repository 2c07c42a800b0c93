import {
  amountsPart,
  answerOf,
  ask,
  at,
  decisionKind,
  endGame,
  type Fields,
  type FieldsOf,
  type Frame,
  type Position,
  partsOf,
  routine,
  shown,
} from '../index.ts'
import { toy } from './toys/toy.ts'
import { toyWords } from './toys/toy-words.ts'

/** A game for testing payments: in turn, each seat researches and pays 2 in ore, in coins or in both. */
export interface Paying extends Position, FieldsOf<typeof fields> {}

const two = (seats: number): number[] => new Array<number>(seats).fill(2)
const fields = { turn: shown(0), ore: shown(two), coins: shown(two) } as const satisfies Fields

const place = decisionKind<Paying>({
  name: 'place',
  shape: 'one',
  rules: ['PAY-01'],
  list: () => [0],
  option: () => ({ id: 'research', touches: [] }),
  next: (t, seat, picks) =>
    picks.length > 1
      ? null
      : amountsPart('pay', [0, 1], [at(t.ore, seat), at(t.coins, seat)], { min: 2, max: 2 }),
  partOption: (_, __, ___, ____, code) => ({ id: code === 0 ? 'ore' : 'coins', touches: [] }),
})

const turns = routine<Paying, Frame>('turns')('shown', {
  ask(t) {
    ask(t, place, t.turn)
  },
  pay(t) {
    const [ore = 0, coins = 0] = partsOf(answerOf(t, t.turn))[0] ?? []
    t.ore[t.turn] = at(t.ore, t.turn) - ore
    t.coins[t.turn] = at(t.coins, t.turn) - coins
    t.turn++
    if (t.turn < t.seats) return 'ask'
    endGame(t, { winners: [] })
  },
})

export const payingGame = toy({
  meta: { id: 'paying', name: { pl: 'płacenie', en: 'paying' }, seats: [2, 3] },
  fields,
  routines: [turns],
  decisions: [place],
  streams: [],
  turnKinds: ['place'],
  whoseTurn: (t) => t.turn,
  inventory: () => ({}),
  violations: () => [],
  evaluate: () => 0,
  longestGame: 3,
  words: toyWords({
    event: ({ type }) => ({ pl: [type], en: [type] }),
    prompts: { place: { pl: 'Badaj.', en: 'Research.' } },
    option: ({ id }) => ({ pl: id, en: id }),
    refusal: ({ reason }) => ({ pl: reason, en: reason }),
    streams: {},
  }),
})
