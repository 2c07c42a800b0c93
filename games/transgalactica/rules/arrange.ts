import {
  at,
  type Chance,
  type Frame,
  mismatch,
  numberAt,
  readWords,
  runStages,
  type ScenarioWords,
  type Seat,
  sayProblem,
} from '@kantyna/kernel'
import { decrees } from '../content/decrees.ts'
import { type Area, area, sources, type Track, tracks } from '../content/names.ts'
import {
  ability,
  chairs,
  collectedPirates,
  completed,
  decree,
  fleets,
  goals,
  hold,
  inOrder,
  level,
  log,
  marked,
  miningSpace,
  miningTrack,
  missionRow,
  NotThere,
  outpost,
  pirates,
  planet,
  planetToken,
  reserve,
  ship,
  stack,
  stackAt,
  technologies,
  technologyOf,
  token,
  usedToken,
  workers,
} from './arrange-table.ts'
import { type Block, block, type PlayerBlock } from './arrange-words.ts'
import { describe, describeView } from './describe.ts'
import { describeEvent, eventTypes } from './describe-event.ts'
import { type Galaxy, setup } from './galaxy.ts'
import { game } from './game.ts'
import { optionIds } from './option-ids.ts'
import { LEVEL_1_MISSIONS } from './pieces.ts'
import { transgalactica, turnsFrame } from './rounds.ts'
import { settleHub } from './setup.ts'

/** Positions in the game's own words, for scenarios and lessons. */
export const scenarioWords: ScenarioWords<Galaxy> = {
  arrange(seats, _, arranged, chance) {
    const parsed = readWords(block, arranged ?? {})
    if (!parsed.ok) return mismatch(`arrange: ${sayProblem(parsed.problem)}`)
    const { data } = parsed
    if (data.stage === 'draft') {
      if (Object.keys(arranged ?? {}).length > 1) mismatch('arrange: stage: draft goes with nothing else')
      return begun(seats, chance)
    }
    const t = plainTable(seats, chance, data.round)
    try {
      lay(t, data)
    } catch (error) {
      if (error instanceof NotThere) mismatch(`arrange: ${error.message}`)
      throw error
    }
    t.phase = data.stage
    t.stack = stackFor(t, data.stage)
    runStages(game.routines, t)
    return t
  },
  describe,
  describeView,
  optionIds,
  eventTypes,
  describeEvent,
}

/** A game as it begins: everything is laid out, and the draft is about to start. */
function begun(seats: number, chance: Chance): Galaxy {
  const t = setup({ seats }, {}, chance)
  runStages(game.routines, t)
  return t
}

/** A table after setup at which nobody has drafted anything: no ability, nothing in the hold, all levels 0. */
export function plainTable(seats: number, chance: Chance, round = 1): Galaxy {
  const t = begun(seats, chance)
  t.open = []
  t.answers = []
  t.wealthSets = []
  t.abilityRow = []
  settleHub(t)
  t.hold = t.hold.map(() => [0, 0, 0, 0])
  t.ledger = t.ledger.map((points) => points.map(() => 0))
  t.round = round
  inOrder(t)
  return t
}

/** What is about to happen: a phase of the round. */
export function stackFor(t: Galaxy, stage: 'income' | 'turns' | 'cleanUp' | 'scoring'): Frame[] {
  if (stage !== 'turns') return [main(stage)]
  return [main('cleanUp'), turnsFrame(t)]
}

function main(stage: string): Frame {
  const found = transgalactica.indexOf.get(stage)
  return { routine: transgalactica.name, stage: found ?? mismatch(`arrange: no stage ${stage}`) }
}

