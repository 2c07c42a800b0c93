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
  /** For how many people it is. */
  readonly seats: readonly number[]
  /**
   * How many automas join a number of people, seated after them around the table: `{ 1: 1 }` for a game that one person
   * plays against one automa. None if left out. See `seatingFor`.
   */
  readonly automas?: { readonly [people: number]: number }
  readonly minutes: number
  readonly age: number
  /**
   * How many of a hundred games each level of bots wins against the one before it, the second weakest first: as
   * measured, see docs/performance.md.
   */
  readonly botWins?: readonly number[]
  /** What the ids of its rules and rulings begin with. */
  readonly ruleIds?: readonly string[]
  /** The pages that a new game does not have yet: the lobby has no links to them. */
  readonly lacks?: readonly ('lesson' | 'cards')[]
}

/** What the lobby shows of an expansion. Loads without its rules. */
export interface ExpansionMeta {
  readonly id: string
  /** The id of the game that it extends. */
  readonly extends: string
  readonly name: Text
  readonly tagline: Text
  /** What the ids of its rules and rulings begin with. */
  readonly ruleIds: readonly string[]
}

/** One choice that a table makes before the game: what it is called and what may be chosen. */
export interface TableOption {
  readonly id: string
  readonly name: Text
  readonly choices: readonly TableChoice[]
  /** Why it cannot be chosen with what was chosen elsewhere, or null where it can. */
  closed?(chosen: ChosenOptions): Text | null
}

export interface TableChoice {
  readonly value: string
  readonly name: Text
  readonly explains?: Text
  /** Why this choice is not open with what was chosen elsewhere. */
  closed?(chosen: ChosenOptions): Text | null
}

/** What has been chosen so far, by option. */
export type ChosenOptions = Readonly<Record<string, string>>

/** What a game brings: rules as routines and decisions, and what each seat may see. */
export interface Game<P extends Position = Position, O extends object = object> {
  readonly meta: GameMeta
  /** The expansions that it is composed with; none where nothing is said. */
  readonly modules?: readonly string[]
  /**
   * Changes whenever the same choices could lead elsewhere. Versions are counted from 1: a game knows records of its own
   * version and of every one before it, and no others (`knowsVersion`).
   */
  readonly rulesVersion: string
  /** What may be chosen before the game, for that many players; automas do not count. */
  options(players: number): Reader<O>
  tableOptions(players: number): readonly TableOption[]
  /** How many automas join a number of people, where the options decide it; otherwise the number in the meta. */
  automas?(people: number, options: O): number
  /** The purposes that chance is drawn for, one stream each. */
  readonly streams: readonly string[]
  readonly routines: Routines<P>
  readonly decisions: { readonly [kind: string]: DecisionKind<P> }
  /** What seats may do while another seat is asked. */
  readonly standing?: StandingMoves<P>
  /** The kinds of decision at which a player is free to do what the turn allows: where a scenario may rest. */
  readonly turnKinds: readonly string[]
  /** Whose turn it is; null outside turns. Bots judge positions between turns and never in the middle of one. */
  whoseTurn(t: P): Seat | null
  /**
   * Which turn it is. A game needs it where a seat can have several turns in a row, against an automa or because of an
   * extra turn, or where its words number turns: the log then has the same numbers.
   */
  turnNumber?(t: P): number
  readonly secrets: Secrets<P>
  /**
   * Whether the table draws what one seat alone may see only while its owner holds something down: then a question that
   * is open to all (`isOpen`) needs no curtain at a screen that is shared.
   */
  readonly hidesHandUntilHeld?: true
  /** What everybody knows about pieces that lie face down. */
  readonly publicFacts?: PublicFacts<P>
  /** Every piece that is in the game, by kind of piece. Goes by what is shown to everybody alone. */
  inventory(t: P): Inventory
  /** The table before anything has happened. Draws nothing: that is for the first routine, where it is recorded. */
  setup(seating: Seating, options: O, chance: Chance): P
  copy(t: P): P
  /** The seats that win and lose together with a seat, itself included. */
  allies(seats: number, seat: Seat): readonly Seat[]
  /** Values that rules work out from several contributions, for tests to compare the number with its terms. */
  readonly values?: readonly CheckedValue<P>[]
  /** Longest possible game in choices, by a rule that players are told: what goes on longer is stuck. */
  readonly longestGame: number
}

/** A standing move by its name, with its codes. */
export interface ProposedMove {
  readonly move: string
  readonly picks: readonly number[]
}

/** What bots know of a game. It is apart from its rules, because a table does without it. */
export interface BotKnowledge<P extends Position = Position> {
  /** How well a seat stands: from 0 (lost) to 1 (won). */
  evaluate(t: P, seat: Seat): number
  /**
   * What the lead is divided by where `evaluate` is 1 / (1 + e^−lead): it makes leads of evaluations again, in what the
   * game counts them in, so that a hint can say how much better a choice is.
   */
  readonly leadScale?: number
  /** A quick sensible answer for playouts, where any answer would play too badly. */
  policy?(t: P, decision: Decision, randomBelow: RandomBelow): readonly number[]
  /**
   * The answers that bots should weigh, where most of the legal ones come to the same or are plainly foolish; null where
   * all are to be weighed. One alone is given without thought. Goes by what the seat that answers can see.
   */
  candidates?(t: P, decision: Decision): readonly (readonly number[])[] | null
  /**
   * A standing move that a seat should make now: an offer, or a counter-offer to one that it would refuse; null where
   * none is worth it. Uses only what the seat can see. A seat whose offer was refused may be asked again at once, so a
   * seat that has made enough offers in a turn returns null.
   */
  propose?(t: P, seat: Seat): ProposedMove | null
  /**
   * Standing moves are a seat's own free actions rather than talk: bots make those that are proposed and weigh no others,
   * and quick answers in playouts come after them too.
   */
  readonly proposesFreeActions?: true
  /**
   * How many times as long as elsewhere a playout takes, where turns are long: the strongest bots make so much fewer of
   * them, so that nobody waits longer. 1 where nothing is said.
   */
  readonly playoutCost?: number
  /** For how many turns a playout goes on at most: with many dice, luck soon hides what a choice was worth. */
  readonly playoutTurns?: number
  /**
   * How far off the levels of bots judge, from the weakest on, where the house's own errors (`bots/levels.ts`) do not fit:
   * where a turn is many choices, errors at every one of them add up.
   */
  readonly levelErrors?: readonly number[]
}

/** What simulations and tests ask of positions. It is apart from the rules, because a table does without it. */
export interface PositionChecks<P extends Position = Position> {
  /** What is wrong with a position that no rule allows; empty where nothing is. */
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

/** A game that can be talked about. Its words are apart from its rules, because bots and records do without them. */
export interface GameWithWords<P extends Position = Position, O extends object = object> extends Game<P, O> {
  readonly words: Readonly<Record<Lang, GameWords>>
}

/** A game with all that belongs to it, for the terminal and for tests. */
export interface CompleteGame<P extends Position = Position, O extends object = object>
  extends GameWithWords<P, O>,
    BotKnowledge<P>,
    PositionChecks<P> {}
