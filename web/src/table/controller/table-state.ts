import type { Clock } from '@kantyna/host'
import type {
  ConnectionState,
  GameEvent,
  KernelView,
  Presence,
  PresentedDecision,
  Seat,
  TakenChoice,
  UndoOffer,
  WaitingFor,
} from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'
import type { Settings } from '../../settings/settings.ts'
import type { LogTurn } from '../log/log.ts'
import type { StageState } from '../moments/stage.ts'
import type { ShownUndoRequest, UndoEnding } from '../undo/undo-request.ts'

/** What the controller needs from the page around it. */
export interface ControllerTools {
  readonly clock: Clock
  readonly habits: () => Pick<Settings, 'pace' | 'still' | 'autoPlay'>
}

/** What the undo button offers. */
export interface ShownOffer extends UndoOffer {
  /** The choice that goes back; null if the viewer may not know it. */
  readonly choice: TakenChoice | null
  /** What that choice caused, as the viewer may know it. */
  readonly caused: readonly GameEvent[]
}

/** What the page shows of a table. */
export interface TableState {
  /** `curtain`: the screen waits for the next player; `broken`: the rules have failed, but the record is good. */
  readonly phase: 'live' | 'curtain' | 'over' | 'broken'
  /** The seat whose view is shown; null: only what is public. */
  readonly viewer: Seat | null
  readonly view: KernelView
  /** The viewer's questions; empty while the playback is behind. */
  readonly decisions: readonly PresentedDecision[]
  /** The viewer's standing moves. */
  readonly moves: readonly PresentedDecision[]
  /** Who is asked at the shown table. */
  readonly waiting: readonly WaitingFor[]
  readonly events: readonly GameEvent[]
  /** How many choices are shown; `behind` is how many are not shown yet. */
  readonly at: number
  readonly behind: number
  readonly log: readonly LogTurn[]
  /** The viewer has seen the log up to here. */
  readonly seenTo: number
  readonly undo: ShownOffer | null
  /** While the connection is not live, no question is shown, because no answer would arrive. */
  readonly connection: ConnectionState
  /** Who is at the table. */
  readonly presence: readonly Presence[]
  /** An undo request that waits for the others. */
  readonly undoAsked: ShownUndoRequest | null
  /** How the last request ended. It is the same object until another request ends. */
  readonly undoEnded: UndoEnding | null
  /** The seat that the curtain waits for. */
  readonly next: Seat | null
  /** Whether the viewer declines every offer until the next turn. */
  readonly isPassing: boolean
  /** Whether the game pauses for the viewer where the viewer could first ask others for something. */
  readonly isPausing: boolean
  /** The moment that lies over the board. */
  readonly stage: StageState
  /** All moments up to the shown choice, as the viewer may know them. */
  readonly moments: readonly Moment[]
}
