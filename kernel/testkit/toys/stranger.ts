import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  drawBelow,
  EMPTY,
  emit,
  endGame,
  everybody,
  type Frame,
  type GameEvent,
  learn,
  pairing,
  picked,
  remove,
  routine,
  type Seat,
  seatsFrom,
  seatsWithMost,
  shuffle,
} from '../../index.ts'
import {
  ALL_PEOPLE,
  CARDS,
  effects,
  type FightFrame,
  fields,
  isFaceDown,
  NORTH,
  PEOPLE,
  PLACES,
  placeOption,
  RANK_AT,
  REGIONS,
  SCRIPTS,
  type Stranger,
  secretOf,
} from './stranger-cards.ts'
import {
  drawCard,
  publicFacts,
  resolve,
  type SeatFrame,
  secretWindow,
  useFaceDown,
  useSecret,
} from './stranger-secrets.ts'
import { words } from './stranger-words.ts'
import { toy } from './toy.ts'

/**
 * The swapped stranger: people lie face down on a map. A turn is one peek, one open swap, one visit or one card. A visited
 * person is turned face up, and then fought or asked for a story. Every player holds a secret card, to be used when a
 * person is turned up or a fight begins. The most famous player wins.
 *
 * Kept because no real game has cards that are used face down: it tests masked tables, faces that are remembered, scripts
 * and secret effects, and that the leak test finds leaks.
 */

const TURNS = 18
const pairs = pairing(PLACES.length, PLACES.length)

/** Codes of the actions of a turn: each is the first of its range. */
const PEEK = 0
const VISIT = 10
const SWAP = 20
const DRAW = 40

const act: DecisionKind<Stranger> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: ['OR-CON-06', 'OR-CON-11', 'OR-ECON-03', 'OR-ESPC-01'],
  list(t) {
    const taken = [...PLACES.keys()].filter((place) => at(t.map, place) !== EMPTY)
    const swaps = taken.flatMap((one) =>
      taken.filter((other) => other > one).map((other) => SWAP + pairs.code(one, other)),
    )
    return [
      ...taken.filter((place) => isFaceDown(t, place)).map((place) => PEEK + place),
      ...taken.map((place) => VISIT + place),
      ...swaps,
      ...REGIONS.map((_, region) => DRAW + region),
    ]
  },
  option(_, __, code) {
    if (code < VISIT) return placeOption('peek', code - PEEK)
    if (code < SWAP) return placeOption('visit', code - VISIT)
    if (code >= DRAW) return { id: `draw-${at(REGIONS, code - DRAW)}`, touches: [] }
    const [one, other] = [pairs.first(code - SWAP), pairs.second(code - SWAP)].map((place) =>
      at(PLACES, place),
    )
    return { id: `swap-${one}-${other}`, touches: [`place:${one}`, `place:${other}`] }
  },
})

const turns = routine<Stranger, Frame>('turns')('shown', {
  layOut(t) {
    const people = ALL_PEOPLE.slice()
    shuffle(t, 'people', people)
    for (const [place, rank] of RANK_AT.entries()) {
      const person = people.find((one) => at(PEOPLE, one).rank === rank) ?? EMPTY
      remove(people, person)
      t.map[place] = person
    }
    t.leftOut = people
    t.bank = SCRIPTS.slice()
  },
  dealSecrets(t) {
    t.deck = CARDS.slice()
    shuffle(t, 'deck', t.deck)
    for (const [seat, pile] of t.secrets.entries()) {
      const card = t.deck.findLast((one) => secretOf(one, NORTH) !== null) ?? EMPTY
      remove(t.deck, card)
      pile.push(card)
      t.drawnIn[seat] = NORTH
    }
  },
  askForTurn(t) {
    ask(t, act, t.turn % t.seats)
  },
  takeTurn(t) {
    carryOut(t, t.turn % t.seats, picked(t))
  },
  endTurn(t) {
    t.turn++
    if (t.turn < TURNS) return 'askForTurn'
    endGame(t, { winners: seatsWithMost(seatsFrom(t, 0), (seat) => at(t.fame, seat)) })
  },
})

