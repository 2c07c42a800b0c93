import * as z from 'zod/mini'
import {
  ask,
  at,
  call,
  copyFields,
  copyKernelPart,
  type DecisionKind,
  decisionKind,
  drawBelow,
  EMPTY,
  emit,
  emptyFields,
  emptyPosition,
  endGame,
  everybody,
  type Frame,
  type Game,
  type GameEvent,
  learn,
  PASS,
  type PublicFacts,
  pairing,
  picked,
  reactionWindow,
  remove,
  routine,
  routineTable,
  type Seat,
  seatsFrom,
  seatsWithMost,
  secretsOf,
  shuffle,
  takeLast,
} from '../../index.ts'
import {
  ALL_PEOPLE,
  CARDS,
  effects,
  type FightFrame,
  fields,
  isFaceDown,
  type Moment,
  NORTH,
  NOWHERE,
  PEOPLE,
  PLACES,
  placeOption,
  RANK_AT,
  REGIONS,
  SCRIPTS,
  type Stranger,
  secretOf,
  sectionOf,
} from './stranger-cards.ts'
import { words } from './stranger-words.ts'

/**
 * The swapped stranger: people lie face down on a map. A turn is one peek, one open swap, one visit or one card.
 * Whoever is visited is turned up, and then fought or asked for a story. Everybody holds a secret card, to be used
 * when somebody is turned up or about to fight. The most famous wins.
 */

const TURNS = 18
const pairs = pairing(PLACES.length, PLACES.length)

/** Codes of what can be done in a turn: the first of each range. */
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

interface SeatFrame extends Frame {
  readonly seat: Seat
}

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

/** OR-CON-06: what was seen is the seat's alone, and belongs to the person and not to the place. */
function peek(t: Stranger, seat: Seat, place: number): void {
  const person = at(t.map, place)
  learn(t.knowers, person, [seat])
  emit<AtPlace>(t, { type: 'peeked', seat, place, secret: { seats: [seat], person } })
}

type AtPlace = GameEvent & { readonly seat: Seat; readonly place: number; readonly person?: number }

/** OR-CON-11, OR-CON-12: each takes the other's place and keeps its side. */
function swap(t: Stranger, one: number, other: number): void {
  const person = at(t.map, one)
  t.map[one] = at(t.map, other)
  t.map[other] = person
  emit<GameEvent & { readonly places: readonly number[] }>(t, { type: 'swapped', places: [one, other] })
}

type OfCard = GameEvent & { readonly seat: Seat; readonly card?: number; readonly region?: number }

/** OR-ESPC-05: a secret goes from the deck to its owner unseen; any other section lies open while it is resolved. */
function drawCard(t: Stranger, seat: Seat, region: number): void {
  if (at(t.secrets, seat).length > 0) putAway(t, seat)
  const card = takeLast(t.deck)
  const section = sectionOf(card, region)
  if ('secret' in section) {
    at(t.secrets, seat).push(card)
    t.drawnIn[seat] = region
    emit<OfCard>(t, { type: 'drewSecret', seat, region, secret: { seats: [seat], card } })
    return
  }
  t.resolving.push(card)
  emit<OfCard>(t, { type: 'drew', seat, region, card })
  call<CardFrame>(t, { routine: 'resolve', stage: 0, seat, card, region })
}

/** OR-SEC-08: a secret goes under the deck without being shown, and its owner remembers it. */
function putAway(t: Stranger, seat: Seat): void {
  const card = takeLast(at(t.secrets, seat))
  learn(t.knowers, card, [seat])
  t.deck.unshift(card)
  t.drawnIn[seat] = NOWHERE
  emit<OfCard>(t, { type: 'putAway', seat, secret: { seats: [seat], card } })
}

interface CardFrame extends SeatFrame {
  readonly card: number
  readonly region: number
}

/** A card that lies open while its effect is carried out, and goes under the deck known to all. */
const resolve = routine<Stranger, CardFrame>('resolve')('shown', {
  carryOut(t, { seat, card, region }) {
    const section = sectionOf(card, region)
    const effect = 'secret' in section ? section.secret.effect : section.effect
    // Where nothing of it can be done, nobody is asked.
    const context = { seat, source: card }
    if (effects.legal(t, effect, context) === null) effects.run(t, effect, context)
  },
  putUnder(t, { card }) {
    remove(t.resolving, card)
    t.knowers[card] = everybody(t)
    t.deck.unshift(card)
  },
})

interface SecretFrame extends SeatFrame {
  readonly card: number
}

/** A secret that is used without being shown: it stays where it is, and only its owner sees what is done. */
const useFaceDown = routine<Stranger, SecretFrame>('useFaceDown')(
  { seat: 'shown', card: { pieceIn: 'secrets' } },
  {
    carryOut(t, { seat, card }) {
      const secret = secretOf(card, at(t.drawnIn, seat))
      if (secret !== null) effects.run(t, secret.effect, { seat, source: card, isSecret: true })
    },
    putUnder(t, { seat }) {
      putAway(t, seat)
    },
  },
)

