/** What a key does at the table. Enter and Tab are the browser's own. */
export type TableKey =
  | { readonly does: 'option'; readonly number: number }
  | { readonly does: 'cancel' | 'undo' | 'log' | 'help' }

export function tableKey(key: string): TableKey | null {
  if (/^[1-9]$/.test(key)) return { does: 'option', number: Number(key) }
  switch (key) {
    case 'Escape':
      return { does: 'cancel' }
    case 'u':
    case 'U':
      return { does: 'undo' }
    case 'l':
    case 'L':
      return { does: 'log' }
    case '?':
      return { does: 'help' }
    default:
      return null
  }
}
