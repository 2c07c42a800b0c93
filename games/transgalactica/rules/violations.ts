import { at, type Frame, numberAt, type Seat } from '@kantyna/kernel'
import { decrees } from '../content/decrees.ts'
import { goals } from '../content/goals.ts'
import { missions } from '../content/missions.ts'
import { areas, mainTracks, type Source, sources, TRADE } from '../content/names.ts'
import {
  CREW,
  captainsFor,
  crewSpaces,
  DEVELOPMENT_MARKERS,
  incomeSpaces,
  LOG_SPACES,
  miningSpaces,
  OUTPOSTS,
} from '../content/panel.ts'
import { pirates } from '../content/pirates.ts'
import { NIGHTMARE, planets } from '../content/planets.ts'
import {
  CARDS_A_LEVEL,
  GOLDEN_CHAIR_POINTS,
  PIRATES_BEYOND_SEATS,
  PRIORITY_SPACES,
  ROUNDS,
} from '../content/round-track.ts'
import { technologies } from '../content/technologies.ts'
import { tokenStacks, trackEnds } from '../content/tracks.ts'
import { abilityIds, type Goal, type Scoring } from '../content/types.ts'
import { bitsIn } from './bits.ts'
import type { Galaxy } from './galaxy.ts'
import {
  BONUS_TOKENS,
  FIRST_GOAL,
  FIRST_MINING,
  FIRST_MISSION,
  FIRST_PIRATE,
  GOALS,
  HIDDEN_PIECES,
  HUB,
  HUB_PLANET,
  levelOfMission,
  MINING_TOKENS,
  MISSIONS,
  NONE,
  SLOTS,
  SPACES,
} from './pieces.ts'

/** Breaches of the rules in a position. Everything is counted again, without the helpers that the rules use. */
export function violations(t: Galaxy): string[] {
  const wrong: string[] = []
  checkPieces(t, wrong)
  if (t.round === 0) return wrong
  for (let seat = 0; seat < t.seats; seat++) {
    checkWorkers(t, seat, wrong)
    checkPanel(t, seat, wrong)
    checkHold(t, seat, wrong)
  }
  checkMap(t, wrong)
  checkCards(t, wrong)
  checkTracks(t, wrong)
  checkActionSpaces(t, wrong)
  checkSenate(t, wrong)
  checkOrder(t, wrong)
  if (t.outcome !== null) checkResult(t, wrong)
  return wrong
}

/** GC-CMP-08, GC-SPP-13: every token, mission and goal lies in exactly one place. */
function checkPieces(t: Galaxy, wrong: string[]): void {
  if (t.priority.length === 0) return
  const { stacks, tokens, usedTokens, reserve, planetTokens, roundTokens, discardedTokens, tokenBox } = t
  const bonus = [...stacks, ...tokens, ...usedTokens, ...reserve]
  bonus.push(planetTokens, roundTokens, discardedTokens, tokenBox)
  eachOnce('bonus token', 0, BONUS_TOKENS, bonus, wrong)
  const mined = t.miningTracks.map((track) => track.filter((token) => token < FIRST_PIRATE))
  eachOnce('mining token', FIRST_MINING, MINING_TOKENS, [t.miningSpace, t.miningStack, ...mined], wrong)
  const cardPiles = [...t.missionRows, ...t.missionDecks, ...t.log, ...t.completed]
  eachOnce('mission', FIRST_MISSION, MISSIONS, cardPiles, wrong)
  eachOnce('goal', FIRST_GOAL, GOALS, [...t.goals, ...t.scoredGoals, t.goalBox], wrong)
}

/** How many times each piece of a kind was found; refilled for every kind. */
const timesFound = new Uint8Array(HIDDEN_PIECES)

function eachOnce(
  name: string,
  first: number,
  count: number,
  piles: readonly (readonly number[])[],
  wrong: string[],
): void {
  timesFound.fill(0)
  let total = 0
  let isRight = true
  for (const pile of piles)
    for (const piece of pile) {
      if (piece === NONE) continue
      total++
      const times = (timesFound[piece - first] ?? 0) + 1
      timesFound[piece - first] = times
      if (times > 1 || piece < first || piece >= first + count) isRight = false
    }
  if (isRight && total === count) return
  const found = piles.flat().filter((piece) => piece !== NONE)
  wrong.push(`${name}s do not add up: ${found.sort((a, b) => a - b).join()}`)
}

