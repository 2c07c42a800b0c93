import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  drawBelow,
  type Frame,
  hasListener,
  picked,
  remove,
  routine,
  type Seat,
  seatsFrom,
  seatsWithMost,
  shuffle,
} from '@kantyna/kernel'
import { tiles } from '../../content/map.ts'
import { type Faction, factions, marketDecks, ranks } from '../../content/names.ts'
import { setUpAi } from '../ai/deck.ts'
import { countFaces, facesOf, rollDice } from '../combat/dice.ts'
import { rulesOf } from '../composition.ts'
import { drawFromDatabank } from '../effects/databank.ts'
import { emitEvent } from '../events.ts'
import { contactSpaces, mapOf, orderOfTiles, placesInGame, spaceOf } from '../map/map.ts'
import {
  encounterStreams,
  marketStreams,
  placeInDatabank,
  revealTop,
  shuffleEncounters,
  shuffleMarket,
} from '../market/decks.ts'
import { firstNumberWhere, numbersIn } from '../numbered.ts'
import { FIRST_CHARACTER, NONE } from '../pieces.ts'
import { gainFame } from '../reputation/fame.ts'
import { changeReputation } from '../reputation/reputation.ts'
import { gainCredits } from '../resources/credits.ts'
import { putIntoHold } from '../resources/gaining.ts'
import { isAutoma } from '../resources/holding.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { characterCardThing, patrolThing, poolThing, seatThing } from '../scenario/things.ts'
import { characterOf, contactOf, databankCard, encounterCard, marketCard, tablesOf } from '../tables.ts'
import { piecesInGame } from './inventory.ts'
import { AI_STARTS } from './options.ts'

/** Each shuffled deck has its own stream, and so has everything else that setup draws. */
export const setupStreams = [
  'tiles',
  ...ranks.map((rank) => contactStream(rank)),
  ...marketStreams,
  ...encounterStreams,
] as const

function contactStream(rank: string): string {
  return `contacts ${rank}`
}

/** OR-SETUP-18, OR-AISET-06. */
const STARTING_SHIPS = ['g9-rigger', 'g-1a-starfighter'] as const

/**
 * OR-SETUP-20, OR-AISET-04: the credits of the first player, and how many more each later player in turn order gets.
 */
const FIRST_CREDITS = 4000
const MORE_CREDITS = 2000

export const FIRST_PLAYER_DICE = 6

interface SetupFrame extends Frame {
  /** Seats in the order of turns. */
  order: readonly Seat[]
  index: number
}

/** OR-SETUP-13: every character that is not taken. */
export function freeCharacters(t: PublicRim): number[] {
  return numbersIn(tablesOf(t).characters).filter((character) => !t.characters.includes(character))
}

function characterOption(t: Rim, character: number) {
  return {
    id: at(tablesOf(t).characters, character).id,
    touches: [characterCardThing(character)],
    facts: { character },
  }
}

/** OR-SETUP-13. */
export const chooseCharacter: DecisionKind<Rim> = decisionKind({
  name: 'chooseCharacter',
  shape: 'one',
  rules: ['OR-SETUP-13'],
  list: (t) => freeCharacters(t),
  option: (t, _, character) => characterOption(t, character),
  source: (_, seat) => seatThing(seat),
  isOpen: true,
})

/** OR-AISET-05. */
export function usualAiCharacters(t: Rim): readonly number[] {
  return freeCharacters(t).filter((character) =>
    AI_STARTS.includes(at(tablesOf(t).characters, character).start),
  )
}

/** The character that the options name. */
export function usualAiCharacterFromOptions(t: Rim): string {
  return t.options.aiCharacter
}

/** The AI player whose character is being chosen. */
function aiInSetup(t: Rim): Seat {
  const { order, index } = at(t.stack, t.stack.length - 1) as SetupFrame // only setup asks this question
  return at(order, index)
}

/** OR-AISET-05. */
export const chooseAiCharacter: DecisionKind<Rim> = decisionKind({
  name: 'chooseAiCharacter',
  shape: 'one',
  rules: ['OR-AISET-05'],
  list: (t) => rulesOf(t).setup.aiCharacters(t, aiInSetup(t)).slice(),
  option: (t, _, character) => characterOption(t, character),
  isOpen: true,
})

function shipIndex(t: Rim, id: string): number {
  return firstNumberWhere(tablesOf(t).ships, (ship) => ship.id === id)
}

export function usualStartingShips(): readonly string[] {
  return STARTING_SHIPS
}

/** OR-SETUP-18: the player chooses the ship before seeing the starting card (OR-SETUP-19). */
export const chooseStartingShip: DecisionKind<Rim> = decisionKind({
  name: 'chooseStartingShip',
  shape: 'one',
  rules: ['OR-SETUP-18', 'OR-SETUP-19'],
  list: (t, seat) =>
    rulesOf(t)
      .setup.startingShips(t, seat)
      .map((id) => shipIndex(t, id)),
  option: (t, _, ship) => ({
    id: at(tablesOf(t).ships, ship).id,
    touches: [poolThing(ship)],
    facts: { ship },
  }),
  source: (_, seat) => seatThing(seat),
  isOpen: true,
})

