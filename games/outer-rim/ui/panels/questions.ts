import type { PresentedDecision } from '@kantyna/kernel'

/** Which panel answers each question. */

const amongDice: readonly string[] = [
  'useInCombat',
  'useInTest',
  'useInRoll',
  'useAfter',
  'pickDice',
  'chooseSkill',
  'chooseEffect',
]

/** Whether credits can still be handed over before they are lost. */
export function isLastChanceToGive({ kind }: PresentedDecision): boolean {
  return kind === 'beforeDefeat'
}

/** Whether a question is answered in the dice panel. A pause is a chance for other moves; the dock ends it. */
export function isAnsweredAmongDice({ kind, shape, isPause }: PresentedDecision): boolean {
  return amongDice.includes(kind) && shape === 'one' && isPause !== true
}

/** Whether the question chooses several dice, which the dock confirms. */
export function isChosenAmongDice({ kind }: PresentedDecision): boolean {
  return kind === 'pickDice'
}

/** Whether the tested skill is not chosen yet; until then no skill is shown. */
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

/** Questions that the encounter panel answers even if no card is read. */
const ofEncounters: readonly string[] = [
  'encounter',
  'fightOrTalk',
  'captureOrEliminate',
  'protect',
  'buyUsedShip',
]

type Asks = (question: PresentedDecision) => boolean

/** The questions that the encounter panel answers. */
export interface EncounterQuestions {
  /** Whether the panel answers a question while a card is read: the question belongs next to its text. */
  readonly areIn: Asks
  /** Whether the panel answers a question even if no card is read. */
  readonly areOf: Asks
}

/** The questions of the encounter panel, including the kinds that expansions ask in encounters. */
export function encounterQuestions(added: readonly string[]): EncounterQuestions {
  return {
    areIn: ({ kind }) => inEncounters.includes(kind) || added.includes(kind),
    areOf: ({ kind }) => ofEncounters.includes(kind) || added.includes(kind),
  }
}

/** Whether the question offers used ships. A card offers them; they do not come from a market deck. */
export function asksForUsedShip({ kind }: PresentedDecision): boolean {
  return kind === 'buyUsedShip'
}

const atMarket: readonly string[] = ['buy', 'discardFromMarket', 'pickDeck']

/** Whether a market deck answers the question. */
export function isAnsweredAtMarket({ kind }: PresentedDecision): boolean {
  return atMarket.includes(kind)
}

const assembled: readonly string[] = ['give', 'propose']

/** Whether the answer is assembled in the trade panel. */
export function isTrade({ kind }: PresentedDecision): boolean {
  return assembled.includes(kind)
}

const onMap = /^(?:space|patrol|contact):/

/** Whether the question is answered on the chart. Panels must not cover the chart then. */
export function isAnsweredOnMap({ options }: PresentedDecision): boolean {
  return options.some(({ touches }) => touches.some((thing) => onMap.test(thing)))
}
