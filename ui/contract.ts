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
 * What the page and a game's own drawings agree on. A game draws; the page keeps the match, asks and answers. Board,
 * hand, panels and seat boards are given the same, so that any of them can answer.
 */

export type Motion = 'normal' | 'fast' | 'off'

/** How a thing on the table answers to the hand. */
export interface Touching {
  /** What may be touched now: gets the thin warm rim. */
  readonly lit: ReadonlySet<Thing>
  /** What has been picked up so far: stands raised. */
  readonly picked: ReadonlySet<Thing>
  /** What is pointed at from elsewhere (a log line, a lesson): glows for a moment. */
  readonly pointed: ReadonlySet<Thing>
  /** Where a number is asked for: what has been come to so far. It belongs on the thing that asks. */
  readonly number?: number | null
  /** A tap, click, Enter or Space on a thing, lit or not: the page picks it up, acts, or says why not. */
  onTouch(thing: Thing): void
  /** Hover, focus or long press: the page shows what the thing says about itself in the dock; null hides it. */
  onInspect(thing: Thing | null): void
  /** A drag begins: takes the thing up without acting. False where there is nothing to do with it. */
  onLift?(thing: Thing): boolean
  /** A drag ends: on a thing, or on none; `isElsewhere` where that is another area than it was taken from. */
  onDropOn?(thing: Thing | null, isElsewhere: boolean): void
  /** Says what a number or an icon means, which has no thing of the game. */
  onTell?(text: string): void
}

/** A question that has been answered, with what it was answered with. */
export interface Answered {
  readonly question: PresentedDecision
  readonly picks: readonly string[] | number
}

/**
 * What the touch that gave one answer also gives to the next question: the id of an option, of which any parts are
 * still put together; a whole answer; or null, nothing.
 */
export type NextAnswer = (asked: PresentedDecision, answered: Answered) => string | readonly string[] | null

/** How a drawing answers by itself, where touching things is not enough. What is no longer asked changes nothing. */
export interface Answering {
  /** The answer that is being put together, or null. One at a time, wherever it was begun. */
  readonly assembly: Assembly | null
  /** Whether an answer or a total is on its way: nothing can be confirmed until it has come. */
  readonly isWaiting: boolean
  /** Answers a decision with one option; where that goes on with parts, begins to put the answer together. */
  choose(decision: PresentedDecision, optionId: string): void
  /**
   * The same with an option or a whole answer, and lets one touch answer the questions that follow: each as `next`
   * says, until it says null.
   */
  chooseOn(decision: PresentedDecision, picks: string | readonly string[], next: NextAnswer): void
  /**
   * Begins the answer to a decision or the making of a move with an option that goes on with parts. An answer that is
   * whole at once is given, unless it is to be shown first.
   */
  begin(question: PresentedDecision, optionId: string, whole?: 'given' | 'shown'): void
  /** Picks in the part that is being answered. */
  pickPart(pick: PartPick): void
  /** Opens the part before; from the first part, calls the answer off. */
  back(): void
  /** Goes on with the next part; gives the answer where it is complete. */
  confirm(): void
  /** Makes a standing move. */
  makeMove(move: PresentedDecision, picks: readonly string[] | number): void
  /** What an answer would come to. Null where it cannot be told. */
  preview(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null>
}

/** What is opened beside the board: one panel and one seat's board at most, by the viewer of now. */
export interface PanelControl {
  /** The panel opened by hand and what it was opened for, or null. */
  readonly opened: OpenedPanel | null
  /** Whose board is open. */
  readonly seat: Seat | null
  /** Opens a panel, for a thing where it is about one. */
  open(id: string, about?: Thing): void
  openSeat(seat: Seat): void
  /** Closes whatever was opened. */
  close(): void
}

export interface OpenedPanel {
  readonly id: string
  readonly about: Thing | null
}

export interface SeatInfo extends SeatHolder {
  readonly seat: Seat
}

/** Everything a game's drawing is given. `view` is what the person at the screen may see and nothing else. */
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
  /** What has just happened, to be animated towards `view`; a new array each time something happens. */
  readonly events: readonly GameEvent[]
  /** All that has happened up to now, by choice: for what is to be seen after a reload or a jump. */
  readonly told?: readonly (readonly GameEvent[])[]
  readonly motion: Motion
}

export interface SeatBoardProps extends TableProps {
  /** Whose board it is. */
  readonly seat: Seat
}

