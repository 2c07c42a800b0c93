import { counted } from '@kantyna/kernel'
import { currentCombat } from '../../../../outer-rim/rules/combat/dice-pools.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import type { PublicRim } from '../../../../outer-rim/rules/rim.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** Counts rolled dice, even if they were cancelled; added hits were not rolled (OR-CAB-04). */
function diceAgainst(t: PublicRim, seat: number): number {
  const combat = currentCombat(t)
  if (combat === null) return 0
  const theirs = combat.sides[0].seat === seat ? combat.pools[1] : combat.pools[0]
  return theirs.filter(({ isAdded }) => isAdded !== true).length
}

/** UB-FACT-20. */
export const opponentRolled: AddedConditions['opponentRolled'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = diceAgainst(t, seat)
    return has >= needs ? null : refuse('UB-FACT-20', 'tooFewDice', { has, needs })
  },
  words: {
    en: ({ atLeast }) =>
      `your opponent rolled at least ${counted('en', atLeast, { one: 'die', other: 'dice' })}`,
    pl: ({ atLeast }) =>
      `przeciwnik rzucał co najmniej ${counted('pl', atLeast, { one: 'kością', few: 'kośćmi', many: 'kośćmi', other: 'kości' })}`,
  },
}
