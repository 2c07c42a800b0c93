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
  /** The seats that this client plays. It can neither act for other seats nor see their views. */
  readonly seats: readonly Seat[]
  /** The latest snapshot: the same object until something changes. */
  snapshot(viewer: Viewer): TableSnapshot
  /** What has happened after a cursor; from `SETUP` on, everything. */
  since(viewer: Viewer, cursor: number): readonly TableEntry[]
  /**
   * Sends a command. A refused command changes nothing. If it is carried out, the new snapshot arrives before the answer.
   * After a lost connection the client repeats the command with the same stamp: the host carries it out once and gives the
   * same answer. Without a stamp, the link makes one.
   */
  send(command: TableCommand, stamp?: CommandStamp): Promise<CommandResult>
  /** The next part of an unfinished answer, and its total so far. */
  answerSoFar(choice: Choice): Promise<Result<AnswerSoFar, ChoiceError>>
  /** What an answer would lead to, as far as its seat can know; null if the question is gone. */
  preview(answer: Answer): Promise<AnswerPreview | null>
  /**
   * What the strongest bot would answer in a seat's place; null if the question is gone. Only at a table that is hosted
   * here: a link over a network has no hints.
   */
  hint?(seat: Seat, decision: number): Promise<AnswerHint | null>
  /** Reports how far the game has been shown here: bots do not run far ahead of the people who watch. */
  reportShown(cursor: number): void
  /** Calls the listener after every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Leaves the table. The host no longer waits for this client. */
  close(): void
}

