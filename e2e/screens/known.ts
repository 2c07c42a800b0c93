/** What is known not to be met yet, each with why it is so: everything else fails. */
import type { Trouble } from './walk.ts'

interface Known {
  readonly what: RegExp
  /** Only where this stands in the size and what was touched. */
  readonly where?: RegExp
}

const known: readonly Known[] = [
  // What has no room in the line of one of three players stands on that player's board, a touch away.
  { what: /^text cut: .* in \.player-facts \.fact: /, where: /^(?:360×640 with the largest text|844×390)/ },
  // A secret's text fades where its card ends; a touch reads it whole.
  { what: /^text cut: .* in \.or-face \.or-secret-text: / },
  { what: /^text cut: .* in \.or-face \.or-face-name: beyond the page/, where: /^960×540/ },
  // The largest text leaves a row of characters and a price of several cards less than they need on a phone: both scroll.
  {
    what: /^text cut: .* in \.(?:or-tray \.or-touch|or-plate-facts \.or-figure|parts-field \.parts-count): /,
    where: /^(?:640×360|360×640|844×390) with the largest text/,
  },
  // With the largest text the bar is as high as the question, and a longer question takes a line of the board.
  { what: /^the board was /, where: /^(?:360×640|768×1024) with the largest text/ },
  // A ship at the upper edge of the galaxy: what would be its reach above it lies beyond the map.
  { what: /^ship:[^ ]+ \(tg-ship\) is small: 44 × [23][0-9]$/ },
  // Between the tall rows of the largest text a planet is a little lower than a finger.
  { what: /^space:[0-9]+ \(tg-tile\) is small: 44 × 3[6-9]$/, where: /^360×640 with the largest text/ },
  // At 200 % the list lies over the answers that it lists.
  { what: /^“[^”]*” \(button\) cannot be hit: covered by /, where: /^640×400, with the list open/ },
  // A list that is open lies over the edge of what takes back; closed, it is whole.
  { what: /\(button\.undo\) is small: /, where: /^640×360 with the largest text, with the list open/ },
]

export function isKnown({ what, where }: Trouble): boolean {
  return known.some((each) => each.what.test(what) && each.where?.test(where) !== false)
}