function carryOut(t: Stranger, seat: Seat, code: number): void {
  if (code < VISIT) peek(t, seat, code - PEEK)
  else if (code < SWAP) call<VisitFrame>(t, { routine: 'visit', stage: 0, seat, place: code - VISIT })
  else if (code < DRAW) swap(t, pairs.first(code - SWAP), pairs.second(code - SWAP))
  else drawCard(t, seat, code - DRAW)
}

/** OR-CON-06: only this seat knows what it saw, and the knowledge follows the person, not the place. */
function peek(t: Stranger, seat: Seat, place: number): void {
  const person = at(t.map, place)
  learn(t.knowers, person, [seat])
  emit<AtPlace>(t, { type: 'peeked', seat, place, secret: { seats: [seat], person } })
}

type AtPlace = GameEvent & { readonly seat: Seat; readonly place: number; readonly person?: number }

/** OR-CON-11, OR-CON-12: two people swap places; each stays face up or face down. */
function swap(t: Stranger, one: number, other: number): void {
  const person = at(t.map, one)
  t.map[one] = at(t.map, other)
  t.map[other] = person
  emit<GameEvent & { readonly places: readonly number[] }>(t, { type: 'swapped', places: [one, other] })
}

interface VisitFrame extends SeatFrame {
  readonly place: number
}

const visit = routine<Stranger, VisitFrame>('visit')('shown', {
  turnUp(t, { seat, place }) {
    if (!isFaceDown(t, place)) return 'meet'
    const person = at(t.map, place)
    t.knowers[person] = everybody(t)
    emit<AtPlace>(t, { type: 'turnedUp', seat, place, person })
  },
  offerSecrets(t, { seat }) {
    secretWindow.open(t, seatsFrom(t, seat))
  },
  /** OR-ECON-06: the choice between a fight and the story is made after the person is turned up. */
  meet(t, { seat, place }) {
    const source = at(t.map, place)
    const { script } = at(PEOPLE, source)
    effects.run(
      t,
      { op: 'choose', of: [{ op: 'script', number: script }, { op: 'fight' }] },
      { seat, source },
    )
  },
})

const fight = routine<Stranger, FightFrame>('fight')('shown', {
  offerSecrets(t, { seat }) {
    secretWindow.open(t, seatsFrom(t, seat))
  },
  roll(t, { seat, person, bonus }) {
    const rolled = 1 + drawBelow(t, 'dice', 6)
    const isWon = rolled + bonus >= at(PEOPLE, person).strength
    emit<GameEvent & { seat: Seat; person: number; rolled: number; bonus: number; isWon: boolean }>(t, {
      type: 'fought',
      seat,
      person,
      rolled,
      bonus,
      isWon,
    })
    if (!isWon) return
    t.map[t.map.indexOf(person)] = EMPTY
    t.beaten.push(person)
    t.fame[seat] = at(t.fame, seat) + 2
  },
})

export const strangerGame = toy({
  meta: {
    id: 'toy-stranger',
    name: { pl: 'Zamieniony nieznajomy', en: 'The swapped stranger' },
    seats: [3],
  },
  fields,
  streams: ['people', 'deck', 'scripts', 'dice'],
  routines: [turns, visit, fight, resolve, useFaceDown, secretWindow.routine, ...effects.routines],
  decisions: [act, useSecret, ...effects.decisions],
  turnKinds: ['act'],
  whoseTurn: (t) => t.turn % t.seats,
  publicFacts,
  inventory: () => ({ person: ALL_PEOPLE, card: CARDS, script: SCRIPTS }),
  violations: (t) => [
    ...recount('people', ALL_PEOPLE, [...t.map.filter((one) => one !== EMPTY), ...t.leftOut, ...t.beaten]),
    ...recount('cards', CARDS, [...t.deck, ...t.secrets.flat(), ...t.resolving]),
    ...recount('scripts', SCRIPTS, [...t.bank, ...t.reading, ...t.kept.flat()]),
    ...t.secrets.flatMap((pile, seat) =>
      pile.some((card) => secretOf(card, at(t.drawnIn, seat)) === null) ? ['a secret is none there'] : [],
    ),
  ],
  evaluate: (t, seat) => Math.min(1, at(t.fame, seat) / 10),
  longestGame: 1000,
  words,
})

function recount(what: string, all: readonly number[], found: readonly number[]): string[] {
  const isWhole = found.length === all.length && all.every((piece) => found.includes(piece))
  return isWhole ? [] : [`${what} do not add up`]
}
