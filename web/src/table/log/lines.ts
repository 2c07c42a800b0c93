import type { GameBundle, GameEvent, Lang, Line } from '@kantyna/kernel'
import { isPassEvent, type LogEntry, type LogTurn } from './log.ts'

/** The lines of a choice, or of those of its events that are wanted. */
export function linesOf(
  bundle: GameBundle,
  lang: Lang,
  entry: LogEntry,
  isWanted: (event: GameEvent) => boolean = () => true,
): Line[] {
  const words = bundle.game.words[lang]
  const lines: Line[] = []
  for (let index = 0; index < entry.events.length; ) {
    const rest = entry.events.slice(index)
    const isPass = isPassEvent(entry, index)
    const together = isPass ? null : (words.together?.(rest) ?? null)
    if (together !== null && rest.slice(0, together.count).every(isWanted)) {
      lines.push(together.line)
      index += together.count
      continue
    }
    const [event] = rest
    const line = event === undefined || isPass || !isWanted(event) ? null : words.event(event)
    if (line !== null) lines.push(line)
    index++
  }
  return lines
}

/** A turn, or a section under another heading, such as a round that begins in it. */
export interface LogGroup extends LogTurn {
  readonly chapter: string | null
}

/** The log divided by headings. */
export function groupsOf(bundle: GameBundle, lang: Lang, turns: readonly LogTurn[]): readonly LogGroup[] {
  const { chapter } = bundle.game.words[lang]
  if (chapter === undefined) return turns.map((turn) => ({ ...turn, chapter: null }))
  return turns.flatMap((turn) => {
    const groups: (Omit<LogGroup, 'entries'> & { entries: LogEntry[] })[] = [
      { ...turn, chapter: null, entries: [] },
    ]
    for (const entry of turn.entries) {
      const starts = entry.events.findIndex((event) => chapter(event) !== null)
      const begun = entry.events[starts]
      if (begun === undefined) {
        groups.at(-1)?.entries.push(entry)
        continue
      }
      if (starts > 0)
        groups.at(-1)?.entries.push({ ...entry, events: entry.events.slice(0, starts), isPart: true })
      const rest: LogEntry = {
        ...entry,
        ...(starts > 0 && { isPass: false, automatic: null, isPart: true }),
        events: entry.events.slice(starts),
      }
      groups.push({ number: turn.number, seat: null, chapter: chapter(begun), entries: [rest] })
    }
    return groups.filter(({ entries }) => entries.length > 0)
  })
}
