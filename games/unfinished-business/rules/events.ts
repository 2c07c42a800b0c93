import { emit, type GameEvent, type Refusal, type Seat } from '@kantyna/kernel'
import type { Skill } from '../../outer-rim/content/names.ts'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import type { Reason, Target } from './ai/targets.ts'

/**
 * The events that the expansion adds, chapter by chapter. As in the base game, cards and tokens are pieces; spaces,
 * factions and decks are indices.
 */
export type AddedEvent = GameEvent & (TableEvent | FightEvent | FavorEvent | AmbitionEvent | AiEvent)

type TableEvent =
  /** A card was rotated. `isRotated`: it shows its other resource now (UB-ROT-07). */
  | {
      readonly type: 'rotatedCard'
      readonly seat: Seat
      readonly card: number
      readonly isRotated: boolean
    }
  /** A token shows the character of this seat and leaves the game (UB-CON-07, UB-CON-08). */
  | { readonly type: 'contactIsPlayer'; readonly contact: number; readonly seat: Seat }

type FightEvent =
  /** A bounty on a player was completed. */
  | {
      readonly type: 'playerBountyCompleted'
      readonly seat: Seat
      readonly card: number
      readonly target: Seat
    }
  /** A player answered whether to be the partner of a team job. */
  | {
      readonly type: 'jobTogether'
      readonly seat: Seat
      readonly card: number
      readonly partner: Seat
      readonly hasAgreed: boolean
    }
  | { readonly type: 'jobAgainst'; readonly seat: Seat; readonly card: number; readonly opponent: Seat }
  /** Both players tested the skill of a confrontational job. */
  | {
      readonly type: 'confronted'
      readonly seat: Seat
      readonly opponent: Seat
      readonly skill: Skill
      readonly hasPassed: boolean
      readonly hasOpponentPassed: boolean
    }
  /** A player searched the ship deck for a ship of a cost. `card` is what was found, or NONE. */
  | { readonly type: 'shipSought'; readonly seat: Seat; readonly cost: number; readonly card: number }
  | { readonly type: 'tokenOnCard'; readonly seat: Seat; readonly card: number; readonly now: number }

/** Favors are codes of favors/kinds.ts. */
type FavorEvent =
  | { readonly type: 'favor'; readonly seat: Seat; readonly from: Seat; readonly favor: number }
  /** The debt token of a seat changed hands. */
  | { readonly type: 'debtToken'; readonly owner: Seat; readonly from: Seat; readonly to: Seat }

/** Sheets and goals are indices of `ambitions`. */
type AmbitionEvent =
  | { readonly type: 'ambitionsDrawn'; readonly sheets: readonly number[] }
  | { readonly type: 'ambitionChosen'; readonly seat: Seat; readonly sheet: number }
  | { readonly type: 'ambitionLeft'; readonly sheet: number }
  | {
      readonly type: 'goalBegun' | 'goalNotReached' | 'goalCompleted'
      readonly seat: Seat
      readonly sheet: number
      readonly goal: number
    }
  /** An infinity goal is no longer met (UB-AMB-36). `why` says what it lacks now. */
  | {
      readonly type: 'goalLost'
      readonly seat: Seat
      readonly sheet: number
      readonly goal: number
      readonly why?: Refusal
    }

/** AI players. */
type AiEvent =
  /** Which of two AI players is the bounty hunter. `seats` is in turn order (UB-DUO-05). */
  | { readonly type: 'aiOrder'; readonly seats: readonly Seat[]; readonly hunter: Seat }
  /**
   * The target that a hunter moves towards or meets, and why it was preferred to the others (UB-AIB-11, UB-AIB-12,
   * UB-AIB-13, UB-AIB-14, UB-AIB-15, UB-AIB-16).
   */
  | {
      readonly type: 'aiTarget'
      readonly seat: Seat
      readonly does: 'pursues' | 'encounters'
      readonly target: Target
      readonly because: readonly Reason[]
    }
  /** The token that was turned up is on none of the hunter's bounties (UB-AIE-05). */
  | { readonly type: 'huntMissed'; readonly seat: Seat; readonly contact: number }
  /** A hunter completed a bounty, in a combat or without one. */
  | {
      readonly type: 'huntCompleted'
      readonly seat: Seat
      readonly bounty: number
      readonly isFought: boolean
    }

export function emitAdded(t: Rim, event: AddedEvent): void {
  emit(t, event)
}
