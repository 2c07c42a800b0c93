import type { GameEvent, HowChosen, Seat, TableEntry, Viewer } from '@kantyna/kernel'
import { turnsOpened } from './turns.ts'

/** What one choice caused. */
export interface LogEntry {
  /** How many choices had been made with it: 0 is the setup. */
  readonly at: number
  readonly seat: Seat | null
  readonly isPass: boolean
  /** How it came about, where nobody made it by hand. */
  readonly automatic: Exclude<HowChosen, 'hand'> | null
  readonly events: readonly GameEvent[]
}

export interface LogTurn {
  /** 0 before the first turn. */
  readonly number: number
  readonly seat: Seat | null
  readonly entries: readonly LogEntry[]
}

/** The log, grouped by turns. */
export function logOf(entries: readonly TableEntry[]): LogTurn[] {
  const opened = new Map(turnsOpened(entries).map((turn) => [turn.from, turn]))
  const turns: { number: number; seat: Seat | null; entries: LogEntry[] }[] = []
  for (const { index, choice, events } of entries) {
    const turn = opened.get(index)
    if (turns.length === 0 || turn !== undefined)
      turns.push({ number: turn?.number ?? 0, seat: turn?.seat ?? null, entries: [] })
    const how = choice?.how ?? 'hand'
    turns.at(-1)?.entries.push({
      at: index + 1,
      seat: choice?.seat ?? null,
      isPass: choice?.isPass ?? false,
      automatic: how === 'hand' ? null : how,
      events,
    })
  }
  return turns
}

/** All events of a log, by choice. */
export function eventsOf(turns: readonly LogTurn[]): (readonly GameEvent[])[] {
  return turns.flatMap(({ entries }) => entries.map(({ events }) => events))
}

/** Up to where a viewer knows the log: whoever chooses has seen what happened before. */
export function seenTo(entries: readonly TableEntry[], viewer: Viewer): number {
  const last = viewer === null ? undefined : entries.findLast(({ choice }) => choice?.seat === viewer)
  return ((last ?? entries.at(-1))?.index ?? -1) + 1
}

/** Whether an event of an entry only says that somebody declined: such lines are said softly. */
export function isPassEvent(entry: LogEntry, index: number): boolean {
  return entry.isPass && index === 0 && Reflect.get(entry.events[0] ?? {}, 'seat') === entry.seat
}
