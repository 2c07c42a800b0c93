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

/** What is asked while a card is read, and belongs beside its text. */
const inEncounters: string[] = [
  'chooseEffect',
  'fightOrTalk',
  'captureOrEliminate',
  'chooseSkill',
  'encounter',
  'takeResource',
  'protect',
  'buyUsedShip',
]

export function isAnsweredInEncounter({ kind }: PresentedDecision): boolean {
  return inEncounters.includes(kind)
}

/** Whether ships are for sale that come from no market deck: a card offers them, in an encounter or at the market. */
export function isOfUsedShips({ kind }: PresentedDecision): boolean {
  return kind === 'buyUsedShip'
}

/** Answered in the panel of encounters also while no card is read. */
const ofEncounters: string[] = ['encounter', 'fightOrTalk', 'captureOrEliminate', 'protect', 'buyUsedShip']

export function isOfEncounter({ kind }: PresentedDecision): boolean {
  return ofEncounters.includes(kind)
}

/** Questions of another box that are asked in encounters: its drawings say so when they are loaded. */
export function addEncounterQuestions(kinds: readonly string[]): void {
  inEncounters.push(...kinds)
  ofEncounters.push(...kinds)
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
