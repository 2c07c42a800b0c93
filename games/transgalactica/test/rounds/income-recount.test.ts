import { answerSoFar, at, fastDice, type PresentedPart } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import {
  ALIEN,
  CREDITS,
  MILITARY,
  POLITICS,
  PRODUCTION,
  resources,
  TECHNOLOGY,
  TRADE,
} from '../../content/names.ts'
import { game } from '../../game.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import {
  choose,
  fleets,
  hold,
  ids,
  income,
  level,
  marked,
  outpost,
  question,
  token,
  workers,
} from '../table.ts'

/**
 * GC-ORG-73 computed a second time, without a plan: every order of every source, as a player at the table could take
 * them. Every possible choice must correspond to some order, and no order may give more than every choice.
 */

/** The hold, the levels, points, and tokens of stacks. */
type Come = readonly number[]
const [FIRST_LEVEL, POINTS, TOKENS] = [4, 9, 10]

/** A good, any resource, or points, with the amount. */
type Gain = readonly [what: number, amount: number] | null
const [ANY, VICTORY] = [4, 5]

const trackGains: readonly (readonly Gain[])[] = [
  [null, null, [0, 1], [0, 1], [0, 1], [3, 1], [3, 1], [5, 2], [5, 2], [5, 3], [5, 4]],
  [null, null, [5, 1], [2, 1], [2, 1], [5, 2], [5, 3], [5, 3], [5, 4]],
  [null, null, [1, 1], [1, 1], [4, 1], [4, 1], [5, 2], [5, 3]],
  [null, null, null, [3, 1], [3, 1], [2, 1], [2, 1], [5, 2], [5, 2], [5, 3], [5, 4]],
]
const fleetGains: readonly Gain[] = [
  [3, 1],
  [4, 1],
  [5, 3],
]
const fleetPolitics = [1, 2, 4]
const ends = [10, 8, 7, 10, 6]
const technologyNeeded = [0, 0, 1, 2, 3, 4, 6, 7, 8]
const stackSpaces = ['0,3', '0,6', '1,2', '1,5', '2,2', '2,5', '3,4', '3,7']

interface Table {
  readonly planets: readonly string[]
  readonly levels: readonly number[]
  readonly hold: readonly number[]
  readonly hasAcademy: boolean
  readonly isDoubled: boolean
  readonly fleet: readonly number[]
}

const plus = (come: Come, index: number, amount: number): Come => come.with(index, at(come, index) + amount)
const levelIn = (come: Come, track: number): number => at(come, FIRST_LEVEL + track)
const canStep = (come: Come, track: number): boolean => levelIn(come, track) < at(ends, track)

/** The results of a gain: one result, or one for each resource. */
function gained(come: Come, gain: Gain): Come[] {
  if (gain === null) return [come]
  const [what, amount] = gain
  if (what === ANY) return [...resources.keys()].map((resource) => plus(come, resource, amount))
  return [plus(come, what === VICTORY ? POINTS : what, amount)]
}

/** With two players nobody has been there before, so a stack always has its token. */
function stepped(come: Come, track: number): Come {
  const further = plus(come, FIRST_LEVEL + track, 1)
  return stackSpaces.includes(`${track},${levelIn(further, track)}`) ? plus(further, TOKENS, 1) : further
}

/** Sources: four tracks, three tokens of the income track, then the wild planets. */
const [FIRST_FLEET, GREEN, GREY] = [4, 7, 8]

