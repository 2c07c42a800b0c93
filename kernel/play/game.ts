import type { Chance } from '../chance/chance.ts'
import type { RandomBelow } from '../chance/fast.ts'
import type { Reader } from '../record/problem.ts'
import type { CheckedValue } from '../rules/values.ts'
import type { Inventory, PublicFacts, Secrets } from '../secrets/secrets.ts'
import type { GameWords, Lang, Text } from '../words/words.ts'
import type { Decision, DecisionKind } from './decision.ts'
import type { Position, Seat, Seating } from './position.ts'
import type { Routines } from './routine.ts'
import type { StandingMoves } from './standing.ts'

/** What the lobby shows of a game. Loads without its rules. */
export interface GameMeta {
  readonly id: string
  readonly name: Text
  readonly tagline: Text
  /** The numbers of people that it can be played by. */
  readonly seats: readonly number[]
  /**
   * The number of automas that join a number of people. They sit after the people. `{ 1: 1 }`: one person plays against
   * one automa. None if left out. See `seatingFor`.
   */
  readonly automas?: { readonly [people: number]: number }
  readonly minutes: number
  readonly age: number
  /**
   * The measured percentage of games that each level of bots wins against the next weaker level, starting with the second
   * weakest: see docs/performance.md.
   */
  readonly botWins?: readonly number[]
  /** The prefixes of the ids of its rules and rulings. */
  readonly ruleIds?: readonly string[]
  /** The pages that a new game does not have yet: the lobby leaves out their links. */
  readonly lacks?: readonly ('lesson' | 'cards')[]
}

/** What the lobby shows of an expansion. Loads without its rules. */
export interface ExpansionMeta {
  readonly id: string
  /** The id of the game that it extends. */
  readonly extends: string
  readonly name: Text
  readonly tagline: Text
  /** The prefixes of the ids of its rules and rulings. */
  readonly ruleIds: readonly string[]
}

/** One option of a table, chosen before the game: its name and its choices. */
export interface TableOption {
  readonly id: string
  readonly name: Text
  readonly choices: readonly TableChoice[]
  /** Why the option is not available with the other chosen options, or null if it is. */
  closed?(chosen: ChosenOptions): Text | null
}

export interface TableChoice {
  readonly value: string
  readonly name: Text
  readonly explains?: Text
  /** Why this choice is not available with the other chosen options, or null if it is. */
  closed?(chosen: ChosenOptions): Text | null
}

/** What has been chosen so far, by option. */
export type ChosenOptions = Readonly<Record<string, string>>

/** A game: its rules as routines and decisions, and what each seat may see. */
export interface Game<P extends Position = Position, O extends object = object> {
  readonly meta: GameMeta
  /** The expansions that it is composed with; none if left out. */
  readonly modules?: readonly string[]
  /**
   * Changes whenever the same choices could lead to another position. Versions count from 1. A game can replay records of
   * its own version and of all earlier ones (`knowsVersion`).
   */
  readonly rulesVersion: string
  /** Reads the options of a table for this number of players; automas do not count. */
  options(players: number): Reader<O>
  tableOptions(players: number): readonly TableOption[]
  /** The number of automas that join a number of people, if the options decide it; otherwise the meta says so. */
  automas?(people: number, options: O): number
  /** The streams of chance, one for each purpose. */
  readonly streams: readonly string[]
  readonly routines: Routines<P>
  readonly decisions: { readonly [kind: string]: DecisionKind<P> }
  /** What seats may do while another seat is asked. */
  readonly standing?: StandingMoves<P>
  /** The kinds of question that ask a player what to do with their turn. Scenarios stop at these. */
  readonly turnKinds: readonly string[]
  /** Whose turn it is; null outside turns. Bots judge positions between turns and never in the middle of one. */
  whoseTurn(t: P): Seat | null
  /**
   * The number of the turn. A game needs it if a seat can have several turns in a row (against an automa, or because of an
   * extra turn), or if its words number the turns, so that the log uses the same numbers.
   */
  turnNumber?(t: P): number
  readonly secrets: Secrets<P>
  /**
   * Whether the page shows a seat's secrets only while its player holds a button down. Then a question that shows nothing
   * secret (`isOpen`) needs no curtain at a shared screen.
   */
  readonly hidesHandUntilHeld?: true
  /** What everybody knows about face-down pieces. */
  readonly publicFacts?: PublicFacts<P>
  /** Every piece in the game, by kind of piece. Uses only fields that everybody sees. */
  inventory(t: P): Inventory
  /** The initial position. It must not draw on chance: the first routine does that, so that the draws are recorded. */
  setup(seating: Seating, options: O, chance: Chance): P
  copy(t: P): P
  /** The seats that win and lose together with a seat, including that seat. */
  allies(seats: number, seat: Seat): readonly Seat[]
  /** Values that rules compute from several terms. Tests compare each value with the sum of its terms. */
  readonly values?: readonly CheckedValue<P>[]
  /** The most choices that a game can have, by a rule that players know. A longer game is stuck. */
  readonly longestGame: number
}

