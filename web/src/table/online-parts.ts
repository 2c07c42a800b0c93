import type { Presence, Seat } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import type { OnlineTableRoute } from '../router/routes.ts'

/** `lost`: a player without a connection, whom nothing reaches. */
export type ShownPresence = Presence | 'lost'

export interface MenuAction {
  readonly text: string
  onAct(): void
}

/** What an online table has in the places of what only a table of this browser has. */
export interface OnlineParts {
  /** Books lead back here. */
  readonly place: OnlineTableRoute
  readonly presence: readonly ShownPresence[]
  /** What the bar says while the connection is not live. */
  readonly connectionSays: string | null
  /** What the bar says while nobody is asked: the game is paused, or was ended. */
  readonly stoppedSays: string | null
  readonly menu: readonly MenuAction[]
  /** The last item of the menu. */
  readonly leave: string
  /** Further buttons of the bar. */
  readonly tools: ComponentChildren
  /** What is told and asked over the board. */
  readonly notes: ComponentChildren
  /** The buttons under the result. */
  readonly afterwards: ComponentChildren
  /** Beside a player's name: the clock. */
  beside(seat: Seat): ComponentChildren
}
