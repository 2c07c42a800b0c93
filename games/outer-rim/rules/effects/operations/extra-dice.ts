import { diceRolledCount, rollPl, you } from '../../../words/effect-words.ts'
import { addDice, canAddDice } from '../../dice-pools.ts'
import { no } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CSTEP-03, OR-CSTEP-09: for the roll that comes. A negative amount takes dice from the opponent's. */
export const extraDice: Operations['extraDice'] = {
  legal: (t) => (canAddDice(t) ? null : no('OR-CSTEP-03', 'notBeforeRoll')),
  run(t, { amount }, { seat }) {
    addDice(t, seat, amount)
  },
  words: {
    en: ({ amount }, mood) =>
      amount < 0
        ? mood === 'aim'
          ? `make your opponent roll ${diceRolledCount('en', -amount)} fewer`
          : `your opponent rolls ${diceRolledCount('en', -amount)} fewer`
        : you(mood, `roll ${diceRolledCount('en', amount)} more`),
    pl: ({ amount }, mood) =>
      amount < 0
        ? mood === 'aim'
          ? `sprawić, że przeciwnik rzuci ${diceRolledCount('pl', -amount)} mniej`
          : `przeciwnik rzuca ${diceRolledCount('pl', -amount)} mniej`
        : `${rollPl(mood)} ${diceRolledCount('pl', amount)} więcej`,
  },
  hint: (_, { amount }) => Math.abs(amount) * worth.die,
}
