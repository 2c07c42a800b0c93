import type { GameEvent, HowChosen, Seat, TableEntry, Viewer } from '@kantyna/kernel'
import { turnsOpened } from './turns.ts'

/** The events of one choice, or those of them that belong to one turn. */
export interface LogEntry {
  /** The number of choices up to and including this one; 0 is the setup. */
  readonly at: number
  readonly seat: Seat | null
  readonly isPass: boolean
  /** How the choice was made, if not by hand. */
  readonly automatic: Exclude<HowChosen, 'hand'> | null
  readonly events: readonly GameEvent[]
  /** The choice's other events are under another turn. */
  readonly isPart?: true
}

export interface LogTurn {
  /** 0 before the first turn. */
  readonly number: number
  readonly seat: Seat | null
  readonly entries: readonly LogEntry[]
}

/**
 * The log, grouped by turns. Automas (as bits by seat) make no choices: their turns begin with an event.
 */
export function logOf(entries: readonly TableEntry[], automas = 0): LogTurn[] {
  const opened = new Map(turnsOpened(entries).map((turn) => [turn.from, turn]))
  const turns: { number: number; seat: Seat | null; entries: LogEntry[] }[] = []
  for (const { index, choice, events } of entries) {
    const turn = opened.get(index)
    if (turns.length === 0 || turn !== undefined)
      turns.push({ number: turn?.number ?? 0, seat: turn?.seat ?? null, entries: [] })
    const how = choice?.how ?? 'hand'
    const [first, ...others] = byTurns(events, automas)
    const at = index + 1
    const part = others.length > 0 ? ({ isPart: true } as const) : {}
    turns.at(-1)?.entries.push({
      at,
      seat: choice?.seat ?? null,
      isPass: choice?.isPass ?? false,
      automatic: how === 'hand' ? null : how,
      events: first.events,
      ...part,
    })
    for (const { turn, events } of others)
      turns.push({
        ...turn,
        entries: [{ at, seat: turn.seat, isPass: false, automatic: null, events, ...part }],
      })
  }
  return turns
}

interface AutomaTurn {
  readonly seat: Seat
  readonly number: number
}

/** Splits an entry: the events of the current turn first, then those of each automa's turn. */
function byTurns(
  events: readonly GameEvent[],
  automas: number,
): [{ readonly events: GameEvent[] }, ...{ readonly turn: AutomaTurn; readonly events: GameEvent[] }[]] {
  const parts: ReturnType<typeof byTurns> = [{ events: [] }]
  for (const event of events) {
    const turn = automaTurn(event)
    if (turn !== null && (automas >> turn.seat) % 2 === 1) parts.push({ turn, events: [] })
    parts.at(-1)?.events.push(event)
  }
  return parts
}

/** The automa's turn that an event begins. */
function automaTurn(event: GameEvent): AutomaTurn | null {
  const { seat, turn } = event as { readonly seat?: unknown; readonly turn?: unknown } // only some events have them
  return typeof seat === 'number' && typeof turn === 'number' ? { seat, number: turn } : null
}

/** All events of a log, by choice. */
export function eventsOf(turns: readonly LogTurn[]): (readonly GameEvent[])[] {
  return turns.flatMap(({ entries }) => entries.map(({ events }) => events))
}

/** How much of the log a viewer has seen: everything before the viewer's last choice. */
export function seenTo(entries: readonly TableEntry[], viewer: Viewer): number {
  const last = viewer === null ? undefined : entries.findLast(({ choice }) => choice?.seat === viewer)
  return ((last ?? entries.at(-1))?.index ?? -1) + 1
}

/** Whether an event only says that a player declined: such lines have a softer colour. */
export function isPassEvent(entry: LogEntry, index: number): boolean {
  return entry.isPass && index === 0 && Reflect.get(entry.events[0] ?? {}, 'seat') === entry.seat
}
