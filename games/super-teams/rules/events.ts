import { emit, type GameEvent, type Seat, type Secret } from '@kantyna/kernel'
import type { SpaceKind } from '../content/track.ts'
import type { Race } from './race.ts'

/** Everything that can happen in a race. Ships, cards, colours and places are the numbers of the position. */
export type RaceEvent = GameEvent &
  (
    | { readonly type: 'teamChosen'; readonly seat: Seat; readonly colour: number }
    | { readonly type: 'firstPlayer'; readonly seat: Seat }
    | { readonly type: 'roundBegan'; readonly round: number }
    | {
        readonly type: 'cardPlayed'
        readonly seat: Seat
        readonly card: number
        readonly ship: number
        readonly wild: boolean
      }
    | { readonly type: 'bonusPlayed'; readonly seat: Seat; readonly bonus: number; readonly ship: number }
    | {
        readonly type: 'shipFlew'
        readonly ship: number
        readonly from: number
        readonly to: number
        readonly steps: number
      }
    | { readonly type: 'fellBack'; readonly ship: number; readonly from: number; readonly to: number }
    | { readonly type: 'leapt'; readonly ship: number; readonly from: number; readonly to: number }
    | {
        readonly type: 'halfChosen'
        readonly seat: Seat
        readonly ship: number
        readonly place: number
        readonly space: SpaceKind
      }
    | {
        readonly type: 'towed'
        readonly ship: number
        readonly by: number
        readonly from: number
        readonly to: number
      }
    | {
        readonly type: 'bonusDrawn'
        readonly seat: Seat
        readonly ship: number
        readonly secret?: Secret<{ readonly card: number }>
      }
    | { readonly type: 'noBonusLeft'; readonly seat: Seat; readonly ship: number }
    | { readonly type: 'bonusReshuffled'; readonly cards: number }
    | { readonly type: 'movementReshuffled'; readonly cards: number }
    | { readonly type: 'shipHome'; readonly ship: number }
    | {
        readonly type: 'planetBonus'
        readonly seat: Seat
        readonly cards: number
        readonly secret?: Secret<{ readonly drawn: readonly number[] }>
      }
    | { readonly type: 'colourWild'; readonly colour: number }
    | { readonly type: 'won'; readonly winners: readonly Seat[] }
  )

export function emitEvent(t: Race, event: RaceEvent): void {
  emit(t, event)
}