function lay(t: Galaxy, said: Block): void {
  const seats = (numbers: readonly number[]) => numbers.map((number) => seatOf(t, number))
  if (said.order.length > 0) {
    if (said.order.length !== t.seats || new Set(said.order).size !== t.seats)
      mismatch('arrange order: every seat once')
    inOrder(t, ...seats(said.order))
  }
  for (const name of ['planets', 'pirates', 'planetTokens'] as const)
    eachOnce(
      Object.values(said[name]).filter((id) => id !== null),
      name,
    )
  for (const [space, id] of Object.entries(said.planets)) planet(t, id, space)
  technologies(t, ...said.technologies)
  for (const row of [said.missions.filter(isLevel1), said.missions.filter((id) => !isLevel1(id))])
    if (row.length > 0) missionRow(t, ...row)
  eachOnce(
    said.decrees.map((id) => `mark ${markOf(id) + 1}`),
    'decrees',
  )
  for (const id of said.decrees) decree(t, markOf(id), id)
  for (const [number, words] of Object.entries(said.players)) layPlayer(t, seatOf(t, Number(number)), words)
  for (const [where, id] of Object.entries(said.pirates)) pirates(t, where, id)
  for (const [where, id] of Object.entries(said.planetTokens)) planetToken(t, where, id)
  for (const [office, sitting] of Object.entries(said.chairs))
    chairs(t, Number(office) - 1, ...seats(sitting))
  for (const [name, ids] of Object.entries(said.stacks)) stack(t, stackNamed(name), ...ids)
  if (said.miningSpace !== undefined) miningSpace(t, said.miningSpace)
  for (const [name, number] of Object.entries(said.taken)) {
    const seat = seatOf(t, number)
    t.mainSpaces[area[name as Area]] = 1 << seat // checked by the schema
    t.captains[seat] = numberAt(t.captains, seat) - 1
  }
}

function eachOnce(ids: readonly string[], where: string): void {
  const again = ids.find((id, index) => ids.indexOf(id) < index)
  if (again !== undefined) mismatch(`arrange ${where}: ${again} is named twice`)
}

const isLevel1 = (mission: string) => Number(mission.slice(2)) <= LEVEL_1_MISSIONS

function seatOf(t: Galaxy, number: number): Seat {
  if (number > t.seats) mismatch(`arrange: there is no seat ${number}`)
  return number - 1
}

function markOf(id: string): number {
  const card = decrees.find((each) => each.id === id)
  return card === undefined ? mismatch(`arrange decrees: there is no ${id}`) : card.mark - 1
}

function stackNamed(name: string): number {
  const [track = '', space] = name.split(' ')
  const found = (tracks as readonly string[]).includes(track) ? stackAt(track as Track, Number(space)) : -1 // one of them
  return found < 0 ? mismatch(`arrange stacks: no stack lies at ${name}`) : found
}

/** Lists of pieces of which there is one each. */
const listsOfPieces = [
  'outposts',
  'tokens',
  'usedTokens',
  'reserve',
  'log',
  'completed',
  'marked',
  'mining',
  'pirates',
  'goals',
] as const

function layPlayer(t: Galaxy, seat: Seat, said: PlayerBlock): void {
  for (const list of listsOfPieces) eachOnce(said[list] ?? [], `players.${seat + 1}.${list}`)
  if (said.fleets !== undefined) fleets(t, seat, ...said.fleets)
  level(t, seat, said.levels)
  hold(t, seat, said.hold)
  t.raisedMilitary[seat] = said.raised.military ?? 0
  t.raisedTrade[seat] = said.raised.trade ?? 0
  if (said.crew !== undefined) workers(t, seat, { crew: said.crew })
  if (said.ability !== undefined) ability(t, seat, said.ability)
  for (const where of said.outposts) outpost(t, seat, where)
  for (const [index, where] of (said.ships ?? []).entries()) ship(t, seat, where, index)
  for (const id of said.tokens) token(t, seat, id)
  for (const id of said.usedTokens) usedToken(t, seat, id)
  for (const id of said.reserve) reserve(t, seat, id)
  log(t, seat, ...said.log)
  completed(t, seat, ...said.completed)
  marked(t, seat, ...said.marked)
  for (const id of said.flipped) t.flipped[seat] = numberAt(t.flipped, seat) | (1 << technologyOf(id))
  if (said.mining !== undefined) miningTrack(t, seat, ...said.mining)
  for (const id of said.pirates) collectedPirates(t, seat, id)
  if (said.goals !== undefined) goals(t, seat, ...said.goals)
  at(t.ledger, seat)[sources.indexOf('missions')] = said.points
}
