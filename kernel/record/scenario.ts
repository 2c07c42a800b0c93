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
import { problemSentence } from './problem.ts'
import { readWords } from './read-words.ts'
import { type AiLines, withAiSteps } from './scenario-ai.ts'
import { check, checkEnd } from './scenario-check.ts'
import { type BegunAnswer, choose, readLines, refusalOf } from './scenario-choice.ts'
import type { Scenario, Step } from './scenario-file.ts'

type Description = { readonly [word: string]: Plain }

/** The words of a game's scenarios: how it describes positions, and the full lists of names, to detect typos. */
export interface ScenarioWords<P extends Position> {
  /**
   * Builds a position from the `arrange` block, or throws a mismatch. To run the position to its first question, use the
   * rules of `game`: the game itself, with everything that the scenario adds to it.
   */
  arrange(seats: number, options: object, block: unknown, chance: Chance, game?: object): P
  /** The position in the same words, for `expect`. */
  describe(t: P): Description
  /** A view in the words of `describe`, as far as it shows them; a hidden piece is `unseen`. */
  describeView(view: View<P>): Description
  /** Every id that a legal or blocked option of a kind or standing move can have. */
  optionIds(kind: string): readonly string[]
  /** The id for another name, such as a place named by the thing that lies there. Unknown names stay unchanged. */
  idOf?(t: P, text: string): string
  /** Every type of event, with the names of its facts. */
  readonly eventFacts: EventFacts
  /** An event with its facts in the words of `describe`: pieces by name, seats from 1. */
  describeEvent(event: GameEvent): Description
  /** Further names in descriptions, which are neither in the current position nor among the ids of options. */
  names?(): readonly string[]
  /**
   * Plays with the cards of the `cards` block, which are in no box, or throws a mismatch. The cards exist only while
   * `play` runs. It gets a game that contains them.
   */
  withCards?(cards: unknown, game: object, play: (game: object) => void): void
  /** Where automas read their cards, so that a scenario can look at the table between two lines. */
  readonly aiLines?: AiLines<P>
  /** Whether a scenario may cite this id, which is in no catalogue: a worked example, a ruling. */
  mayCite?(id: string): boolean
}

/** The result of a scenario: `failure` is its first mismatch, or null. */
export interface ScenarioReport {
  readonly name: string
  readonly rules: readonly RuleId[]
  readonly failure: string | null
}

/** Every position of a scenario is checked, because an impossible position proves nothing about the rules. */
type ScenarioGame<P extends Position, O extends object = object> = GameWithWords<P, O> & PositionChecks<P>

/** A scenario that is being run. */
export interface RunningScenario<P extends Position> {
  readonly game: ScenarioGame<P>
  readonly words: ScenarioWords<P>
  /** The ids of the game's catalogue. */
  readonly rules: readonly RuleId[]
  readonly t: P
  /** The events of the last choice. */
  events: readonly GameEvent[]
  /** An answer with parts that is not complete yet. */
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
      // `withCards` gets a plain object, but passes on a version of this game.
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
    // A card can name a role, a script or a result that does not exist. That shows only when the card is used.
    if (problem instanceof Fault) mismatch(`the rules cannot go on with these cards: ${problem.message}`)
    throw problem
  }
}

/** Checks the head of a scenario, and returns the options of its table. */
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
  return options.ok ? options.data : mismatch(`options: ${problemSentence(options.problem)}`)
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
    // The rules would never reach this position, so a fault here is a mistake of the scenario.
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
