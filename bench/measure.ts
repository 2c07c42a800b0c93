/** Speed by processor time: what else the machine does meanwhile costs little, and ratios within one run compare. */

export interface Pace {
  readonly warmUpSeconds: number
  readonly rounds: number
  readonly roundSeconds: number
}

export const fullPace: Pace = { warmUpSeconds: 0.5, rounds: 7, roundSeconds: 0.3 }
export const quickPace: Pace = { warmUpSeconds: 0.02, rounds: 3, roundSeconds: 0.03 }

/** Does some work and tells how many units of it were done: decisions, copies, draws. */
export type Work = () => number

/**
 * Units per second of processor time, for each piece of work: the median of several rounds after a warm-up. The pieces
 * take turns round by round, so that a machine that slows down slows all of them.
 */
export function ratesOf<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  pace: Pace,
): Record<Name, number> {
  const names = Object.keys(works) as Name[] // a record's keys are its names
  const rates = new Map(names.map((name) => [name, [] as number[]]))
  for (const name of names) rateOf(works[name], pace.warmUpSeconds)
  for (let round = 0; round < pace.rounds; round++) {
    for (const name of names) rates.get(name)?.push(rateOf(works[name], pace.roundSeconds))
  }
  const medians = names.map((name) => [name, median(rates.get(name) ?? [])])
  return Object.fromEntries(medians) as Record<Name, number> // one median a name
}

function rateOf(work: Work, seconds: number): number {
  let units = 0
  let spent = 0
  const start = process.cpuUsage()
  while (spent < seconds) {
    units += work()
    const { user, system } = process.cpuUsage(start)
    spent = (user + system) / 1e6
  }
  return units / spent
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
