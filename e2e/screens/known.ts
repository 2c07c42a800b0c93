/** What is known not to be met yet, each with why it is so: everything else fails. */
import type { Trouble } from './walk.ts'

interface Known {
  readonly what: RegExp
  /** Only where this stands in the size and what was touched. */
  readonly where?: RegExp
}

const largest = /largest text/

const known: readonly Known[] = [
  // Spaces between planets are as wide as the map has room for; a finger chooses among what lies close together.
  { what: /^space:\S+ \(or-space\) is small: / },
  { what: /^seat:\d+ \((?:not lit, )?or-(?:piece\.or-standee|touch\.or-purse)\) is small: / },
  { what: /^(?:space|contact):\S+ \((?:or-space|or-contact|tg-tile)\) cannot be hit: / },
  { what: /^token:\S+ \(not lit, tg-touch\.tg-round-token\) is small: /, where: largest },
  // Cards on piles are read in the reader, which a touch opens.
  { what: /^text (?:small|cut): .* in \.(?:or-face) / },
  // Figures on the map for a moment after the window has another size, and those of cards in the hand.
  { what: /^text small: .* in \.tg-(?:strip|map|icon) / },
  { what: /^text cut: .* in \.(?:tg-goal|tg-touch|game-panel) / },
]

export function isKnown({ what, where }: Trouble): boolean {
  return known.some((each) => each.what.test(what) && each.where?.test(where) !== false)
}
