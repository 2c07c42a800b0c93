import {
  emit,
  type GameEvent,
  type LineEvent,
  type OfferEvent,
  type Refusal,
  type Seat,
  type Secret,
  type Term,
} from '@kantyna/kernel'
import type { CombatKind, Face, Skill, Standing } from '../content/names.ts'
import type { Fought } from './abilities/sources.ts'
import type { Damaged } from './effects/vocabulary.ts'
import type { Opponent } from './frames.ts'
import type { FameSource, Rim } from './rim.ts'

/**
 * Everything that can happen. Cards and tokens are piece numbers; spaces, factions and decks are indices. `source` is the
 * piece, character or ship whose ability causes the event (pieces.ts).
 */
export type RimEvent = GameEvent &
  (
    | { readonly type: 'mapLaid'; readonly order: number }
    | { readonly type: 'rolledForFirst'; readonly seat: Seat; readonly faces: readonly Face[] }
    | { readonly type: 'firstPlayer'; readonly seat: Seat }
    | {
        readonly type: 'characterChosen'
        readonly seat: Seat
        readonly character: number
        readonly isAi: boolean
      }
    | { readonly type: 'shipChosen'; readonly seat: Seat; readonly ship: number }
    | { readonly type: 'startingCard'; readonly seat: Seat; readonly card: number; readonly space: number }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly isExtra: boolean }
    | { readonly type: 'turnCutShort'; readonly seat: Seat }
    | { readonly type: 'planned'; readonly seat: Seat; readonly what: 'move' | 'credits' | 'recover' }
    /** A move. The route is empty if the move was direct, or not a move from space to space. */
    | {
        readonly type: 'moved'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly route: readonly number[]
      }
    | {
        readonly type: 'slippedPast'
        readonly seat: Seat
        readonly faction: number
        readonly hasPassed: boolean
      }
    | { readonly type: 'madeToStop'; readonly seat: Seat; readonly by: Seat }
    | { readonly type: 'credits'; readonly seat: Seat; readonly by: number; readonly source?: number }
    | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
    | {
        readonly type: 'fame'
        readonly seat: Seat
        readonly by: number
        readonly from: FameSource
        readonly source?: number
      }
    | {
        readonly type: 'reputation'
        readonly seat: Seat
        readonly faction: number
        readonly before: number
        readonly now: number
      }
    | {
        readonly type: 'damaged'
        readonly seat: Seat
        readonly on: Damaged
        readonly amount: number
        readonly prevented: number
        readonly source?: number
        /** The combat that caused the damage, unless a card did. */
        readonly fought?: Fought
      }
    | { readonly type: 'recovered'; readonly seat: Seat; readonly on: Damaged; readonly amount: number }
    | { readonly type: 'defeated'; readonly seat: Seat }
    | { readonly type: 'escapedDefeat'; readonly seat: Seat; readonly source: number }
    | { readonly type: 'stoodUp'; readonly seat: Seat }
    | { readonly type: 'marketDiscarded'; readonly seat: Seat; readonly deck: number; readonly card: number }
    | { readonly type: 'marketRevealed'; readonly deck: number; readonly card: number }
    | {
        readonly type: 'bought'
        readonly seat: Seat
        readonly card: number
        readonly price: number
        readonly tradedIn: readonly number[]
      }
    | { readonly type: 'shipTaken'; readonly seat: Seat; readonly ship: number; readonly before: number }
    | { readonly type: 'gained'; readonly seat: Seat; readonly card: number; readonly from?: Seat }
    /** The refusal says that there is no room for the card, so that nobody was asked. */
    | {
        readonly type: 'declined'
        readonly seat: Seat
        readonly card: number
        readonly refusal?: Refusal
      }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'removed'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'delivered'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'heldUp'; readonly seat: Seat; readonly card: number }
    | {
        readonly type: 'captiveDelivered'
        readonly seat: Seat
        readonly card: number
        readonly contact: number
      }
    | { readonly type: 'patrolMoved'; readonly faction: number; readonly from: number; readonly to: number }
    | { readonly type: 'patrolBeaten'; readonly seat: Seat; readonly faction: number; readonly level: number }
    | {
        readonly type: 'patrolEntered'
        readonly faction: number
        readonly level: number
        readonly space: number
      }

    /** A card is drawn from an encounter deck and its section read aloud. For a secret, others learn only the deck. */
    | {
        readonly type: 'encountered'
        readonly seat: Seat
        readonly deck: number
        readonly card: number
        readonly section: number
        /** The reputation that chose the text, if the section has a different text for each. */
        readonly standing?: Standing
      }
    | {
        readonly type: 'drewSecret'
        readonly seat: Seat
        readonly deck: number
        readonly secret?: Secret<{ readonly card: number }>
      }
    | { readonly type: 'usedSecret'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'secretsLost'; readonly seat: Seat; readonly count: number }
    | {
        readonly type: 'contactRevealed'
        readonly seat: Seat
        readonly place: number
        readonly contact: number
      }
    | {
        readonly type: 'peeked'
        readonly seat: Seat
        readonly place: number
        readonly secret?: Secret<{ readonly contact: number }>
      }
    | { readonly type: 'contactPlaced'; readonly contact: number; readonly place: number }
    | {
        readonly type: 'contactLeft'
        readonly contact: number
        readonly to: 'discarded' | 'removed' | 'captured'
      }
    | { readonly type: 'contactsSwapped'; readonly seat: Seat; readonly one: number; readonly other: number }
    | { readonly type: 'reading'; readonly seat: Seat; readonly card: number }
    /** Another section of the databank card that is being read. */
    | { readonly type: 'turnedTo'; readonly seat: Seat; readonly card: number; readonly label: string }
    | { readonly type: 'jobBegun'; readonly seat: Seat; readonly card: number }
    | {
        readonly type: 'jobEnded'
        readonly seat: Seat
        readonly card: number
        readonly outcome: 'over' | 'completed' | 'failed'
      }
    | {
        readonly type: 'protected'
        readonly seat: Seat
        readonly card: number
        readonly isProtected: boolean
      }
    | {
        readonly type: 'combatBegan'
        readonly attacker: Seat
        readonly kind: CombatKind
        readonly opponent: Opponent
      }
    /** `seat` is null for an enemy's dice; side 0 attacks. */
    | {
        readonly type: 'rolled'
        readonly what: 'combat' | 'test' | 'delivery' | 'roll'
        readonly seat: Seat | null
        readonly side: 0 | 1
        readonly faces: readonly Face[]
        readonly terms: readonly Term[]
      }
    /** The final face of a single die. */
    | { readonly type: 'dieStands'; readonly seat: Seat; readonly face: Face }
    | { readonly type: 'rerolled'; readonly side: 0 | 1; readonly die: number; readonly face: Face }
    | { readonly type: 'dieChanged'; readonly side: 0 | 1; readonly die: number; readonly face: Face }
    | { readonly type: 'dieCancelled'; readonly side: 0 | 1; readonly die: number }
    | { readonly type: 'hitsAdded'; readonly side: 0 | 1; readonly amount: number }
    | { readonly type: 'diceAdded'; readonly side: 0 | 1; readonly amount: number }
    | {
        readonly type: 'combatEnded'
        readonly attacker: Seat
        readonly opponent: Opponent
        readonly hasWon: boolean
        readonly damage: readonly [number, number]
      }
    | {
        readonly type: 'tested'
        readonly seat: Seat
        readonly skill: Skill
        /** How many times the skill is held (OR-TEST-06). */
        readonly level: number
        readonly faces: readonly Face[]
        readonly hasPassed: boolean
      }
    /** A reward for passing, winning or rolling that could not be carried out. */
    | {
        readonly type: 'cameToNothing'
        readonly seat: Seat
        readonly refusal: Refusal
        readonly source?: number
      }
    | { readonly type: 'usedAbility'; readonly seat: Seat; readonly source: number }
    | { readonly type: 'goalToken'; readonly seat: Seat; readonly source: number; readonly now: number }
    | { readonly type: 'goalMet'; readonly seat: Seat; readonly source: number }
    | { readonly type: 'planetMarked'; readonly seat: Seat; readonly space: number }
    | { readonly type: 'extraTurn'; readonly seat: Seat; readonly isIgnored: boolean }
    | { readonly type: 'aiCard'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'aiGoal'; readonly space: number; readonly by: 1 | -1 }
    /** `by` says what decided the victory. `isByBound`: the game reached its turn limit. */
    | {
        readonly type: 'won'
        readonly seat: Seat
        readonly fame: number
        readonly by: 'fame' | 'credits' | 'laterTurn'
        readonly isByBound: boolean
      }
    /** A line of an AI card, with its section. */
    | (LineEvent & { readonly section?: AiSection })
    | OfferEvent
  )

export const aiSections = ['planning', 'action', 'encounter'] as const
export type AiSection = (typeof aiSections)[number]

export function emitEvent(t: Rim, event: RimEvent): void {
  emit(t, event)
}
