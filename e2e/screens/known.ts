/** What is known not to be met yet, each with why it is so: everything else fails. */
import type { Trouble } from './walk.ts'

interface Known {
  readonly what: RegExp
  /** Only where this stands in the size and what was touched. */
  readonly where?: RegExp
}

const largest = /largest text/

const known: readonly Known[] = [
  // A whole race track and the largest text share a phone: a space is 40 px wide there.
  { what: /^(?:ship|space):\S+ \(st-(?:ship|place)\) is small: /, where: largest },
  // Counters of piles lie side by side with what they count, which is large enough.
  { what: /\((?:db-pile-button|db-pool)\) is small: / },
  { what: /^card:\S+ \(not lit, db-touch\) is small: / },
  // A panel that was left open on a phone lies over what is behind it; its tabs and the buttons of the map stay narrow.
  { what: /\((?:panel-tab|button\.icon|button\.bare|player|player-open)\) is small: / },
  { what: /^“[^”]*” \(button\) is small: (?:\d+ × 3\d|10 × 44)$/ },
  { what: /^space:\S+ \(tg-tile\) cannot be hit: / },
  { what: /^token:\S+ \(not lit, tg-touch\.tg-round-token\) is small: /, where: largest },
  // Cards on piles are read in the reader, which a touch opens.
  { what: /^text (?:small|cut): .* in \.(?:st-picture|st-pile|db-face|db-foot|db-badge|db-values) / },
  // Figures on the map for a moment after the window has another size, and those of cards in the hand.
  { what: /^text small: .* in \.tg-(?:strip|map|icon) / },
  { what: /^text cut: .* in \.(?:tg-goal|tg-touch|game-panel) / },
  // The dock takes another line there, and leaves the reader less than what it reads; a touch opens all of it.
  { what: /^text cut: .* in \.reader-text /, where: largest },
  { what: /^the board was /, where: largest },
  // What has no room in the line of one of three players stands on that player's board, a touch away.
  { what: /^text cut: .* in \.player-facts \.fact: /, where: /^360×640 with the largest text/ },
  // A secret's text fades where its card ends; a touch reads it whole.
  { what: /^text cut: .* in \.or-face \.or-secret-text: / },
  { what: /^text cut: .* in \.or-face \.or-face-name: beyond the page/, where: /^960×540/ },
  // The largest text leaves a row of characters and a price of several cards less than they need on a phone: both scroll.
  {
    what: /^text cut: .* in \.(?:or-tray \.or-touch|or-plate-facts \.or-figure|parts-field \.parts-count): /,
    where: /^(?:640×360|360×640) with the largest text/,
  },
  // At 200 % the list lies over the answers that it lists.
  { what: /^“[^”]*” \(button\) cannot be hit: covered by /, where: /^640×400, with the list open/ },
  // A list that is open lies over the edge of what takes back; closed, it is whole.
  { what: /\(button\.undo\) is small: /, where: /^640×360 with the largest text, with the list open/ },
]

export function isKnown({ what, where }: Trouble): boolean {
  return known.some((each) => each.what.test(what) && each.where?.test(where) !== false)
}
