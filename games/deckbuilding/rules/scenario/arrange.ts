import {
  at,
  type Chance,
  mismatch,
  problemSentence,
  readWords,
  runStages,
  type ScenarioWords,
  type Seat,
  unknownWord,
} from '@kantyna/kernel'
import { cards } from '../../content/cards.ts'
import { type Duel, type DuelOptions, NOTHING, opponentOf, setup } from '../duel.ts'
import { endOf } from '../force/force.ts'
import { EVERYBODY } from '../market/piles.ts'
import { cardOf, FIRST_BASE, factionOf, hitPointsOf, isShip, nameOf, PIECES, ROW_SIZE } from '../pieces.ts'
import { basesFor, startingBase } from '../setup/sets.ts'
import { factionOfSeat } from '../setup/sides.ts'
import { duel, routines } from '../turn/rounds.ts'
import { turn } from '../turn/turn.ts'
import { type Block, block, type SideBlock } from './arrange-words.ts'
import { describe, describeView, forceSpaces } from './describe.ts'
import { describeEvent } from './describe-event.ts'
import { eventFacts } from './event-facts.ts'
import { optionIds } from './option-ids.ts'

/** Positions in the duel's own words, for scenarios and lessons. */
export const scenarioWords: ScenarioWords<Duel> = {
  arrange(seats, options, arranged, chance) {
    const parsed = readWords(block, arranged ?? {})
    if (!parsed.ok) return mismatch(`arrange: ${problemSentence(parsed.problem)}`)
    const duelOptions = options as DuelOptions // checked by the caller against the game's own schema
    if (parsed.data.stage === 'setup') {
      if (Object.keys(arranged ?? {}).length > 1) mismatch('arrange: stage: setup goes with nothing else')
      const t = setup({ seats }, duelOptions, chance)
      runStages(routines, t)
      return t
    }
    return midDuel(seats, duelOptions, chance, parsed.data)
  },
  describe,
  describeView,
  optionIds,
  eventFacts,
  describeEvent,
}

const sides = ['empire', 'rebels'] as const
type SideName = (typeof sides)[number]

function midDuel(seats: number, options: DuelOptions, chance: Chance, given: Block): Duel {
  const t = setup({ seats }, options, chance)
  t.empire = options.empire === '2' ? 1 : 0
  t.active = seatOf(t, given.active)
  t.turn = given.turn
  t.force = given.force === undefined ? endOf(t, opponentOf(t.empire)) : forceSpaces.indexOf(given.force)
  t.resources[t.active] = given.resources
  const pool = new Pool()
  for (const side of sides) arrangeSide(t, seatOf(t, side), side, given, pool)
  arrangeGalaxy(t, given, pool)
  for (const side of sides) arrangeRest(t, seatOf(t, side), side, given, pool)
  arrangeTurn(t, given)
  t.exiled.push(...pool.rest())
  assignOwners(t)
  t.stack = [{ routine: 'duel', stage: stageOf(duel, 'nextTurn') }]
  t.stack.push({ routine: 'turn', stage: given.stage === 'turnStart' ? 0 : stageOf(turn, 'askForAction') })
  if (given.stage === 'turnStart') t.turn--
  runStages(routines, t)
  return t
}

function stageOf(routine: { readonly indexOf: ReadonlyMap<string, number> }, stage: string): number {
  return routine.indexOf.get(stage) ?? mismatch(`arrange: no stage ${stage}`)
}

function seatOf(t: Duel, side: SideName): Seat {
  return side === 'empire' ? t.empire : opponentOf(t.empire)
}

/** Places everything that a side has by name. The rest of its starters and bases is placed afterwards. */
function arrangeSide(t: Duel, seat: Seat, side: SideName, given: Block, pool: Pool): void {
  t.victory[seat] = pool.take(given.victory[side] ?? [])
  t.hands[seat] = pool.take(given.hand[side] ?? [])
  t.units[seat] = pool.take(given.units[side] ?? [])
  t.discards[seat] = pool.take(given.discard[side] ?? []).reverse()
  for (const each of given.ships[side] ?? []) {
    const [name, damage] = typeof each === 'string' ? [each, 0] : each
    const ship = at(pool.take([name]), 0)
    if (!isShip(ship)) mismatch(`arrange ships: ${name} is no ship`)
    if (damage >= hitPointsOf(ship)) mismatch(`arrange ships: ${name} cannot bear ${damage} damage`)
    at(t.ships, seat).push(ship)
    at(t.shipDamage, seat).push(damage)
  }
  arrangeBase(t, seat, given.base[side], pool)
}

function arrangeBase(t: Duel, seat: Seat, given: SideBlock['base'], pool: Pool): void {
  if (given === 'none') return
  const [name, damage] =
    given === undefined ? [nameOf(startingBase(t, seat)), 0] : typeof given === 'string' ? [given, 0] : given
  const base = at(pool.take([name]), 0)
  if (base < FIRST_BASE || factionOf(base) !== factionOfSeat(t, seat))
    mismatch(`arrange base: ${name} is no base of that side`)
  if (damage >= hitPointsOf(base)) mismatch(`arrange base: ${name} cannot bear ${damage} damage`)
  t.bases[seat] = base
  t.baseDamage[seat] = damage
}