/** The secret that a seat could use now, or null. */
function usableSecret(t: Stranger, seat: Seat) {
  const moment: Moment = t.stack.some((frame) => frame.routine === 'fight') ? 'fight' : 'turnedUp'
  const card = at(t.secrets, seat)[0]
  const secret = card === undefined ? null : secretOf(card, at(t.drawnIn, seat))
  if (card === undefined || secret === null || secret.at !== moment) return null
  const { effect } = secret
  return effects.legal(t, effect, { seat, source: card }) === null ? { card, ...secret } : null
}

const useSecret: DecisionKind<Stranger> = decisionKind({
  name: 'useSecret',
  shape: 'one',
  rules: ['OR-SEC-02', 'OR-SEC-03'],
  list: (t, seat) => (usableSecret(t, seat) === null ? [] : [0, PASS]),
  option: (t, seat) => ({ id: 'use', touches: [`card:${at(at(t.secrets, seat), 0)}`] }),
})

/** Everybody may use a secret, the one whose turn it is first. */
export const windowFor = (mightReact: (t: Stranger, seat: Seat) => boolean) =>
  reactionWindow<Stranger>({
    name: 'secretWindow',
    kind: useSecret,
    mightReact,
    react(t, seat) {
      const secret = usableSecret(t, seat)
      if (secret === null) return 'next'
      const { card, isUsedFaceDown } = secret
      if (isUsedFaceDown) {
        emit<OfCard>(t, { type: 'usedFaceDown', seat, secret: { seats: [seat], card } })
        call<SecretFrame>(t, { routine: 'useFaceDown', stage: 0, seat, card })
        return 'next'
      }
      // OR-SEC-04: the card and what it does become public in one step.
      const region = at(t.drawnIn, seat)
      remove(at(t.secrets, seat), card)
      t.resolving.push(card)
      t.drawnIn[seat] = NOWHERE
      emit<OfCard>(t, { type: 'usedSecret', seat, card })
      call<CardFrame>(t, { routine: 'resolve', stage: 0, seat, card, region })
      return 'next'
    },
  })

/** Whoever holds a card face down might have one that fits. */
const secretWindow = windowFor((t, seat) => at(t.secrets, seat).length > 0)

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

/** What everybody knows: ranks, and what a card must be that was kept in a region or is being used face down. */
const publicFacts: PublicFacts<Stranger> = {
  backs: { person: (person) => at(PEOPLE, person).rank },
  couldBe(t, { field, pile }, card) {
    if (field !== 'secrets') return true
    const secret = secretOf(card, at(t.drawnIn, pile))
    const isInUse = t.stack.some((frame) => frame.routine === 'useFaceDown' && seatOf(frame) === pile)
    return secret !== null && (!isInUse || secret.isUsedFaceDown)
  },
}

function seatOf(frame: Frame): Seat {
  return (frame as SeatFrame).seat // asked only of frames with a seat
}

export const secrets = secretsOf(fields)

export const strangerGame: Game<Stranger> & { readonly secrets: typeof secrets } = {
  meta: {
    id: 'toy-stranger',
    name: { pl: 'Zamieniony nieznajomy', en: 'The swapped stranger' },
    tagline: { pl: '', en: '' },
    seats: [3],
    minutes: 1,
    age: 1,
  },
  rulesVersion: '1',
  options: () => z.strictObject({}),
  tableOptions: () => [],
  streams: ['people', 'deck', 'scripts', 'dice'],
  routines: routineTable(
    turns,
    visit,
    fight,
    resolve,
    useFaceDown,
    secretWindow.routine,
    ...effects.routines,
  ),
  decisions: { act, useSecret, ...Object.fromEntries(effects.decisions.map((kind) => [kind.name, kind])) },
  turnKinds: ['act'],
  whoseTurn: (t) => t.turn % t.seats,
  secrets,
  publicFacts,
  inventory: () => ({ person: ALL_PEOPLE, card: CARDS, script: SCRIPTS }),
  setup: (seating, _, chance) => ({
    ...emptyPosition(seating, chance, { routine: 'turns', stage: 0 }),
    ...emptyFields(fields, seating.seats),
  }),
  copy: (t) => ({ ...copyKernelPart(t), ...copyFields(fields, t) }),
  violations: (t) => [
    ...recount('people', ALL_PEOPLE, [...t.map.filter((one) => one !== EMPTY), ...t.leftOut, ...t.beaten]),
    ...recount('cards', CARDS, [...t.deck, ...t.secrets.flat(), ...t.resolving]),
    ...recount('scripts', SCRIPTS, [...t.bank, ...t.reading, ...t.kept.flat()]),
    ...t.secrets.flatMap((pile, seat) =>
      pile.some((card) => secretOf(card, at(t.drawnIn, seat)) === null) ? ['a secret is none there'] : [],
    ),
  ],
  evaluate: (t, seat) => Math.min(1, at(t.fame, seat) / 10),
  allies: (_, seat) => [seat],
  longestGame: 1000,
  words,
}

function recount(what: string, all: readonly number[], found: readonly number[]): string[] {
  const isWhole = found.length === all.length && all.every((piece) => found.includes(piece))
  return isWhole ? [] : [`${what} do not add up`]
}
