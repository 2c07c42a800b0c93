import {
  at,
  type Chance,
  type Frame,
  mismatch,
  numberAt,
  problemSentence,
  readWords,
  runStages,
  type ScenarioWords,
  type Seat,
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
    if (!parsed.ok) return mismatch(`arrange: ${problemSentence(parsed.problem)}`)
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
    t.stack = stage === 'draft' ? [mainFrame(stage)] : stackFor(t, stage, turn)
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
 * The ids of options contain the number or the id of a space. A scenario may also name the space or its planet:
 * `planet-PL16`, `settle-PL05`.
 */
function idOf(t: Galaxy, spec: string): string {
  const [, what, where = '', ship = ''] = /^(planet|move|settle)-([A-Z]+\d*)(-ship-2)?$/.exec(spec) ?? []
  const spaces = maps[t.seats]?.spaces ?? []
  const tile = planets.findIndex(({ id }) => id === where)
  const space = tile < 0 ? spaces.findIndex(({ id }) => id === where) : t.planets.indexOf(tile)
  if (what === undefined || space < 0) return spec
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

/** The stack for a position that goes on with a phase of the round. */
export function stackFor(
  t: Galaxy,
  stage: 'income' | 'turns' | 'cleanUp' | 'scoring',
  turn = turnsFrame(t),
): Frame[] {
  return stage === 'turns' ? [mainFrame('cleanUp'), turn] : [mainFrame(stage)]
}

function arrangedTurn(t: Galaxy, { stage, active, passed }: Block): TurnsFrame {
  if (stage !== 'turns' && (active !== undefined || passed.length > 0))
    mismatch('arrange: active and passed go with stage: turns')
  return turnAfter(t, active === undefined ? null : seatOf(t, active), seatsOf(t, passed))
}

function mainFrame(stage: string): Frame {
  const found = transgalactica.indexOf.get(stage)
  return { routine: transgalactica.name, stage: found ?? mismatch(`arrange: no stage ${stage}`) }
}

function lay(t: Galaxy, spec: Block): void {
  if (spec.wealthSets.length + spec.abilityRow.length > 0)
    mismatch('arrange: wealthSets and abilityRow go with stage: draft')
  layBoard(t, spec)
  for (const [where, seats] of Object.entries(spec.slots))
    slots(
      t,
      where,
      seats.map((number) => (number === null ? null : seatOf(t, number))),
    )
  for (const [number, words] of Object.entries(spec.players)) layPlayer(t, seatOf(t, Number(number)), words)
  layPiles(t, spec)
  for (const [office, sitting] of Object.entries(spec.chairs))
    chairs(t, Number(office) - 1, ...seatsOf(t, sitting))
  for (const [name, numbers] of Object.entries(spec.taken))
    for (const seat of seatsOf(t, [numbers].flat())) {
      const space = area[name as Area] // checked by the schema
      t.mainSpaces[space] = numberAt(t.mainSpaces, space) | (1 << seat)
      t.captains[seat] = numberAt(t.captains, seat) - 1
    }
  for (const [name, standing] of Object.entries(spec.followers))
    for (const each of standing) {
      const [number, worker] = each.split(' ')
      follower(t, area[name as Area], seatOf(t, Number(number)), worker ?? '') // checked by the schema
    }
  for (const [number, { used, bridge }] of Object.entries(spec.players)) {
    const seat = seatOf(t, Number(number))
    for (const [where, worker] of Object.entries(used)) usedPlanet(t, seat, where, worker)
    if (bridge !== undefined) onBridge(t, seat, bridge)
  }
}

/** Face-up cards and tokens before players take any. */
function layBoard(t: Galaxy, spec: Block): void {
  layOrder(t, spec)
  namedOnce(spec)
  for (const [space, id] of Object.entries(spec.planets)) planet(t, id, space)
  technologies(t, ...spec.technologies)
  for (const row of [spec.missions.filter(isLevel1), spec.missions.filter((id) => !isLevel1(id))])
    if (row.length > 0) missionRow(t, ...row)
  for (const id of spec.decrees) decree(t, markOf(id), id)
}

/** Pieces on planets and in piles, from which players may have taken some. */
function layPiles(t: Galaxy, spec: Block): void {
  for (const [where, id] of Object.entries(spec.pirates)) pirates(t, where, id)
  for (const [where, id] of Object.entries(spec.planetTokens)) planetToken(t, where, id)
  for (const [name, ids] of Object.entries(spec.stacks)) layStack(t, stackNamed(name), ids)
  for (const [level, ids] of Object.entries(spec.missionDecks)) missionDeck(t, Number(level) - 1, ids)
  if (spec.miningSpace !== undefined) miningSpace(t, spec.miningSpace)
  miningStack(t, spec.miningStack)
  roundTokens(t, spec.roundTokens)
}

function layOrder(t: Galaxy, spec: Block): void {
  const spaces = Object.values(spec.priority)
  if (spec.order.length > 0) {
    if (spec.order.length !== t.seats || new Set(spec.order).size !== t.seats)
      mismatch('arrange order: every seat once')
    if (spaces.length > 0) mismatch('arrange: say the order or the priority')
    inOrder(t, ...seatsOf(t, spec.order))
  }
  if (spaces.length === 0) return
  const seats = Object.keys(spec.priority).map((number) => seatOf(t, Number(number)))
  if (seats.length !== t.seats) mismatch('arrange priority: every seat')
  prioritySpaces(t, spaces)
}

/** Puts the named tokens on top of a stack; the other tokens stay below. */
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

function layDraft(t: Galaxy, spec: Block, arranged: object): void {
  const other = Object.keys(arranged).find((word) => !draftWords.includes(word))
  if (other !== undefined) mismatch(`arrange: stage: draft does not go with ${other}`)
  layBoard(t, spec)
  for (const [number, words] of Object.entries(spec.players)) {
    const seat = seatOf(t, Number(number))
    const given = Object.keys(Reflect.get(Reflect.get(arranged, 'players'), number)) // checked by the schema
    const wrong = given.find((word) => !draftWordsOfPlayers.includes(word))
    if (wrong !== undefined) mismatch(`arrange: stage: draft does not go with players.${number}.${wrong}`)
    if (words.fleets !== undefined) fleets(t, seat, ...words.fleets)
    hold(t, seat, words.hold)
    if (words.goals !== undefined) goals(t, seat, ...words.goals)
  }
  layPiles(t, spec)
  drafted(t, spec.wealthSets, spec.abilityRow)
}

/** There is one of each piece, so it may be named only once. */
function namedOnce(spec: Block): void {
  const players = Object.values(spec.players)
  const lists: { readonly [where: string]: readonly (string | null | undefined)[] } = {
    planets: Object.values(spec.planets),
    pirates: [...Object.values(spec.pirates), ...players.flatMap((each) => each.pirates)],
    tokens: [
      ...Object.values(spec.planetTokens),
      ...Object.values(spec.stacks).flat(),
      ...spec.roundTokens,
      ...players.flatMap((each) => [...each.tokens, ...each.usedTokens, ...each.reserve]),
    ],
    mining: [spec.miningSpace, ...spec.miningStack, ...players.flatMap((each) => each.mining ?? [])],
    missions: [
      ...spec.missions,
      ...Object.values(spec.missionDecks).flat(),
      ...players.flatMap((each) => [...each.log, ...each.completed]),
    ],
    decrees: spec.decrees.map((id) => `mark ${markOf(id) + 1}`),
    wealthSets: spec.wealthSets.flat(),
    abilityRow: spec.abilityRow,
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
  const found = (tracks as readonly string[]).includes(track) ? stackAt(track as Track, Number(space)) : -1 // it is a track
  return found < 0 ? mismatch(`arrange stacks: no stack lies at ${name}`) : found
}

function layPlayer(t: Galaxy, seat: Seat, spec: PlayerBlock): void {
  for (const list of ['outposts', 'marked'] as const) eachOnce(spec[list], `players.${seat + 1}.${list}`)
  if (spec.fleets !== undefined) fleets(t, seat, ...spec.fleets)
  level(t, seat, spec.levels)
  hold(t, seat, spec.hold)
  t.raisedMilitary[seat] = spec.raised.military ?? 0
  t.raisedTrade[seat] = spec.raised.trade ?? 0
  if (spec.ability !== undefined) ability(t, seat, spec.ability)
  if (spec.crew !== undefined) workers(t, seat, { crew: spec.crew })
  crewGone(t, seat, spec.crewGone)
  t.hasUsedReserve[seat] = spec.reserveUsed ? 1 : 0
  t.mayReuse[seat] = spec.mayReuse ? 1 : 0
  for (const where of spec.outposts) outpost(t, seat, where)
  for (const [index, where] of (spec.ships ?? []).entries()) ship(t, seat, where, index)
  for (const id of spec.tokens) token(t, seat, id)
  for (const id of spec.usedTokens) usedToken(t, seat, id)
  for (const id of spec.reserve) reserve(t, seat, id)
  log(t, seat, ...spec.log)
  completed(t, seat, ...spec.completed)
  marked(t, seat, ...spec.marked)
  for (const id of spec.flipped) t.flipped[seat] = numberAt(t.flipped, seat) | (1 << technologyOf(id))
  if (spec.mining !== undefined) miningTrack(t, seat, ...spec.mining)
  for (const id of spec.pirates) collectedPirates(t, seat, id)
  if (spec.goals !== undefined) goals(t, seat, ...spec.goals)
  at(t.ledger, seat)[sources.indexOf('missions')] = spec.points
}
