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
  takeLast,
} from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { maps } from '../../content/maps.ts'
import { type Area, area, sources, type Track, tracks } from '../../content/names.ts'
import { planets } from '../../content/planets.ts'
import { type Galaxy, setup } from '../galaxy.ts'
import { game } from '../game.ts'
import { LEVEL_1_MISSIONS } from '../pieces.ts'
import { type TurnsFrame, transgalactica, turnsFrame } from '../rounds/rounds.ts'
import { settleHub } from '../setup/setup.ts'
import {
  crewGone,
  drafted,
  follower,
  miningStack,
  missionDeck,
  onBridge,
  prioritySpaces,
  roundTokens,
  slots,
  turnAfter,
  usedPlanet,
} from './arrange-course.ts'
import {
  ArrangeError,
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
import { describeEvent } from './describe-event.ts'
import { eventFacts } from './event-facts.ts'
import { optionIds } from './option-ids.ts'

/** Positions in the game's own words, for scenarios and lessons. */
export const scenarioWords: ScenarioWords<Galaxy> = {
  arrange(seats, _, arranged, chance) {
    const parsed = readWords(block, arranged ?? {})
    if (!parsed.ok) return mismatch(`arrange: ${sayProblem(parsed.problem)}`)
    const { data } = parsed
    const { stage } = data
    const t = stage === 'draft' ? begun(seats, chance) : plainTable(seats, chance, data.round)
    let turn: TurnsFrame | undefined
    try {
      if (stage === 'draft') layDraft(t, data, arranged ?? {})
      else {
        lay(t, data)
        turn = arrangedTurn(t, data)
      }
    } catch (error) {
      if (error instanceof ArrangeError) mismatch(`arrange: ${error.message}`)
      throw error
    }
    t.open = []
    if (stage !== 'draft') t.phase = stage
    t.stack = stage === 'draft' ? [main(stage)] : stackFor(t, stage, turn)
    runStages(game.routines, t)
    return t
  },
  describe,
  describeView,
  optionIds,
  idOf,
  eventFacts,
  describeEvent,
}

/**
 * Options go by the number or the id of a space. A scenario may name the planet there, or the space: `planet-PL16`,
 * `settle-PL05`.
 */
function idOf(t: Galaxy, said: string): string {
  const [, what, where = '', ship = ''] = /^(planet|move|settle)-([A-Z]+\d*)(-ship-2)?$/.exec(said) ?? []
  const spaces = maps[t.seats]?.spaces ?? []
  const tile = planets.findIndex(({ id }) => id === where)
  const space = tile < 0 ? spaces.findIndex(({ id }) => id === where) : t.planets.indexOf(tile)
  if (what === undefined || space < 0) return said
  return what === 'planet' ? `planet-${space}` : `${what}-${at(spaces, space).id}${ship}`
}

/** A new game: everything is laid out, and the draft is about to start. */
function begun(seats: number, chance: Chance): Galaxy {
  const t = setup({ seats }, {}, chance)
  runStages(game.routines, t)
  return t
}

/** A table after setup without a draft: no ability, nothing in the hold, all levels 0. */
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
  // The tokens of the rounds so far are gone.
  for (let past = 2; past <= round; past++) t.tokenBox.push(takeLast(t.roundTokens))
  inOrder(t)
  return t
}

/** The stack of what happens next: a phase of the round. */
export function stackFor(
  t: Galaxy,
  stage: 'income' | 'turns' | 'cleanUp' | 'scoring',
  turn = turnsFrame(t),
): Frame[] {
  return stage === 'turns' ? [main('cleanUp'), turn] : [main(stage)]
}

function arrangedTurn(t: Galaxy, { stage, active, passed }: Block): TurnsFrame {
  if (stage !== 'turns' && (active !== undefined || passed.length > 0))
    mismatch('arrange: active and passed go with stage: turns')
  return turnAfter(t, active === undefined ? null : seatOf(t, active), seatsOf(t, passed))
}

function main(stage: string): Frame {
  const found = transgalactica.indexOf.get(stage)
  return { routine: transgalactica.name, stage: found ?? mismatch(`arrange: no stage ${stage}`) }
}

