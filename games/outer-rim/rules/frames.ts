import type { Frame, Plain, Seat } from '@kantyna/kernel'
import type { CombatKind, Face, Skill } from '../content/names.ts'
import type { RimContext } from './effects/vocabulary.ts'
import type { Rim } from './rim.ts'

/** The frames of the rulebook's procedures: what each procedure remembers while it waits on the stack. */

/** OR-TURN-02. */
export interface TurnFrame extends Frame {
  readonly routine: 'turn'
  readonly seat: Seat
  /** The seat was defeated in its turn: the turn ends after the current action or phase (OR-DEF-04). */
  isLast: boolean
}

export interface SeatFrame extends Frame {
  readonly seat: Seat
}

/** A job that is being resolved, and how it ends (OR-JOB-09, OR-JOB-10, OR-JOB-11, OR-JOB-12). */
export interface JobFrame extends SeatFrame {
  readonly routine: 'job'
  /** The job card, or another card with a script. */
  readonly card: number
  outcome: 'over' | 'completed' | 'failed'
  /** Other players who take part: the defeat of one of them fails the job too. */
  readonly others?: readonly Seat[]
  /** The script, if it does not come from a job card; then there is no reward. A tree is plain data. */
  readonly script?: Plain
  /** Names that the card may use: for example another player who takes part. */
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
  /** If `dice` is null, the enemy always wins (OR-PAT-08). */
  | { readonly seat: null; readonly dice: number | null }

/** What the attacker fights, for conditions and events. */
export type Opponent =
  | { readonly is: 'patrol'; readonly faction: number; readonly level: number }
  | { readonly is: 'contact'; readonly contact: number; readonly bounty: number }
  | { readonly is: 'player'; readonly seat: Seat }
  | { readonly is: 'enemy'; readonly source: number; readonly enemy?: string }

/** A frame with a roll and a pause before it. */
export interface RollingFrame extends Frame {
  /** Seats that are asked before the first dice even if they have nothing to use: usually none. */
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
  /** The effects of winning and losing, run in step 4; null without one. Trees are plain data. */
  readonly win: Plain
  readonly lose: Plain
  readonly context: RimContext
  /** The crew card that is being fought and therefore cannot be used in this combat (OR-BNTY-18), or NONE. */
  readonly off: number
  /** The side whose dice are rolled: 0 is the attacker, 1 the defender. */
  rolling: 0 | 1
  /**
   * Which abilities can be used now: those of the start, the roll's value, rerolls or results; none once it is over.
   */
  moment: 'start' | 'value' | 'reroll' | 'result' | 'over'
  /** Dice that abilities added to each side in this combat; negative if they removed some. */
  added: readonly [number, number]
  pools: readonly [readonly Die[], readonly Die[]]
  hasWon: boolean
  /** Names of the marks that abilities have set for the rest of this combat. */
  notes?: readonly string[]
}

/**
 * OR-TEST-01, OR-TEST-02, OR-TEST-03, OR-TEST-04, OR-TEST-05, OR-TEST-06, OR-TEST-07, OR-TEST-08, OR-TEST-09. Returns
 * 'passed' or 'failed'.
 */
export interface TestFrame extends SeatFrame, RollingFrame {
  readonly routine: 'test'
  skill: Skill
  /** The player picks one of these skills before rolling. */
  readonly choices: readonly Skill[]
  /** Which abilities can be used now. */
  moment: 'before' | 'reroll' | 'result' | 'over'
  readonly pass: Plain
  readonly fail: Plain
  readonly context: RimContext
  /** Skills that count for this test only (OR-SKILL-04). */
  gained: readonly Skill[]
  dice: readonly Die[]
  hasPassed: boolean
}

/** One die: for illegal cargo or for gambling. Returns its face. */
export interface RollFrame extends SeatFrame {
  readonly routine: 'roll'
  readonly stream: 'delivery' | 'roll'
  dice: readonly Die[]
}

/** The job that is being resolved, or null. */
export function currentJob(t: Rim): JobFrame | null {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth]
    if (frame?.routine === 'job') return frame as JobFrame // every frame of this routine has this type
  }
  return null
}