/** The faction with which the character has positive reputation (OR-SETUP-26: Lando Calrissian). */
export const chooseReputation: DecisionKind<Rim> = decisionKind({
  name: 'chooseReputation',
  shape: 'one',
  rules: ['OR-SETUP-26'],
  list: () => [...factions.keys()],
  option: (_, __, faction) => ({
    id: factions[faction] ?? '',
    touches: [patrolThing(faction)],
    facts: { faction },
  }),
  source: (_, seat) => seatThing(seat),
  isOpen: true,
  // OR-AIDEC-02, OR-EX-21.
  byRule: (t, { options }) => [at(options, drawBelow(t, 'ai', options.length))],
})

/** Shuffles every card and token and puts it in its place; nothing is turned up yet. */
function layOut(t: Rim): void {
  const { ships, encounterDecks } = tablesOf(t)
  const { market, encounters, databank, contacts } = piecesInGame(t)
  for (const card of market) at(t.market, marketDecks.indexOf(marketCard(t, card).deck)).push(card)
  for (const card of encounters)
    at(t.encounters, encounterDecks.indexOf(encounterCard(t, card).deck)).push(card)
  // OR-SETUP-27.
  for (const deck of marketDecks.keys()) shuffleMarket(t, deck)
  // OR-SETUP-29.
  for (const deck of numbersIn(encounterDecks)) shuffleEncounters(t, deck)
  // OR-SETUP-30, OR-DATA-01, UB-DBK-02.
  t.databank = databank.toSorted((one, other) => placeInDatabank(t, one) - placeInDatabank(t, other))
  // OR-SETUP-31: only sheets that can be bought; starting ships enter the pool when they are given up.
  t.shipPool = numbersIn(ships).filter((ship) => at(ships, ship).cost > 0)
  // The AI deck lies face down in the box until it is shuffled (OR-AISET-09).
  if (t.automas !== 0) t.aiDeck = rulesOf(t).ai.deck(t).slice()
  tablesOf(t).ranks.forEach((rank, dots) => {
    layContacts(
      t,
      rank,
      dots + 1,
      contacts.filter((token) => contactOf(t, token).rank === rank),
    )
  })
}

/**
 * Puts one token of the right rank face down on every contact space (OR-SETUP-07 to OR-SETUP-09, OR-GAP-10, UB-SET-14).
 * Each rank is shuffled separately (UB-SET-12).
 */
function layContacts(t: Rim, rank: string, dots: number, tokens: number[]): void {
  shuffle(t, contactStream(rank), tokens)
  for (const place of placesInGame(t)) {
    const hasRank = at(contactSpaces, place).rank === dots
    const token = hasRank ? tokens.pop() : undefined
    if (token !== undefined) t.contacts[place] = token
  }
  for (const token of tokens) t.contactsLeftOut.push(token)
}

/** OR-AISET-03, UB-DUO-04: the person begins, against one AI player or two. */
function chooseFirst(t: Rim): Seat {
  return t.automas === 0 ? rollForFirst(t) : seatsFrom(t, 0).findIndex((seat) => !isAutoma(t, seat))
}

/** OR-SETUP-20, OR-AISET-04, UB-DUO-06, UB-DUO-07, UB-DUO-15. */
export function usualStartingCredits(_: Rim, __: Seat, place: number): number {
  return FIRST_CREDITS + place * MORE_CREDITS
}

/** Tied players roll again among themselves until one has the most (OR-SETUP-11, OR-SETUP-12, OR-GAP-11). */
function rollForFirst(t: Rim): Seat {
  let seats: readonly Seat[] = seatsFrom(t, 0)
  while (seats.length > 1) {
    const hits = new Map<Seat, number>()
    for (const seat of seats) {
      const dice = rollDice(t, 'roll', FIRST_PLAYER_DICE)
      hits.set(seat, countFaces(dice, ['hit', 'critical']))
      if (hasListener(t)) emitEvent(t, { type: 'rolledForFirst', seat, faces: facesOf(dice) })
    }
    seats = seatsWithMost(seats, (seat) => hits.get(seat) ?? 0)
  }
  return at(seats, 0)
}

/**
 * Gives a seat its character. The first position already has the card with its goal up (OR-SETUP-14), the standee, no
 * fame and neutral reputation (OR-SETUP-15 to OR-SETUP-17).
 */
function takeCharacter(t: Rim, seat: Seat, character: number): void {
  t.characters[seat] = character
  emitEvent(t, { type: 'characterChosen', seat, character, isAi: isAutoma(t, seat) })
}

function takeStartingShip(t: Rim, seat: Seat, ship: number): void {
  t.ships[seat] = ship
  emitEvent(t, { type: 'shipChosen', seat, ship })
}

/** The starting card and the starting planet on it (OR-SETUP-22, OR-SETUP-23, OR-SETUP-24, OR-SETUP-25). */
function takeStartingCard(t: Rim, seat: Seat): void {
  const card = drawFromDatabank(t, characterOf(t, seat).start)
  if (card === null) return
  remove(t.resolving, card)
  const { startsOn } = databankCard(t, card)
  const space = startsOn === undefined ? NONE : spaceOf(startsOn)
  t.spaces[seat] = space
  emitEvent(t, { type: 'startingCard', seat, card, space })
  putIntoHold(t, seat, card)
}

