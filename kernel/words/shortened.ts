/** A text longer than this is shortened where the whole of it stands elsewhere on the screen. */
const MOST = 48

const ends = / \(|: |; |\. |, | – /g

/** Its first clauses, as far as they fit, with an ellipsis: "Fight the pirates…". */
export function shortened(text: string): string {
  if (text.length <= MOST) return text
  const cuts = [...text.matchAll(ends)].map(({ index }) => index).filter((index) => index <= MOST)
  const cut = cuts.at(-1) ?? text.lastIndexOf(' ', MOST)
  return `${text.slice(0, cut < 1 ? MOST : cut)}…`
}

/** All of them shortened; those that could not be told apart then stay whole. */
export function shortenedApart(texts: readonly string[]): string[] {
  const short = texts.map(shortened)
  return short.map((text, index) =>
    short.filter((other) => other === text).length > 1 ? (texts[index] ?? text) : text,
  )
}
