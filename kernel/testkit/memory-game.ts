import * as z from 'zod/mini'
import {
  ask,
  at,
  copyKernelPart,
  type DecisionKind,
  decisionKind,
  emit,
  emptyPosition,
  type Frame,
  type GameEvent,
  type GameWithWords,
  type Position,
  picked,
  remove,
  routine,
  routineTable,
  type Seat,
  type Secrets,
  shuffle,
  takeLast,
} from '../index.ts'
import { toyGame } from './toy-game.ts'

/**
 * A minimal game for testing what seats remember: cards are taken openly into hands, laid openly on decks, and
 * the top of the stock is looked at in secret. Whoever ends the last turn wins.
 */
export interface Memory extends Position {
  turn: number
  hands: number[][]
  decks: number[][]
  stock: number[]
  /** Two places, NONE where the stock had no card for it. */
  row: number[]
  /** A second kind of piece, which nobody can remember. */
  bags: number[][]
  knowers: number[]
  /** Whose each piece is, or NONE: no game needs it said, but guesses are better where it is. */
  owners: number[]
}

const NONE = -1
const TURNS = 30
const CARDS = Array.from({ length: 14 }, (_, card) => card)
const GEMS = [14, 15, 16, 17]

/** Codes of what can be done: below 100 a card is taken from the row, from 100 on one is laid on the own deck. */
export const LAY = 100
export const LOOK = 200
export const DRAW = 201
export const SHUFFLE = 202

const act: DecisionKind<Memory> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: [],
  list(t, seat) {
    const codes = [...t.row.filter((card) => card !== NONE), ...at(t.hands, seat).map((card) => LAY + card)]
    if (t.stock.length > 0) codes.push(LOOK)
    if (at(t.decks, seat).length > 0) codes.push(DRAW)
    return [...codes, SHUFFLE]
  },
  option: (_, __, code) => ({ id: `do-${code}`, touches: [] }),
})

const turns = routine<Memory, Frame>('turns')([], {
  deal(t) {
    shuffle(t, 'deck', t.stock)
    for (const deck of t.decks) deck.push(takeLast(t.stock), takeLast(t.stock))
    for (const hand of t.hands) hand.push(takeLast(t.stock))
    t.row = [takeLast(t.stock), takeLast(t.stock)]
    for (const seat of t.hands.keys())
      for (const card of [...at(t.hands, seat), ...at(t.decks, seat)]) t.owners[card] = seat
  },
  ask(t) {
    ask(t, act, t.turn % t.seats)
  },
  act(t) {
    carryOut(t, t.turn % t.seats, picked(t))
    t.turn++
    if (t.turn < TURNS) return 'ask'
    t.outcome = { winners: [(t.turn - 1) % t.seats] }
  },
})

function carryOut(t: Memory, seat: Seat, code: number): void {
  const [hand, deck] = [at(t.hands, seat), at(t.decks, seat)]
  const everybody = (1 << (t.seats + 1)) - 1
  if (code === LOOK) {
    const card = at(t.stock, t.stock.length - 1)
    learn(t, card, 1 << seat)
    emit(t, { type: 'looked', secret: { seats: [seat], card } })
  } else if (code === DRAW) hand.push(takeLast(deck))
  else if (code === SHUFFLE) {
    for (const card of deck) t.knowers[card] = 0
    shuffle(t, 'deck', deck)
    emit(t, { type: 'shuffled' })
  } else if (code >= LAY) {
    remove(hand, code - LAY)
    deck.push(code - LAY)
    learn(t, code - LAY, everybody)
    tellCard(t, 'laid', code - LAY)
  } else {
    hand.push(code)
    t.owners[code] = seat
    learn(t, code, everybody)
    tellCard(t, 'taken', code)
    t.row[t.row.indexOf(code)] = t.stock.pop() ?? NONE
  }
}

/** What happens openly is told: nobody remembers anything else. */
function tellCard(t: Memory, type: string, card: number): void {
  emit<GameEvent & { readonly card: number }>(t, { type, card })
}

export function learn(t: Memory, card: number, bits: number): void {
  t.knowers[card] = at(t.knowers, card) | bits
}

export const secrets = {
  turn: 'shown',
  hands: { own: 'card', remembered: true },
  decks: { count: 'card', remembered: true },
  stock: { count: 'card', remembered: true },
  row: { shown: 'card' },
  bags: { count: 'gem' },
  knowers: 'knowers',
  owners: 'shown',
} as const satisfies Secrets<Memory>

const perSeat = (seats: number): number[][] => Array.from({ length: seats }, () => [])

export const memoryGame: GameWithWords<Memory> & { readonly secrets: typeof secrets } = {
  meta: toyGame.meta,
  rulesVersion: '1',
  options: () => z.strictObject({}),
  tableOptions: () => [],
  streams: ['deck'],
  routines: routineTable(turns),
  decisions: { act },
  turnKinds: [],
  secrets,
  inventory: () => ({ card: CARDS, gem: GEMS }),
  setup: (seats, _, chance) => ({
    ...emptyPosition(seats, chance, { routine: 'turns', stage: 0 }),
    turn: 0,
    hands: perSeat(seats),
    decks: perSeat(seats),
    stock: CARDS.slice(),
    row: [NONE, NONE],
    bags: [GEMS.slice(0, 3), GEMS.slice(3)],
    knowers: [...CARDS, ...GEMS].map(() => 0),
    owners: [...CARDS.map(() => NONE), 0, 0, 0, 1],
  }),
  copy: (t) => ({
    ...copyKernelPart(t, (frame) => ({ ...frame })),
    turn: t.turn,
    hands: t.hands.map((pile) => pile.slice()),
    decks: t.decks.map((pile) => pile.slice()),
    stock: t.stock.slice(),
    row: t.row.slice(),
    bags: t.bags.map((pile) => pile.slice()),
    knowers: t.knowers.slice(),
    owners: t.owners.slice(),
  }),
  violations(t) {
    const cards = [...t.hands.flat(), ...t.decks.flat(), ...t.stock, ...t.row].filter((card) => card !== NONE)
    const isWhole = new Set(cards).size === CARDS.length && cards.length === CARDS.length
    return isWhole && new Set(t.bags.flat()).size === GEMS.length ? [] : ['pieces do not add up']
  },
  evaluate: () => 0.5,
  allies: (_, seat) => [seat],
  longestGame: 1000,
  words: toyGame.words,
}
