import {
  type Chance,
  mismatch,
  problemSentence,
  readWords,
  remove,
  runStages,
  type ScenarioWords,
  takeLast,
  unknownWord,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { colours, ships } from '../../content/ships.ts'
import { FINISH, isDouble, spaceAt } from '../board.ts'
import { bonusPieces, colourOfShip, movementCards, nameOfBonus, nameOfCard } from '../pieces.ts'
import {
  bonusHandOf,
  colourCount,
  inventory,
  isInPlay,
  movementHandOf,
  type Race,
  type RaceOptions,
  setup,
} from '../race.ts'
import { race, routines } from '../turn/rounds.ts'
import { beginTurn } from '../turn/turn.ts'
import { describe, describeView } from './describe.ts'
import { describeEvent } from './describe-event.ts'
import { eventFacts } from './event-facts.ts'
import { optionIds } from './option-ids.ts'

/** Positions as scenarios and lessons write them. Seats are numbered from 1, stacks are listed top first. */

const bySeat = z.record(z.string(), z.array(z.string()))

const words = z.strictObject({
  /** `setup` starts before teams are chosen, and allows no other field. */
  stage: z.optional(z.literal('setup')),
  /** The colours of each seat; by default dealt in order. */
  teams: z.optional(bySeat),
  mover: z._default(z.int(), 1),
  round: z._default(z.int().check(z.minimum(1)), 1),
  /**
   * A place, a place and the side of a double space, or `home` for the final planet; by default the starting
   * planet.
   */
  ships: z._default(
    z.record(z.string(), z.union([z.int(), z.literal('home'), z.tuple([z.int(), z.string()])])),
    {},
  ),
  /** Movement cards (`red-3`). Hands that are left out are dealt from the rest, as large as the mover's. */
  hands: z._default(bySeat, {}),
  bonus: z._default(bySeat, {}),
  /** The top of the movement stack. The remaining cards lie below. */
  stack: z._default(z.array(z.string()), []),
  /**
   * Exactly these used movement cards, or `rest`: every card that nobody holds, which leaves the stack empty.
   */
  used: z._default(z.union([z.literal('rest'), z.array(z.string())]), []),
  /** The top of the bonus stack, or `empty`: the last seat then holds every bonus card that is not listed. */
  bonusStack: z._default(z.union([z.literal('empty'), z.array(z.string())]), []),
  /**
   * Exactly these used bonus cards, or `rest`: every card that is not listed, which leaves the stack empty.
   */
  usedBonus: z._default(z.union([z.literal('rest'), z.array(z.string())]), []),
  /** Bonus cards on the final planet; by default two per player, unless a ship is home already. */
  planet: z.optional(z.array(z.string())),
})

type Words = z.infer<typeof words>

export const scenarioWords: ScenarioWords<Race> = {
  arrange(seats, options, arranged, chance) {
    const parsed = readWords(words, arranged ?? {})
    if (!parsed.ok) return mismatch(`arrange: ${problemSentence(parsed.problem)}`)
    const raceOptions = options as RaceOptions // the caller has checked it against the game's own schema
    if (parsed.data.stage === 'setup') {
      if (Object.keys(arranged ?? {}).length > 1) mismatch('arrange: stage: setup goes with nothing else')
      const t = setup({ seats }, raceOptions, chance)
      runStages(routines, t)
      return t
    }
    return midRace(seats, raceOptions, chance, parsed.data)
  },
  describe,
  describeView,
  optionIds,
  eventFacts,
  describeEvent,
}

function midRace(seats: number, options: RaceOptions, chance: Chance, given: Words): Race {
  const t = setup({ seats }, options, chance)
  seatTeams(t, given)
  placeShips(t, given)
  const { movement, bonus } = inventory(t)
  const cards = new Pool(movement, movementCards, nameOfCard)
  for (const [seat, names] of Object.entries(given.hands))
    t.movementHands[seatIndex(t, seat)] = cards.take(names)
  t.movementUsed = given.used === 'rest' ? [] : cards.take(given.used)
  const stackTop = cards.take(given.stack).reverse()
  t.mover = seatIndex(t, String(given.mover))
  t.round = given.round
  if (given.hands[String(given.mover)]?.length === 0) mismatch('arrange: the mover has no card to play')
  const size = movementHandOf(t, t.mover).length || 1
  t.movementHands = t.movementHands.map((hand, seat) =>
    hand.length > 0 || given.hands[String(seat + 1)] !== undefined ? hand : cards.takeAny(size),
  )
  if (given.used === 'rest') t.movementUsed = cards.takeAny(cards.left)
  t.movementStack = [...cards.takeAny(cards.left), ...stackTop]
  dealBonus(t, given, new Pool(bonus, bonusPieces, nameOfBonus))
  t.stack = [{ routine: 'race', stage: race.indexOf.get('nextTurn') ?? 0 }]
  beginTurn(t)
  runStages(routines, t)
  return t
}

function seatTeams(t: Race, given: Words): void {
  const taken = Object.entries(given.teams ?? {}).flatMap(([seat, names]) =>
    names.map((name) => ({ seat, name })),
  )
  for (const { seat, name } of taken) t.owners[colourIndex(name)] = seatIndex(t, seat)
  if (given.teams === undefined) {
    for (let colour = 0; colour < colourCount(t.seats); colour++) t.owners[colour] = colour % t.seats
  }
}

function placeShips(t: Race, given: Words): void {
  ships.forEach(({ id }, ship) => {
    if (!isInPlay(t, colourOfShip(ship))) {
      if (given.ships[id] !== undefined) mismatch(`arrange ships.${id}: nobody has its colour`)
      return
    }
    const where = given.ships[id] ?? 0
    const [place, side] = where === 'home' ? [FINISH, null] : Array.isArray(where) ? where : [where, null]
    if (place < 0 || place > FINISH) mismatch(`arrange ships.${id}: there is no place ${place}`)
    if (spaceAt(place, 0) === 'hole') mismatch(`arrange ships.${id}: no ship rests on a black hole`)
    t.places[ship] = place
    if (side === null) return
    if (!isDouble(place)) mismatch(`arrange ships.${id}: place ${place} is no double space`)
    const half = [0, 1].find((each) => spaceAt(place, each) === side)
    t.halves[ship] = half ?? mismatch(`arrange ships.${id}: place ${place} has no side ${side}`)
  })
  const names = ships.map(({ id }) => id)
  const stranger = Object.keys(given.ships).find((name) => !names.some((id) => id === name))
  if (stranger !== undefined) mismatch(`arrange: ${unknownWord('ship', stranger, names)}`)
}

function dealBonus(t: Race, given: Words, cards: Pool): void {
  for (const [seat, names] of Object.entries(given.bonus))
    t.bonusHands[seatIndex(t, seat)] = cards.take(names)
  t.bonusUsed = given.usedBonus === 'rest' ? [] : cards.take(given.usedBonus)
  const top = given.bonusStack === 'empty' ? [] : cards.take(given.bonusStack).reverse()
  const isAnyShipHome = t.places.includes(FINISH)
  t.planetBonus =
    given.planet === undefined ? cards.takeAny(isAnyShipHome ? 0 : 2 * t.seats) : cards.take(given.planet)
  const rest = cards.takeAny(cards.left)
  if (given.usedBonus === 'rest') {
    t.bonusUsed = rest
    t.bonusStack = top
  } else if (given.bonusStack === 'empty') bonusHandOf(t, t.seats - 1).push(...rest)
  else t.bonusStack = [...rest, ...top]
}

/** Hands out the pieces that have no place yet. */
class Pool {
  readonly #pieces: number[]
  readonly #names: readonly string[]
  readonly #nameOf: (piece: number) => string

  /** `all` are the pieces of the box, in play or not. */
  constructor(pieces: readonly number[], all: readonly number[], nameOf: (piece: number) => string) {
    this.#pieces = pieces.toReversed()
    this.#names = [...new Set(all.map(nameOf))]
    this.#nameOf = nameOf
  }

  get left(): number {
    return this.#pieces.length
  }

  take(names: readonly string[]): number[] {
    return names.map((name) => {
      const piece = this.#pieces.findLast((each) => this.#nameOf(each) === name)
      if (piece === undefined) {
        const isCard = this.#names.includes(name)
        return mismatch(`arrange: ${isCard ? `no ${name} is left` : unknownWord('card', name, this.#names)}`)
      }
      remove(this.#pieces, piece)
      return piece
    })
  }

  takeAny(count: number): number[] {
    if (count > this.left)
      return mismatch(`arrange: only ${this.left} cards are left where ${count} are needed`)
    return Array.from({ length: count }, () => takeLast(this.#pieces))
  }
}

function seatIndex(t: Race, seat: string): number {
  const seats = Array.from({ length: t.seats }, (_, index) => String(index + 1))
  const index = seats.indexOf(seat)
  return index < 0 ? mismatch(`arrange: ${unknownWord('seat', seat, seats)}`) : index
}

function colourIndex(name: string): number {
  const colour = (colours as readonly string[]).indexOf(name)
  return colour < 0 ? mismatch(`arrange: ${unknownWord('colour', name, colours)}`) : colour
}
