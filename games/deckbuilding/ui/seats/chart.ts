import { at } from '@kantyna/kernel'
import type { GameChart } from '@kantyna/ui'
import { opponentOf } from '../../rules/duel.ts'
import { hitPointsOf } from '../../rules/pieces.ts'
import { duelView } from '../view.ts'

/**
 * The damage that each seat has done to bases: the hit points of all destroyed ones, and the damage on the one in play.
 */
export const chart: GameChart = {
  title: { en: 'Damage to bases', pl: 'Obrażenia zadane bazom' },
  values: (kernelView) => {
    const { victory, baseDamage } = duelView(kernelView)
    return victory.map((bases, seat) =>
      bases.reduce((sum, base) => sum + hitPointsOf(base), at(baseDamage, opponentOf(seat))),
    )
  },
}
