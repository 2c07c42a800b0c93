import type { Seat } from '@kantyna/kernel'
import type { EventRoles } from '@kantyna/ui'
import { NOTHING, opponentOf } from '../../rules/duel.ts'
import type { DuelEvent } from '../../rules/events.ts'
import { FIRST_BASE } from '../../rules/pieces.ts'

export type DuelMoment = 'attack' | 'base' | 'destroyed' | 'hand'

const nobody = () => []
const both = (): readonly Seat[] => [0, 1]

/** The player of a card knows what it does, so its effect on the opponent is a moment only for the opponent. */
export const roles: EventRoles<DuelEvent> = {
  factions: null,
  basesPicked: null,
  turnBegan: { role: 'parts' },
  baseRevealed: { role: 'begins', kind: 'base', concerns: nobody },
  forceBonus: null,
  shipsPaid: null,
  played: { role: 'parts' },
  gained: null,
  forceMoved: null,
  bought: { role: 'parts' },
  boughtOff: { role: 'parts' },
  rowFilled: null,
  used: null,
  declined: null,
  spent: null,
  exiled: { role: 'joins' },
  discarded: { role: 'joins' },
  discardedFromRow: null,
  tookFromRow: null,
  returned: null,
  revealedTop: null,
  discardedTop: null,
  lookedAtTop: null,
  keptOnTop: null,
  lookedAtHand: { role: 'begins', kind: 'hand', concerns: ({ of }) => [of] },
  putOnDeck: { role: 'joins', concerns: ({ of }) => [of] },
  swapped: null,
  nextOnTop: null,
  drew: null,
  reshuffled: null,
  attacked: {
    role: 'begins',
    kind: 'attack',
    concerns: ({ seat, target }) => (target === NOTHING || target >= FIRST_BASE ? [opponentOf(seat)] : []),
  },
  attackFailed: { role: 'joins', of: 'attack', concerns: both },
  defeated: { role: 'joins', of: 'attack', concerns: nobody },
  rewardTaken: { role: 'joins', of: 'attack', concerns: nobody },
  rewardDeclined: { role: 'joins', of: 'attack', concerns: nobody },
  shipDamaged: { role: 'joins' },
  shipDestroyed: { role: 'joins' },
  baseDamaged: { role: 'joins' },
  baseDestroyed: { role: 'begins', kind: 'destroyed', concerns: both },
  repaired: null,
  turnEnded: { role: 'parts' },
  // The result screen shows it.
  won: null,
}
