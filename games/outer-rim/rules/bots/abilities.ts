import { at, type Seat } from '@kantyna/kernel'
import type { CardEffect } from '../effects/vocabulary.ts'
import { secretAbility } from '../encounters/secrets.ts'
import { isEncounterCard, NONE } from '../pieces.ts'
import { abilityAt } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { helpsWithDice } from './dice-choices.ts'
import { outlook } from './outlook.ts'

/** The effect of an ability, of a face-up card or of one of the seat's secrets. */
function effectOf(t: Rim, seat: Seat, source: number, index: number): CardEffect | null {
  const secret = isEncounterCard(source) ? at(t.secrets, seat).indexOf(source) : NONE
  if (secret !== NONE) return secretAbility(t, seat, secret)?.does ?? null
  const ability = abilityAt(t, source, index)
  return 'when' in ability ? ability.does : null
}

/** The cost of using a secret, which is then gone. */
const SECRET_SPENT = 0.02

/** The worth of making good dice worse. */
export const USELESS = -1

/** The worth of using an ability now, in fame. */
export function useWorth(t: Rim, seat: Seat, source: number, index: number): number {
  const effect = effectOf(t, seat, source, index)
  if (effect === null) return 0
  if (!helpsWithDice(t, seat, effect)) return USELESS
  const isSecret = isEncounterCard(source) && at(t.secrets, seat).includes(source)
  return outlook(t, effect, { seat, source }) - (isSecret ? SECRET_SPENT : 0)
}
