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
  // A whole race track and the largest text share a phone: a space is 40 px wide there.
  { what: /^(?:ship|space):\S+ \(st-(?:ship|place)\) is small: /, where: largest },
  // Counters of piles lie side by side with what they count, which is large enough.
  { what: /\((?:db-pile-button|db-pool)\) is small: / },
  { what: /^card:\S+ \(not lit, db-touch\) is small: / },
  // A panel that was left open on a phone lies over what is behind it; its tabs and the buttons of the map stay narrow.
  { what: /^the question is covered by / },
  { what: /^“[^”]*” \((?:button\.bare|player)\) cannot be hit: covered by / },
  { what: /\((?:panel-tab|button\.icon|button\.bare|player|player-open)\) is small: / },
  { what: /^“[^”]*” \(button\) is small: (?:\d+ × 3\d|10 × 44)$/ },
  { what: /^(?:space|contact):\S+ \((?:or-space|or-contact)\) cannot be hit: / },
  // Cards on piles are read in the reader, which a touch opens.
  { what: /^text (?:small|cut): .* in \.(?:st-picture|st-pile|db-face|db-foot|db-badge|db-values|or-face) / },
  // The dock takes another line there, and leaves the reader less than what it reads; a touch opens all of it.
  { what: /^text cut: .* in \.reader-text /, where: largest },
  { what: /^the board was /, where: largest },
]

export function isKnown({ what, where }: Trouble): boolean {
  return known.some((each) => each.what.test(what) && each.where?.test(where) !== false)
}