export const connectionStates = ['live', 'lost', 'closed'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** Identifies a command, so that a repeated one is recognised and an outdated one refused. */
export interface CommandStamp {
  /** Made by the client, unique at the table. */
  readonly id: string
  /** The revision of the latest snapshot that the client has seen. */
  readonly revision: number
}

/** The certain consequences of an answer. */
export interface AnswerPreview {
  readonly events: readonly GameEvent[]
  readonly stoppedBy: 'chance' | 'unseen' | null
  /** Who would be asked next; empty if that is not certain. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[]
}

/** The best answer and why, computed only from what the seat sees. */
export interface AnswerHint {
  readonly decision: number
  readonly picks: readonly string[] | number
  readonly why: HintReason
}

export type HintReason =
  /** The answer is clearly best; it should win the game; or the next best is as good. */
  | { readonly kind: 'only' | 'wins' | 'even' }
  /** Its lead over the next best answer, in the game's own measure; null if the game has none. */
  | { readonly kind: 'ahead'; readonly lead: number | null }

/** The viewer of a table: a seat, or null for a spectator. */
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
  /** Grows with every change at the table, including presence, passing and consent. */
  readonly revision: number
  /** How many choices have been made. */
  readonly cursor: number
  /** How many take-backs there were. If this differs, earlier entries may be outdated. */
  readonly takebacks: number
  readonly view: KernelView
  /** What the viewer is asked. */
  readonly decisions: readonly PresentedDecision[]
  /** What the viewer may do without being asked. */
  readonly moves: readonly PresentedDecision[]
  /** Whose turn it is; null outside turns. */
  readonly turn: Seat | null
  /** The questions that the game waits for. */
  readonly waiting: readonly WaitingFor[]
  /** What the viewer can take back; null if there is nothing, and for spectators. */
  readonly undo: UndoOffer | null
  /** The take-back that a player has asked the others to agree to. */
  readonly undoAsked: UndoRequest | null
  /** Whether the host declines for the viewer until the next turn. */
  readonly isPassing: boolean
  readonly outcome: Outcome | null
  readonly presence: readonly Presence[]
  /** Who has each seat now: seats change hands. */
  readonly seats: readonly SeatHolder[]
  /** The game and its clocks stop until a player ends the pause. */
  readonly isPaused: boolean
  /** The table was ended before the game was over. */
  readonly ended: TableEnd | null
  /** A player who has not answered for a while: the others choose what to do. */
  readonly unanswered: Unanswered | null
  /** Each seat's time; null at a table without clocks. */
  readonly clocks: readonly SeatClock[] | null
  /** The rules have failed: the game continues only after a take-back. */
  readonly isBroken: boolean
}

export type TableEnd = TableChange & { readonly kind: 'end' }

export const absenceWishes = ['wait', 'bot', 'end'] as const
/** Keep waiting; let a bot play the seat until its owner is back; or end the game. */
export type AbsenceWish = (typeof absenceWishes)[number]

export interface Unanswered {
  readonly seat: Seat
  /** What the others have chosen so far. */
  readonly wishes: readonly { readonly seat: Seat; readonly wish: AbsenceWish }[]
}

/** The time that a seat had left, in milliseconds, when the snapshot was made. */
export interface SeatClock {
  readonly left: number
  readonly isRunning: boolean
}

export const presences = ['here', 'away', 'bot'] as const
export type Presence = (typeof presences)[number]

/** An open question, as far as everybody may know it. */
export interface WaitingFor {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  /** The thing on the table that asks. */
  readonly source: Thing | null
  /** Whose turn it interrupts; null if it belongs to the turn. */
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
/** How a choice came about: by hand, because it was forced, or because the seat passes. */
export type HowChosen = (typeof waysToChoose)[number]

export interface TakenChoice {
  readonly seat: Seat
  readonly kind: string
  /** The thing on the table that asked. */
  readonly source: Thing | null
  /** Whether it opens a turn. Later choices of the seat belong to the same turn. */
  readonly opensTurn: boolean
  /** Which turn it opens, if the game counts turns. */
  readonly turn?: number | undefined
  /** Whether it declined something. */
  readonly isPass: boolean
  readonly how: HowChosen
  /** Null if the viewer may not know it. */
  readonly answer: TakenAnswer | null
}

export interface TakenAnswer {
  /** The question, with only the options that were chosen. */
  readonly decision: PresentedDecision
  /** The answer, if a number was asked for. */
  readonly number: number | null
}

export const waysToUndo = ['free', 'alone', 'ask'] as const

/** What a seat can take back, and what stands in its way. */
export interface UndoOffer {
  readonly seat: Seat
  /** The choice that is taken back, with everything after it. */
  readonly entry: number
  /** Freely; without consent, because all the others are bots; or with everybody's consent. */
  readonly how: (typeof waysToUndo)[number]
  /** How many of the seat's own choices can be taken back freely. */
  readonly freeChoices: number
  readonly wall: WallReason | null
  /** Who has chosen since, if that is the wall. */
  readonly answeredBy: Seat | null
  /** Nobody else has chosen anything since. */
  readonly isLatest: boolean
}

/** A seat wants to take back its own choice and needs the consent of the others. Any other choice cancels the request. */
export interface UndoRequest {
  readonly seat: Seat
  readonly entry: number
  readonly agreed: readonly Seat[]
}

export type TableCommand =
  | { readonly do: 'choose'; readonly choice: Choice; readonly how: 'hand' | 'only' }
  /** Takes back one of the seat's own entries, or asks for consent; `cursor` is that of the snapshot the client has seen. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly entry: number; readonly cursor: number }
  /** Answers another player's request to take back an entry. */
  | { readonly do: 'agree'; readonly seat: Seat; readonly entry: number; readonly isAgreed: boolean }
  /** Declines everything that can be declined until the next turn, or stops doing so. */
  | { readonly do: 'pass'; readonly seat: Seat; readonly isPassing: boolean }
  /** Lets a bot play the seat until its owner is back, or says that the owner is back. */
  | { readonly do: 'leave' | 'return'; readonly seat: Seat }
  /** Resigns: a bot plays the seat to the end, or with two players the other one wins. */
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'pause'; readonly seat: Seat; readonly isPaused: boolean }
  /** What a player wants to happen to another player who does not answer. */
  | { readonly do: 'wish'; readonly seat: Seat; readonly about: Seat; readonly wish: AbsenceWish }

/** `outdated`: the client did not know of a take-back yet. `not-kept`: the store failed. */
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

/** What a host sends over a network after each change, for each viewer there. */
export interface TableUpdate {
  readonly snapshot: TableSnapshot
  /** What has happened since the last update; after a take-back, everything. */
  readonly entries: readonly TableEntry[]
}
