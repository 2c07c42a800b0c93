import { at } from '../play/fault.ts'
import { printable } from './printable.ts'

/** The message about an unknown word: the word, the known one that was probably meant, and all known ones if few. */

const LONGEST_WORD = 60
const MOST_LISTED = 40

/** `there is no card called storm-trooper; did you mean stormtrooper?` */
export function unknownWord(what: string, word: string, known: readonly string[]): string {
  return `there is no ${what} called ${quotable(word)}${hint(word, known)}`
}

/** The part of the sentence that follows the unknown word. */
export function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  const listed = known.length <= MOST_LISTED ? known.map(quotable).join(', ') || 'none' : null
  if (near === null) return listed === null ? '' : `; there are: ${listed}`
  return `; did you mean ${quotable(near)}?${listed === null || known.length < 2 ? '' : ` There are: ${listed}`}`
}

export function quotable(word: string): string {
  return printable(word, LONGEST_WORD)
}

/** The known word that differs by a few letters at most, or null. */
function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > LONGEST_WORD) return null
  // A word with every letter changed is another word.
  const most = Math.min(Math.max(1, Math.floor(word.length / 3)), word.length - 1)
  let best: string | null = null
  let fewest = most + 1
  for (const other of known) {
    if (Math.abs(other.length - word.length) >= fewest) continue
    const edits = editsBetween(word.toLowerCase(), other.toLowerCase())
    if (edits >= fewest) continue
    best = other
    fewest = edits
  }
  return best
}

/** The edit distance of two words: letters inserted, deleted, changed, or swapped with the next one. */
function editsBetween(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : changed
      next.push(Math.min(changed, swapped, at(row, j) + 1, at(next, j - 1) + 1))
    }
    before = row
    row = next
  }
  return at(row, to.length)
}
