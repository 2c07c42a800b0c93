import { diceRolledCount, dieCount, moreDiceCount, rollPl, you } from '../../../words/cards/effect-words.ts'
import { addDice, canAddDice } from '../../combat/dice-pools.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CSTEP-03, OR-CSTEP-09: for the next roll. A negative amount takes dice from the opponent. */
export const extraDice: Operations['extraDice'] = {
  legal: (t) => (canAddDice(t) ? null : refuse('OR-CSTEP-03', 'notBeforeRoll')),
  run(t, { amount }, { seat }) {
    addDice(t, seat, amount)
  },
  words: {
    en: ({ amount }, mood) =>
      amount < 0
        ? mood === 'infinitive'
          ? `make them roll ${-amount} fewer ${amount === -1 ? 'die' : 'dice'}`
          : `your opponent rolls ${-amount} fewer ${amount === -1 ? 'die' : 'dice'}`
        : you(mood, `add ${dieCount('en', amount)} to your roll`),
    pl: ({ amount }, mood) =>
      amount < 0
        ? mood === 'infinitive'
          ? `sprawić, że przeciwnik rzuci ${diceRolledCount('pl', -amount)} mniej`
          : `przeciwnik rzuca ${diceRolledCount('pl', -amount)} mniej`
        : `${rollPl(mood)} ${moreDiceCount('pl', amount)}`,
  },
  hint: (_, { amount }) => Math.abs(amount) * worth.die,
}
