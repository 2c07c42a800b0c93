import type { Facts, Line, Option, PresentedDecision } from '@kantyna/kernel'
import { type Area, areas, type Track, tracks } from '../../content/names.ts'

/** Every question, every part of an answer and every free action, by name. Both languages must have words for each. */
export const kinds = [
  'draft',
  'income',
  'turn',
  'follow',
  'grantedAction',
  'explore',
  'freeMove',
  'tunnelMove',
  'placeOutpost',
  'collect',
  'miningOrder',
  'mark',
  'takeMission',
  'closeFile',
  'chooseTrack',
  'payEffect',
  'gainAny',
  'chooseEffect',
  'pickUsedToken',
  'goOn',
  'chooseGoal',
] as const

const freeActions = ['exchange', 'useToken', 'useReserve', 'completeMission', 'takeSeat', 'refit'] as const

const parts = [
  'worker',
  'fee',
  'action',
  'way',
  'pay',
  'resources',
  'waive',
  'slot',
  'route',
  'double',
  'track',
  'trackAgain',
  'before',
  'beforeAgain',
  'payTrade',
  'payMilitary',
  'technologyBefore',
  'militaryBefore',
  'politicsBefore',
  'technologyBeforeAgain',
  'militaryBeforeAgain',
  'politicsBeforeAgain',
] as const

export const questions = [...kinds, ...freeActions, ...parts] as const
export type Question = (typeof questions)[number]
/** A question that other seats may wait for. */
export type Kind = (typeof kinds)[number]

export type Prompt = (decision: PresentedDecision) => Line
export type Label = (facts: Facts, id: string, decision: PresentedDecision) => Line

/** The words of one language for all of them. */
export interface QuestionWords {
  readonly prompts: Readonly<Record<Question, Prompt>>
  readonly labels: Readonly<Record<Question, Label>>
  /** The words for declining; the usual words if not given. */
  readonly passes: Readonly<Partial<Record<Question, Label>>>
  readonly pass: Line
}

export function questionOf({ kind }: Pick<PresentedDecision, 'kind'>): Question {
  return kind as Question // the game asks nothing else
}

/** A free action listed with a question has the words of its own move. */
export function questionOfOption(decision: Pick<PresentedDecision, 'kind'>, { free }: Facts): Question {
  return typeof free === 'string' ? (free as Question) : questionOf(decision) // rules name moves there
}

/** Rules give a track by its name or by its number. */
export function trackIn(facts: Facts): Track {
  const { track } = facts
  return (typeof track === 'number' ? tracks[track] : track) as Track // the rules put nothing else there
}

/** Whether the option's words have to say which of two ships is meant. */
export function isSecondShip(facts: Facts): boolean {
  return facts['ship'] === 1
}

/** Rules give an area by its name or by its number. */
export function areaIn(facts: Facts): Area {
  const { area } = facts
  return (typeof area === 'number' ? areas[area] : area) as Area // the rules put nothing else there
}

/**
 * Where a worker can be placed in a turn: on an area of the panel, on the personal omni space, or on an action planet.
 */
export function placesIn(options: readonly Option[]): {
  readonly hasAction: boolean
  readonly hasPlanet: boolean
} {
  const placing = options.filter(({ id }) => id !== 'pass')
  const isPlanet = ({ facts = {} }: Option) => 'planet' in facts
  return { hasAction: placing.some((option) => !isPlanet(option)), hasPlanet: placing.some(isPlanet) }
}
