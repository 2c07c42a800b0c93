import { at, numberAt, type Plain, type View } from '@kantyna/kernel'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { areas, goods, sources, tracks, workers } from '../../content/names.ts'
import { incomeSpaces } from '../../content/panel.ts'
import { planets } from '../../content/planets.ts'
import { PRIORITY_SPACES } from '../../content/round-track.ts'
import { tokenStacks } from '../../content/tracks.ts'
import { abilityIds } from '../../content/types.ts'
import type { Galaxy, secrets } from '../galaxy.ts'
import { FIRST_PIRATE, NONE, SLOTS } from '../pieces.ts'
import { segmentOf } from '../rounds/priority.ts'
import type { TurnsFrame } from '../rounds/rounds.ts'
import { levelOf } from '../tracks/levels.ts'
import {
  decreeId,
  elementsOf,
  pieceId,
  pirateId,
  planetId,
  spaceIdFor,
  technologyId,
  wealthId,
} from './described.ts'

type GalaxyView = View<Galaxy, typeof secrets>
type Description = { readonly [word: string]: Plain }

const seatNumber = (seat: number) => (seat < 0 ? null : seat + 1)
const named = (pieces: readonly number[]) => pieces.map(pieceId)
const sorted = (pieces: readonly number[]) => named(pieces).toSorted()
const topFirst = (pile: readonly number[]) => named(pile).toReversed()

/** Viewers see only the number of pieces in a face-down pile. */
const faceDownPile = (pile: readonly number[] | number) =>
  typeof pile === 'number' ? new Array<string>(pile).fill('unseen') : topFirst(pile)

/** What `expect: state` can check. Uses the words of `arrange` where they exist; players go by number. */
export function describe(t: Galaxy): Description {
  return { ...shared(t), ...players(t, (seat) => sorted(at(t.goals, seat))) }
}

/** What `expect: view` can check: the same for what a viewer sees. */
export function describeView(view: GalaxyView): Description {
  const goalsOf = (seat: number): Plain => {
    const seen = at(view.goals, seat)
    return typeof seen === 'number' ? new Array<string>(seen).fill('unseen') : sorted(seen)
  }
  return { ...shared(view), ...players(view, goalsOf) }
}

function shared(t: Galaxy | GalaxyView): Description {
  const space = (index: number) => spaceIdFor(t.seats, index)
  const bySpace = (values: readonly number[], name: (value: number) => Plain) =>
    Object.fromEntries(values.flatMap((value, index) => (value < 0 ? [] : [[space(index), name(value)]])))
  return {
    round: t.round,
    phase: t.phase,
    turn: t.turn,
    active: seatNumber(t.active),
    acting: seatNumber(t.acting),
    passed: seatsPassedInRow(t),
    order: t.priority.map((seat) => seat + 1),
    priority: Object.fromEntries(
      t.prioritySpaces.map((place, seat) => [
        String(seat + 1),
        [segmentOf(place), (place % PRIORITY_SPACES) + 1],
      ]),
    ),
    planets: bySpace(t.planets, planetId),
    pirates: bySpace(t.pirates, pirateId),
    planetTokens: bySpace(t.planetTokens, pieceId),
    slots: bySpace(t.planets, (planet) => slotsAt(t, t.planets.indexOf(planet))),
    technologies: t.technologies.map(technologyId),
    missions: named(t.missionRows.flat()),
    missionDecks: Object.fromEntries(
      t.missionDecks.map((deck, level) => [String(level + 1), topFirst(deck)]),
    ),
    decrees: t.decrees.map(decreeId),
    chairs: Object.fromEntries(
      t.chairs.map((seats, office) => [String(office + 1), seats.map((seat) => seat + 1)]),
    ),
    stacks: Object.fromEntries(
      tokenStacks.map(({ track, space: place }, index) => [
        `${tracks[track]} ${place}`,
        topFirst(at(t.stacks, index)),
      ]),
    ),
    roundTokens: topFirst(t.roundTokens),
    miningSpace: t.miningSpace.length === 0 ? null : pieceId(numberAt(t.miningSpace, 0)),
    miningStack: faceDownPile(t.miningStack),
    discardedTokens: sorted(t.discardedTokens),
    taken: Object.fromEntries(
      areas.map((name, area) => [name, elementsOf(numberAt(t.mainSpaces, area)).map((seat) => seat + 1)]),
    ),
    followers: Object.fromEntries(
      areas.map((name, area) => [
        name,
        at(t.followers, area).map((code) => `${Math.floor(code / 5) + 1} ${at(workers, code % 5)}`),
      ]),
    ),
    wealthSets: t.wealthSets.map((set) => set.map(wealthId)),
    abilityRow: t.abilityRow.map((tile) => at(abilityIds, tile)),
  }
}