function lay(t: Galaxy, said: Block): void {
  if (said.wealthSets.length + said.abilityRow.length > 0)
    mismatch('arrange: wealthSets and abilityRow go with stage: draft')
  layBoard(t, said)
  for (const [where, seats] of Object.entries(said.slots))
    slots(
      t,
      where,
      seats.map((number) => (number === null ? null : seatOf(t, number))),
    )
  for (const [number, words] of Object.entries(said.players)) layPlayer(t, seatOf(t, Number(number)), words)
  layPiles(t, said)
  for (const [office, sitting] of Object.entries(said.chairs))
    chairs(t, Number(office) - 1, ...seatsOf(t, sitting))
  for (const [name, numbers] of Object.entries(said.taken))
    for (const seat of seatsOf(t, [numbers].flat())) {
      const space = area[name as Area] // checked by the schema
      t.mainSpaces[space] = numberAt(t.mainSpaces, space) | (1 << seat)
      t.captains[seat] = numberAt(t.captains, seat) - 1
    }
  for (const [name, standing] of Object.entries(said.followers))
    for (const each of standing) {
      const [number, worker] = each.split(' ')
      follower(t, area[name as Area], seatOf(t, Number(number)), worker ?? '') // checked by the schema
    }
  for (const [number, { used, bridge }] of Object.entries(said.players)) {
    const seat = seatOf(t, Number(number))
    for (const [where, worker] of Object.entries(used)) usedPlanet(t, seat, where, worker)
    if (bridge !== undefined) onBridge(t, seat, bridge)
  }
}

/** Face-up cards and tokens before players take any. */
function layBoard(t: Galaxy, said: Block): void {
  layOrder(t, said)
  namedOnce(said)
  for (const [space, id] of Object.entries(said.planets)) planet(t, id, space)
  technologies(t, ...said.technologies)
  for (const row of [said.missions.filter(isLevel1), said.missions.filter((id) => !isLevel1(id))])
    if (row.length > 0) missionRow(t, ...row)
  for (const id of said.decrees) decree(t, markOf(id), id)
}

/** Pieces on planets and in piles, from which players may have taken some. */
function layPiles(t: Galaxy, said: Block): void {
  for (const [where, id] of Object.entries(said.pirates)) pirates(t, where, id)
  for (const [where, id] of Object.entries(said.planetTokens)) planetToken(t, where, id)
  for (const [name, ids] of Object.entries(said.stacks)) layStack(t, stackNamed(name), ids)
  for (const [level, ids] of Object.entries(said.missionDecks)) missionDeck(t, Number(level) - 1, ids)
  if (said.miningSpace !== undefined) miningSpace(t, said.miningSpace)
  miningStack(t, said.miningStack)
  roundTokens(t, said.roundTokens)
}

function layOrder(t: Galaxy, said: Block): void {
  const spaces = Object.values(said.priority)
  if (said.order.length > 0) {
    if (said.order.length !== t.seats || new Set(said.order).size !== t.seats)
      mismatch('arrange order: every seat once')
    if (spaces.length > 0) mismatch('arrange: say the order or the priority')
    inOrder(t, ...seatsOf(t, said.order))
  }
  if (spaces.length === 0) return
  const seats = Object.keys(said.priority).map((number) => seatOf(t, Number(number)))
  if (seats.length !== t.seats) mismatch('arrange priority: every seat')
  prioritySpaces(t, spaces)
}

/** Names the top of a stack; the other pieces stay below. */
function layStack(t: Galaxy, index: number, ids: readonly string[]): void {
  const count = at(t.stacks, index).length - ids.length
  const others = at(t.stacks, index)
    .map((token) => at(bonusTokens, token).id)
    .filter((id) => !ids.includes(id))
  stack(t, index, ...ids, ...(ids.length === 0 ? [] : others.slice(0, Math.max(0, count))))
}

