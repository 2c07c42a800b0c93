/** How wide a letter of the condensed face is, roughly, in parts of its height. */
const LETTER = 0.44

/**
 * How large a name may be printed, in parts of a card's width, so that its longest word fits the room that it has and
 * all of it fits three lines.
 */
export function nameSize(name: string, room: number, usual: number): number {
  // A sign before the first word stays with it.
  const words = name.replace(/^• /, '•\u00a0').split(' ')
  const longest = Math.max(...words.map((word) => word.length))
  const whole = Math.max(longest, name.length / (words.length > 2 ? 2.4 : Math.min(2, words.length)))
  return Math.min(usual, room / (whole * LETTER))
}