function areAllDifferent(list: readonly number[]): boolean {
  for (let index = 1; index < list.length; index++)
    if (list.indexOf(numberAt(list, index)) < index) return false
  return true
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++)
    if (numberAt(one, index) !== numberAt(other, index)) return false
  return true
}

function sumOf(list: readonly number[]): number {
  let sum = 0
  for (const each of list) sum += each
  return sum
}

/** GC-SPP-10 to GC-SPP-12, GC-ORG-26, GC-ORG-53, GC-ORG-81. */
function checkWorkers(t: Galaxy, seat: Seat, wrong: string[]): void {
  const name = `seat ${seat + 1}`
  let onMain = 0
  for (const seats of t.mainSpaces) if ((seats & (1 << seat)) !== 0) onMain++
  const following = [0, 0, 0, 0, 0]
  for (const area of t.followers)
    for (const each of area) {
      const worker = each - seat * 5
      if (worker >= 0 && worker < 5) following[worker] = numberAt(following, worker) + 1
    }
  const bridge = numberAt(t.bridge, seat)
  const captainsOut =
    onMain +
    numberAt(following, 0) +
    numberAt(following, 3) +
    bitsIn(numberAt(t.captainsOn, seat)) +
    (bridge === 0 || bridge === 3 ? 1 : 0)
  if (numberAt(t.captains, seat) < 0 || numberAt(t.captains, seat) + captainsOut !== captainsFor[t.seats])
    wrong.push(`${name} has ${numberAt(t.captains, seat)} captains at home and ${captainsOut} elsewhere`)
  const crewOut =
    numberAt(following, 1) +
    numberAt(following, 4) +
    bitsIn(numberAt(t.crewOn, seat)) +
    (bridge === 1 || bridge === 4 ? 1 : 0)
  if (numberAt(t.crewSent, seat) !== crewOut)
    wrong.push(`${name} has sent ${numberAt(t.crewSent, seat)} crew, and ${crewOut} stand somewhere`)
  let inSenate = 0
  for (const chairs of t.chairs) if (chairs.includes(seat)) inSenate++
  const places = [
    numberAt(t.crew, seat),
    numberAt(t.crewSent, seat),
    numberAt(t.cryo, seat),
    numberAt(t.crewGone, seat),
  ]
  if (places.some((count) => count < 0) || sumOf(places) + inSenate !== CREW)
    wrong.push(`${name}'s crew does not add up: ${places.join()} and ${inSenate} in the Senate`)
  const atHome = numberAt(t.crew, seat) + (numberAt(t.lieutenant, seat) === 1 ? 1 : 0)
  if (atHome > crewSpaces.length) wrong.push(`${name} has ${atHome} crew on ${crewSpaces.length} spaces`)
  if ((numberAt(t.lieutenant, seat) !== 0) !== (numberAt(t.abilities, seat) === 0))
    wrong.push(`${name} has the lieutenant without the tile, or the tile without the lieutenant`)
  if (numberAt(following, 2) !== (numberAt(t.lieutenant, seat) === 2 ? 1 : 0))
    wrong.push(`${name}'s lieutenant stands nowhere`)
}

