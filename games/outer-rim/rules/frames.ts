import type { Frame, Plain, Seat } from '@kantyna/kernel'
import type { CombatKind, Face, Skill } from '../content/names.ts'
import type { RimContext } from './effects/vocabulary.ts'

/** The procedures of the rulebook that wait on the stack, and what each remembers. */

/** OR-TURN-02. */
export interface TurnFrame extends Frame {
  readonly routine: 'turn'
  readonly seat: Seat
  /** Defeated in it: it ends after the current action or phase (OR-DEF-04). */
  isLast: boolean
}

export interface SeatFrame extends Frame {
  readonly seat: Seat
}

/** A job that is being resolved, and how it ends (OR-JOB-09, OR-JOB-10, OR-JOB-11, OR-JOB-12). */
export interface JobFrame extends SeatFrame {
  readonly routine: 'job'
  /** The job card, or whatever else has a script of its own. */
  readonly card: number
  outcome: 'over' | 'completed' | 'failed'
  /** Other players who take part: a defeat of theirs fails it too. */
  readonly others?: readonly Seat[]
  /** The script, where it is no job card that calls for one: then there is no reward. A tree is plain data. */
  readonly script?: Plain
  /** What the card may call by name: a player who takes part, for instance. */
  readonly bound?: NonNullable<RimContext['bound']>
}

/** A contact encounter: its token and the space it lies on (OR-ECON-03). */
export interface ContactEncounterFrame extends SeatFrame {
  readonly routine: 'contactEncounter'
  /** The contact space (index of `contacts`). */
  readonly place: number
}

/** One die of a pool. */
export interface Die {
  readonly face: Face
  /** OR-CAB-01, OR-CAB-02, OR-CAB-04. */
  readonly isCancelled?: true
  readonly isChanged?: true
  readonly isAdded?: true
}

/** A side of a combat: a player, or an enemy without a seat (OR-CMB-10, OR-CSTEP-19). */
export type Side =
  | { readonly seat: Seat }
  /** Null dice: it always wins (OR-PAT-08). */
  | { readonly seat: null; readonly dice: number | null }

/** What the attacker fights, for conditions and events. */
export type Opponent =
  | { readonly is: 'patrol'; readonly faction: number; readonly level: number }
  | { readonly is: 'contact'; readonly contact: number; readonly bounty: number }
  | { readonly is: 'player'; readonly seat: Seat }
  | { readonly is: 'enemy'; readonly source: number; readonly enemy?: string }

/** What is rolled for, with a moment before it. */
export interface RollingFrame extends Frame {
  /** The seats that are asked before the first dice also where they have nothing to use: usually none. */
  pauses?: readonly Seat[]
}

/**
 * OR-CSTEP-01, OR-CSTEP-02, OR-CSTEP-03, OR-CSTEP-04, OR-CSTEP-05, OR-CSTEP-06, OR-CSTEP-07, OR-CSTEP-08,
 * OR-CSTEP-09, OR-CSTEP-10, OR-CSTEP-11, OR-CSTEP-12, OR-CSTEP-13, OR-CSTEP-14, OR-CSTEP-15, OR-CSTEP-16,
 * OR-CSTEP-17, OR-CSTEP-18, OR-CSTEP-19. Returns 'won' or 'lost' from the attacker's point of view.
 */
export interface CombatFrame extends RollingFrame {
  readonly routine: 'combat'
  readonly kind: CombatKind
  readonly attacker: Seat
  readonly sides: readonly [Side, Side]
  readonly opponent: Opponent
  /** What winning and losing bring, run in step 4; null where nothing does. Trees are plain data. */
  readonly win: Plain
  readonly lose: Plain
  readonly context: RimContext
  /** The crew card that is fought and so of no use in this combat (OR-BNTY-18), or NONE. */
  readonly off: number
  /** Whose roll it is: 0 the attacker's, 1 the defender's. */
  rolling: 0 | 1
  /** Which abilities can be used now: of the start, of the roll's value, rerolls, results, or none any more. */
  moment: 'start' | 'value' | 'reroll' | 'result' | 'over'
  /** Dice added to (or taken from) each side's value by abilities of this combat. */
  added: readonly [number, number]
  pools: readonly [readonly Die[], readonly Die[]]
  hasWon: boolean
  /** What abilities have noted for the rest of this combat, by names of their own. */
  notes?: readonly string[]
}

/**
 * OR-TEST-01, OR-TEST-02, OR-TEST-03, OR-TEST-04, OR-TEST-05, OR-TEST-06, OR-TEST-07, OR-TEST-08, OR-TEST-09. Returns
 * 'passed' or 'failed'.
 */
export interface TestFrame extends SeatFrame, RollingFrame {
  readonly routine: 'test'
  skill: Skill
  /** The skills that the player picks one of before rolling. */
  readonly choices: readonly Skill[]
  /** Which abilities can be used now. */
  moment: 'before' | 'reroll' | 'result' | 'over'
  readonly pass: Plain
  readonly fail: Plain
  readonly context: RimContext
  /** Skills had for this test alone (OR-SKILL-04). */
  gained: readonly Skill[]
  dice: readonly Die[]
  hasPassed: boolean
}

/** One die: illegal cargo, gambling. Returns its face. */
export interface RollFrame extends SeatFrame {
  readonly routine: 'roll'
  readonly stream: 'delivery' | 'roll'
  dice: readonly Die[]
}
