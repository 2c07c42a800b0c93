import type { LessonStep, Move, Thing } from '@kantyna/kernel'
import { missionOf, tokenOf } from '../rules/scenario/arrange-table.ts'
import { positions } from './lesson/positions.ts'
import { lessonTexts, type StepName } from './lesson/texts.ts'

const LEARNER = 0

const freeAction = (move: string, ...picks: string[]): Move => ({ seat: LEARNER, move, picks })

/** The first lesson: one round as a series of small positions under the real rules, then the end of a game. */
export const lesson: readonly LessonStep[] = [
  step('welcome', { points: ['space:0', 'ship:0-0'] }),
  step('income', { choices: ['income', 'raw'] }),
  step('technology', { choices: ['technology', 'advanceAndCard', 'TC108'] }),
  step('undo', { choices: ['mining'], takesBack: true }),
  step('follow', { others: ['mining'], choices: ['follow', 'crew'] }),
  step('explore', { choices: ['exploration', 'move-R2', 'settle'] }),
  step('planet', { choices: ['planet-1', 'crew'] }),
  step('trade', {
    points: [`token:${tokenOf('BB03')}`],
    moves: [freeAction('useToken', 'BB03')],
    choices: ['trade', 'raw', 'alien'],
  }),
  step('production', { choices: ['production', 'advanceAndCollect', 'goOn', 'energy-1-alien-1'] }),
  step('politics', { choices: ['politics', 'advanceAndCard', 'MS03'] }),
  step('mission', {
    points: [`mission:${missionOf('MS03')}`],
    moves: [freeAction('completeMission', 'MS03', 'pay=energy:1', 'pay=raw:1')],
    choices: ['mining'],
  }),
  step('senate', {
    points: ['office:0'],
    moves: [freeAction('takeSeat', 'DC01')],
    choices: ['military', 'energy'],
  }),
  step('cleanUp', { choices: ['planet-1', 'crew'] }),
  step('victory', { others: ['GL05'], choices: ['GL08'] }),
]

interface StepInput {
  readonly points?: readonly Thing[]
  readonly choices?: readonly string[]
  readonly others?: readonly string[]
  readonly moves?: readonly Move[]
  readonly takesBack?: boolean
}

function step(id: StepName, { points = [], choices = [], ...does }: StepInput): LessonStep {
  const { then, ...text } = lessonTexts[id]
  return {
    id,
    text,
    ...(then === undefined ? {} : { then }),
    seats: 2,
    arrange: positions[id],
    points,
    choices,
    ...does,
  }
}
