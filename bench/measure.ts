/** Measures speed by processor time, so that other work on the machine has little effect. */

export interface Pace {
  /** The duration of one warm-up, and the maximum number of warm-ups. */
  readonly warmUpSeconds: number
  readonly mostWarmUps: number
  readonly rounds: number
  readonly roundSeconds: number
}

/** There are many short rounds: on a busy machine, rounds next to each other have the same noise. */
export const fullPace: Pace = { warmUpSeconds: 0.5, mostWarmUps: 16, rounds: 41, roundSeconds: 0.05 }
export const quickPace: Pace = { warmUpSeconds: 0.02, mostWarmUps: 1, rounds: 3, roundSeconds: 0.02 }

/** Measures a number by about this many seconds of work. The number is usually units of work per second. */
export type Reading = (seconds: number) => number | Promise<number>

/** Does some work and returns the number of units: decisions, copies or draws. */
export type Work = () => number

/** Units of work per second of this process's processor time. */
export function rateOf(work: Work): Reading {
  return (seconds) => {
    let units = 0
    let spent = 0
    const start = process.cpuUsage()
    while (spent < seconds) {
      units += work()
      spent = secondsSince(start)
    }
    return units / spent
  }
}

/** The same for work that needs a preparation each time. The preparation is not counted. */
export function rateWithout(makeReady: () => void, work: Work): Reading {
  return (seconds) => {
    let units = 0
    let spent = 0
    while (spent < seconds) {
      makeReady()
      const start = process.cpuUsage()
      units += work()
      spent += secondsSince(start)
    }
    return units / spent
  }
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

/** A warm-up must beat all earlier ones by this factor to count as progress. Two without progress end the warm-up. */
const PROGRESS = 1.03
const ENOUGH = 2

/** Warms up until the reading stops improving: the more code it runs, the longer until all of it is compiled. */
async function warmUp(reading: Reading, { warmUpSeconds, mostWarmUps }: Pace): Promise<void> {
  let best = 0
  let idle = 0
  for (let done = 0; done < mostWarmUps && idle < ENOUGH; done++) {
    const reached = await reading(warmUpSeconds)
    idle = reached < best * PROGRESS ? idle + 1 : 0
    best = Math.max(best, reached)
  }
}

/** After a warm-up, takes every reading once in each round. Returns the results of each reading, round by round. */
export async function roundsOf<Name extends string>(
  readings: Readonly<Record<Name, Reading>>,
  pace: Pace,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(readings) as Name[] // a record's keys are its names
  for (const name of names) await warmUp(readings[name], pace)
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]> // one list a name
  for (let round = 0; round < pace.rounds; round++) {
    for (const name of names) taken[name].push(await readings[name](pace.roundSeconds))
  }
  return taken
}

/** Like `roundsOf`, but returns the median of each reading. */
export async function mediansOf<Name extends string>(
  readings: Readonly<Record<Name, Reading>>,
  pace: Pace,
): Promise<Record<Name, number>> {
  const rounds = await roundsOf(readings, pace)
  const medians = Object.entries<number[]>(rounds).map(([name, taken]) => [name, median(taken)])
  return Object.fromEntries(medians) as Record<Name, number> // one median a name
}

export interface Ratio {
  readonly value: number
  /** The middle half of the rounds lies between these. */
  readonly spread: readonly [low: number, high: number]
}

/** The median ratio of two readings that were taken in the same rounds. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Ratio {
  const ratios = ones.map((one, round) => one / (others[round] ?? Number.NaN))
  return { value: median(ratios), spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)] }
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place % 1)
}