function checkPanel(t: Galaxy, seat: Seat, wrong: string[]): void {
  const name = `seat ${seat + 1}`
  const trade = numberAt(at(t.levels, seat), TRADE)
  // GC-SPP-07, GC-SPP-08, GC-TRD-04, GC-TEC-02: five markers in the hold, on odd trade spaces and on cards.
  const covered = [1, 3, 5].filter((space) => space > trade).length
  const markers = numberAt(t.markers, seat) + covered + bitsIn(numberAt(t.marked, seat))
  if (numberAt(t.markers, seat) < 0 || markers !== DEVELOPMENT_MARKERS)
    wrong.push(`${name} has ${markers} development markers`)
  // GC-SPP-05, GC-TRD-06: as many fleet tokens on the income track as even trade spaces are unlocked.
  const track = at(t.incomeTracks, seat)
  const fleet: number[] = []
  const onIncome: number[] = []
  for (let space = 0; space < track.length; space++) {
    const token = numberAt(track, space)
    if (token !== NONE) (incomeSpaces[space]?.takes === 'fleet' ? fleet : onIncome).push(token)
  }
  const fleets = at(t.fleets, seat)
  if (!isSame(fleet, fleets.slice(0, Math.floor(trade / 2))))
    wrong.push(`${name}'s income track holds fleet tokens ${fleet.join()}`)
  if (fleets.length !== 3 || !fleets.includes(0) || !fleets.includes(1) || !fleets.includes(2))
    wrong.push(`${name}'s fleet tokens do not add up`)
  const onMining: number[] = []
  for (const token of at(t.miningTracks, seat)) if (token >= FIRST_PIRATE) onMining.push(token - FIRST_PIRATE)
  const collected = at(t.pirateTokens, seat)
  const isMissing = (pirate: number) => !collected.includes(pirate)
  if (onIncome.some(isMissing) || onMining.some(isMissing))
    wrong.push(`${name}'s panel holds pirates that were not collected`)
  if (onIncome.some((pirate) => pirates[pirate]?.goesOn !== 'income'))
    wrong.push(`${name}'s income track holds pirates of the mining track`)
  if (onMining.some((pirate) => pirates[pirate]?.goesOn !== 'mining'))
    wrong.push(`${name}'s mining track holds pirates of the income track`)
  if (at(t.miningTracks, seat).length > miningSpaces.length) wrong.push(`${name}'s mining track overflows`)
  const room = LOG_SPACES + (hasMarked(t, seat, LOG_CARD) ? 1 : 0)
  if (at(t.log, seat).length > room) wrong.push(`${name} has ${at(t.log, seat).length} missions in the log`)
  if ((numberAt(t.flipped, seat) & ~numberAt(t.marked, seat)) !== 0)
    wrong.push(`${name} has flipped a marker on a card that it has not marked`)
  let inPlay = 0
  for (const card of t.technologies) inPlay |= 1 << card
  if ((numberAt(t.marked, seat) & ~inPlay) !== 0) wrong.push(`${name} has marked a card that is not in play`)
}

const cardCalled = (id: string): number => technologies.findIndex((card) => card.id === id)
const LOG_CARD = cardCalled('TC107')
const CROWDING_CARD = cardCalled('TC207')
const VISITING_CARD = cardCalled('TC208')
const LEVEL_CARD = cardCalled('TC209')
const REUSING_CARD = cardCalled('TC210')

function hasMarked(t: Galaxy, seat: Seat, card: number): boolean {
  return (numberAt(t.marked, seat) & (1 << card)) !== 0
}

function checkHold(t: Galaxy, seat: Seat, wrong: string[]): void {
  if (at(t.hold, seat).some((amount) => !Number.isInteger(amount) || amount < 0))
    wrong.push(`seat ${seat + 1} holds ${at(t.hold, seat).join()}`)
  const points = sumOf(at(t.ledger, seat))
  // GC-ORG-75; only the military comparison takes points away.
  if (points < 0) wrong.push(`seat ${seat + 1} has ${points} points`)
  for (let index = 0; index < sources.length; index++)
    if (sources[index] !== 'military' && numberAt(at(t.ledger, seat), index) < 0)
      wrong.push(`seat ${seat + 1} has lost points for ${sources[index]}`)
}

function isSettling(frame: Frame, space: number): boolean {
  return frame.routine === 'settlement' && 'space' in frame && frame.space === space
}

