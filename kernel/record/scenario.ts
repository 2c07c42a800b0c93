import { type Chance, newChance } from '../chance/chance.ts'
import type { RuleId } from '../play/decision.ts'
import type { GameEvent } from '../play/event.ts'
import { Fault } from '../play/fault.ts'
import type { GameWithWords, PositionChecks } from '../play/game.ts'
import type { Plain, Position } from '../play/position.ts'
import type { View } from '../secrets/view.ts'
import { unknownWord } from '../words/unknown-word.ts'
import type { EventFacts } from './event-words.ts'
import { same } from './expected.ts'
import { Mismatch, mismatch, within } from './mismatch.ts'
import { sayProblem } from './problem.ts'
import { readWords } from './read-words.ts'
import { type AiLines, withAiSteps } from './scenario-ai.ts'
import { check, checkEnd } from './scenario-check.ts'
import { type BegunAnswer, choose, readLines, refusalOf } from './scenario-choice.ts'
import type { Scenario, Step } from './scenario-file.ts'

type Description = { readonly [word: string]: Plain }

/** What a game brings to scenarios: its own words for positions, and all there are, so that a typo is found. */
export interface ScenarioWords<P extends Position> {
  /**
   * Builds a position from the `arrange` block, or says what is wrong with the block. Where the game goes on from there,
   * it goes on with the rules of `game`: its own game, but for what a scenario adds to it.
   */
  arrange(seats: number, options: object, block: unknown, chance: Chance, game?: object): P
  /** The position in the same words, for `expect` to look into. */
  describe(t: P): Description
  /** What a seat sees, in the words of `describe` as far as it can tell; a piece that it does not see is `unseen`. */
  describeView(view: View<P>): Description
  /** Every id that an option of a kind, or of a standing move, can have, or something that it blocks. */
  optionIds(kind: string): readonly string[]
  /** The id of what a scenario calls otherwise: a place by the thing that lies there. What it does not know is left as it is. */
  idOf?(t: P, said: string): string
  /** Every type of event that there is, with the names of its facts. */
  readonly eventFacts: EventFacts
  /** An event with its facts in the words of `describe`: pieces by name, seats from 1. */
  describeEvent(event: GameEvent): Description
  /** Names that a position can be told with and that stand neither in this one nor among the ids of options. */
  names?(): readonly string[]
  /**
   * Plays with cards that are in no box, as the `cards` block describes them, or says what is wrong with the block. They
   * are there while `play` runs with the game that it is given, and gone afterwards.
   */
  withCards?(cards: unknown, game: object, play: (game: object) => void): void
  /** Where automas read their cards, so that a scenario can look at the table between two lines. */
  readonly aiLines?: AiLines<P>
  /** Whether a scenario may say that it shows this, which stands in no catalogue: a worked example, a ruling. */
  mayCite?(id: string): boolean
}

/** How a scenario went: null, or the first thing that was not as it says. */
export interface ScenarioReport {
  readonly name: string
  readonly rules: readonly RuleId[]
  readonly failure: string | null
}

/** Positions that no rule allows prove nothing about the rules: they are checked all along. */
type ScenarioGame<P extends Position, O extends object = object> = GameWithWords<P, O> & PositionChecks<P>

/** A scenario in the middle of being run. */
export interface RunningScenario<P extends Position> {
  readonly game: ScenarioGame<P>
  readonly words: ScenarioWords<P>
  /** The ids of the game's catalogue. */
  readonly rules: readonly RuleId[]
  readonly t: P
  /** What the last choice has caused. */
  events: readonly GameEvent[]
  /** An answer in parts that is not complete yet. */
  begun: BegunAnswer | null
}

export function runScenario<P extends Position, O extends object>(
  game: ScenarioGame<P, O>,
  words: ScenarioWords<P>,
  catalogue: readonly { readonly id: RuleId }[],
  scenario: Scenario,
): ScenarioReport {
  const { name, rules } = scenario
  try {
    const options = readHead(game, words, catalogue, scenario)
    const known = catalogue.map(({ id }) => id)
    const play = (played: object) =>
      // What the game has made of itself to be played with further cards.
      run(begin(played as ScenarioGame<P>, words, known, scenario, options), scenario)
    if (scenario.cards === undefined) play(game)
    else playWithCards(words, game, scenario.cards, play)
    return { name, rules, failure: null }
  } catch (problem) {
    if (problem instanceof Mismatch) return { name, rules, failure: problem.message }
    throw problem
  }
}

