/**
 * The probability that a die passes a test, by level (OR-TEST-03 to OR-TEST-05). A die: 1 critical hit, 3 hits, 2
 * focus, 2 blanks.
 */
const PASSING = [1 / 8, 4 / 8, 6 / 8] as const
const FOCUS = 2 / 8
const MOST_PASSING = 6 / 8

/** The probability that some dice pass a test. With `focusPasses`, focus counts at every level. */
export function chanceToPass(level: number, dice = 2, focusPasses = false): number {
  const usual = PASSING[level <= 0 ? 0 : level === 1 ? 1 : 2]
  const passes = focusPasses ? Math.min(MOST_PASSING, usual + FOCUS) : usual
  return 1 - (1 - passes) ** dice
}
