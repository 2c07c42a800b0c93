import { emit, type GameEvent, type Seat, type Secret } from '@kantyna/kernel'
import type { Duel } from './duel.ts'
import type { Stat } from './effects/operations/gain.ts'

/** Where a card comes from or goes to. */
export type Place =
  | 'hand'
  | 'discard'
  | 'deckTop'
  | 'play'
  | 'row'
  | 'galaxyDeck'
  | 'galaxyDiscard'
  | 'pilots'
  | 'deck'

type SecretCard = Secret<{ readonly card: number }>
type SecretCards = Secret<{ readonly cards: readonly number[] }>

/**
 * Everything that can happen in a duel. Cards and bases are the pieces of the position; `slot` is a place of the row.
 */
export type DuelEvent = GameEvent &
  (
    | { readonly type: 'factions'; readonly empire: Seat }
    | {
        readonly type: 'basesPicked'
        readonly seat: Seat
        readonly secret?: Secret<{ readonly bases: readonly number[] }>
      }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'baseRevealed'; readonly seat: Seat; readonly base: number }
    | { readonly type: 'forceBonus'; readonly seat: Seat }
    | { readonly type: 'shipsPaid'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
    /** Resources and Force printed on a played card, or from one of its effects. */
    | {
        readonly type: 'gained'
        readonly seat: Seat
        readonly stat: Stat
        readonly amount: number
        readonly source: number
        /** Set if the amount is printed on the card that was just played. */
        readonly isPrinted?: true
      }
    | { readonly type: 'forceMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
    | {
        readonly type: 'bought'
        readonly seat: Seat
        readonly card: number
        readonly price: number
        readonly from: Place
        readonly to: Place
      }
    | { readonly type: 'boughtOff'; readonly seat: Seat; readonly card: number; readonly price: number }
    | { readonly type: 'rowFilled'; readonly slot: number; readonly card: number }
    | { readonly type: 'used'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'declined'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'spent'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'exiled'; readonly seat: Seat; readonly card: number; readonly from: Place }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number; readonly atRandom: boolean }
    /** A ship destroyed in the row is discarded too. */
    | {
        readonly type: 'discardedFromRow'
        readonly seat: Seat
        readonly card: number
        readonly isDestroyed?: true
      }
    | { readonly type: 'tookFromRow'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'returned'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'revealedTop'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'discardedTop'; readonly seat: Seat; readonly card: number }
    | {
        readonly type: 'lookedAtTop'
        readonly seat: Seat
        readonly cards: number
        readonly secret?: SecretCards
      }
    | { readonly type: 'keptOnTop'; readonly seat: Seat; readonly secret?: SecretCard }
    | { readonly type: 'lookedAtHand'; readonly seat: Seat; readonly of: Seat; readonly secret?: SecretCards }
    /** A card of the hand was put on its owner's deck. */
    | { readonly type: 'putOnDeck'; readonly seat: Seat; readonly of: Seat; readonly secret?: SecretCard }
    | {
        readonly type: 'swapped'
        readonly seat: Seat
        /** The card that went from `from` into the row. */
        readonly card: number
        readonly from: Place
        /** The card that left the row. It was face up, so everybody may know it. */
        readonly for: number
      }
    | { readonly type: 'nextOnTop'; readonly seat: Seat }
    | {
        readonly type: 'drew'
        readonly seat: Seat
        readonly cards: number
        readonly secret?: Secret<{ readonly drawn: readonly number[] }>
      }
    | { readonly type: 'reshuffled'; readonly seat: Seat | null; readonly cards: number }
    | {
        readonly type: 'attacked'
        readonly seat: Seat
        /** The base or the card in the row; NOTHING if only ships are left to attack. */
        readonly target: number
        readonly cards: readonly number[]
        readonly total: number
      }
    | {
        readonly type: 'attackFailed'
        readonly target: number
        readonly total: number
        readonly needed: number
      }
    | { readonly type: 'defeated'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'rewardTaken'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'rewardDeclined'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'shipDamaged'; readonly seat: Seat; readonly card: number; readonly damage: number }
    | { readonly type: 'shipDestroyed'; readonly seat: Seat; readonly card: number }
    | {
        readonly type: 'baseDamaged'
        readonly seat: Seat
        readonly base: number
        readonly damage: number
        readonly prevented: number
      }
    | { readonly type: 'baseDestroyed'; readonly seat: Seat; readonly base: number }
    | { readonly type: 'repaired'; readonly seat: Seat; readonly damage: number }
    | { readonly type: 'turnEnded'; readonly seat: Seat; readonly unspent: number }
    | { readonly type: 'won'; readonly winners: readonly Seat[] }
  )

export function emitEvent(t: Duel, event: DuelEvent): void {
  emit(t, event)
}
