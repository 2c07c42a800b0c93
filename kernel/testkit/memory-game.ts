import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  emit,
  type Field,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDownBySeat,
  faceDownRemembered,
  faceUp,
  type GameEvent,
  knowers,
  ownRemembered,
  type Position,
  picked,
  remove,
  routine,
  type Seat,
  shown,
  shuffle,
  takeLast,
} from '../index.ts'
import { toyGame } from './toy-game.ts'
import { toy } from './toys/toy.ts'

/**
 * A minimal game for testing what seats remember: cards are taken openly into hands, put openly on decks, and the top
 * of the stock is looked at in secret. The seat that ends the last turn wins.
 */
export interface Memory extends Position, FieldsOf<typeof fields> {}

const NONE = -1
const TURNS = 30
const CARDS = Array.from({ length: 14 }, (_, card) => card)
const GEMS = [14, 15, 16, 17]

const fields = {
  turn: shown(0),
  hands: ownRemembered('card'),
  decks: faceDownBySeat('card'),
  stock: { ...faceDownRemembered('card'), empty: () => CARDS.slice() },
  /** Two places; NONE if the stock had no card for it. */
  row: { ...faceUp('card'), empty: () => [NONE, NONE] },
  /** A second kind of piece, which nobody can remember. */
  bags: {
    policy: { faceDown: 'gem', bySeat: true },
    empty: () => [GEMS.slice(0, 3), GEMS.slice(3)],
  } as Field<number[][], { readonly faceDown: 'gem'; readonly bySeat: true }>,
  knowers: knowers(CARDS.length + GEMS.length),
  /** The owner of each piece, or NONE. Games need not declare owners, but guesses are better if they do. */
  owners: shown([...CARDS.map(() => NONE), 0, 0, 0, 1]),
} as const satisfies Fields

/** Codes of actions: below 100, take a card from the row; from 100 on, put a card on the seat's own deck. */
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

const turns = routine<Memory, Frame>('turns')('shown', {
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

/** Events of everything public: seats remember only what an event has shown. */
function tellCard(t: Memory, type: string, card: number): void {
  emit<GameEvent & { readonly card: number }>(t, { type, card })
}

export function learn(t: Memory, card: number, bits: number): void {
  t.knowers[card] = at(t.knowers, card) | bits
}

export const memoryGame = toy({
  meta: toyGame.meta,
  fields,
  streams: ['deck'],
  routines: [turns],
  decisions: [act],
  turnKinds: [],
  inventory: () => ({ card: CARDS, gem: GEMS }),
  whoseTurn: (t) => t.turn % t.seats,
  violations(t) {
    const cards = [...t.hands.flat(), ...t.decks.flat(), ...t.stock, ...t.row].filter((card) => card !== NONE)
    const isWhole = new Set(cards).size === CARDS.length && cards.length === CARDS.length
    return isWhole && new Set(t.bags.flat()).size === GEMS.length ? [] : ['pieces do not add up']
  },
  evaluate: () => 0.5,
  longestGame: 1000,
  words: toyGame.words,
})
