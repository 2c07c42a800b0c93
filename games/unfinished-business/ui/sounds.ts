import type { EventSounds } from '@kantyna/ui'
import type { AddedEvent } from '../rules/events.ts'

/** The sounds of the expansion's events. */
export const sounds: EventSounds<AddedEvent> = {
  rotatedCard: 'card',
  contactIsPlayer: 'card',
  playerBountyCompleted: 'bonus',
  jobTogether: 'card',
  jobAgainst: 'card',
  confronted: null,
  shipSought: 'card',
  tokenOnCard: 'bonus',
  favor: 'bonus',
  debtToken: 'card',
  ambitionsDrawn: 'card',
  ambitionChosen: 'card',
  ambitionLeft: null,
  goalBegun: null,
  goalNotReached: 'refused',
  goalCompleted: 'bonus',
  goalLost: 'refused',
  aiOrder: null,
  aiTarget: null,
  huntMissed: null,
  huntCompleted: 'hit',
}
