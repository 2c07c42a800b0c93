import type { Dice } from '../index.ts'

/** A record's text with one digit or letter changed, anywhere except in names. A verifier must detect it. */
export function mutateRecord(text: string, dice: Dice): string {
  for (;;) {
    const index = dice.below(text.length)
    const old = text[index] ?? ''
    if (!/[0-9a-z]/.test(old) || isInName(text, index)) continue
    const alphabet = /[0-9]/.test(old) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz'
    const fresh = alphabet[dice.below(alphabet.length)] ?? old
    if (fresh !== old) return text.slice(0, index) + fresh + text.slice(index + 1)
  }
}

/** Names are outside the checksum: they can be erased. */
function isInName(text: string, index: number): boolean {
  const start = text.lastIndexOf('"name":"', index)
  return start >= 0 && index > start + 7 && index < text.indexOf('"', start + 8)
}
