import { at, hasListener, type Mood } from '@kantyna/kernel'
import { gainCount } from '../../../words/cards/counts.ts'
import { gainPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { emitEvent } from '../../events.ts'
import { gainForce, isAtOwnEnd } from '../../force/force.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardOperation } from '../operation.ts'
import { worth } from '../worth.ts'

export type Stat = 'attack' | 'resources' | 'force'

interface GainArgs {
  readonly stat: Stat
  readonly amount: number
}

const forceAtEnd: DuelRefusal = { rule: 'DB-FORCE-06', reason: 'forceAtEnd' }

/** Adds to the printed values, for this turn (DB-GAIN-01). Each value counts once (DB-GAIN-02). */
export const gain: CardOperation<GainArgs> = {
  legal: (t, { stat }, { seat }) => (stat === 'force' && isAtOwnEnd(t, seat) ? forceAtEnd : null),
  run(t, { stat, amount }, { seat, source }) {
    if (hasListener(t)) emitEvent(t, { type: 'gained', seat, stat, amount, source })
    if (stat === 'force') gainForce(t, seat, amount)
    else if (stat === 'resources') t.resources[seat] = at(t.resources, seat) + amount
    else for (let point = 0; point < amount; point++) t.boosts.push(source)
  },
  words: {
    en: ({ stat, amount: count }, mood) => {
      if (stat === 'attack')
        return mood === 'indicative' ? `this unit gains +${count} attack` : `give this unit +${count} attack`
      return secondPersonEn(mood, `gain ${gainCount('en', stat, count)}`)
    },
    pl: ({ stat, amount: count }, mood) => {
      if (stat === 'attack') return `${raiseAttack[mood]} o ${count}`
      return secondPersonPl(mood, `${gainPl(mood)} ${gainCount('pl', stat, count)}`)
    },
  },
  hint(t, { stat, amount }, { seat, source }) {
    if (stat === 'force' && isAtOwnEnd(t, seat)) return 0
    if (stat === 'attack' && t.attacked.includes(source)) return 0
    return amount * worth[stat]
  },
}

const raiseAttack: Readonly<Record<Mood, string>> = {
  imperative: 'zwiększ atak tej jednostki',
  infinitive: 'zwiększyć atak tej jednostki',
  indicative: 'atak tej jednostki rośnie',
}
