import type { PresentedDecision } from '@kantyna/kernel'

/** Which questions are answered in which panel. */

const amongDice: readonly string[] = [
  'useInCombat',
  'useInTest',
  'useInRoll',
  'useAfter',
  'pickDice',
  'chooseSkill',
  'chooseEffect',
]

/** Credits can still be handed over before they are lost. */
export function isLastChanceToGive({ kind }: PresentedDecision): boolean {
  return kind === 'beforeDefeat'
}

/** Whether a question is answered among the dice. A pause is for what can be done besides: the dock ends it. */
export function isAnsweredAmongDice({ kind, shape, isPause }: PresentedDecision): boolean {
  return amongDice.includes(kind) && shape === 'one' && isPause !== true
}

/** Which of several dice: the dock confirms it. */
export function isChosenAmongDice({ kind }: PresentedDecision): boolean {
  return kind === 'pickDice'
}

/** Which skill is tested is still open: until then nothing is said of any. */
export function isSkillAsked(decisions: readonly PresentedDecision[]): boolean {
  return decisions.some(({ kind }) => kind === 'chooseSkill')
}

const inEncounters: readonly string[] = [
  'chooseEffect',
  'fightOrTalk',
  'captureOrEliminate',
  'chooseSkill',
  'encounter',
  'takeResource',
  'protect',
  'buyUsedShip',
]

/** Answered in the panel of encounters also while no card is read. */
const ofEncounters: readonly string[] = [
  'encounter',
  'fightOrTalk',
  'captureOrEliminate',
  'protect',
  'buyUsedShip',
]

type Asks = (question: PresentedDecision) => boolean

/** Which questions the panel of encounters answers. */
export interface EncounterQuestions {
  /** While a card is read: they belong beside its text. */
  readonly areIn: Asks
  /** Also while no card is read. */
  readonly areOf: Asks
}

/** With the kinds of questions that expansions ask in encounters. */
export function encounterQuestions(added: readonly string[]): EncounterQuestions {
  return {
    areIn: ({ kind }) => inEncounters.includes(kind) || added.includes(kind),
    areOf: ({ kind }) => ofEncounters.includes(kind) || added.includes(kind),
  }
}

/** Whether ships are for sale that come from no market deck: a card offers them, in an encounter or at the market. */
export function isOfUsedShips({ kind }: PresentedDecision): boolean {
  return kind === 'buyUsedShip'
}

const atMarket: readonly string[] = ['buy', 'discardFromMarket', 'pickDeck']

/** Whether one of the market decks answers a question. */
export function isAnsweredAtMarket({ kind }: PresentedDecision): boolean {
  return atMarket.includes(kind)
}

const assembled: readonly string[] = ['give', 'propose']

/** Whether an answer is put together in the panel of trades. */
export function isTrade({ kind }: PresentedDecision): boolean {
  return assembled.includes(kind)
}

const onMap = /^(?:space|patrol|contact):/

/** Whether the chart answers a question: panels that tell what led to it leave it in sight. */
export function isAnsweredOnMap({ options }: PresentedDecision): boolean {
  return options.some(({ touches }) => touches.some((thing) => onMap.test(thing)))
}