function arrangeGalaxy(t: Duel, given: Block, pool: Pool): void {
  const decks = sides.map((side) => pool.take(given.deck[side] ?? []).reverse())
  sides.forEach((side, index) => {
    t.decks[seatOf(t, side)] = at(decks, index)
  })
  t.galaxyDiscard = pool.take(given.galaxyDiscard).reverse()
  const top = pool.take(given.galaxy).reverse()
  const row = (given.row ?? []).map((name) => (name === null ? NOTHING : at(pool.take([name]), 0)))
  t.exiled = pool.take(given.exiled)
  const pilots = pool.takeWhere((card) => cardOf(card).set === 'pilot')
  if (given.pilots !== undefined && given.pilots > pilots.length)
    mismatch(`arrange pilots: only ${pilots.length} are left`)
  t.pilots = pilots.slice(0, given.pilots)
  t.exiled.push(...pilots.slice(t.pilots.length))
  const rest = pool.takeWhere((card) => cardOf(card).set === 'galaxy')
  // Places that are not named hold the first cards of the box.
  t.row = [...row, ...rest.splice(0, ROW_SIZE - row.length)]
  while (t.row.length < ROW_SIZE) t.row.push(NOTHING)
  t.galaxyDeck = top
  if (given.galaxyRest === 'deck') t.galaxyDeck = [...rest, ...top]
  else if (given.galaxyRest === 'discard') t.galaxyDiscard = [...rest, ...t.galaxyDiscard]
  else t.exiled.push(...rest)
}

function arrangeRest(t: Duel, seat: Seat, side: SideName, given: Block, pool: Pool): void {
  const faction = factionOfSeat(t, seat)
  const starters = pool.takeWhere((card) => cardOf(card).set === 'starter' && factionOf(card) === faction)
  if (given.deck[side] === undefined) t.decks[seat] = starters
  else t.exiled.push(...starters)
  const inGame = basesFor(t, seat)
  const others = pool.takeWhere((base) => inGame.includes(base))
  const left = given.baseDeck[side]
  const toCome =
    left === undefined ? others : named('baseDeck', left, others, 'a base of that side still to come')
  t.baseDecks[seat] = toCome.toSorted((a, b) => a - b)
  t.putAway[seat] = others.filter((base) => !toCome.includes(base))
  const isSecret = t.options.bases === 'secret'
  for (const base of others) t.knowers[base] = isSecret ? 0 : EVERYBODY
}

function arrangeTurn(t: Duel, given: Block): void {
  const base = at(t.bases, t.active)
  const attackers = [...at(t.units, t.active), ...at(t.ships, t.active)]
  const inPlay = base === NOTHING ? attackers : [...attackers, base]
  t.used = named('used', given.used, inPlay, 'in play on the active side')
  t.attacked = named('attacked', given.attacked, attackers, 'a unit or ship in play on the active side')
  t.purchases = given.purchases
  t.neutralPurchases = given.neutralPurchases
  t.neutralPlays = given.neutralPlays
}

function assignOwners(t: Duel): void {
  for (let seat = 0; seat < t.seats; seat++) {
    for (const piles of [t.hands, t.decks, t.discards, t.units, t.ships, t.baseDecks, t.putAway])
      for (const piece of at(piles, seat)) t.owners[piece] = seat
    for (const base of basesFor(t, seat)) t.owners[base] = seat
  }
}

/** The pieces with these names: a different piece for each name. */
function named(word: string, names: readonly string[], among: readonly number[], where: string): number[] {
  const left = among.slice()
  return names.map((name) => {
    const index = left.findIndex((piece) => nameOf(piece) === name)
    if (index >= 0) return at(left.splice(index, 1), 0)
    if (!cardNames().includes(name)) return mismatch(`arrange ${word}: ${noCard(name)}`)
    const isThere = among.some((piece) => nameOf(piece) === name)
    return mismatch(
      `arrange ${word}: ${name} is ${isThere ? 'named more often than there are' : `not ${where}`}`,
    )
  })
}

const cardNames = () => cards.map(({ id }) => id)

function noCard(name: string): string {
  return unknownWord('card', name, cardNames())
}

/** The pieces without a place yet. */
class Pool {
  #pieces = Array.from({ length: PIECES }, (_, piece) => piece)

  take(names: readonly string[]): number[] {
    return names.map((name) => {
      const piece = this.#pieces.find((each) => nameOf(each) === name)
      if (piece === undefined)
        return mismatch(`arrange: ${cardNames().includes(name) ? `no ${name} is left` : noCard(name)}`)
      this.#pieces = this.#pieces.filter((other) => other !== piece)
      return piece
    })
  }

  takeWhere(isWanted: (piece: number) => boolean): number[] {
    const found = this.#pieces.filter(isWanted)
    this.#pieces = this.#pieces.filter((piece) => !isWanted(piece))
    return found
  }

  /** Cards without a place are out of the game. Bases stay in the box. */
  rest(): number[] {
    return this.takeWhere((piece) => piece < FIRST_BASE)
  }
}
