import type { EventSounds } from '@kantyna/ui'
import type { RaceEvent } from '../rules/events.ts'

/** The sounds of the race. */
export const sounds: EventSounds<RaceEvent> = {
  teamChosen: 'card',
  firstPlayer: null,
  roundBegan: null,
  cardPlayed: 'card',
  bonusPlayed: 'card',
  shipFlew: 'flight',
  fellBack: 'blackHole',
  leapt: 'flight',
  halfChosen: null,
  towed: 'flight',
  bonusDrawn: 'bonus',
  noBonusLeft: null,
  bonusReshuffled: 'card',
  movementReshuffled: 'card',
  shipHome: 'bonus',
  planetBonus: 'bonus',
  colourWild: null,
  won: null,
}
