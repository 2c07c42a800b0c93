import { isForceWith } from '../../force/force.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardCondition } from '../operation.ts'

const forceElsewhere: DuelRefusal = { rule: 'DB-FORCE-07', reason: 'forceNotWithYou' }

export const forceIsWithYou: CardCondition<object> = {
  legal: (t, _, { seat }) => (isForceWith(t, seat) ? null : forceElsewhere),
  words: {
    en: () => 'the Force is with you',
    pl: () => 'Moc jest z tobą',
  },
}
