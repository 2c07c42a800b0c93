import type { ScenarioWords } from '../record/scenario.ts'
import type { KernelView, View } from '../secrets/view.ts'
import type { GlossaryTerm } from '../words/glossary.ts'
import type { Lang, Text } from '../words/words.ts'
import type { RuleId, Thing } from './decision.ts'
import type { Move } from './engine.ts'
import type { GameEvent } from './event.ts'
import type { CompleteGame, GameWithWords } from './game.ts'
import type { Plain, Position } from './position.ts'
import type { PresentedDecision } from './present.ts'

/** A game with everything that a table needs, except the drawings. Loaded on demand. */
export interface GameBundle<P extends Position = Position, O extends object = object> {
  readonly game: GameWithWords<P, O>
  /** Buttons that make several routine choices at once. */
  readonly shortcuts?: readonly Shortcut[]
}

/** A game bundle with the parts that only the terminal and tests need. */
export interface FullGameBundle<P extends Position = Position, O extends object = object>
  extends GameBundle<P, O> {
  readonly game: CompleteGame<P, O>
  readonly scenarioWords: ScenarioWords<P>
  /** Every reason that its rules give for a refusal, with sample facts: for the page that lists them. */
  readonly refusals: { readonly reasons: readonly string[]; readonly samples?: readonly Plain[] }
  /** The table as one seat sees it, drawn as text: for terminals. */
  drawText?(view: View<P>, lang: Lang, paint: Paint): string
  /** What `kantyna balance` counts, in addition to turns, wins and points. */
  newTally?(): Tally<P>
}

/** Counts what happens in many games (`kantyna balance`). */
export interface Tally<P extends Position = Position> {
  /** Called after every choice, with the new position and the events of the choice. */
  see(t: P, events: readonly GameEvent[]): void
  /** In English: only developers read it. */
  tables(): readonly TallyTable[]
}

export interface TallyTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Things that should have happened in some game and never did. */
  readonly missing?: readonly string[]
}

/** The texts about a game: rulebook, gallery, lesson. Loaded separately, because a table does not need them. */
export interface GameLibrary {
  readonly catalogue: readonly CataloguedRule[]
  readonly rulebook: readonly RulebookSection[]
  readonly glossary: readonly GlossaryTerm[]
  readonly cards: readonly CardFact[]
  readonly lesson: readonly LessonStep[]
  /** Used to build the positions of the lesson. */
  readonly scenarioWords: ScenarioWords<Position>
}

/** Makes several choices of a seat at once. Each is recorded as an ordinary choice. */
export interface Shortcut {
  readonly id: string
  readonly name: Text
  /** How many choices the shortcut would make. The page offers it only if it saves taps. */
  reach(decision: PresentedDecision): number
  /** The id of the option to choose next, or null at the end of the shortcut. */
  next(decision: PresentedDecision): string | null
}

/** A sentence for new players: shown once, the first time that `isMoment` is true. */
export interface CoachLine {
  readonly id: string
  readonly text: Text
  isMoment(moment: CoachMoment): boolean
}

/** What a table shows a player at one moment. */
export interface CoachMoment {
  readonly view: KernelView
  readonly decisions: readonly PresentedDecision[]
  /** The latest events. */
  readonly events: readonly GameEvent[]
  /** Whether the last choice can be taken back freely. */
  readonly canUndo: boolean
}

/** Colours text if the terminal can; otherwise returns it unchanged. */
export type Paint = (text: string, how: 'red' | 'green' | 'yellow' | 'blue' | 'grey' | 'bold') => string

/** One testable statement of the rules. */
export interface CataloguedRule {
  readonly id: RuleId
  readonly text: string
}

/** The rulebook in our own words: every paragraph names the catalogued rules that it explains. */
export interface RulebookSection {
  readonly id: string
  readonly title: Text
  readonly paragraphs: readonly RulebookParagraph[]
}

export interface RulebookParagraph extends Text {
  readonly rules: readonly RuleId[]
}

export type Provenance = 'seed' | 'public' | 'original'

/** A card, tile or space as the gallery shows it: its text is generated from its effects. */
export interface CardFact {
  readonly id: string
  readonly thing: Thing
  readonly name: Text
  /** One line for each paragraph and for each option of a choice. */
  readonly text: Text
  /** The names of the groups that it belongs to: a faction, a type. */
  readonly kinds?: readonly Text[]
  readonly copies: number
  readonly provenance: Provenance
  /** Explains the provenance if a part of the card is ours. */
  readonly note?: Text
}

/** One step of a lesson on the real engine: a position, a text, and the choices that the learner may make. */
export interface LessonStep {
  readonly id: string
  readonly text: Text
  readonly seats: number
  /** The options of the table, by id, if they are not the defaults. */
  readonly options?: Readonly<Record<string, string>>
  /** The position, written like the `arrange` block of a scenario. */
  readonly arrange: unknown
  /** Things to point at. */
  readonly points: readonly Thing[]
  /**
   * The ids of the options and parts that the learner may choose. For an amount, the id without its number. Empty if
   * there is only something to read.
   */
  readonly choices: readonly string[]
  /**
   * Standing moves before that choice, in this order. The learner makes their own moves; the lesson makes those of the
   * others.
   */
  readonly moves?: readonly Move[]
  /**
   * The ids of the options that the other seats choose whenever they can. They choose before the learner, who then
   * answers, or after the learner, and that ends the step.
   */
  readonly others?: readonly string[]
  /** Shown when nothing is left to choose: the result. */
  readonly then?: Text
  /** `then` asks the learner to take the choice back, as at any table. The take-back ends the step. */
  readonly takesBack?: boolean
}