function everyOrder({ planets, levels, hold, hasAcademy, isDoubled, fleet }: Table): Map<string, Come> {
  const found = new Map<string, Come>()
  const seen = new Set<string>()
  const times = isDoubled ? 2 : 1
  const when = (isThere: boolean) => (isThere ? times : 0)

  /** The results of using a source once; none if it cannot be used now. */
  const using = (come: Come, source: number): Come[] => {
    if (source < FIRST_FLEET) return gained(come, trackGains[source]?.[levelIn(come, source)] ?? null)
    if (source < GREEN) {
      const index = source - FIRST_FLEET
      if (levelIn(come, POLITICS) < at(fleetPolitics, index)) return []
      return gained(come, at(fleetGains, at(fleet, index)))
    }
    if (source === GREEN) {
      const open = [PRODUCTION, TECHNOLOGY, POLITICS].filter((track) => canStep(come, track))
      return open.length === 0 ? [come] : open.map((track) => stepped(come, track))
    }
    if (source === GREY) {
      if (at(come, ALIEN) === 0 || !canStep(come, TRADE)) return []
      const moved = plus(plus(come, ALIEN, -1), FIRST_LEVEL + TRADE, 1)
      const space = levelIn(moved, TRADE)
      return gained(moved, space % 2 === 0 ? at(fleetGains, at(fleet, space / 2 - 1)) : null)
    }
    const needs = technologyNeeded[levelIn(come, MILITARY) + 1] ?? Number.POSITIVE_INFINITY
    if (at(come, CREDITS) === 0 || levelIn(come, TECHNOLOGY) < needs) return []
    const moved = stepped(plus(come, CREDITS, -1), MILITARY)
    const others = hasAcademy ? [TECHNOLOGY, POLITICS].filter((track) => canStep(moved, track)) : []
    return [moved, ...others.map((track) => stepped(moved, track))]
  }

  const visit = (left: readonly number[], come: Come): void => {
    const key = `${left.join()}/${come.join()}`
    if (seen.has(key)) return
    seen.add(key)
    let isOver = true
    for (const [source, count] of left.entries()) {
      if (count === 0) continue
      const after = using(come, source)
      // A source with a price may be left unused.
      if (after.length > 0 && source < GREY) isOver = false
      for (const next of after) visit(left.with(source, count - 1), next)
    }
    if (isOver) found.set(come.join(), come)
  }

  const unlocked = Math.floor(at(levels, TRADE) / 2)
  visit(
    [
      ...[0, 1, 2, 3].map(() => times),
      ...[0, 1, 2].map((index) => when(index < unlocked)),
      ...['PL12', 'PL13', 'PL19'].map((planet) => when(planets.includes(planet))),
    ],
    [...hold, ...levels, 0, 0],
  )
  return found
}

function everyChoice({
  planets,
  levels,
  hold: held,
  hasAcademy,
  isDoubled,
  fleet,
}: Table): Map<string, Come> {
  const found = new Map<string, Come>()
  const first = income(2, (t) => {
    for (const seat of [0, 1]) workers(t, seat, { crew: 5 })
    fleets(t, 0, ...fleet.map((index) => `FT${index + 1}`))
    const [technology = 0, military = 0, production = 0, politics = 0, trade = 0] = levels
    level(t, 0, { technology, military, production, politics, trade })
    const [energy = 0, raw = 0, alien = 0, credits = 0] = held
    hold(t, 0, { energy, raw, alien, credits })
    for (const planet of planets) outpost(t, 0, planet)
    if (hasAcademy) marked(t, 0, 'TC202')
    if (isDoubled) token(t, 0, 'BA12')
  })
  const tryOut = (t: Galaxy): void => {
    if (t.phase === 'income' && question(t) !== '') {
      for (const picks of answersTo(t)) {
        const copy = game.copy(t)
        choose(copy, ...picks)
        tryOut(copy)
      }
      return
    }
    const come = [...at(t.hold, 0), ...at(t.levels, 0), pointsOf(t, 0), at(t.tokens, 0).length]
    found.set(come.join(), come)
  }
  tryOut(first)
  return found
}

