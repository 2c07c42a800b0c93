import {
  answer,
  answerOf,
  ask,
  at,
  begin,
  type Chance,
  copyFields,
  copyKernelPart,
  type Decision,
  type DecisionKind,
  emptyFields,
  emptyPosition,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDown,
  type GameWithBots,
  newChance,
  own,
  type Position,
  routine,
  routineTable,
  secretsOf,
  shown,
  shuffle,
  viewOf,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { botNames, chooseAsBot } from './index.ts'

/**
 * A toy game with every shape of question: both seats bid a number at the same time and in secret, then throw away one
 * or two of three cards. The higher bid and the lower thrown cards score; the best of two rounds wins.
 */
interface Auction extends Position, FieldsOf<typeof fields> {}

const fields = {
  round: shown(0),
  scores: shown<number[]>([0, 0]),
  hands: own('card'),
  deck: faceDown('card'),
} as const satisfies Fields

const MOST = 4
const ROUNDS = 2

const bid: DecisionKind<Auction> = {
  name: 'bid',
  shape: 'number',
  rules: [],
  list: () => [],
  bounds: () => ({ min: 0, max: MOST }),
  option: (_, __, code) => ({ id: String(code), touches: [] }),
}

const discard: DecisionKind<Auction> = {
  name: 'discard',
  shape: 'some',
  rules: [],
  list: (t, seat) => at(t.hands, seat).slice(),
  bounds: () => ({ min: 1, max: 2 }),
  option: (_, __, code) => ({ id: String(code), touches: [] }),
}

const auction = routine<Auction, Frame>('auction')([], {
  deal(t) {
    t.deck = Array.from({ length: 12 }, (_, card) => card)
    shuffle(t, 'deck', t.deck)
  },
  bid(t) {
    t.hands = t.hands.map(() => t.deck.splice(-3, 3))
    for (const seat of [0, 1]) ask(t, bid, seat)
  },
  discard(t) {
    const [first, second] = [0, 1].map((seat) => at(answerOf(t, seat), 0))
    t.scores = t.scores.map((score, seat) => score + ((seat === 0) === (first ?? 0) > (second ?? 0) ? 10 : 0))
    for (const seat of [0, 1]) ask(t, discard, seat)
  },
  score(t) {
    t.scores = t.scores.map((score, seat) => score - answerOf(t, seat).reduce((sum, card) => sum + card, 0))
    t.round++
    if (t.round < ROUNDS) return 'deal'
    const best = Math.max(...t.scores)
    t.outcome = { winners: [0, 1].filter((seat) => t.scores[seat] === best) }
  },
})

const unused = () => {
  throw new Error('the bots have no use for this')
}
const game: GameWithBots<Auction> = {
  meta: {
    id: 'auction',
    name: { pl: '', en: '' },
    tagline: { pl: '', en: '' },
    seats: [2],
    minutes: 1,
    age: 1,
  },
  rulesVersion: '1',
  options: unused,
  tableOptions: () => [],
  streams: ['deck'],
  routines: routineTable(auction),
  decisions: { bid, discard },
  turnKinds: [],
  whoseTurn: () => null,
  secrets: secretsOf(fields),
  inventory: () => ({ card: Array.from({ length: 12 }, (_, card) => card) }),
  setup: (seating, _, chance: Chance) => ({
    ...emptyPosition(seating, chance, { routine: 'auction', stage: 0 }),
    ...emptyFields(fields, seating.seats),
  }),
  copy: (t) => ({ ...copyKernelPart(t), ...copyFields(fields, t) }),
  evaluate: (t, seat) => 1 / (1 + Math.exp((at(t.scores, 1 - seat) - at(t.scores, seat)) / 20)),
  allies: (_, seat) => [seat],
  longestGame: 100,
}

function decide(t: Auction, seat: number, name: (typeof botNames)[number], seed: number): readonly number[] {
  const decision = openFor(t, seat)
  return chooseAsBot(game, name, { view: viewOf(game, t, seat), decision, seed })
}

function openFor(t: Auction, seat: number): Decision {
  const decision = t.open.find((open) => open.seat === seat)
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`)
  return decision
}

describe.each(botNames)('%s in a game with secret simultaneous bids', (name) => {
  test('answers numbers within the range and sets of the right size, in any order of seats', () => {
    for (let seed = 0; seed < 2; seed++) {
      const t = begin(game, 2, {}, newChance(seed, game.streams))
      while (t.outcome === null) {
        const order = seed % 2 === 0 ? [0, 1] : [1, 0]
        for (const seat of order) {
          const decision = openFor(t, seat)
          const picks = decide(t, seat, name, seed)
          if (decision.kind === 'bid') {
            expect(picks).toHaveLength(1)
            expect(at(picks, 0)).toBeGreaterThanOrEqual(0)
            expect(at(picks, 0)).toBeLessThanOrEqual(MOST)
          } else {
            expect([1, 2]).toContain(picks.length)
            expect(new Set(picks).size).toBe(picks.length)
            for (const card of picks) expect(decision.options).toContain(card)
          }
          answer(game, t, decision, picks)
        }
      }
    }
  })

  test('cannot know what the other seat has bid', () => {
    const bids = [0, MOST].map((other) => {
      const t = begin(game, 2, {}, newChance(3, game.streams))
      answer(game, t, openFor(t, 0), [other])
      return decide(t, 1, name, 8)
    })
    expect(bids[0]).toEqual(bids[1])
  })
})

test.each(['greedy', 'veteran', 'expert'] as const)('%s throws away the cheapest card alone', (name) => {
  const t = begin(game, 2, {}, newChance(5, game.streams))
  answer(game, t, openFor(t, 0), [2])
  answer(game, t, openFor(t, 1), [2])
  expect(decide(t, 0, name, 1)).toEqual([Math.min(...at(t.hands, 0))])
})
