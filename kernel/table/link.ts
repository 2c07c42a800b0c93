import type { Thing } from '../play/decision.ts'
import type { Answer, AnswerSoFar, Choice, ChoiceError, Result } from '../play/engine.ts'
import type { GameEvent } from '../play/event.ts'
import type { Outcome } from '../play/outcome.ts'
import type { Plain, Seat } from '../play/position.ts'
import type { PresentedDecision } from '../play/present.ts'
import type { WallReason } from '../play/undo.ts'
import type { SeatHolder, TableChange } from '../record/record.ts'
import type { KernelView } from '../secrets/view.ts'

/**
 * The client's connection to the table's host, in the same window or over a network. Everything that crosses is plain
 * data (schemas.ts) and holds only what the viewer may know.
 */
export interface TableLink {
  readonly table: TableFacts
  /** Whether the host can be reached. Listeners are called when it changes. */
  readonly connection: ConnectionState
  /** The seats that are played from here. Nobody else can be acted for, and nobody else's view can be had. */
  readonly seats: readonly Seat[]
  /** The table as it was last heard of: the same object until something changes. */
  snapshot(viewer: Viewer): TableSnapshot
  /** What has happened after a cursor; from `SETUP` on, everything. */
  since(viewer: Viewer, cursor: number): readonly TableEntry[]
  /**
   * Asks for something to be done. What is refused has changed nothing; what is done has been heard of by the time
   * the answer comes. A client that repeats a command after a lost connection sends the same stamp again: the host
   * carries it out once and gives the same answer. Without a stamp, the link makes one.
   */
  send(command: TableCommand, stamp?: CommandStamp): Promise<CommandResult>
  /** How an answer goes on that is being put together: the next part, and what it comes to so far. */
  answerSoFar(choice: Choice): Promise<Result<AnswerSoFar, ChoiceError>>
  /** What an answer would lead to, as far as its seat can know; null where it is not asked any more. */
  preview(answer: Answer): Promise<AnswerPreview | null>
  /**
   * What the strongest bot would answer in a seat's place; null where the seat is not asked that any more. Only at a
   * table of one's own: a link to somebody else's has no hints at all.
   */
  hint?(seat: Seat, decision: number): Promise<AnswerHint | null>
  /** Tells how far the game has been shown here: bots do not run far ahead of those who watch. */
  reportShown(cursor: number): void
  /** Called after every change. Gives back how to stop it. */
  subscribe(listener: () => void): () => void
  /** Leaves the table. The host no longer waits for this client. */
  close(): void
}

