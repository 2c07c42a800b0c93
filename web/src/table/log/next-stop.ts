/** Which stop a key leads to from the one at `at`; `lines` says of each stop in which line it stands. Null: none. */
export function nextStop(key: string, at: number, lines: readonly string[]): number | null {
  if (at < 0) return null
  switch (key) {
    case 'ArrowRight':
      return lines[at + 1] === lines[at] ? at + 1 : null
    case 'ArrowLeft':
      return at > 0 && lines[at - 1] === lines[at] ? at - 1 : null
    case 'ArrowDown': {
      const next = lines.findIndex((line, index) => index > at && line !== lines[at])
      return next < 0 ? null : next
    }
    case 'ArrowUp': {
      const last = lines.findLastIndex((line, index) => index < at && line !== lines[at])
      return last < 0 ? null : lines.indexOf(lines[last] ?? '')
    }
    case 'Home':
      return 0
    case 'End':
      return lines.length - 1
    default:
      return null
  }
}