/** GC-EXP-10, GC-PLN-04, GC-SPP-01, GC-SET-14, and the places of planets and pirates. */
function checkMap(t: Galaxy, wrong: string[]): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const spaces: number[] = []
    for (let space = 0; space < SPACES; space++)
      if ((numberAt(t.outposts, seat) & (1 << space)) !== 0) spaces.push(space)
    if (spaces.length > OUTPOSTS || !spaces.includes(HUB))
      wrong.push(`seat ${seat + 1} has outposts on ${spaces.join()}`)
    for (const space of spaces) {
      if (numberAt(t.planets, space) === NONE)
        wrong.push(`seat ${seat + 1} has an outpost where there is no planet`)
      const slot = t.slots.indexOf(seat, space * SLOTS)
      if (slot < 0 || slot >= (space + 1) * SLOTS)
        wrong.push(`seat ${seat + 1} has an outpost on space ${space} without a slot`)
      // The panel's reward may ask a question before the token is taken.
      const isTokenDue = () => t.stack.some((frame) => isSettling(frame, space))
      if ((t.planetTokens[space] !== NONE && !isTokenDue()) || t.pirates[space] !== NONE)
        wrong.push(`space ${space} is settled and still has a token or pirates`)
    }
    const ships = at(t.ships, seat)
    if (ships.length !== (numberAt(t.abilities, seat) === 9 ? 2 : 1))
      wrong.push(`seat ${seat + 1} has wrong ships`)
    if (ships.some((space) => numberAt(t.planets, space) === NONE))
      wrong.push(`seat ${seat + 1} is off the map`)
  }
  for (let index = 0; index < t.slots.length; index++) {
    const seat = numberAt(t.slots, index)
    if (seat < 0) continue
    const space = Math.floor(index / SLOTS)
    const slot = index % SLOTS
    if ((numberAt(t.outposts, seat) & (1 << space)) === 0)
      wrong.push(`a slot of space ${space} is wrongly taken`)
    const planet = planets[numberAt(t.planets, space)]
    const slots = space === HUB ? t.seats : (planet?.slots.length ?? 0)
    // TC207 lets an action planet take one more outpost.
    const mayBeBeside = hasMarked(t, seat, CROWDING_CARD) && planet?.kind === 'action'
    if (slot >= slots && !mayBeBeside) wrong.push(`space ${space} has no slot ${slot}`)
  }
  const hub = t.planets.indexOf(HUB_PLANET)
  if (hub < 0 || t.planets.includes(HUB_PLANET, hub + 1)) wrong.push('there is not one hub')
  if (!areAllDifferent(t.planets.filter((planet) => planet >= 0)))
    wrong.push('a planet lies on the map twice')
  const lying = t.pirates.filter((pirate) => pirate !== NONE)
  for (const collected of t.pirateTokens) for (const pirate of collected) lying.push(pirate)
  if (lying.length !== t.seats + PIRATES_BEYOND_SEATS || !areAllDifferent(lying))
    wrong.push(`pirates do not add up: ${lying.join()}`)
}

/**
 * GC-SET-13, GC-SET-21, GC-SET-23, GC-SET-26, GC-DRF-01, GC-SPP-13, GC-ABL-08: the right number of cards and tiles is
 * in play.
 */
function checkCards(t: Galaxy, wrong: string[]): void {
  if (t.planets.includes(NIGHTMARE)) wrong.push('the Technological Nightmare lies on the map')
  const levels = t.technologies.map((card) => technologies[card]?.level ?? 0).sort((a, b) => a - b)
  if (!isSame(levels, LEVELS_IN_PLAY) || !areAllDifferent(t.technologies))
    wrong.push(`technology cards in play are of levels ${levels.join()}`)
  const marksInPlay = t.decrees.map((card) => decrees[card]?.mark ?? 0)
  if (!isSame(marksInPlay, MARKS_IN_PLAY)) wrong.push('decrees are of wrong marks')
  // No seat is asked anything before a row is refilled (GC-POL-04); an empty deck refills nothing (GC-ORG-17).
  for (let level = 0; level < t.missionRows.length; level++) {
    const row = at(t.missionRows, level)
    if (row.length > CARDS_A_LEVEL || (row.length < CARDS_A_LEVEL && at(t.missionDecks, level).length > 0))
      wrong.push(`${row.length} missions of level ${level + 1} lie open`)
  }
  if (!areAllDifferent(t.abilities.filter((tile) => tile !== NONE))) wrong.push('two seats have one ability')
  for (let seat = 0; seat < t.seats; seat++) {
    const owned = at(t.goals, seat).length + at(t.scoredGoals, seat).length
    if (owned !== 2) wrong.push(`seat ${seat + 1} has ${owned} goals`)
    if (at(t.reserve, seat).length > 0 && abilityIds[numberAt(t.abilities, seat)] !== 'reserveLocker')
      wrong.push(`seat ${seat + 1} has a reserve without the tile`)
  }
}

const LEVELS_IN_PLAY = [1, 1, 1, 2, 2, 2, 3, 3, 3]
const MARKS_IN_PLAY = [1, 2, 3]

