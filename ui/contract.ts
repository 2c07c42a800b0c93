import type {
  BlockedOption,
  GameEvent,
  KernelView,
  Lang,
  Line,
  Option,
  PresentedDecision,
  RuleId,
  Seat,
  SeatHolder,
  Text,
  Thing,
} from '@kantyna/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Assembly, PartPick } from './answering/assembly.ts'
import type { AnswerPreview } from './answering/parts.ts'
import type { GameMoments } from './moments.ts'
import type { EventSounds } from './sounds.ts'

/**
 * The contract between the page and a game's drawings. A game draws; the page holds the match, asks and answers. Board,
 * hand, panels and seat boards get the same props, so that any of them can answer.
 */

export type Motion = 'normal' | 'fast' | 'off'

/** How a thing on the table reacts to touch. */
export interface Touching {
  /** The things that may be touched now. They are drawn with a thin warm rim. */
  readonly lit: ReadonlySet<Thing>
  /** The things that have been picked up so far. They are drawn raised. */
  readonly picked: ReadonlySet<Thing>
  /** The things that a log line or a lesson points at. They glow for a moment. */
  readonly pointed: ReadonlySet<Thing>
  /** The number so far, if a question asks for a number. It is shown on the thing that asks. */
  readonly number?: number | null
  /** A tap, click, Enter or Space on a thing, lit or not: the page picks it up, acts, or says why it cannot. */
  onTouch(thing: Thing): void
  /** Hover, focus or long press: the page shows the description of the thing in the dock; null hides it. */
  onInspect(thing: Thing | null): void
  /** A drag begins: picks the thing up without acting. False if it cannot be dragged anywhere. */
  onLift?(thing: Thing): boolean
  /** A drag ends, on a thing or on nothing. `isElsewhere`: it ends in a different area from where it began. */
  onDropOn?(thing: Thing | null, isElsewhere: boolean): void
  /** Explains a number or an icon that is not a thing of the game. */
  onTell?(text: string): void
}

/** A question that has been answered, with its answer. */
export interface Answered {
  readonly question: PresentedDecision
  readonly picks: readonly string[] | number
}

/**
 * The answer that the same touch also gives to the next question: the id of an option, a complete answer, or null for
 * none. If the option has parts, the player still picks them.
 */
export type NextAnswer = (asked: PresentedDecision, answered: Answered) => string | readonly string[] | null

/**
 * How a drawing gives answers that a touch alone cannot give. Answers to questions that are no longer open change
 * nothing.
 */