/** Words that go with a draft: the table, and what is dealt to players. */
const draftWords = [
  'stage',
  'order',
  'planets',
  'pirates',
  'planetTokens',
  'technologies',
  'missions',
  'missionDecks',
  'decrees',
  'stacks',
  'miningSpace',
  'miningStack',
  'roundTokens',
  'wealthSets',
  'abilityRow',
  'players',
]
const draftWordsOfPlayers = ['hold', 'fleets', 'goals']

function layDraft(t: Galaxy, said: Block, arranged: object): void {
  const other = Object.keys(arranged).find((word) => !draftWords.includes(word))
  if (other !== undefined) mismatch(`arrange: stage: draft does not go with ${other}`)
  layBoard(t, said)
  for (const [number, words] of Object.entries(said.players)) {
    const seat = seatOf(t, Number(number))
    const given = Object.keys(Reflect.get(Reflect.get(arranged, 'players'), number)) // read by the schema
    const wrong = given.find((word) => !draftWordsOfPlayers.includes(word))
    if (wrong !== undefined) mismatch(`arrange: stage: draft does not go with players.${number}.${wrong}`)
    if (words.fleets !== undefined) fleets(t, seat, ...words.fleets)
    hold(t, seat, words.hold)
    if (words.goals !== undefined) goals(t, seat, ...words.goals)
  }
  layPiles(t, said)
  drafted(t, said.wealthSets, said.abilityRow)
}

/** There is one of each piece, so it may be named only once. */
function namedOnce(said: Block): void {
  const players = Object.values(said.players)
  const lists: { readonly [where: string]: readonly (string | null | undefined)[] } = {
    planets: Object.values(said.planets),
    pirates: [...Object.values(said.pirates), ...players.flatMap((each) => each.pirates)],
    tokens: [
      ...Object.values(said.planetTokens),
      ...Object.values(said.stacks).flat(),
      ...said.roundTokens,
      ...players.flatMap((each) => [...each.tokens, ...each.usedTokens, ...each.reserve]),
    ],
    mining: [said.miningSpace, ...said.miningStack, ...players.flatMap((each) => each.mining ?? [])],
    missions: [
      ...said.missions,
      ...Object.values(said.missionDecks).flat(),
      ...players.flatMap((each) => [...each.log, ...each.completed]),
    ],
    decrees: said.decrees.map((id) => `mark ${markOf(id) + 1}`),
    wealthSets: said.wealthSets.flat(),
    abilityRow: said.abilityRow,
    ability: players.map((each) => each.ability),
    goals: players.flatMap((each) => each.goals ?? []),
  }
  for (const [where, ids] of Object.entries(lists))
    eachOnce(
      ids.filter((id) => typeof id === 'string'),
      where,
    )
}

function eachOnce(ids: readonly string[], where: string): void {
  const again = ids.find((id, index) => ids.indexOf(id) < index)
  if (again !== undefined) mismatch(`arrange ${where}: ${again} is named twice`)
}

const isLevel1 = (mission: string) => Number(mission.slice(2)) <= LEVEL_1_MISSIONS

function seatOf(t: Galaxy, number: number): Seat {
  if (!(number >= 1 && number <= t.seats)) mismatch(`arrange: there is no seat ${number}`)
  return number - 1
}

function seatsOf(t: Galaxy, numbers: readonly number[]): Seat[] {
  return numbers.map((number) => seatOf(t, number))
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

function layPlayer(t: Galaxy, seat: Seat, said: PlayerBlock): void {
  for (const list of ['outposts', 'marked'] as const) eachOnce(said[list], `players.${seat + 1}.${list}`)
  if (said.fleets !== undefined) fleets(t, seat, ...said.fleets)
  level(t, seat, said.levels)
  hold(t, seat, said.hold)
  t.raisedMilitary[seat] = said.raised.military ?? 0
  t.raisedTrade[seat] = said.raised.trade ?? 0
  if (said.ability !== undefined) ability(t, seat, said.ability)
  if (said.crew !== undefined) workers(t, seat, { crew: said.crew })
  crewGone(t, seat, said.crewGone)
  t.hasUsedReserve[seat] = said.reserveUsed ? 1 : 0
  t.mayReuse[seat] = said.mayReuse ? 1 : 0
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
