import type { Seat } from '@kantyna/kernel'
import { triggerAbilities } from '../../../outer-rim/rules/abilities/abilities.ts'
import { FIRST_CHARACTER } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber } from '../../../outer-rim/rules/reads.ts'
import type { FameGain } from '../../../outer-rim/rules/reputation/fame.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { characterOf } from '../../../outer-rim/rules/tables.ts'
import type { AddedCharacter } from '../../content/characters.ts'

/** Cad Bane (UB-FACT-20): he starts with fame, gains less of it later, and is paid for that. */

/** G-57: an AI player has no fame at the start, and its gains are not reduced. */
export function startingFame(usual: (t: Rim, seat: Seat) => number) {
  return (t: Rim, seat: Seat): number => {
    const { startFame = 0 } = characterOf(t, seat) as AddedCharacter // other characters have no fame at the start
    return usual(t, seat) + (isAutoma(t, seat) ? 0 : startFame)
  }
}

const REDUCTION = 1

/**
 * Whether a gain is reduced. Gains from his own card, additions to another gain, and fame for holding a card are not
 * reduced (UB-CLR-05, UB-CLR-06).
 */
function isReduced(t: Rim, { seat, source, kind }: FameGain): boolean {
  if (kind !== 'gained' || isAutoma(t, seat)) return false
  const { ability } = characterOf(t, seat)
  if (!('when' in ability) || ability.when !== 'fameReduced') return false
  return source !== FIRST_CHARACTER + characterNumber(t, seat)
}

/** G-58: once for each gain, whatever its size, and never below 0. */
export function reduceFame(t: Rim, gain: FameGain, amount: number): number {
  return isReduced(t, gain) ? Math.max(0, amount - REDUCTION) : amount
}

/** UB-CLR-07: the payment comes from his own card, even if the rest of the reward is lost. */
export function payForReducedFame(t: Rim, gain: FameGain): void {
  if (isReduced(t, gain)) triggerAbilities(t, gain.seat, 'fameReduced')
}
