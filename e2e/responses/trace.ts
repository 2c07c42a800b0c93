/** The work of the page's own thread while moments were shown, from Chromium's trace. */

/** An event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly cat?: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** The same in CPU time of the thread: without the work of other threads. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } }
}

export interface Work {
  /** The longest task, in milliseconds. */
  readonly longestTask: number
  /** Script, style and layout of each frame that was drawn, in milliseconds. */
  readonly frames: readonly number[]
}

/** The marks in the page for the appearance and disappearance of a moment. */
export const marks = { begin: 'moment begins', end: 'moment ends' } as const

export const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'toplevel',
  'v8',
]

const tasks = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])
/** Marks the end of a frame. */
const FRAME = 'Commit'
const scriptStyleAndLayout = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.compile',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'HitTest',
])

type Span = readonly [from: number, to: number]

/** Null if no moment was marked. */
export function workDuring(events: readonly TraceEvent[]): Work | null {
  const marked = events.filter(({ cat, name }) => cat?.includes('blink.user_timing') && isMark(name))
  const [first] = marked
  if (first === undefined) return null
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const shown = spansOf(marked)
  const isShown = ({ ts }: TraceEvent) => shown.some(([from, to]) => ts >= from && ts <= to)
  const during = own.filter(isShown)
  const named = (names: ReadonlySet<string>) =>
    during.filter(({ name, ph, dur }) => ph === 'X' && dur !== undefined && names.has(name))
  const busy = outermost(named(scriptStyleAndLayout))
  const ends = named(new Set([FRAME])).toSorted(byTime)
  return {
    longestTask: Math.max(0, ...named(tasks).map(lasted)),
    frames: ends.map(({ ts }, index) => {
      const from = ends[index - 1]?.ts ?? Number.NEGATIVE_INFINITY
      return busy.reduce((sum, event) => (event.ts > from && event.ts <= ts ? sum + lasted(event) : sum), 0)
    }),
  }
}

const byTime = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts

/** In milliseconds. */
function lasted({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1000
}

function isMark(name: string): boolean {
  return name === marks.begin || name === marks.end
}

/** From each start to the next end; a missing end counts as never. */
function spansOf(marked: readonly TraceEvent[]): Span[] {
  const inTurn = marked.toSorted((one, other) => one.ts - other.ts)
  return inTurn.flatMap(({ name, ts }, index): Span[] => {
    if (name !== marks.begin) return []
    const end = inTurn.slice(index).find((mark) => mark.name === marks.end)?.ts
    return [[ts, end ?? Number.POSITIVE_INFINITY]]
  })
}

/** Script triggers style and layout: nested work counts with the outer task. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const event of events.toSorted(
    (one, other) => byTime(one, other) || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    if (event.ts < end) continue
    end = event.ts + (event.dur ?? 0)
    found.push(event)
  }
  return found
}
