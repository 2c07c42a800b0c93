import { at, type KernelView, type Seat } from '@kantyna/kernel'
import type { EventRoles } from '@kantyna/ui'
import type { RaceEvent } from '../../rules/events.ts'
import { colourOfShip } from '../../rules/pieces.ts'
import { raceView } from '../view.ts'

export type RaceMoment = 'round' | 'blackHole' | 'tow' | 'bonus' | 'home'

function owner({ ship }: { readonly ship: number }, view: KernelView): readonly Seat[] {
  return [at(raceView(view).owners, colourOfShip(ship))]
}

const nobody = () => []

/** A flight is shown on the track, so it is not a moment unless it has a consequence. */
export const roles: EventRoles<RaceEvent> = {
  teamChosen: null,
  firstPlayer: null,
  roundBegan: { role: 'begins', kind: 'round', concerns: nobody },
  cardPlayed: { role: 'parts' },
  bonusPlayed: { role: 'parts' },
  shipFlew: null,
  fellBack: { role: 'begins', kind: 'blackHole', concerns: owner },
  leapt: null,
  halfChosen: null,
  towed: { role: 'begins', kind: 'tow', concerns: owner },
  bonusDrawn: { role: 'begins', kind: 'bonus' },
  noBonusLeft: { role: 'begins', kind: 'bonus' },
  bonusReshuffled: null,
  movementReshuffled: { role: 'joins', of: 'round', concerns: nobody },
  shipHome: { role: 'begins', kind: 'home', concerns: owner },
  planetBonus: { role: 'joins', of: 'home' },
  colourWild: { role: 'joins', of: 'home', concerns: nobody },
  // The result screen shows it.
  won: null,
}
