import type { Match } from '../play/match.ts'
import type { Plain, Position, Seat } from '../play/position.ts'
import { waitingAt } from './history.ts'
import type {
  Presence,
  SeatClock,
  TableFacts,
  TableSnapshot,
  Unanswered,
  UndoRequest,
  Viewer,
} from './link.ts'
import { undoOffer } from './undo-offer.ts'

/** What the host of a table knows in addition to the match. */
export interface HostState {
  readonly revision: number
  readonly passing: ReadonlySet<Seat>
  readonly undoAsked: UndoRequest | null
  readonly presence: readonly Presence[]
  readonly unanswered: Unanswered | null
  readonly clocks: readonly SeatClock[] | null
  readonly isBroken: boolean
}

export function factsOf<P extends Position, O extends object>({ game, setup }: Match<P, O>): TableFacts {
  return {
    game: game.meta.id,
    rulesVersion: game.rulesVersion,
    // Options were read from JSON by the game's own schema.
    options: { ...setup.options } as { readonly [id: string]: Plain },
    seats: setup.seats,
  }
}

/** The table as a viewer may know it. Listing the viewer's options takes time, so keep it until something changes. */
export function snapshotOf<P extends Position, O extends object>(
  match: Match<P, O>,
  viewer: Viewer,
  { revision, passing, undoAsked, presence, unanswered, clocks, isBroken }: HostState,
): TableSnapshot {
  return {
    viewer,
    revision,
    cursor: match.entries.length,
    takebacks: match.takebacks.length,
    view: match.viewFor(viewer),
    decisions: viewer === null ? [] : match.decisionsFor(viewer),
    moves: viewer === null ? [] : match.movesFor(viewer),
    turn: match.game.whoseTurn(match.position),
    waiting: waitingAt(match.game, match.position),
    undo:
      viewer === null ? null : undoOffer(viewer, match.history, match.undoReach(viewer), match.seats, match),
    undoAsked,
    isPassing: viewer !== null && passing.has(viewer),
    outcome: match.position.outcome,
    presence,
    seats: match.seats,
    isPaused: match.isPaused,
    ended: match.ended,
    unanswered,
    clocks,
    isBroken,
  }
}