/** Every complete answer to the question. The token that doubles income is always used. */
function answersTo(t: Galaxy): string[][] {
  const { seat, id: decision } = at(t.open, 0)
  const found: string[][] = []
  const extend = (picks: string[]): void => {
    const read = answerSoFar(game, t, { seat, decision, picks })
    if (!read.ok || !read.value.isEnough) return
    if (read.value.next === null) found.push(picks)
    else for (const given of waysToGive(read.value.next)) extend([...picks, ...given])
  }
  for (const id of ids(t)) extend([id])
  return found
}

function waysToGive(part: PresentedPart): string[][] {
  const { name } = part
  if (name === 'double') return [['double=yes']]
  if (part.shape === 'number')
    return Array.from({ length: part.max - part.min + 1 }, (_, more) => [`${name}=${part.min + more}`])
  if (part.shape !== 'amounts') return part.options.map(({ id }) => [`${name}=${id}`])
  const found: string[][] = []
  for (let energy = 0; energy <= part.max; energy++)
    for (let raw = 0; energy + raw <= part.max; raw++) {
      const counts = [energy, raw, part.max - energy - raw]
      found.push(
        resources.flatMap((good, index) =>
          at(counts, index) > 0 ? [`${name}=${good}:${at(counts, index)}`] : [],
        ),
      )
    }
  return found
}

const isAtLeast = (one: Come, other: Come): boolean =>
  one.every((amount, index) => amount >= at(other, index))

function faultsOf(table: Table): string[] {
  const orders = everyOrder(table)
  const choices = everyChoice(table)
  const wrong: string[] = []
  for (const key of choices.keys())
    if (!orders.has(key)) wrong.push(`${JSON.stringify(table)}: no order comes to ${key}`)
  const best = [...choices.values()]
  for (const [key, come] of orders)
    if (!best.some((other) => isAtLeast(other, come)))
      wrong.push(`${JSON.stringify(table)}: ${key} cannot be chosen`)
  return wrong
}

test('GC-ORG-73, GC-PLN-11, GC-ORG-107: every choice corresponds to some order of all sources, and no order gives more', () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 50; seed++) {
    const { below } = fastDice(seed)
    const planets = ['PL12', 'PL13', 'PL19'].filter(() => below(3) > 0)
    const technology = 5 + below(5)
    const isDoubled = planets.length < 2
    wrong.push(
      ...faultsOf({
        planets,
        levels: [
          technology,
          below(Math.min(8, technology - 1)),
          below(isDoubled ? 4 : 8),
          below(10),
          below(7),
        ],
        hold: [0, 0, below(2), below(2)],
        hasAcademy: below(3) > 0,
        isDoubled,
        fleet: [
          [0, 1, 2],
          [2, 0, 1],
          [1, 2, 0],
        ][below(3)] ?? [0, 1, 2],
      }),
    )
  }
  expect(wrong).toEqual([])
})

const doubled: Table = {
  planets: ['PL19'],
  levels: [5, 1, 0, 2, 0],
  hold: [0, 0, 0, 2],
  hasAcademy: false,
  isDoubled: true,
  fleet: [0, 1, 2],
}

test.each<Partial<Table>>([
  {},
  { planets: ['PL13'], levels: [5, 0, 0, 0, 1], hold: [0, 0, 1, 0], fleet: [1, 2, 0] },
  { planets: ['PL13', 'PL19'], levels: [5, 0, 2, 0, 1], hold: [0, 0, 1, 1], fleet: [1, 2, 0] },
  { planets: ['PL13', 'PL19'], levels: [9, 0, 1, 2, 2], hold: [0, 0, 1, 1], hasAcademy: true },
  { levels: [4, 2, 0, 4, 0], hold: [0, 0, 0, 1], hasAcademy: true },
  { levels: [8, 5, 0, 2, 2], hold: [0, 0, 0, 1], hasAcademy: true, fleet: [2, 0, 1] },
])('GC-ORG-73, GC-ORG-103: the same for doubled income with a price paid twice: %o', (table) => {
  expect(faultsOf({ ...doubled, ...table })).toEqual([])
})
