/**
 * What everything is measured in: fame. Evaluation, policy and candidates share these weights, so that what one of them
 * finds good the others do not throw away.
 */

/** A credit: about nine thousand buy a point of fame sooner or later. */
export const CREDIT = 1 / 9000
/** More than a luxury costs is hardly ever needed. */
const PLENTY = 16_000
const SPARE = 0.3 * CREDIT

/** What so many credits are worth. */
export function moneyWorth(credits: number): number {
  return credits <= PLENTY ? CREDIT * credits : CREDIT * PLENTY + SPARE * (credits - PLENTY)
}

/** What something is worth that comes one own turn later. */
export const PATIENCE = 0.6
/** The same for a captive, who is brought home on the way. */
export const PATIENCE_WITH_CAPTIVES = 0.82
export const REPUTATION = 0.06
/** A point of damage, while nothing threatens; and a defeat: three thousand credits, secrets, and a turn. */
export const DAMAGE = 0.03
export const DEFEAT = 0.4
/** A look at what others do not know, a card drawn where one is. */
export const LOOK = 0.03
export const ENCOUNTER = 0.14
/** A crew member, whatever it can do. */
export const CREW = 0.2

/** More dice than this are counted as so many. */
const MOST_DICE = 12

/** By number of dice: how likely each amount of damage is. A die: 3 hits, 1 critical hit for two, 4 nothing. */
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

const within = (dice: number) => Math.max(0, Math.min(MOST_DICE, dice))

/** By number of dice and amount: how likely the damage is at least that. */
const atLeast: readonly (readonly number[])[] = damages.map((chances) => {
  const sums = new Array<number>(2 * MOST_DICE + 2).fill(0)
  for (let damage = 2 * MOST_DICE; damage >= 0; damage--)
    sums[damage] = (sums[damage + 1] ?? 0) + (chances[damage] ?? 0)
  return sums
})

/** How likely so many dice deal at least so much damage. */
export function chanceToDeal(dice: number, damage: number): number {
  if (damage <= 0) return 1
  return atLeast[within(dice)]?.[Math.min(2 * MOST_DICE + 1, damage)] ?? 0
}

/** By the attacker's dice and the defender's: a tie is the attacker's (OR-CSTEP-13). */
const wins: readonly (readonly number[])[] = damages.map((_, own) =>
  damages.map((theirs) =>
    theirs.reduce((sum, chance, damage) => sum + chance * (atLeast[own]?.[damage] ?? 0), 0),
  ),
)

export function chanceToWin(own: number, theirs: number): number {
  return wins[within(own)]?.[within(theirs)] ?? 0
}
