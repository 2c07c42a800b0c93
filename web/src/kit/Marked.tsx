import { keepTogether } from '@kantyna/ui/text'
import { stem } from './fold.ts'

/** A text in which the words of a search are underlined. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  // Non-breaking spaces are added before the text is split, because they depend on neighbouring words.
  const drawn = keepTogether(text)
  if (terms.length === 0) return drawn
  return drawn.split(/([\p{L}\p{N}]+)/u).map((word, index) =>
    index % 2 === 1 && terms.includes(stem(word)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a fixed text
      <mark key={index}>{word}</mark>
    ) : (
      word
    ),
  )
}