export const connectionStates = ['live', 'lost', 'closed'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** Identifies a command, so that a repeated one is recognised and an outdated one refused. */
export interface CommandStamp {
  /** Unique at the table: made by the client. */
  readonly id: string
  /** The revision of the last snapshot that the client had seen. */
  readonly revision: number
}

/** What would come of an answer for certain, and what it would end with. */
export interface AnswerPreview {
  readonly events: readonly GameEvent[]
  readonly stoppedBy: 'chance' | 'unseen' | null
  /** Who would be asked next; empty where that is not certain. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[]
}

/** An answer and why it is the best, worked out from what the seat sees alone. */
export interface AnswerHint {
  readonly decision: number
  readonly picks: readonly string[] | number
  readonly why: HintReason
}

export type HintReason =
  /** Nothing else is worth a thought; the game should be won with it; or the next best is as good. */
  | { readonly kind: 'only' | 'wins' | 'even' }
  /** How far it leaves the next best behind, in what the game counts a lead in; null where it counts in nothing. */
  | { readonly kind: 'ahead'; readonly lead: number | null }

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null

/** What never changes at a table. */
export interface TableFacts {
  readonly game: string
  readonly rulesVersion: string
  readonly options: { readonly [id: string]: Plain }
  readonly seats: readonly SeatHolder[]
}

/** A table at one moment, as one viewer may know it. */
export interface TableSnapshot {
  readonly viewer: Viewer
  /** Grows with every change at the table, also of presence, passing and consent: the larger one is newer. */
  readonly revision: number
  /** How many choices have been made. */
  readonly cursor: number
  /** How many times something was taken back: where it differs, what was heard of before may not hold any more. */
  readonly takebacks: number
  readonly view: KernelView
  /** What the viewer is asked. */
  readonly decisions: readonly PresentedDecision[]
  /** What the viewer may do without being asked. */
  readonly moves: readonly PresentedDecision[]
  /** Whose turn it is; null outside turns. */
  readonly turn: Seat | null
  /** Who is waited for. */
  readonly waiting: readonly WaitingFor[]
  /** What the viewer can take back; null for spectators and where there is nothing. */
  readonly undo: UndoOffer | null
  /** What somebody has asked everybody to agree to. */
  readonly undoAsked: UndoRequest | null
  /** Whether everything that the viewer could decline is declined until the next turn. */
  readonly isPassing: boolean
  readonly outcome: Outcome | null
  readonly presence: readonly Presence[]
  /** Who has each seat now: seats change hands. */
  readonly seats: readonly SeatHolder[]
  /** Nothing goes on, and clocks stand, until a player ends the pause. */
  readonly isPaused: boolean
  /** The table was ended before the game was over. */
  readonly ended: TableEnd | null
  /** A player who has not answered for a while: the others choose what to do. */
  readonly unanswered: Unanswered | null
  /** Each seat's time; null at a table without clocks. */
  readonly clocks: readonly SeatClock[] | null
  /** The rules have failed: nothing goes on unless something is taken back. */
  readonly isBroken: boolean
}

export type TableEnd = TableChange & { readonly kind: 'end' }

export const absenceWishes = ['wait', 'bot', 'end'] as const
/** Wait on; let a bot play the seat until its owner is back; or end the game. */
export type AbsenceWish = (typeof absenceWishes)[number]

export interface Unanswered {
  readonly seat: Seat
  /** What the others have chosen so far. */
  readonly wishes: readonly { readonly seat: Seat; readonly wish: AbsenceWish }[]
}

/** In milliseconds, when the snapshot was made. */
export interface SeatClock {
  readonly left: number
  readonly isRunning: boolean
}

export const presences = ['here', 'away', 'bot'] as const
export type Presence = (typeof presences)[number]

/** A question that somebody has to answer, as far as everybody may know of it. */
export interface WaitingFor {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  /** What on the table asks. */
  readonly source: Thing | null
  /** Whose turn it breaks into; null where a turn goes on or begins. */
  readonly during: Seat | null
}

export const SETUP = -1

/** A choice and what it caused. */
export interface TableEntry {
  /** `SETUP`, or the number of choices made before it. */
  readonly index: number
  /** Null for the setup. */
  readonly choice: TakenChoice | null
  readonly events: readonly GameEvent[]
}

export const waysToChoose = ['hand', 'only', 'passing'] as const
/** By hand, because there was one way alone, or because everything is being declined. */
export type HowChosen = (typeof waysToChoose)[number]

export interface TakenChoice {
  readonly seat: Seat
  readonly kind: string
  /** What on the table asked. */
  readonly source: Thing | null
  /** Whether it opens a turn. Further choices of the seat go on with its turn. */
  readonly opensTurn: boolean
  /** Which turn it opens, where the game counts them. */
  readonly turn?: number | undefined
  /** Whether it declined something. */
  readonly isPass: boolean
  readonly how: HowChosen
  /** Null where the viewer may not know it. */
  readonly answer: TakenAnswer | null
}

export interface TakenAnswer {
  /** As it was asked, with only the options that were taken. */
  readonly decision: PresentedDecision
  /** Where a number was asked for. */
  readonly number: number | null
}

export const waysToUndo = ['free', 'alone', 'ask'] as const

/** What a seat can take back, and what stands in its way. */
export interface UndoOffer {
  readonly seat: Seat
  /** The choice that goes back, with everything after it. */
  readonly entry: number
  /** Freely, because only bots mind, or by asking everybody. */
  readonly how: (typeof waysToUndo)[number]
  /** How many of the seat's own choices can be taken back freely. */
  readonly freeChoices: number
  readonly wall: WallReason | null
  /** Who has chosen since, where that is the wall. */
  readonly answeredBy: Seat | null
  /** Nobody else has chosen anything since. */
  readonly isLatest: boolean
}

/** A seat wants a choice of its own back and needs the others to agree. Any further choice ends the matter. */
export interface UndoRequest {
  readonly seat: Seat
  readonly entry: number
  readonly agreed: readonly Seat[]
}

export type TableCommand =
  | { readonly do: 'choose'; readonly choice: Choice; readonly how: 'hand' | 'only' }
  /** Takes back an entry of the seat's own, or asks for it; `cursor` is how far the game was then. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly entry: number; readonly cursor: number }
  /** Answers somebody's wish to take back an entry. */
  | { readonly do: 'agree'; readonly seat: Seat; readonly entry: number; readonly isAgreed: boolean }
  /** Declines whatever can be declined until the next turn, or stops doing so. */
  | { readonly do: 'pass'; readonly seat: Seat; readonly isPassing: boolean }
  /** Lets a bot play the seat until its owner is back; and the owner is back. */
  | { readonly do: 'leave' | 'return'; readonly seat: Seat }
  /** Gives up: a bot plays the seat to the end, or where two sat, the other one has won. */
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'pause'; readonly seat: Seat; readonly isPaused: boolean }
  /** What a player wants done about one who does not answer. */
  | { readonly do: 'wish'; readonly seat: Seat; readonly about: Seat; readonly wish: AbsenceWish }

/** `outdated`: something was taken back that the client had not heard of yet. `not-kept`: the store failed. */
export const commandProblems = [
  'not-your-seat',
  'not-that-undo',
  'outdated',
  'not-kept',
  'paused',
  'ended',
  'not-possible',
  'broken',
  'closed',
] as const
export type CommandError = ChoiceError | { readonly code: (typeof commandProblems)[number] }

/** `asked`: others have to agree first. */
export type CommandResult = Result<'done' | 'asked', CommandError>

/** What a host sends to the other side of a network whenever something changes, for each viewer there. */
export interface TableUpdate {
  readonly snapshot: TableSnapshot
  /** What has happened since the update before; everything after a take-back. */
  readonly entries: readonly TableEntry[]
}
