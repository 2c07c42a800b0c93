import type { GameEvent, KernelView, Match, PresentedDecision, Seat } from '@kantyna/kernel'
import type { AskBot } from '../bots/think.ts'
import type { Settings } from '../settings/settings.ts'
import type { Asking } from './asking.ts'
import type { Automatic } from './automatic.ts'
import type { LogTurn } from './log.ts'
import type { Clock } from './playback.ts'
import type { UndoOffer } from './undo.ts'

/** What the table needs from the page around it. */
export interface TableTools {
  readonly askBot: AskBot
  readonly clock: Clock
  readonly habits: () => Pick<Settings, 'botSpeed' | 'autoPlay' | 'motion'>
  /** Keeps the match; called after every choice. */
  readonly keep: (match: Match, automatic: ReadonlyMap<number, Automatic>) => void
}

export interface TableState {
  /** `curtain`: the screen is to be passed on; `broken`: the rules have failed, the record is still good. */
  readonly phase: 'live' | 'curtain' | 'over' | 'broken'
  /** Whose eyes see the table; null: only what everybody may see. */
  readonly viewer: Seat | null
  readonly view: KernelView
  /** What the viewer is asked; nothing while there is still something to be shown. */
  readonly decisions: readonly PresentedDecision[]
  /** Who is asked, at the table as it is shown. */
  readonly asking: readonly Asking[]
  readonly events: readonly GameEvent[]
  /** How many choices are shown, of how many that were made. */
  readonly at: number
  readonly behind: number
  readonly log: readonly LogTurn[]
  /** The viewer has seen the log up to here. */
  readonly seenTo: number
  readonly undo: UndoOffer | null
  /** Who the curtain waits for. */
  readonly next: Seat | null
  /** Who declines every offer until the next turn. */
  readonly passing: ReadonlySet<Seat>
  readonly fault: string | null
}
