import { at, type GameEvent, type Tally, type TallyTable } from '@kantyna/kernel'
import type { DatabankCard } from '../outer-rim/content/card.ts'
import type { Rim } from '../outer-rim/rules/rim.ts'
import { newTally as newBaseTally } from '../outer-rim/tally.ts'
import { ambitions } from './content/ambitions.ts'
import type { AddedMarketCard } from './content/card.ts'
import { goalScripts } from './content/databank/goals.ts'
import { jobs } from './content/market/job.ts'
import { isRemovedInSolo } from './rules/ai/setup.ts'
import type { AddedEvent } from './rules/events.ts'
import { unfinished } from './rules/setup/table.ts'

/** Counts what the base game counts, and what the expansion adds. */
export function newTally(): Tally<Rim> {
  const tallies: readonly Tally<Rim>[] = [newBaseTally(canBeRead), new AmbitionTally()]
  return {
    see(t, events) {
      for (const tally of tallies) tally.see(t, events)
    },
    tables: () => tallies.flatMap((tally) => tally.tables()),
  }
}

/**
 * Whether a databank card can be read in this game: scripts of goals only with ambitions, those of jobs for two only if
 * such jobs are in the game (UB-SOL-01).
 */
function canBeRead(t: Rim, { number }: DatabankCard): boolean {
  if (numbersOfGoals.has(number)) return unfinished(t).options.ambitions === 'yes'
  return !jobs.some((job) => scriptOf(job) === number && isRemovedInSolo(t, job))
}

const numbersOfGoals: ReadonlySet<number> = new Set(goalScripts.map(({ number }) => number))

function scriptOf(card: AddedMarketCard): number | null {
  const does = 'resource' in card && card.resource.type === 'job' ? card.resource.does : null
  return does?.op === 'script' ? does.number : null
}

interface Counted {
  played: number
  won: number
  /** By goal: how often it was completed. */
  readonly completed: number[]
  /** How often any goal was lost again. */
  lost: number
}

/** Measures whether ambitions are balanced, and whether every goal is ever completed. */
class AmbitionTally implements Tally<Rim> {
  readonly #sheets: readonly Counted[] = ambitions.map(({ goals }) => ({
    played: 0,
    won: 0,
    completed: goals.map(() => 0),
    lost: 0,
  }))
  #endedByLimit = 0
  #games = 0
  #seats = 2
  #hasAmbitions = false

  see(t: Rim, events: readonly GameEvent[]): void {
    for (const emitted of events) {
      const event = emitted as unknown as AddedEvent // other events have other types
      if (event.type === 'goalCompleted') {
        const { completed } = at(this.#sheets, event.sheet)
        completed[event.goal] = at(completed, event.goal) + 1
      } else if (event.type === 'goalLost') at(this.#sheets, event.sheet).lost++
    }
    if (t.outcome === null) return
    this.#games++
    this.#seats = t.seats
    if (t.outcome.endedBy !== undefined) this.#endedByLimit++
    for (const [seat, sheet] of unfinished(t).sheets.entries()) {
      const counted = this.#sheets[sheet]
      if (counted === undefined) continue
      this.#hasAmbitions = true
      counted.played++
      if (t.outcome.endedBy === undefined && t.outcome.winners.includes(seat)) counted.won++
    }
  }

  /** A share of 1 means that a sheet wins as often as chance would let it. */
  tables(): readonly TallyTable[] {
    if (!this.#hasAmbitions) return []
    const rows = ambitions.map(({ id }, sheet) => {
      const { played, won, completed, lost } = at(this.#sheets, sheet)
      const share = played === 0 ? '–' : ((won / played) * this.#seats).toFixed(2)
      const goals = completed.map((times) => (times / Math.max(1, played)).toFixed(2)).join(' ')
      return [id, played, won, share, goals, lost]
    })
    const missing = ambitions.flatMap(({ id, goals }, sheet) =>
      goals.flatMap(({ mark }, goal) =>
        at(at(this.#sheets, sheet).completed, goal) === 0 ? [`${id} (${mark})`] : [],
      ),
    )
    return [
      {
        title: `Ambitions (${this.#games - this.#endedByLimit} of ${this.#games} games ended by victory)`,
        columns: ['ambition', 'games', 'won', 'share', 'goals completed', 'goals lost'],
        rows,
        missing,
      },
    ]
  }
}