/** The seats that have passed one after another before the current turn (GC-ORG-69). */
function seatsPassedInRow({ stack }: Galaxy | GalaxyView): Plain {
  const frame = stack.find(({ routine }) => routine === 'turns') as TurnsFrame | undefined // the routine has this frame
  if (frame === undefined) return []
  const { order, index, passes } = frame
  return Array.from({ length: passes }, (_, place) =>
    seatNumber(at(order, (index - passes + place + order.length) % order.length)),
  )
}

/** The seats whose outposts are on the slots of a planet, including extra ones beside its own slots (TC207). */
function slotsAt(t: Galaxy | GalaxyView, space: number): Plain {
  const own = planets[numberAt(t.planets, space)]?.slots.length ?? t.seats
  const seats = t.slots.slice(space * SLOTS, (space + 1) * SLOTS).map(seatNumber)
  return seats.filter((seat, slot) => slot < own || seat !== null)
}

function incomeToken(token: number, space: number): string | null {
  if (token === NONE) return null
  return at(incomeSpaces, space).takes === 'fleet' ? at(fleetTokens, token).id : pirateId(token)
}

const lieutenantIs = [null, 'home', 'sent', 'cryo']

function players(t: Galaxy | GalaxyView, goalsOf: (seat: number) => Plain): Description {
  const space = (index: number) => spaceIdFor(t.seats, index)
  const amounts = (names: readonly string[], values: readonly number[]) =>
    Object.fromEntries(names.map((name, index) => [name, numberAt(values, index)]))
  const by = (ofSeat: (seat: number) => Plain): Plain =>
    Object.fromEntries(t.captains.map((_, seat) => [String(seat + 1), ofSeat(seat)]))
  return {
    hold: by((seat) => amounts(goods, at(t.hold, seat))),
    levels: by((seat) => amounts(tracks, at(t.levels, seat))),
    raised: by((seat) => ({
      military: numberAt(t.raisedMilitary, seat),
      trade: numberAt(t.raisedTrade, seat),
    })),
    countedLevels: by((seat) =>
      Object.fromEntries(tracks.map((name, track) => [name, levelOf(t, seat, track, 'requirement')])),
    ),
    satThisTurn: by((seat) => numberAt(t.hasSat, seat) > 0),
    markers: by((seat) => numberAt(t.markers, seat)),
    ability: by((seat) => abilityIds[numberAt(t.abilities, seat)] ?? null),
    captains: by((seat) => numberAt(t.captains, seat)),
    crew: by((seat) => numberAt(t.crew, seat)),
    cryo: by((seat) => numberAt(t.cryo, seat)),
    crewGone: by((seat) => numberAt(t.crewGone, seat)),
    crewSent: by((seat) => numberAt(t.crewSent, seat)),
    used: by((seat) => ({
      ...Object.fromEntries(
        elementsOf(numberAt(t.captainsOn, seat)).map((index) => [space(index), 'captain']),
      ),
      ...Object.fromEntries(elementsOf(numberAt(t.crewOn, seat)).map((index) => [space(index), 'crew'])),
    })),
    bridge: by((seat) => workers[numberAt(t.bridge, seat)] ?? null),
    reserveUsed: by((seat) => numberAt(t.hasUsedReserve, seat) > 0),
    mayReuse: by((seat) => numberAt(t.mayReuse, seat) > 0),
    lieutenant: by((seat) => at(lieutenantIs, numberAt(t.lieutenant, seat))),
    outposts: by((seat) => elementsOf(numberAt(t.outposts, seat)).map(space)),
    settled: by((seat) =>
      elementsOf(numberAt(t.outposts, seat)).map((index) => planetId(numberAt(t.planets, index))),
    ),
    ships: by((seat) => at(t.ships, seat).map(space)),
    tokens: by((seat) => sorted(at(t.tokens, seat))),
    usedTokens: by((seat) => sorted(at(t.usedTokens, seat))),
    reserve: by((seat) => sorted(at(t.reserve, seat))),
    log: by((seat) => sorted(at(t.log, seat))),
    completed: by((seat) => sorted(at(t.completed, seat))),
    marked: by((seat) => elementsOf(numberAt(t.marked, seat)).map(technologyId)),
    flipped: by((seat) => elementsOf(numberAt(t.flipped, seat)).map(technologyId)),
    mining: by((seat) =>
      at(t.miningTracks, seat).map((token) =>
        token >= FIRST_PIRATE ? pirateId(token - FIRST_PIRATE) : pieceId(token),
      ),
    ),
    incomeTrack: by((seat) => at(t.incomeTracks, seat).map(incomeToken)),
    collectedPirates: by((seat) => at(t.pirateTokens, seat).map(pirateId)),
    goals: by(goalsOf),
    scoredGoals: by((seat) => named(at(t.scoredGoals, seat))),
    points: by((seat) => at(t.ledger, seat).reduce((sum, each) => sum + each, 0)),
    pointsFor: by((seat) => amounts(sources, at(t.ledger, seat))),
  }
}