/** OR-SETUP-26. */
function takeReputation(t: Rim, seat: Seat): void {
  for (const { faction, by } of characterOf(t, seat).reputation)
    if (faction !== 'choose') changeReputation(t, seat, indexOfFaction(faction), by)
}

function indexOfFaction(faction: Faction): number {
  return factions.indexOf(faction)
}

function choosesReputation(t: Rim, seat: Seat): boolean {
  return characterOf(t, seat).reputation.some(({ faction }) => faction === 'choose')
}

/** Appendix 1, step by step. Tokens without a limit need no supply (OR-SETUP-10, OR-COMP-03). */
export const setupRim = routine<Rim, SetupFrame>('setup')('shown', {
  // OR-SETUP-01, OR-SETUP-02, OR-RMAP-01, OR-RMAP-02, OR-RMAP-03, OR-RMAP-04.
  layMap(t) {
    if (t.options.map === 'random') {
      const order = [...tiles.keys()]
      shuffle(t, 'tiles', order)
      t.mapOrder = orderOfTiles(order)
    }
    emitEvent(t, { type: 'mapLaid', order: t.mapOrder })
  },
  // OR-SETUP-03, OR-SETUP-04, OR-SETUP-05, OR-SETUP-06, UB-SET-11: the stacks hold the levels above the one on the map.
  placePatrols(t) {
    t.patrolSpaces = mapOf(t).entries.slice()
  },
  layOut(t) {
    layOut(t)
  },
  chooseFirst(t, frame) {
    t.first = chooseFirst(t)
    t.active = t.first
    emitEvent(t, { type: 'firstPlayer', seat: t.first })
    // OR-SETUP-13: the players choose clockwise.
    frame.order = seatsFrom(t, t.first)
    frame.index = 0
  },
  askForCharacter(t, { order, index }) {
    const seat = order[index]
    if (seat === undefined) return 'payOut'
    if (!isAutoma(t, seat)) {
      ask(t, chooseCharacter, seat)
      return
    }
    // OR-AISET-02, OR-AISET-07: the AI player is set up like everybody.
    return 'askForAiCharacter'
  },
  takeCharacter(t, { order, index }) {
    takeCharacter(t, at(order, index), picked(t))
  },
  askForShip(t, { order, index }) {
    ask(t, chooseStartingShip, at(order, index))
  },
  takeShip(t, frame) {
    takeStartingShip(t, at(frame.order, frame.index), picked(t))
    frame.index++
    return 'askForCharacter'
  },
  askForAiCharacter(t, { order, index }) {
    const { aiCharacters, aiCharacterFromOptions } = rulesOf(t).setup
    const id = aiCharacterFromOptions(t, at(order, index))
    const named = aiCharacters(t, at(order, index)).find(
      (character) => at(tablesOf(t).characters, character).id === id,
    )
    if (named === undefined) {
      ask(t, chooseAiCharacter, t.first)
      return
    }
    takeCharacter(t, at(order, index), named)
    return 'takeAiShip'
  },
  takeAiCharacter(t, { order, index }) {
    takeCharacter(t, at(order, index), picked(t))
  },
  takeAiShip(t, frame) {
    const seat = at(frame.order, frame.index)
    takeStartingShip(t, seat, shipIndex(t, at(rulesOf(t).setup.startingShips(t, seat), 0)))
    frame.index++
    return 'askForCharacter'
  },
  payOut(t, frame) {
    const { setup, standing } = rulesOf(t)
    for (const [place, seat] of frame.order.entries()) {
      gainCredits(t, seat, setup.credits(t, seat, place))
      gainFame(
        t,
        seat,
        standing.fame.atStart(t, seat),
        'other',
        FIRST_CHARACTER + at(t.characters, seat),
        'held',
      )
    }
    frame.index = 0
  },
  // OR-SETUP-21: all players do this at the same time; if the order matters, in turn order.
  followInstructions(t, { order, index }) {
    const seat = order[index]
    if (seat === undefined) return 'turnUpMarket'
    takeStartingCard(t, seat)
    takeReputation(t, seat)
  },
  askForReputation(t, frame) {
    const seat = at(frame.order, frame.index)
    if (choosesReputation(t, seat)) {
      ask(t, chooseReputation, seat)
      return
    }
    frame.index++
    return 'followInstructions'
  },
  takeReputation(t, frame) {
    changeReputation(t, at(frame.order, frame.index), picked(t), 1)
    frame.index++
    return 'followInstructions'
  },
  // OR-SETUP-28.
  turnUpMarket(t) {
    for (const deck of marketDecks.keys()) revealTop(t, deck, 'setup')
  },
  // OR-SETUP-32.
  setUpAi(t) {
    if (t.automas !== 0) setUpAi(t)
  },
})

export function startSetup(t: Rim): void {
  call<SetupFrame>(t, { routine: 'setup', stage: 0, order: [], index: 0 })
}
