/** A longer text is shortened if the screen shows the whole text elsewhere. */
const MOST = 48
/** Options keep more text, because a player compares what they cost and what they give. */
const MOST_OF_OPTION = 88

const ends = / \(|: |; |\. |, | – /g

/**
 * The first clauses of a text, as far as they fit, with an ellipsis: "Fight the pirates…". If these are less than half of
 * the length that fits, the text is cut between two words.
 */
export function shortened(text: string, most = MOST): string {
  if (text.length <= most) return text
  const cuts = [...text.matchAll(ends)].map(({ index }) => index).filter((index) => index <= most)
  const cut = cuts.findLast((index) => index >= most / 2) ?? text.lastIndexOf(' ', most)
  return `${text.slice(0, cut < 1 ? most : cut)}…`
}

/** Shortens the texts of all options. Texts that would then be equal stay whole. */
export function shortenedApart(texts: readonly string[]): string[] {
  const short = texts.map((text) => shortened(text, MOST_OF_OPTION))
  return short.map((text, index) =>
    short.filter((other) => other === text).length > 1 ? (texts[index] ?? text) : text,
  )
}
