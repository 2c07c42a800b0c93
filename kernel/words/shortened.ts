/** A text longer than this is shortened where the whole of it stands elsewhere on the screen. */
const MOST = 48
/** Options are chosen between, so more of them is kept: what they cost and what they bring. */
const MOST_OF_OPTION = 88

const ends = / \(|: |; |\. |, | – /g

/**
 * Its first clauses, as far as they fit, with an ellipsis: "Fight the pirates…". Where those are less than half of what
 * fits, it is cut between two words.
 */
export function shortened(text: string, most = MOST): string {
  if (text.length <= most) return text
  const cuts = [...text.matchAll(ends)].map(({ index }) => index).filter((index) => index <= most)
  const cut = cuts.findLast((index) => index >= most / 2) ?? text.lastIndexOf(' ', most)
  return `${text.slice(0, cut < 1 ? most : cut)}…`
}

/** Options, all of them shortened; those that could not be told apart then stay whole. */
export function shortenedApart(texts: readonly string[]): string[] {
  const short = texts.map((text) => shortened(text, MOST_OF_OPTION))
  return short.map((text, index) =>
    short.filter((other) => other === text).length > 1 ? (texts[index] ?? text) : text,
  )
}