/** GC-ORG-03, GC-BON-06: markers are on their tracks, and every seat that has reached a stack has taken its top. */
function checkTracks(t: Galaxy, wrong: string[]): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const levels = at(t.levels, seat)
    for (let track = 0; track < levels.length; track++) {
      const level = numberAt(levels, track)
      if (level < 0 || level > numberAt(trackEnds, track))
        wrong.push(`seat ${seat + 1} is at ${level} of track ${track}`)
    }
  }
  for (let index = 0; index < tokenStacks.length; index++) {
    const { track, space, size } = at(tokenStacks, index)
    let reached = 0
    for (const levels of t.levels) if (numberAt(levels, track) >= space) reached++
    const left = at(t.stacks, index).length
    if (Math.max(0, (size[t.seats] ?? 0) - reached) !== left)
      wrong.push(`${left} tokens are left of stack ${index} of the ${mainTracks[track]} track`)
  }
  for (let level = 0; level < t.missionRows.length; level++) {
    const row = at(t.missionRows, level)
    if (row.some((mission) => levelOfMission(mission) !== level))
      wrong.push('a mission lies in the wrong row')
    if (row.some((mission, index) => mission < (row[index - 1] ?? mission)))
      wrong.push('a row of missions is out of order')
  }
}

/** GC-TRN-04, GC-TRN-06, GC-TRN-07. */
function checkActionSpaces(t: Galaxy, wrong: string[]): void {
  const mayShare =
    t.marked.some((marked) => (marked & (1 << REUSING_CARD)) !== 0) || t.mayReuse.some((may) => may > 0)
  if (!mayShare)
    for (let area = 0; area < t.mainSpaces.length; area++)
      if (bitsIn(numberAt(t.mainSpaces, area)) > 1) wrong.push(`two captains are on ${areas[area]}`)
  for (let seat = 0; seat < t.seats; seat++) {
    const captains = numberAt(t.captainsOn, seat)
    const crew = numberAt(t.crewOn, seat)
    if ((captains & crew) !== 0) wrong.push(`seat ${seat + 1} has used a planet twice`)
    const visited = bitsIn((captains | crew) & ~numberAt(t.outposts, seat))
    const mayVisit = (numberAt(t.flipped, seat) & (1 << VISITING_CARD)) !== 0 ? 1 : 0
    if (visited > mayVisit) wrong.push(`seat ${seat + 1} has used a planet without an outpost`)
  }
}

/**
 * GC-SEN-02, GC-SEN-06, GC-ORG-60 to GC-ORG-62: a seat has one chair in an office, and the points that the decree of
 * each says.
 */
function checkSenate(t: Galaxy, wrong: string[]): void {
  const points = t.captains.map(() => 0)
  for (let office = 0; office < t.chairs.length; office++) {
    const chairs = at(t.chairs, office)
    if (!areAllDifferent(chairs)) wrong.push('a seat has two chairs in an office')
    for (let chair = 0; chair < chairs.length; chair++) {
      const seat = numberAt(chairs, chair)
      points[seat] =
        numberAt(points, seat) +
        (decrees[numberAt(t.decrees, office)]?.points ?? 0) +
        (chair === 0 ? GOLDEN_CHAIR_POINTS : 0)
    }
  }
  for (let seat = 0; seat < points.length; seat++) {
    const due = numberAt(points, seat)
    if (numberAt(at(t.ledger, seat), SENATE) !== due)
      wrong.push(`seat ${seat + 1} has not ${due} points for the Senate`)
  }
}

const SENATE = sources.indexOf('senate')

/** GC-PRI-06, GC-ORG-65: each seat has a different space, and the order follows the spaces. */
function checkOrder(t: Galaxy, wrong: string[]): void {
  const bySpace = [...t.prioritySpaces.keys()].sort(
    (a, b) => numberAt(t.prioritySpaces, a) - numberAt(t.prioritySpaces, b),
  )
  if (!isSame(bySpace, t.priority)) wrong.push(`the order ${t.priority.join()} is not that of the track`)
  if (t.prioritySpaces.length !== t.seats || !areAllDifferent(t.prioritySpaces))
    wrong.push('two markers are on one space of the priority track')
  if (t.prioritySpaces.some((space) => space < 0 || space >= OUTPOSTS * PRIORITY_SPACES))
    wrong.push('a marker is off the priority track')
  if (t.round < 1 || t.round > ROUNDS) wrong.push(`there is no round ${t.round}`)
}

