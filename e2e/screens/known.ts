/** Known exceptions, each with its reason: everything else fails. */
import type { Trouble } from './walk.ts'

interface Known {
  readonly what: RegExp
  /** Only if the size and the touched things contain this text. */
  readonly where?: RegExp
}

const known: readonly Known[] = [
  // Facts without room in the line of one of three players are on that player's board, a touch away.
  { what: /^text cut: .* in \.player-facts \.fact: /, where: /^(?:360×640 with the largest text|844×390)/ },
  // A secret's text fades at the edge of its card; a touch shows all of it.
  { what: /^text cut: .* in \.or-face \.or-secret-text: / },
  { what: /^text cut: .* in \.or-face \.or-face-name: beyond the page/, where: /^960×540/ },
  // With the largest text, a row of characters and a price of several cards have too little room on a phone: both
  // scroll.
  {
    what: /^text cut: .* in \.(?:or-tray \.or-touch|or-plate-facts \.or-figure|parts-field \.parts-count): /,
    where: /^(?:640×360|360×640|844×390) with the largest text/,
  },
  // With the largest text the bar is as high as the question, and a longer question takes a line of the board.
  { what: /^the board was /, where: /^(?:360×640|768×1024) with the largest text/ },
  // A ship at the upper edge of the galaxy: the part of its touch area above it is outside the map.
  { what: /^ship:[^ ]+ \(tg-ship\) is small: 44 × [23][0-9]$/ },
  // With the largest text, a planet between the tall rows is slightly lower than a finger.
  { what: /^space:[0-9]+ \(tg-tile\) is small: 44 × 3[6-9]$/, where: /^360×640 with the largest text/ },
  // At 200 % the list covers the answers that it lists.
  { what: /^“[^”]*” \(button\) cannot be hit: covered by /, where: /^640×400, with the list open/ },
  // An open list covers the edge of the undo button; when it is closed, all of it is visible.
  { what: /\(button\.undo\) is small: /, where: /^640×360 with the largest text, with the list open/ },
]

export function isKnown({ what, where }: Trouble): boolean {
  return known.some((each) => each.what.test(what) && each.where?.test(where) !== false)
}
