/** Speed by processor time: what else the machine does meanwhile costs little. */

export interface Pace {
  /** How long one warm-up takes, and how many there are at most. */
  readonly warmUpSeconds: number
  readonly mostWarmUps: number
  readonly rounds: number
  readonly roundSeconds: number
}

/** Rounds are short and many: on a busy machine, those that lie side by side share the same noise. */
export const fullPace: Pace = { warmUpSeconds: 0.5, mostWarmUps: 16, rounds: 41, roundSeconds: 0.05 }
export const quickPace: Pace = { warmUpSeconds: 0.02, mostWarmUps: 1, rounds: 3, roundSeconds: 0.02 }

/** A number found out in about that many seconds of work: mostly how many units of work a second makes. */
export type Reading = (seconds: number) => number | Promise<number>

/** Does some work and tells how many units of it were done: decisions, copies, draws. */
export type Work = () => number

/** Units per second of the processor time of this whole process. */
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

/** The same for work that has to be made ready each time, which is not counted. */
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

/** A warm-up that is better than all before it by less than this brings nothing; two such in a row are enough. */
const PROGRESS = 1.03
const ENOUGH = 2

/** Until a reading gets no better: the more code it runs, the longer it takes until all of that is compiled. */
async function warmUp(reading: Reading, { warmUpSeconds, mostWarmUps }: Pace): Promise<void> {
  let best = 0
  let idle = 0
  for (let done = 0; done < mostWarmUps && idle < ENOUGH; done++) {
    const reached = await reading(warmUpSeconds)
    idle = reached < best * PROGRESS ? idle + 1 : 0
    best = Math.max(best, reached)
  }
}

/** Takes every reading once a round, in turns, after a warm-up: round by round what each of them gave. */
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

/** As roundsOf, with the median of each. */
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
  /** Half of the rounds lie between these. */
  readonly spread: readonly [low: number, high: number]
}

/** How the readings of one compare with those of the other, taken in the same rounds: the median of their ratios. */
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
