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

/** A game with everything that a table needs, except the drawings. Loaded when it is needed. */
export interface GameBundle<P extends Position = Position, O extends object = object> {
  readonly game: GameWithWords<P, O>
  /** Several routine choices that can be made in one go. */
  readonly shortcuts?: readonly Shortcut[]
}

/** The same with what only the terminal and tests need. */
export interface FullGameBundle<P extends Position = Position, O extends object = object>
  extends GameBundle<P, O> {
  readonly game: CompleteGame<P, O>
  readonly scenarioWords: ScenarioWords<P>
  /** Every reason that its rules refuse something with, and what facts of such a reason may be: for lists of them. */
  readonly refusals: { readonly reasons: readonly string[]; readonly samples?: readonly Plain[] }
  /** The table as one seat sees it, in letters: for terminals. */
  drawText?(view: View<P>, lang: Lang, paint: Paint): string
  /** What `kantyna balance` counts, in addition to turns, wins and points. */
  newTally?(): Tally<P>
}

/** Counts what happens in many games (`kantyna balance`). */
export interface Tally<P extends Position = Position> {
  /** After every choice: the position, and what the choice has caused. */
  see(t: P, events: readonly GameEvent[]): void
  /** In English: it is for those who make the game. */
  tables(): readonly TallyTable[]
}

export interface TallyTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** What should have happened and never did. */
  readonly missing?: readonly string[]
}

/** What is read rather than played. Loaded separately, because a table does without it. */
export interface GameLibrary {
  readonly catalogue: readonly CataloguedRule[]
  readonly rulebook: readonly RulebookSection[]
  readonly glossary: readonly GlossaryTerm[]
  readonly cards: readonly CardFact[]
  readonly lesson: readonly LessonStep[]
  /** For the positions of the lesson. */
  readonly scenarioWords: ScenarioWords<Position>
}

/** Several choices of a seat in one go, each of them a choice like any other. */
export interface Shortcut {
  readonly id: string
  readonly name: Text
  /** How many choices it would begin with: what one touch does as well needs no shortcut. */
  reach(decision: PresentedDecision): number
  /** The id of the option to choose next, or null where it ends. */
  next(decision: PresentedDecision): string | null
}

/** A sentence for new players: shown once, when its moment has come. */
export interface CoachLine {
  readonly id: string
  readonly text: Text
  isMoment(moment: CoachMoment): boolean
}

/** What a table shows a player at one moment. */
export interface CoachMoment {
  readonly view: KernelView
  readonly decisions: readonly PresentedDecision[]
  /** What has just happened. */
  readonly events: readonly GameEvent[]
  /** Whether the last choice can be taken back freely. */
  readonly canUndo: boolean
}

/** How letters may be shown where there are colours; elsewhere text is left as it is. */
export type Paint = (text: string, how: 'red' | 'green' | 'yellow' | 'blue' | 'grey' | 'bold') => string

/** One testable statement of the rules. */
export interface CataloguedRule {
  readonly id: RuleId
  readonly says: string
}

/** The rulebook in our own words: every paragraph names the catalogued rules that it tells. */
export interface RulebookSection {
  readonly id: string
  readonly title: Text
  readonly paragraphs: readonly RulebookParagraph[]
}

export interface RulebookParagraph extends Text {
  readonly rules: readonly RuleId[]
}

export type Provenance = 'seed' | 'public' | 'original'

/** A card, tile or space as the gallery shows it: its text is made from what it does. */
export interface CardFact {
  readonly id: string
  readonly thing: Thing
  readonly name: Text
  /** A line for each paragraph and for each of the things that are chosen from. */
  readonly text: Text
  /** The groups that it belongs to, by name: a faction, a type. */
  readonly kinds?: readonly Text[]
  readonly copies: number
  readonly provenance: Provenance
  /** Said of the provenance where a part of the card is ours. */
  readonly note?: Text
}

/** One step of a lesson on the real engine: a position, what to say, and what the learner is to choose. */
export interface LessonStep {
  readonly id: string
  readonly text: Text
  readonly seats: number
  /** What the table is played with, where that is not the usual: by the ids of the game's options. */
  readonly options?: Readonly<Record<string, string>>
  /** In the words of the game's scenarios. */
  readonly arrange: unknown
  /** Things to point at. */
  readonly points: readonly Thing[]
  /**
   * The option ids that the learner may choose from (any of them), of parts too, and of an amount what it is an amount
   * of; empty where there is only something to read.
   */
  readonly choices: readonly string[]
  /** Standing moves that are made before that, in this order: the learner's by hand, those of the others by themselves. */
  readonly moves?: readonly Move[]
  /**
   * What the other seats choose by themselves whenever it is among their options: before the learner, who answers it, or
   * after the learner, which ends the step.
   */
  readonly others?: readonly string[]
  /** Said when nothing is left to choose: what has come of it. */
  readonly then?: Text
  /** The learner takes the choice back, as at any table. That ends the step, and `then` asks for it. */
  readonly takesBack?: boolean
}