export interface PanelProps extends TableProps {
  /** What the panel was opened for. */
  readonly about: Thing | null
}

/** What decides whether a panel is wanted now. */
export type Wanting = (
  view: KernelView,
  decisions: readonly PresentedDecision[],
  moves: readonly PresentedDecision[],
) => boolean

/**
 * Something beside the board that a game fills and answers from: a market, a trade, a fight. The page finds the room:
 * a column on a wide screen, a tab and a sheet over part of the board on a phone.
 */
export type GamePanel<I extends string = string> = PanelBase<I> & PanelTime

interface PanelBase<I extends string> {
  readonly id: string
  readonly title: Text
  readonly icon: I
  /** Instead of the title, where the panel's subject says more: "Discard pile: 4 cards". */
  heading?(props: PanelProps): string
  readonly Panel: ComponentType<PanelProps>
  /** Whether it draws the answers to a question that are put together in parts: elsewhere the page does. */
  assembles?(question: PresentedDecision): boolean
  /** Its questions follow one another on the same sheet: the next does not begin at its top again. */
  readonly keepsPlace?: true
  /** Whether it offers every answer to a question: while it is in sight, the dock does not offer them again. */
  answers?(question: PresentedDecision): boolean
  /** Whether that includes declining: then the dock does not offer it again. */
  declines?(question: PresentedDecision): boolean
  /**
   * Whether what is chosen among lies in it alone, and the dock only confirms it: on a phone it has the room for that.
   */
  holds?(question: PresentedDecision): boolean
  /** Whether it leaves the board in sight on a small screen while this is asked: the board answers it. */
  yieldsTo?(question: PresentedDecision): boolean
}

type PanelTime =
  /**
   * Always there, unless `isThere` says that this table has none; `isWanted` lights it, and opens it by itself where
   * panels are folded away.
   */
  | { readonly when: 'always'; readonly isWanted?: Wanting; isThere?(view: KernelView): boolean }
  /**
   * There for as long as it is wanted; opens by itself then. `hasTab` keeps its tab on a small screen while nothing in
   * it is wanted: what opens it otherwise may lie under a sheet.
   */
  | { readonly when: 'asked'; readonly isWanted: Wanting; readonly hasTab?: Wanting }
  /** Only when a drawing opens it. */
  | { readonly when: 'opened'; readonly isWanted?: never }

/** How a seat stands, in one line, for the strip of players. */
export interface SeatStanding<I extends string = string> {
  readonly seat: Seat
  /** Short facts with an icon of the game and a spoken label: "3 of 4 home", "5 cards". The first is the weightiest. */
  readonly facts: readonly StandingFact<I>[]
}

export interface StandingFact<I extends string = string> {
  readonly icon: I
  readonly value: string
  readonly label: string
}

/** A card as it is read: its numbers, each with the icon that stands for it, and its text. */
export interface Reading<I extends string = string> {
  readonly facts: readonly ResultDetail<I>[]
  readonly text: string
}

/** Why something that is not lit cannot be used now: one sentence with its numbers, and the rule it comes from. */
export interface WhyNot {
  readonly says: Line
  readonly rule: RuleId | null
}

/** What is asked of the viewer. */
export interface AskedNow {
  readonly view: KernelView
  readonly decisions: readonly PresentedDecision[]
  /** The answers with the thing that the rules refuse: the page tells their reasons. */
  readonly blocked: readonly BlockedOption[]
}

/**
 * Why a thing does not answer what is asked, from the view alone. Null where the reasons of the rules, or the question
 * itself, say it all.
 */
export type TellWhyNot = (thing: Thing, lang: Lang, asked: AskedNow) => WhyNot | null

/** What explains a game on demand. `I` names its icons. */
export interface GameHelp<I extends string = string> {
  readonly whyNot: TellWhyNot
  /** The name of every icon, in the order in which the sheet of symbols shows them. */
  readonly symbols: Readonly<Record<I, Text>>
  /** What speaks for an answer, in numbers that lie open: one sentence for hints, or null. */
  reason(view: KernelView, decision: PresentedDecision, option: Option, lang: Lang): string | null
}

