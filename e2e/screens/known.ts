/** What is known not to be met yet, each with why it is so: everything else fails. */
import type { Trouble } from './walk.ts'

interface Known {
  readonly what: RegExp
  /** Only where this stands in the size and what was touched. */
  readonly where?: RegExp
}

const largest = /largest text/

const known: readonly Known[] = [
  { what: /^space:\S+ \(tg-tile\) cannot be hit: / },
  { what: /^token:\S+ \(not lit, tg-touch\.tg-round-token\) is small: /, where: largest },
  // Figures on the map for a moment after the window has another size, and those of cards in the hand.
  { what: /^text small: .* in \.tg-(?:strip|map|icon) / },
  { what: /^text cut: .* in \.(?:tg-goal|tg-touch|game-panel) / },
  // A list that is open lies over the edge of what takes back; closed, it is whole.
  { what: /\(button\.undo\) is small: /, where: /^640×360 with the largest text, with the list open/ },
]

export function isKnown({ what, where }: Trouble): boolean {
  return known.some((each) => each.what.test(what) && each.where?.test(where) !== false)
}
