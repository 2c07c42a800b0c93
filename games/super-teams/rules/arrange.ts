import {
  at,
  type Chance,
  mismatch,
  type Plain,
  problemText,
  remove,
  runStages,
  type ScenarioWords,
  takeLast,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { bonusCards, COPIES_OF_BONUS } from '../content/cards.ts'
import { colours, ships } from '../content/ships.ts'
import { FINISH, isDouble, spaceAt } from './board.ts'
import { colourOfCard, colourOfShip, nameOfBonus, nameOfCard, nameOfColour, nameOfShip } from './pieces.ts'
import {
  allies,
  colourCount,
  inventory,
  isInPlay,
  isWild,
  NOBODY,
  type Race,
  type RaceOptions,
  setup,
} from './race.ts'
import { race, routines } from './rounds.ts'
import { beginTurn } from './turn.ts'

/** Positions in the race's own words, for scenarios and lessons. Seats are numbered from 1, stacks are top first. */

const bySeat = z.record(z.string().check(z.regex(/^[1-4]$/)), z.array(z.string()))

const words = z.strictObject({
  /** Colours of each seat; dealt in order where not said. */
  teams: z.optional(bySeat),
  mover: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
  round: z._default(z.int().check(z.minimum(1)), 1),
  /** A place, or a place and the side of a double space; the starting planet where not said, `home` for the end. */
  ships: z._default(
    z.record(z.string(), z.union([z.int(), z.literal('home'), z.tuple([z.int(), z.string()])])),
    {},
  ),
  /** Movement cards (`red-3`); hands not said are dealt from the rest, as large as the mover's. */
  hands: z._default(bySeat, {}),
  bonus: z._default(bySeat, {}),
  /** The top of the movement stack; what is not said follows below. */
  stack: z._default(z.array(z.string()), []),
  /** Exactly these used movement cards, or `rest`: all that nobody holds, so that the stack is used up. */
  used: z._default(z.union([z.literal('rest'), z.array(z.string())]), []),
  /** The top of the bonus stack, or `empty`: the last seat holds what is said nowhere else. */
  bonusStack: z._default(z.union([z.literal('empty'), z.array(z.string())]), []),
  /** Exactly these used bonus cards, or `rest`: all that lie nowhere else, so that the stack is used up. */
  usedBonus: z._default(z.union([z.literal('rest'), z.array(z.string())]), []),
  /** Bonus cards on the final planet; two a player where not said, unless a ship is home already. */
  planet: z.optional(z.array(z.string())),
})

type Words = z.infer<typeof words>

/** `stage: setup` begins before the teams are chosen. */
const block = z.union([z.strictObject({ stage: z.literal('setup') }), words])

export const scenarioWords: ScenarioWords<Race> = {
  arrange(seats, options, arranged, chance) {
    const parsed = block.safeParse(arranged ?? {})
    if (!parsed.success) {
      return mismatch(`arrange: ${problemText(parsed.error)}`)
    }
    const raceOptions = options as RaceOptions // checked by the caller against the game's own schema
    if ('stage' in parsed.data) {
      const t = setup({ seats }, raceOptions, chance)
      runStages(routines, t)
      return t
    }
    return midRace(seats, raceOptions, chance, parsed.data)
  },
  describe,
}

function midRace(seats: number, options: RaceOptions, chance: Chance, said: Words): Race {
  const t = setup({ seats }, options, chance)
  seatTeams(t, said)
  placeShips(t, said)
  const { movement, bonus } = inventory(t)
  const cards = new Pool(movement, nameOfCard)
  for (const [seat, names] of Object.entries(said.hands))
    t.movementHands[seatIndex(t, seat)] = cards.take(names)
  t.movementUsed = said.used === 'rest' ? [] : cards.take(said.used)
  const stackTop = cards.take(said.stack).reverse()
  t.mover = seatIndex(t, String(said.mover))
  t.round = said.round
  if (said.hands[String(said.mover)]?.length === 0) mismatch('arrange: the mover has no card to play')
  const size = at(t.movementHands, t.mover).length || 1
  t.movementHands = t.movementHands.map((hand, seat) =>
    hand.length > 0 || said.hands[String(seat + 1)] !== undefined ? hand : cards.takeAny(size),
  )
  if (said.used === 'rest') t.movementUsed = cards.takeAny(cards.left)
  t.movementStack = [...cards.takeAny(cards.left), ...stackTop]
  dealBonus(t, said, new Pool(bonus, nameOfBonus))
  t.stack = [{ routine: 'race', stage: race.indexOf.get('nextTurn') ?? 0 }]
  beginTurn(t)
  runStages(routines, t)
  return t
}

function seatTeams(t: Race, said: Words): void {
  const taken = Object.entries(said.teams ?? {}).flatMap(([seat, names]) =>
    names.map((name) => ({ seat, name })),
  )
  for (const { seat, name } of taken) t.owners[colourIndex(name)] = seatIndex(t, seat)
  if (said.teams === undefined) {
    for (let colour = 0; colour < colourCount(t.seats); colour++) t.owners[colour] = colour % t.seats
  }
}

function placeShips(t: Race, said: Words): void {
  ships.forEach(({ id }, ship) => {
    if (!isInPlay(t, colourOfShip(ship))) {
      if (said.ships[id] !== undefined) mismatch(`arrange ships.${id}: nobody has its colour`)
      return
    }
    const where = said.ships[id] ?? 0
    const [place, side] = where === 'home' ? [FINISH, null] : Array.isArray(where) ? where : [where, null]
    if (place < 0 || place > FINISH) mismatch(`arrange ships.${id}: there is no place ${place}`)
    if (spaceAt(place, 0) === 'hole') mismatch(`arrange ships.${id}: no ship rests on a black hole`)
    t.places[ship] = place
    if (side === null) return
    if (!isDouble(place)) mismatch(`arrange ships.${id}: place ${place} is no double space`)
    const half = [0, 1].find((each) => spaceAt(place, each) === side)
    t.halves[ship] = half ?? mismatch(`arrange ships.${id}: place ${place} has no side ${side}`)
  })
  const stranger = Object.keys(said.ships).find((name) => !ships.some(({ id }) => id === name))
  if (stranger !== undefined) mismatch(`arrange ships: there is no ship ${stranger}`)
}

function dealBonus(t: Race, said: Words, cards: Pool): void {
  for (const [seat, names] of Object.entries(said.bonus)) t.bonusHands[seatIndex(t, seat)] = cards.take(names)
  t.bonusUsed = said.usedBonus === 'rest' ? [] : cards.take(said.usedBonus)
  const top = said.bonusStack === 'empty' ? [] : cards.take(said.bonusStack).reverse()
  const isSomebodyHome = t.places.includes(FINISH)
  t.planetBonus =
    said.planet === undefined ? cards.takeAny(isSomebodyHome ? 0 : 2 * t.seats) : cards.take(said.planet)
  const rest = cards.takeAny(cards.left)
  if (said.usedBonus === 'rest') {
    t.bonusUsed = rest
    t.bonusStack = top
  } else if (said.bonusStack === 'empty') at(t.bonusHands, t.seats - 1).push(...rest)
  else t.bonusStack = [...rest, ...top]
}

/** The pieces that have no place yet. */
class Pool {
  readonly #pieces: number[]
  readonly #nameOf: (piece: number) => string

  constructor(pieces: readonly number[], nameOf: (piece: number) => string) {
    this.#pieces = pieces.toReversed()
    this.#nameOf = nameOf
  }

  get left(): number {
    return this.#pieces.length
  }

  take(names: readonly string[]): number[] {
    return names.map((name) => {
      const piece = this.#pieces.findLast((each) => this.#nameOf(each) === name)
      if (piece === undefined) return mismatch(`arrange: no card ${name} is left`)
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
  const index = Number(seat) - 1
  if (index >= t.seats) mismatch(`arrange: there is no seat ${seat}`)
  return index
}

function colourIndex(name: string): number {
  const colour = (colours as readonly string[]).indexOf(name)
  return colour < 0 ? mismatch(`arrange: there is no colour ${name}`) : colour
}

/** What `expect: state` can look into. */
function describe(t: Race): { readonly [word: string]: Plain } {
  const named = (cards: readonly number[], nameOf: (card: number) => string) => cards.map(nameOf).toSorted()
  const seated = <T extends Plain>(values: readonly T[]) =>
    Object.fromEntries(values.map((value, seat) => [String(seat + 1), value]))
  return {
    round: t.round,
    mover: t.mover + 1,
    teams: seated(
      Array.from({ length: t.seats }, (_, seat) => colours.filter((__, colour) => t.owners[colour] === seat)),
    ),
    sides: Array.from({ length: t.seats }, (_, seat) => allies(t.seats, seat))
      .filter((together, seat) => together.every((other) => other >= seat))
      .map((together) => together.map((seat) => seat + 1)),
    wild: colours.filter((_, colour) => isWild(t, colour)),
    unused: colours.filter((_, colour) => t.owners[colour] === NOBODY),
    ships: Object.fromEntries(t.places.map((place, ship) => [nameOfShip(ship), place])),
    spaces: Object.fromEntries(
      t.places.map((place, ship) => [
        nameOfShip(ship),
        place < 0 ? null : spaceAt(place, at(t.halves, ship)),
      ]),
    ),
    hands: seated(t.movementHands.map((hand) => named(hand, nameOfCard))),
    handSizes: seated(t.movementHands.map((hand) => hand.length)),
    bonus: seated(t.bonusHands.map((hand) => named(hand, nameOfBonus))),
    bonusSizes: seated(t.bonusHands.map((hand) => hand.length)),
    stack: t.movementStack.length,
    used: named(t.movementUsed, nameOfCard),
    usedSize: t.movementUsed.length,
    bonusStack: t.bonusStack.length,
    usedBonus: named(t.bonusUsed, nameOfBonus),
    planet: t.planetBonus.length,
    movementCards: t.movementHands.flat().length + t.movementStack.length + t.movementUsed.length,
    colours: [
      ...new Set(
        [...t.movementHands.flat(), ...t.movementStack, ...t.movementUsed].map((card) =>
          nameOfColour(colourOfCard(card)),
        ),
      ),
    ].toSorted(),
    bonusKinds: bonusCards.length,
    copiesOfBonus: COPIES_OF_BONUS,
  }
}
