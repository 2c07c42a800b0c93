/** Text from outside, made harmless to a terminal (no control or invisible characters) and short, on one line. */
export function printable(text: string, longest: number): string {
  // Reads only twice the length to keep, so that a text of megabytes takes no time.
  const plain = text
    .slice(0, 2 * longest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped)
    .trim()
  if (plain.length <= longest && text.length <= 2 * longest) return plain
  return `${plain.slice(0, longest - 1)}…`
}

/** Writes a control or invisible character as its number: `\u{1b}`. */
export function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