function run<P extends Position>(running: RunningScenario<P>, scenario: Scenario): void {
  for (const [index, step] of scenario.do.entries()) within(`step ${index + 1}`, () => take(running, step))
  checkEnd(running, scenario.expect)
}

function playWithCards<P extends Position>(
  words: ScenarioWords<P>,
  game: object,
  cards: unknown,
  play: (played: object) => void,
): void {
  if (words.withCards === undefined) mismatch('cards: this game has no cards that could be made by hand')
  try {
    words.withCards(cards, game, play)
  } catch (problem) {
    // A card can name a role, a script or a result that there is not: only reading it finds that out.
    if (problem instanceof Fault) mismatch(`the rules cannot go on with these cards: ${problem.message}`)
    throw problem
  }
}

/** Checks all that is not about a position, and reads the options of the table. */
function readHead<P extends Position, O extends object>(
  game: ScenarioGame<P, O>,
  words: ScenarioWords<P>,
  catalogue: readonly { readonly id: RuleId }[],
  scenario: Scenario,
): object {
  if (scenario.game !== game.meta.id)
    mismatch(`the scenario is of the game ${scenario.game}, not ${game.meta.id}`)
  if (!game.meta.seats.includes(scenario.seats))
    mismatch(`seats: the game is for ${game.meta.seats.join(', ')}`)
  const rules = catalogue.map(({ id }) => id)
  const unknown = scenario.rules.find((rule) => !rules.includes(rule) && words.mayCite?.(rule) !== true)
  if (unknown !== undefined) mismatch(unknownWord('rule', unknown, rules))
  const options = readWords(game.options(scenario.seats), scenario.options)
  return options.ok ? options.data : mismatch(`options: ${sayProblem(options.problem)}`)
}

function begin<P extends Position>(
  game: ScenarioGame<P>,
  words: ScenarioWords<P>,
  rules: readonly RuleId[],
  scenario: Scenario,
  options: object,
): RunningScenario<P> {
  const played = isStepped(scenario) ? stepping(game, words) : game
  const running: RunningScenario<P> = {
    game: played,
    words,
    rules,
    t: arranged(() =>
      words.arrange(scenario.seats, options, scenario.arrange, newChance(1, game.streams), played),
    ),
    events: [],
    begun: null,
  }
  within('arrange', () => checkPossible(running))
  return running
}

function isStepped({ do: steps }: Scenario): boolean {
  return steps.some((step) => typeof step === 'object' && 'ai' in step)
}

function stepping<P extends Position>(game: ScenarioGame<P>, { aiLines }: ScenarioWords<P>): ScenarioGame<P> {
  if (aiLines === undefined) return mismatch('do: the game has no automas that read cards')
  return withAiSteps<P, ScenarioGame<P>>(game, aiLines)
}

function arranged<P extends Position>(arrange: () => P): P {
  try {
    return arrange()
  } catch (problem) {
    // The rules cannot be blamed for what becomes of a position that they would never have come to.
    if (problem instanceof Fault) mismatch(`arrange: the rules cannot go on from here: ${problem.message}`)
    throw problem
  }
}

function take<P extends Position>(running: RunningScenario<P>, step: Step): void {
  if (typeof step === 'string') choose(running, {}, step)
  else if ('expect' in step) check(running, step.expect)
  else if ('choose' in step) choose(running, step, step.choose)
  else if ('ai' in step) readLines(running, step.ai)
  else same(`error of ${step.try}`, refusalOf(running, step, step.try, step.error), step.error)
  checkPossible(running)
}

function checkPossible<P extends Position>({ game, t }: RunningScenario<P>): void {
  const [wrong] = game.violations(t)
  if (wrong !== undefined) mismatch(`no rule allows this position: ${wrong}`)
}
