import type { AbilityId } from '../../content/types.ts'
import type { IconName } from '../drawing/Icon.tsx'

/** The icon of each ability. */
export const abilityIcons: Readonly<Record<AbilityId, IconName>> = {
  lieutenant: 'lieutenant',
  nightmare: 'tunnel',
  diplomat: 'politics',
  reserveLocker: 'stack',
  merchantHouse: 'trade',
  privateBridge: 'omni',
  warCorrespondent: 'military',
  reliefFund: 'income',
  vanguard: 'outpost',
  secondShip: 'ship',
}