/** How a seat has done in the end. */
export interface SeatResult<I extends string = string> {
  readonly seat: Seat
  readonly score: string
  /** How the score came about. */
  readonly details: readonly ResultDetail<I>[]
  /** Where there are many sources of points: the same ones for every seat, to be compared in a table. */
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

/** How a game went, as one number for each seat that is drawn over the turns. */
export interface GameChart {
  /** What the number is. */
  readonly title: Text
  /** The numbers of all seats, from a view of what everybody may see. */
  values(view: KernelView): readonly number[]
  /** The rounds of a game that has such, by their number: where each begins is marked. */
  readonly rounds?: { readonly title: Text; at(view: KernelView): number }
}

/** A game's drawings. `I` names its icons. */
export interface GameUi<I extends string = string> {
  /**
   * Holds what the drawings of one table share, for as long as the table is on the page. The page wraps all of them in
   * it.
   */
  readonly Provider?: ComponentType<{ readonly children: ComponentChildren }>
  /** The board in the middle: fills the room it is given. */
  readonly Board: ComponentType<TableProps>
  /** What the viewing seat holds, docked at the bottom edge. */
  readonly Hand: ComponentType<TableProps>
  /** In the order in which they matter. */
  readonly panels?: readonly GamePanel<I>[]
  /** From this many permanent panels on, the column on a wide screen shows one at a time, below their tabs. */
  readonly tabsFrom?: number
  /** Any seat's own board, opened from its line in the strip of players. */
  readonly SeatBoard?: ComponentType<SeatBoardProps>
  /** An icon of the game, as large as a letter or as `size` says. */
  readonly Icon: ComponentType<{ readonly name: I; readonly size?: number }>
  /** One seat's emblem in its game colours (ships, faction), small, beside its name. */
  readonly SeatEmblem: ComponentType<{ readonly view: KernelView; readonly seat: Seat; readonly lang: Lang }>
  /** One thing drawn large: for the reader and the gallery. */
  readonly ThingPicture: ComponentType<{
    readonly thing: Thing
    readonly lang: Lang
    /** The table of now, where there is one: some things look different from each side of it. */
    readonly view?: KernelView
  }>
  /** What is read in place of a thing that only holds another in sight: a deck whose top card lies face up. */
  readAs?(thing: Thing, view: KernelView): Thing
  /** What a thing says with its icons named; null, or left out: what the words of the game explain. */
  reading?(thing: Thing, lang: Lang): Reading<I> | null
  /** Fetches what explains the game on demand. */
  help(): Promise<GameHelp<I>>
  /** Fetches what is heard of the game. Who has won is the page's to sound. */
  readonly sounds?: () => Promise<EventSounds<GameEvent>>
  /** What matters of what happens; fetched once the table stands (`fetchedOnce`), from `sheets.ts` of the game. */
  readonly moments?: () => Promise<GameMoments<I>>
  /** Whether an answer keeps a button at hand where the others are folded away, though it can be touched. */
  isAtHand?(question: PresentedDecision, option: Option): boolean
  /** What an answer has already said about the next question: nobody is asked twice for the same. */
  readonly nextAnswer?: NextAnswer
  /**
   * What is worth having and would be left by ending a turn or phase, each in a few words; nothing: one touch ends it.
   * Undefined, or left out: a second touch is asked for while anything at all is left to do.
   */
  leftBehind?(view: KernelView, question: PresentedDecision, lang: Lang): readonly string[] | undefined
  standings(view: KernelView, lang: Lang): readonly SeatStanding<I>[]
  readonly chart?: GameChart
  /** The score at the end, best first, with how it came about. */
  result(view: KernelView, lang: Lang): readonly SeatResult<I>[]
}

/** A game's drawings as the page holds them: whatever they call their icons, they are asked for by name. */
export function gameUi<I extends string>(ui: GameUi<I>): GameUi {
  return ui as unknown as GameUi // names come only from the game itself, and `I` has checked them there
}

/**
 * A picture in the rulebook, drawn from the game's own parts. What `ui/figures/index.ts` of a game exports is a list of
 * them; it is fetched with the book.
 */
export interface RulebookFigure {
  readonly id: string
  /** It stands below the paragraph that tells this rule. */
  readonly rule: RuleId
  /** What is to be seen, also for screen readers. */
  readonly caption: Text
  readonly Drawing: ComponentType<{ readonly lang: Lang }>
}

/** What `ui/box.ts` of a game exports: the drawing that the lobby needs, and nothing else. */
export interface GameBox {
  readonly BoxArt: ComponentType
}
