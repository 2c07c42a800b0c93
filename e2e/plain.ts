/** The text without the characters that the page adds to keep words together (`ui/text/keep-together.ts`). */
export function plain(drawn: string | null): string {
  return (drawn ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/** Finds a whole text in the page as displayed. */
export function asDrawn(text: string): RegExp {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const pattern = literal.replaceAll(' ', '\\s').replaceAll('-', '-\\u2060?')
  return new RegExp(`^${pattern}$`, 'u')
}
