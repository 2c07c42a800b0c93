/** The results of a run, and how they are printed. */

export interface BenchReport {
  readonly date: string
  readonly machine: Machine
  readonly quick: boolean
  readonly figures: readonly Figure[]
  readonly leftOut: readonly LeftOut[]
}

export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryGiB: number
  readonly system: string
  readonly node: string
}

export interface Figure {
  /** A stable name: `super-teams.4.decisions`. */
  readonly id: string
  readonly group: string
  readonly what: string
  readonly value: number
  readonly unit: string
  /** If the value is the median of rounds: the middle half of the rounds lies between these. */
  readonly spread?: readonly [low: number, high: number]
  readonly goal?: Goal
}

export interface Goal {
  readonly value: number
  readonly better: 'more' | 'less'
}

/** Something that could not be measured on this machine, and why. */
export interface LeftOut {
  readonly what: string
  readonly why: string
}

/** The result of one measure. */
export interface Measured {
  readonly figures: readonly Figure[]
  readonly leftOut: readonly LeftOut[]
}

function isReached({ value, goal }: Figure): boolean {
  if (goal === undefined) return true
  return goal.better === 'more' ? value >= goal.value : value <= goal.value
}

export function asText(report: BenchReport): string {
  const figures = report.figures
  const widths = {
    what: Math.max(...figures.map(({ what }) => what.length)),
    value: Math.max(...figures.map((figure) => written(figure).length)),
  }
  const lines = groupsOf(figures).flatMap(([group, members]) => [
    '',
    group,
    ...members.map((figure) =>
      `  ${figure.what.padEnd(widths.what)}  ${written(figure).padStart(widths.value)}  ${figure.goal === undefined ? '' : `goal ${goalOf(figure)}`}`.trimEnd(),
    ),
  ])
  const leftOut = report.leftOut.map(({ what, why }) => `Left out: ${what} (${why}).`)
  return [headOf(report), ...lines, ...(leftOut.length > 0 ? ['', ...leftOut] : [])].join('\n')
}

export function asMarkdown(report: BenchReport): string {
  const tables = groupsOf(report.figures).flatMap(([group, members]) => [
    '',
    `### ${group}`,
    '',
    '| what | measured | goal |',
    '|---|---:|---|',
    ...members.map((figure) => `| ${figure.what} | ${written(figure)} | ${goalOf(figure)} |`),
  ])
  const leftOut = report.leftOut.map(({ what, why }) => `Left out: ${what} (${why}).`)
  return [headOf(report), ...tables, ...(leftOut.length > 0 ? ['', ...leftOut] : [])].join('\n')
}

function headOf({ date, machine, quick }: BenchReport): string {
  const { processor, cores, memoryGiB, system, node } = machine
  const where = `${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}`
  return `${date.slice(0, 10)}, ${where}${quick ? ' (quick: rough figures)' : ''}`
}

function groupsOf(figures: readonly Figure[]): [string, readonly Figure[]][] {
  return [...Map.groupBy(figures, ({ group }) => group)]
}

function written({ value, unit, spread }: Figure): string {
  const between = spread === undefined ? '' : ` (${spread.map(numberOf).join('–')})`
  return `${numberOf(value)} ${unit}${between}`
}

function goalOf(figure: Figure): string {
  if (figure.goal === undefined) return ''
  const { value, better } = figure.goal
  const bound = better === 'more' ? 'at least' : 'at most'
  return `${bound} ${numberOf(value)} ${figure.unit}: ${isReached(figure) ? 'reached' : 'not reached'}`
}

/** Three significant digits: 1.85 M, 342 k, 12.4. */
function numberOf(value: number): string {
  if (value >= 1e6) return `${threeDigits(value / 1e6)} M`
  if (value >= 1e4) return `${threeDigits(value / 1e3)} k`
  return threeDigits(value)
}

function threeDigits(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return Number(value.toPrecision(3)).toString()
}
