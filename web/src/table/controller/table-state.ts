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
  /** The choice that goes back; null where whoever looks may not know it. */
  readonly choice: TakenChoice | null
  /** What that choice caused, as whoever looks may know it. */
  readonly caused: readonly GameEvent[]
}

/** What the page shows of a table. */
export interface TableState {
  /** `curtain`: the screen is to be passed on; `broken`: the rules have failed, the record is still good. */
  readonly phase: 'live' | 'curtain' | 'over' | 'broken'
  /** Whose eyes see the table; null: only what everybody may see. */
  readonly viewer: Seat | null
  readonly view: KernelView
  /** What the viewer is asked; nothing while there is still something to be shown. */
  readonly decisions: readonly PresentedDecision[]
  /** What the viewer may do besides, while somebody is asked. */
  readonly moves: readonly PresentedDecision[]
  /** Who is asked, at the table as it is shown. */
  readonly waiting: readonly WaitingFor[]
  readonly events: readonly GameEvent[]
  /** How many choices are shown, of how many that were made. */
  readonly at: number
  readonly behind: number
  readonly log: readonly LogTurn[]
  /** The viewer has seen the log up to here. */
  readonly seenTo: number
  readonly undo: ShownOffer | null
  /** While it is not live nothing is asked: no answer would arrive. */
  readonly connection: ConnectionState
  /** Who of the others is at the table. */
  readonly presence: readonly Presence[]
  /** What a player asks the others to agree to take back. */
  readonly undoAsked: ShownUndoRequest | null
  /** How the last such request ended: the same object until another one ends. */
  readonly undoEnded: UndoEnding | null
  /** Who the curtain waits for. */
  readonly next: Seat | null
  /** Whether the viewer declines every offer until the next turn. */
  readonly isPassing: boolean
  /** Whether the viewer is stopped where something could be asked of others first. */
  readonly isPausing: boolean
  /** The moment that lies over the board. */
  readonly stage: StageState
  /** All moments up to what is shown, as the viewer may know them. */
  readonly moments: readonly Moment[]
}
