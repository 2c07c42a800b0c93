/**
 * The unit of all weights is a point of fame. Evaluation, policy and candidates share these weights, so that they agree on
 * what is good.
 */

/** The worth of a credit. About nine thousand credits eventually buy a point of fame. */
export const CREDIT = 1 / 9000
/** Few things cost more than this, so credits above it are worth less. */
const PLENTY = 16_000
const SPARE = 0.3 * CREDIT

/** The worth of an amount of credits. */
export function moneyWorth(credits: number): number {
  return credits <= PLENTY ? CREDIT * credits : CREDIT * PLENTY + SPARE * (credits - PLENTY)
}

/** The worth of a gain is multiplied by this for each turn that the seat waits for it. */
export const DELAY = 0.6
/** The same for a captive, who is delivered on the way. */
export const DELAY_WITH_CAPTIVE = 0.82
export const REPUTATION = 0.06
/** A point of damage without an immediate threat. */
export const DAMAGE = 0.03
/** A defeat costs three thousand credits, secrets, and a turn. */
export const DEFEAT = 0.4
/** Seeing a hidden contact. */
export const LOOK = 0.03
/** A space encounter. */
export const ENCOUNTER = 0.14
/** Any crew member, apart from its abilities. */
export const CREW = 0.2

/** Larger numbers of dice are treated as this number. */
const MOST_DICE = 12

/**
 * By number of dice: the probability of each amount of damage. A die has 3 hits, 1 critical hit (2 damage) and 4 blank
 * sides.
 */
const damages: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 2).fill(0)
    for (const [damage, chance] of chances.entries()) {
      next[damage] = (next[damage] ?? 0) + chance / 2
      next[damage + 1] = (next[damage + 1] ?? 0) + (chance * 3) / 8
      next[damage + 2] = (next[damage + 2] ?? 0) + chance / 8
    }
    chances = next
  }
  return chances
})

const clampDice = (dice: number) => Math.max(0, Math.min(MOST_DICE, dice))

/** By number of dice and amount: the probability of at least that much damage. */
const atLeast: readonly (readonly number[])[] = damages.map((chances) => {
  const sums = new Array<number>(2 * MOST_DICE + 2).fill(0)
  for (let damage = 2 * MOST_DICE; damage >= 0; damage--)
    sums[damage] = (sums[damage + 1] ?? 0) + (chances[damage] ?? 0)
  return sums
})

/** The probability that a number of dice deals at least that much damage. */
export function chanceToDeal(dice: number, damage: number): number {
  if (damage <= 0) return 1
  return atLeast[clampDice(dice)]?.[Math.min(2 * MOST_DICE + 1, damage)] ?? 0
}

/**
 * The probability that the attacker wins, by the attacker's and then the defender's number of dice. The attacker wins
 * ties (OR-CSTEP-13).
 */
const wins: readonly (readonly number[])[] = damages.map((_, own) =>
  damages.map((theirs) =>
    theirs.reduce((sum, chance, damage) => sum + chance * (atLeast[own]?.[damage] ?? 0), 0),
  ),
)

export function chanceToWin(own: number, theirs: number): number {
  return wins[clampDice(own)]?.[clampDice(theirs)] ?? 0
}
