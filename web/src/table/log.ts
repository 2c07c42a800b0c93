import type { GameEvent, Seat } from '@kantyna/kernel'
import type { Automatic } from './automatic.ts'
import type { MadeChoice } from './made-choice.ts'

/** What one choice caused. */
export interface LogEntry {
  /** How many choices had been made with it: 0 is the setup. */
  readonly at: number
  readonly seat: Seat | null
  readonly isPass: boolean
  readonly automatic: Automatic | null
  readonly events: readonly GameEvent[]
}

export interface LogTurn {
  /** 0 before the first turn. */
  readonly number: number
  readonly seat: Seat | null
  readonly entries: readonly LogEntry[]
}

/** The log, grouped by turns. `events` begins with the setup's. */
export function logOf(
  made: readonly MadeChoice[],
  events: readonly (readonly GameEvent[])[],
  automatic: ReadonlyMap<number, Automatic> = new Map(),
): LogTurn[] {
  const turns: { number: number; seat: Seat | null; entries: LogEntry[] }[] = []
  events.forEach((caused, at) => {
    const choice = at === 0 ? undefined : made[at - 1]
    const isFirst = turns.length === 0
    if (isFirst || choice?.opensTurn === true) {
      turns.push({
        number: choice?.opensTurn === true ? (turns.at(-1)?.number ?? 0) + 1 : 0,
        seat: choice?.opensTurn === true ? choice.seat : null,
        entries: [],
      })
    }
    turns.at(-1)?.entries.push({
      at,
      seat: choice?.seat ?? null,
      isPass: choice?.isPass ?? false,
      automatic: automatic.get(at) ?? null,
      events: caused,
    })
  })
  return turns
}

/** Up to where a viewer knows the log: whoever chooses has seen what happened before. */
export function seenTo(made: readonly MadeChoice[], viewer: Seat | null, at: number): number {
  const last = made.findLastIndex(({ seat }, index) => seat === viewer && index < at)
  return last < 0 ? at : last + 1
}

/** Whether an event of an entry only says that somebody declined: such lines are said softly. */
export function isPassEvent(entry: LogEntry, index: number): boolean {
  return entry.isPass && index === 0 && Reflect.get(entry.events[0] ?? {}, 'seat') === entry.seat
}
