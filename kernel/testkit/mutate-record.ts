import type { Dice } from '../index.ts'

/** A record's text with one digit or letter changed, anywhere in it. A verifier must notice. */
export function mutateRecord(text: string, dice: Dice): string {
  for (;;) {
    const index = dice.below(text.length)
    const old = text[index] ?? ''
    if (!/[0-9a-z]/.test(old)) continue
    const alphabet = /[0-9]/.test(old) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz'
    const fresh = alphabet[dice.below(alphabet.length)] ?? old
    if (fresh !== old) return text.slice(0, index) + fresh + text.slice(index + 1)
  }
}
