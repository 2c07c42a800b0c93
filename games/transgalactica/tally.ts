import { at, type GameEvent, type Outcome, type Seat, type Tally, type TallyTable } from '@kantyna/kernel'
import { abilities } from './content/abilities.ts'
import { bonusTokens } from './content/bonus-tokens.ts'
import { decrees } from './content/decrees.ts'
import { goals } from './content/goals.ts'
import { miningTokens } from './content/mining-tokens.ts'
import { missions } from './content/missions.ts'
import { type Source, sources } from './content/names.ts'
import { pirates } from './content/pirates.ts'
import { NIGHTMARE, planets } from './content/planets.ts'
import { technologies } from './content/technologies.ts'
import { wealthCards } from './content/wealth-cards.ts'
import type { GalaxyEvent } from './rules/events.ts'
import type { Galaxy } from './rules/galaxy.ts'
import { FIRST_MINING, goalIndex, missionIndex } from './rules/pieces.ts'

/** Counts what shows whether Transgalactica is balanced, and whether games use every piece in the box. */
export function newTally(): Tally<Galaxy> {
  return new GalaxyTally()
}

class GalaxyTally implements Tally<Galaxy> {
  readonly #abilities = new Holdings(abilities.map(({ id, key }) => `${id} ${key}`))
  readonly #wealth = new Holdings(idsOf(wealthCards))
  readonly #technologies = new Holdings(idsOf(technologies))
  readonly #missions = new Holdings(idsOf(missions))
  // The Technological Nightmare lies in its owner's area, so no outpost can be placed there.
  readonly #planets = new Holdings(idsOf(planets.slice(0, NIGHTMARE)))
  readonly #goals = new Holdings(idsOf(goals))
  readonly #decrees = new Holdings(idsOf(decrees))
  readonly #order = new Holdings(['first', 'second', 'third', 'fourth', 'fifth'])
  readonly #all = [
    this.#abilities,
    this.#wealth,
    this.#technologies,
    this.#missions,
    this.#planets,
    this.#goals,
    this.#decrees,
    this.#order,
  ]
  readonly #goalPoints = new Map<number, number>()
  readonly #visits = new Map<number, number>()
  readonly #taken = new Map<number, number>()
  readonly #used = new Set<string>()
  readonly #points = new Map<Source, number>()
  readonly #totals = { all: 0, winners: 0, won: 0, most: 0 }
  #games = 0
  #seats = 2

  see(t: Galaxy, events: readonly GameEvent[]): void {
    for (const event of events) this.#count(event as unknown as GalaxyEvent) // the game emits no other events
    if (t.outcome !== null) this.#finish(t, t.outcome)
  }

  #count(event: GalaxyEvent): void {
    switch (event.type) {
      case 'laidOut':
        event.priority.forEach((seat, place) => {
          this.#order.hold(place, seat)
        })
        break
      case 'drafted':
        for (const card of event.cards)
          (event.what === 'ability' ? this.#abilities : this.#wealth).hold(card, event.seat)
        break
      case 'marked':
        this.#technologies.hold(event.technology, event.seat)
        break
      case 'tookMission':
        add(this.#taken, missionIndex(event.mission))
        break
      case 'completed':
        this.#missions.hold(missionIndex(event.mission), event.seat)
        break
      case 'settled':
        if (event.planet !== undefined && event.planet >= 0) this.#planets.hold(event.planet, event.seat)
        break
      case 'usedPlanet':
        if (event.planet !== undefined) add(this.#visits, event.planet)
        break
      case 'scoredGoal':
        this.#goals.hold(goalIndex(event.goal), event.seat)
        add(this.#goalPoints, goalIndex(event.goal), event.points)
        break
      case 'sat':
        if (event.decree !== undefined) this.#decrees.hold(event.decree, event.seat)
        break
      case 'usedToken':
        this.#used.add(at(bonusTokens, event.token).id)
        break
      case 'doubledIncome':
        for (const { id, effect } of bonusTokens) if (effect.op === 'doubleIncome') this.#used.add(id)
        break
      case 'tookMiningToken':
        this.#used.add(at(miningTokens, event.token - FIRST_MINING).id)
        break
      case 'defeatedPirates':
        this.#used.add(at(pirates, event.pirates).id)
        break
      default:
    }
  }

  #finish(t: Galaxy, outcome: Outcome): void {
    this.#games++
    this.#seats = t.seats
    for (const technology of t.technologies) this.#technologies.layOut(technology)
    for (const decree of t.decrees) this.#decrees.layOut(decree)
    for (const planet of t.planets) if (planet >= 0) this.#planets.layOut(planet)
    for (const token of t.miningTracks.flat())
      if (token >= FIRST_MINING && token < FIRST_MINING + miningTokens.length)
        this.#used.add(at(miningTokens, token - FIRST_MINING).id)
    const scores = outcome.scores ?? []
    const totalOf = (seat: Seat) => scores.find((score) => score.seat === seat)?.total ?? 0
    for (const held of this.#all) held.finish(outcome.winners, totalOf)
    for (const { seat, total, sources: by } of scores) {
      this.#totals.all += total
      this.#totals.most = Math.max(this.#totals.most, total)
      if (outcome.winners.includes(seat)) {
        this.#totals.winners += total
        this.#totals.won++
      }
      for (const source of sources)
        this.#points.set(source, (this.#points.get(source) ?? 0) + (by[source] ?? 0))
    }
  }

  tables(): readonly TallyTable[] {
    const seats = this.#seats
    return [
      this.#pointsTable(),
      this.#order.table('Order at the start', 'place', seats, seats),
      this.#abilities.table('Ability tiles', 'ability', seats),
      this.#wealth.table('Wealth cards', 'card', seats),
      this.#technologies.tableOfLaidOut('Technology cards', 'card', 'marked', seats),
      this.#missionsTable(),
      this.#planetsTable(),
      this.#goalsTable(),
      this.#decrees.tableOfLaidOut('Decrees', 'decree', 'seats taken', seats),
      this.#tokens(),
    ]
  }

  #pointsTable(): TallyTable {
    const players = Math.max(1, this.#games * this.#seats)
    const { all, winners, won, most } = this.#totals
    return {
      title: 'Points of a player',
      columns: ['source', 'points on average'],
      rows: [
        ...sources.map((source) => [source, ((this.#points.get(source) ?? 0) / players).toFixed(2)]),
        ['all', (all / players).toFixed(1)],
        ['all, of winners', (winners / Math.max(1, won)).toFixed(1)],
        ['the most', most],
      ],
    }
  }

  #missionsTable(): TallyTable {
    const table = this.#missions.table('Missions', 'mission', this.#seats)
    return {
      ...table,
      columns: ['mission', 'taken', 'completed', 'won', 'share', 'points'],
      rows: table.rows.map((row, index) => [at(row, 0), this.#taken.get(index) ?? 0, ...row.slice(1)]),
    }
  }

  #planetsTable(): TallyTable {
    const table = this.#planets.tableOfLaidOut('Planets', 'planet', 'outposts', this.#seats)
    return {
      ...table,
      columns: [...table.columns, 'workers sent, a hundred games'],
      rows: table.rows.map((row, index) => [
        ...row,
        planets[index]?.kind === 'action'
          ? Math.round((100 * (this.#visits.get(index) ?? 0)) / Math.max(1, this.#games))
          : '–',
      ]),
    }
  }

  #goalsTable(): TallyTable {
    const table = this.#goals.table('Goals scored', 'goal', this.#seats)
    return {
      ...table,
      columns: [...table.columns, 'of it by the goal'],
      rows: table.rows.map((row, index) => {
        const times = Number(row[1])
        return [...row, times === 0 ? '–' : ((this.#goalPoints.get(index) ?? 0) / times).toFixed(1)]
      }),
    }
  }

  #tokens(): TallyTable {
    const ids = [...idsOf(bonusTokens), ...idsOf(miningTokens), ...idsOf(pirates)]
    const missing = ids.filter((id) => !this.#used.has(id))
    const title = `Bonus, mining and pirate tokens: ${ids.length - missing.length} of ${ids.length} used`
    return { title, columns: [], rows: [], missing }
  }
}

/** The seats that had something in a game, and how those seats did. */
class Holdings {
  readonly #ids: readonly string[]
  readonly #laidOut: number[]
  readonly #had: number[]
  readonly #won: number[]
  readonly #points: number[]
  /** In the current game: by thing, the seats that have had it. */
  #holders = new Map<number, Set<Seat>>()

  constructor(ids: readonly string[]) {
    this.#ids = ids
    this.#laidOut = ids.map(() => 0)
    this.#had = ids.map(() => 0)
    this.#won = ids.map(() => 0)
    this.#points = ids.map(() => 0)
  }

  hold(thing: number, seat: Seat): void {
    const holders = this.#holders.get(thing) ?? new Set()
    holders.add(seat)
    this.#holders.set(thing, holders)
  }

  /** Counts a thing that was on the table for everybody. */
  layOut(thing: number): void {
    this.#laidOut[thing] = at(this.#laidOut, thing) + 1
  }

  finish(winners: readonly Seat[], totalOf: (seat: Seat) => number): void {
    for (const [thing, holders] of this.#holders)
      for (const seat of holders) {
        this.#had[thing] = at(this.#had, thing) + 1
        this.#points[thing] = at(this.#points, thing) + totalOf(seat)
        // A shared victory counts for a part.
        if (winners.includes(seat)) this.#won[thing] = at(this.#won, thing) + 1 / winners.length
      }
    this.#holders = new Map()
  }

  /** A share of 1 is what every player would win by chance. */
  table(title: string, what: string, seats: number, count = this.#ids.length): TallyTable {
    return {
      title,
      columns: [what, 'players', 'won', 'share', 'points'],
      rows: this.#ids.slice(0, count).map((id, thing) => [id, ...this.#row(thing, seats)]),
      missing: this.#ids.slice(0, count).filter((_, thing) => this.#had[thing] === 0),
    }
  }

  /** The same for things that are on the table in only some of the games. */
  tableOfLaidOut(title: string, what: string, done: string, seats: number): TallyTable {
    const table = this.table(title, what, seats)
    return {
      ...table,
      columns: [what, 'games', `${done}, a game`, 'won', 'share', 'points'],
      rows: this.#ids.map((id, thing) => {
        const laidOut = at(this.#laidOut, thing)
        const [had = 0, ...rest] = this.#row(thing, seats)
        return [id, laidOut, laidOut === 0 ? '–' : (Number(had) / laidOut).toFixed(2), ...rest]
      }),
    }
  }

  #row(thing: number, seats: number): (string | number)[] {
    const [had, won, points] = [at(this.#had, thing), at(this.#won, thing), at(this.#points, thing)]
    if (had === 0) return [0, 0, '–', '–']
    return [had, Math.round(won), ((won / had) * seats).toFixed(2), (points / had).toFixed(1)]
  }
}

function idsOf(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id)
}

function add(counts: Map<number, number>, thing: number, by = 1): void {
  counts.set(thing, (counts.get(thing) ?? 0) + by)
}