export interface Answering {
  /** The answer that is being assembled, or null. There is one at a time, wherever it was started. */
  readonly assembly: Assembly | null
  /** Whether an answer or a preview is on its way: nothing can be confirmed until it arrives. */
  readonly isWaiting: boolean
  /** Answers a decision with one option. If the option has parts, starts to assemble the answer. */
  choose(decision: PresentedDecision, optionId: string): void
  /**
   * Answers with an option or a complete answer. `next` names the answers that the same touch gives to the following
   * questions, until it returns null.
   */
  chooseOn(decision: PresentedDecision, picks: string | readonly string[], next: NextAnswer): void
  /**
   * Starts the answer to a decision, or a standing move, with an option that has parts. An answer that is complete at
   * once is submitted, unless it must be shown first.
   */
  begin(question: PresentedDecision, optionId: string, whole?: 'given' | 'shown'): void
  /** Makes a pick in the current part. */
  pickPart(pick: PartPick): void
  /** Reopens the previous part; from the first part, cancels the answer. */
  back(): void
  /** Moves on to the next part, or submits the complete answer. */
  confirm(): void
  /** Makes a standing move. */
  makeMove(move: PresentedDecision, picks: readonly string[] | number): void
  /** The total of an answer and its next part. Null if there is no preview. */
  preview(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null>
}

/** What is open beside the board: at most one panel and one seat's board, opened by the current viewer. */
export interface PanelControl {
  /** The panel that the player opened and the thing it was opened for, or null. */
  readonly opened: OpenedPanel | null
  /** Whose board is open. */
  readonly seat: Seat | null
  /** Opens a panel, for a thing if it is about one. */
  open(id: string, about?: Thing): void
  openSeat(seat: Seat): void
  /** Closes everything that was opened. */
  close(): void
}

export interface OpenedPanel {
  readonly id: string
  readonly about: Thing | null
}

export interface SeatInfo extends SeatHolder {
  readonly seat: Seat
}

/** The props of every drawing of a game. `view` is what the person at the screen may see and nothing else. */
export interface TableProps<V extends KernelView = KernelView> {
  readonly view: V
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  /** What the viewing seat is asked now. */
  readonly decisions: readonly PresentedDecision[]
  /** The standing moves of the viewing seat, also while another seat is asked. */
  readonly moves: readonly PresentedDecision[]
  readonly touching: Touching
  readonly answering: Answering
  readonly panels: PanelControl
  /** What has just happened, to be animated towards `view`; a new array whenever something happens. */
  readonly events: readonly GameEvent[]
  /** The events of every choice so far, for drawings that must be right after a reload or a jump. */
  readonly pastEvents?: readonly (readonly GameEvent[])[]
  readonly motion: Motion
}

export interface SeatBoardProps extends TableProps {
  /** Whose board it is. */
  readonly seat: Seat
}

export interface PanelProps extends TableProps {
  /** The thing that the panel was opened for. */
  readonly about: Thing | null
}

/** Whether the player needs a panel now. */
export type PanelNeed = (
  view: KernelView,
  decisions: readonly PresentedDecision[],
  moves: readonly PresentedDecision[],
) => boolean

/**
 * An area beside the board that a game fills and answers from: a market, a trade, a fight. The page places it: in a
 * column on a wide screen, as a tab and a sheet over part of the board on a phone.
 */
export type GamePanel<I extends string = string> = PanelBase<I> & PanelTime

interface PanelBase<I extends string> {
  readonly id: string
  readonly title: Text
  readonly icon: I
  /** Replaces the title if the panel's subject says more: "Discard pile: 4 cards". */
  heading?(props: PanelProps): string
  readonly Panel: ComponentType<PanelProps>
  /** Whether the panel draws the parts of this answer itself. Otherwise the page draws them. */
  assembles?(question: PresentedDecision): boolean
  /** The panel keeps its scroll position from one question to the next. */
  readonly keepsPlace?: true
  /** Whether the panel offers every answer to a question. While it is visible, the dock does not repeat them. */
  answers?(question: PresentedDecision): boolean
  /** Whether the panel also offers to decline. Then the dock has no button for that either. */
  declines?(question: PresentedDecision): boolean
  /**
   * Whether the choice is made in the panel alone and the dock only confirms it. On a phone the panel then gets more
   * room.
   */
  holds?(question: PresentedDecision): boolean
  /** Whether the board must stay visible on a small screen during this question, because the board answers it. */
  yieldsTo?(question: PresentedDecision): boolean
}

type PanelTime =
  /**
   * The panel is always shown, unless `isThere` sentence that this table has none. `isWanted` highlights it, and opens it
   * on screens where panels are folded away.
   */
  | { readonly when: 'always'; readonly isWanted?: PanelNeed; isThere?(view: KernelView): boolean }
  /**
   * The panel is shown, and open, as long as it is wanted. `hasTab` keeps its tab on a small screen at other times,
   * because a sheet may cover the other ways to open it.
   */
  | { readonly when: 'asked'; readonly isWanted: PanelNeed; readonly hasTab?: PanelNeed }
  /** The panel is shown only when a drawing opens it. */
  | { readonly when: 'opened'; readonly isWanted?: never }

/** The state of a seat in one line, for the strip of players. */
export interface SeatStanding<I extends string = string> {
  readonly seat: Seat
  /**
   * Short facts with an icon of the game and a spoken label: "3 of 4 home", "5 cards". The most important comes first.
   */
  readonly facts: readonly StandingFact<I>[]
}

export interface StandingFact<I extends string = string> {
  readonly icon: I
  readonly value: string
  readonly label: string
}

/** The reading version of a card: its numbers, each with its icon, and its text. */
export interface Reading<I extends string = string> {
  readonly facts: readonly ResultDetail<I>[]
  readonly text: string
}

/** Why something that is not lit cannot be used now: one sentence with its numbers, and the rule behind it. */
export interface WhyNot {
  readonly sentence: Line
  readonly rule: RuleId | null
}

/** What the viewer is asked now. */
export interface AskedNow {
  readonly view: KernelView
  readonly decisions: readonly PresentedDecision[]
  /** The options that the rules refuse. The page shows their reasons. */
  readonly blocked: readonly BlockedOption[]
}

/**
 * Finds out from the view alone why a thing is not an answer now. Null if the rules' reasons, or the question itself,
 * are enough.
 */
export type WhyNotFinder = (thing: Thing, lang: Lang, asked: AskedNow) => WhyNot | null

/** Explains a game on demand. `I` names its icons. */
export interface GameHelp<I extends string = string> {
  readonly whyNot: WhyNotFinder
  /** The name of every icon, in the order of the sheet of symbols. */
  readonly symbols: Readonly<Record<I, Text>>
  /** One sentence for hints: the public numbers in favour of an answer; or null. */
  reason(view: KernelView, decision: PresentedDecision, option: Option, lang: Lang): string | null
}

/** The final result of a seat. */
export interface SeatResult<I extends string = string> {
  readonly seat: Seat
  readonly score: string
  /** How the score was made up. */
  readonly details: readonly ResultDetail<I>[]
  /**
   * The points by source, for a table that compares the seats. Every seat has the same sources. Left out in games with
   * few.
   */
  readonly sources?: readonly ScoreSource<I>[]
}

export interface ScoreSource<I extends string = string> {
  readonly icon: I
  readonly name: string
  readonly points: number
}

export interface ResultDetail<I extends string = string> {
  readonly icon: I
  readonly text: string
}

/** The course of a game as one number for each seat, drawn over the turns. */
export interface GameChart {
  /** The name of the number. */
  readonly title: Text
  /** The numbers of all seats, from a public view. */
  values(view: KernelView): readonly number[]
  /** For a game with rounds: `at` returns the current round. The chart marks where each round begins. */
  readonly rounds?: { readonly title: Text; at(view: KernelView): number }
}

/** A game's drawings. `I` names its icons. */
export interface GameUi<I extends string = string> {
  /** A component around all drawings of a table. It holds the state that they share while the table is on the page. */
  readonly Provider?: ComponentType<{ readonly children: ComponentChildren }>
  /** The board in the middle. It fills the available room. */
  readonly Board: ComponentType<TableProps>
  /** The hand of the viewing seat, at the bottom edge. */
  readonly Hand: ComponentType<TableProps>
  /** The most important first. */
  readonly panels?: readonly GamePanel<I>[]
  /** With at least this many permanent panels, the column on a wide screen shows one at a time, below their tabs. */
  readonly tabsFrom?: number
  /** Any seat's own board, opened from its line in the strip of players. */
  readonly SeatBoard?: ComponentType<SeatBoardProps>
  /** An icon of the game, as large as a letter or as `size` sentence. */
  readonly Icon: ComponentType<{ readonly name: I; readonly size?: number }>
  /** One seat's emblem in its game colours (ships, faction), small, beside its name. */
  readonly SeatEmblem: ComponentType<{ readonly view: KernelView; readonly seat: Seat; readonly lang: Lang }>
  /** One thing drawn large: for the reader and the gallery. */
  readonly ThingPicture: ComponentType<{
    readonly thing: Thing
    readonly lang: Lang
    /** The current table, if there is one: some things look different from each seat. */
    readonly view?: KernelView
  }>
  /** The thing to describe instead of one that only holds it: the face-up card on top of a deck. */
  readAs?(thing: Thing, view: KernelView): Thing
  /** The description of a thing, with its icons. Null or left out: the game's words describe the thing. */
  reading?(thing: Thing, lang: Lang): Reading<I> | null
  /** Fetches the explanations of the game. */
  help(): Promise<GameHelp<I>>
  /** Fetches the sounds of the game. The page plays the sound for the winner. */
  readonly sounds?: () => Promise<EventSounds<GameEvent>>
  /** The moments of the game; fetched once the table is shown (`fetchedOnce`), from `sheets.ts` of the game. */
  readonly moments?: () => Promise<GameMoments<I>>
  /**
   * Whether an answer keeps a visible button when the others are folded away, even though a touch on the table can give
   * it too.
   */
  isAtHand?(question: PresentedDecision, option: Option): boolean
  /** Finds the answer to the next question in the last answer, so that nobody is asked twice for the same thing. */
  readonly nextAnswer?: NextAnswer
  /**
   * What the player could still do but would lose by ending a turn or phase, each in a few words. An empty list: one
   * touch ends it. Undefined, or left out: a second touch is required if anything at all can still be done.
   */
  leftBehind?(view: KernelView, question: PresentedDecision, lang: Lang): readonly string[] | undefined
  standings(view: KernelView, lang: Lang): readonly SeatStanding<I>[]
  readonly chart?: GameChart
  /** The score at the end, best first, with how it was made up. */
  result(view: KernelView, lang: Lang): readonly SeatResult<I>[]
}

/** A game's drawings with the type that the page uses: the names of icons are plain strings. */
export function gameUi<I extends string>(ui: GameUi<I>): GameUi {
  return ui as unknown as GameUi // the page passes on only names that the game gave it, and `I` has checked those
}

/**
 * A picture in the rulebook, drawn with the game's own parts. `ui/figures/index.ts` of a game exports a list of them;
 * it is fetched with the book.
 */
export interface RulebookFigure {
  readonly id: string
  /** The rule whose paragraph the picture follows. */
  readonly rule: RuleId
  /** A description of the picture, also for screen readers. */
  readonly caption: Text
  readonly Drawing: ComponentType<{ readonly lang: Lang }>
}

/** What `ui/box.ts` of a game exports: the one drawing that the lobby needs. */
export interface GameBox {
  readonly BoxArt: ComponentType
}