/** GC-END-02, GC-END-03, GC-END-04, GC-END-05, GC-END-06, GC-END-07: the score at the end, computed a second time. */
function checkResult(t: Galaxy, wrong: string[]): void {
  const totals: number[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    const ledger = (source: Source) => numberAt(at(t.ledger, seat), sources.indexOf(source))
    const [energy = 0, raw = 0, alien = 0, credits = 0] = at(t.hold, seat)
    if (ledger('credits') !== credits) wrong.push(`seat ${seat + 1}: ${credits} credits scored otherwise`)
    if (ledger('resources') !== Math.floor((energy + raw + alien) / 3))
      wrong.push(`seat ${seat + 1}: resources scored otherwise`)
    const goal = goals[(at(t.scoredGoals, seat)[0] ?? 0) - FIRST_GOAL]
    if (at(t.scoredGoals, seat).length !== 1 || goal === undefined)
      wrong.push(`seat ${seat + 1} scored no goal`)
    else {
      const parts = goal.scoring.map((scoring) => recounted(t, seat, scoring))
      const worth = goal.joined === 'or' ? Math.max(...parts) : parts.reduce((sum, each) => sum + each, 0)
      if (worth !== ledger('goal')) wrong.push(`seat ${seat + 1}: ${goal.id} is worth ${worth}`)
      // Points that the cards brought during the game are in the ledger too.
      const least = technologies.reduce(
        (sum, { atEnd = [] }, card) =>
          hasMarked(t, seat, card) ? sum + scoredBy(t, seat, atEnd, goal) : sum,
        0,
      )
      if (ledger('technologies') < least)
        wrong.push(`seat ${seat + 1}: technology cards score ${least} and more`)
    }
    totals.push(sumOf(at(t.ledger, seat)))
  }
  const most = Math.max(...totals)
  const winners = [...totals.keys()].filter((seat) => totals[seat] === most)
  if (t.outcome?.winners.toSorted().join() !== winners.join()) wrong.push('the wrong seats have won')
  for (const { seat, total } of t.outcome?.scores ?? [])
    if (total !== totals[seat]) wrong.push(`seat ${seat + 1} has ${totals[seat]} points, not ${total}`)
}

function scoredBy(t: Galaxy, seat: Seat, atEnd: readonly Scoring[], goal: Goal): number {
  const units = goal.scoring.map((part) => Math.floor(recounted(t, seat, part) / part.points))
  const conditions = goal.joined === 'or' ? Math.max(...units) : units.reduce((sum, each) => sum + each, 0)
  const markers = t.marked.reduce((sum, marked) => sum + bitsIn(marked & numberAt(t.marked, seat)), 0)
  return atEnd.reduce((sum, scoring) => {
    const { points, per, most = Number.POSITIVE_INFINITY } = scoring
    if (per.count === 'goalConditions') return sum + Math.min(most, points * conditions)
    return sum + (per.count === 'markersOnYourCards' ? points * markers : recounted(t, seat, scoring))
  }, 0)
}

function recounted(t: Galaxy, seat: Seat, { points, per, most = Number.POSITIVE_INFINITY }: Scoring): number {
  const [energy = 0, raw = 0, alien = 0] = at(t.hold, seat)
  const [technology = 0, military = 0, production = 0, politics = 0, trade = 0] = at(t.levels, seat)
  const higher = hasMarked(t, seat, LEVEL_CARD) ? 1 : 0
  const levels = { technology: technology + higher, military, production, politics: politics + higher, trade }
  const settled = t.planets.flatMap((planet, space) =>
    (numberAt(t.outposts, seat) & (1 << space)) !== 0 ? [planets[planet]] : [],
  )
  const units = (): number => {
    switch (per.count) {
      case 'levels':
        return per.of.reduce((sum, track) => sum + levels[track], 0)
      case 'outposts': {
        const { colour, isLicensed } = per
        if (colour !== undefined) return settled.filter((planet) => planet?.colours.includes(colour)).length
        if (isLicensed === undefined) return settled.length
        return settled.filter((planet) => planet !== undefined && Math.max(...planet.slots) > 0).length
      }
      case 'missions': {
        const { type } = per
        return at(t.completed, seat).filter(
          (mission) => type === undefined || missions[mission - FIRST_MISSION]?.types.includes(type),
        ).length
      }
      case 'pirates':
        return at(t.pirateTokens, seat).length
      case 'technologies':
        return bitsIn(numberAt(t.marked, seat))
      case 'resources':
        return energy + raw + alien
      default:
        return 0
    }
  }
  return Math.min(most, points * units())
}
