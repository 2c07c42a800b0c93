import { assert, type Facts, type Line, type Option, type PresentedDecision } from '@kantyna/kernel'
import { capitalised } from './capitalised.ts'
import { type SetupKind, setupKinds } from './setup-questions.ts'

/** The names of all questions, standing moves and parts of answers. Both languages have words for each of them. */

/** Questions that only offer abilities. Their answers have the words of the ability. */
const abilityWindows = ['useInCombat', 'useInTest', 'useInRoll', 'useAfter', 'useAgainstDamage'] as const

/** Questions that can be declined. */
const declinable = [
  ...abilityWindows,
  'stopMover',
  'deliverNext',
  'discardFromMarket',
  'buy',
  'buyUsedShip',
  'misdirectPatrol',
  'takeResource',
  'protect',
  'chooseEffect',
  'pickPatrolMove',
] as const

/** The kinds of question that players can wait for. */
export const kinds = [
  ...declinable,
  ...setupKinds,
  'plan',
  'act',
  'movePatrolTo',
  'pushPatrolTo',
  'placeToken',
  'discardExcess',
  'encounter',
  'fightOrTalk',
  'captureOrEliminate',
  'beforeDefeat',
  'chooseSkill',
  'pickContactToSwap',
  'pickDice',
  'pickPlayer',
  'pickDiscard',
  'pickDeck',
  'pickFaction',
  'pickSpace',
  'pickContact',
  'pickCardToTake',
] as const

export const standingMoves = ['give', 'propose', 'accept', 'refuse', 'withdraw'] as const

/** Parts of answers that are numbers, without options. */
const numberParts = ['thousands', 'give-credits', 'take-credits'] as const

export const parts = ['tradeIn', 'discard', 'give-cards', 'take-cards', ...numberParts] as const

export type Kind = (typeof kinds)[number]
export type Question = Kind | (typeof standingMoves)[number] | (typeof parts)[number]
type AbilityWindow = (typeof abilityWindows)[number]
type Labelled = Exclude<Question, AbilityWindow | (typeof numberParts)[number]>

export type Prompt = (decision: PresentedDecision) => Line
export type Label = (facts: Facts, option: Option, decision: PresentedDecision) => Line

/** The words of one language for all questions after the setup. A missing entry does not compile. */
export interface QuestionWords {
  readonly prompts: Readonly<Record<Exclude<Question, SetupKind>, Prompt>>
  readonly labels: Readonly<Record<Exclude<Labelled, SetupKind>, Label>>
  /** An ability that can be used, in any question. */
  readonly use: Label
  readonly declined: Readonly<Record<(typeof declinable)[number], Line>>
}

/** Throws for an unknown kind: expansions have words for their own questions. */
function entry<Entry>(table: Readonly<Record<string, Entry>>, kind: string): Entry {
  const found = table[kind]
  assert(found !== undefined, `there are no words for ${kind}`)
  return found
}

export function promptIn({ prompts }: QuestionWords, decision: PresentedDecision): Line {
  return capitalised(entry(prompts, decision.kind)(decision))
}

export function optionIn(
  { labels, use, declined }: QuestionWords,
  decision: PresentedDecision,
  option: Option,
): Line {
  const { id, facts = {} } = option
  if (id === 'pass') return entry(declined, decision.kind)
  const label = isUse(option) ? use : entry<Label>(labels, decision.kind)
  return label(facts, option, decision)
}

function isUse({ id }: Option): boolean {
  return id.startsWith('use-') || id.startsWith('secret-')
}