/** A standing move by name, with the picked codes. */
export interface ProposedMove {
  readonly move: string
  readonly picks: readonly number[]
}

/** What bots know about a game. Separate from its rules, because a table does not need it. */
export interface BotKnowledge<P extends Position = Position> {
  /** How well a seat stands: from 0 (lost) to 1 (won). */
  evaluate(t: P, seat: Seat): number
  /**
   * If `evaluate` is 1 / (1 + e^−(lead / scale)): that scale. It turns an evaluation back into a lead in the game's own
   * measure, so that a hint can say how much better a choice is.
   */
  readonly leadScale?: number
  /** A quick sensible answer for playouts, if random answers would play too badly. */
  policy?(t: P, decision: Decision, randomBelow: RandomBelow): readonly number[]
  /**
   * The answers that bots should weigh, if most of the legal ones are equivalent or plainly bad; null to weigh all of
   * them. A single candidate is chosen without search. Uses only what the answering seat can see.
   */
  candidates?(t: P, decision: Decision): readonly (readonly number[])[] | null
  /**
   * A standing move that a seat should make now: an offer, or a counter-offer to one that it would refuse; null if none
   * is worth making. Uses only what the seat can see. The host may ask again right after an offer was refused, so this
   * returns null once the seat has made enough offers in a turn.
   */
  propose?(t: P, seat: Seat): ProposedMove | null
  /**
   * Set if standing moves are the seat's own free actions rather than talk. Bots make the proposed ones without
   * weighing others, and playouts make them before each quick answer.
   */
  readonly proposesFreeActions?: true
  /**
   * The cost of a playout, compared with other games; 1 if left out. The strongest bots divide their number of playouts
   * by it, so that nobody waits longer.
   */
  readonly playoutCost?: number
  /** The most turns that a playout lasts. In a game with many dice, luck soon hides what a choice was worth. */
  readonly playoutTurns?: number
  /**
   * The errors of judgement of each level of bots, the weakest first, if the standard ones (`bots/levels.ts`) do not fit.
   * In a game whose turns have many choices, the errors add up.
   */
  readonly levelErrors?: readonly number[]
}

/** Checks of positions for simulations and tests. Separate from the rules, because a table does not need them. */
export interface PositionChecks<P extends Position = Position> {
  /** What is wrong with a position, in sentences; empty if it is sound. */
  violations(t: P): string[]
}

/** A game whose positions can be checked. */
export interface CheckedGame<P extends Position = Position, O extends object = object>
  extends Game<P, O>,
    PositionChecks<P> {}

/** A game that bots can play. */
export interface GameWithBots<P extends Position = Position, O extends object = object>
  extends Game<P, O>,
    BotKnowledge<P> {}

/** A game with its words. They are separate from its rules, because bots and records do not need them. */
export interface GameWithWords<P extends Position = Position, O extends object = object> extends Game<P, O> {
  readonly words: Readonly<Record<Lang, GameWords>>
}

/** A game with all of its parts, for the terminal and for tests. */
export interface CompleteGame<P extends Position = Position, O extends object = object>
  extends GameWithWords<P, O>,
    BotKnowledge<P>,
    PositionChecks<P> {}
