import { type LessonStep, type Move, offerId, type Thing } from '@kantyna/kernel'
import { tradeThing } from '../../outer-rim/rules/scenario/things.ts'
import { DEBT, FAVOR } from '../rules/favors/granting.ts'
import { SHORTCUT } from '../rules/favors/kinds.ts'
import { positions, variants } from './lesson/positions.ts'
import { lessonTexts, type StepName } from './lesson/texts.ts'

const [LEARNER, OTHER] = [0, 1] as const

/** The learner asks for a favor, and pays with the debt token that the other player demands. */
const bargain: readonly Move[] = [
  { seat: LEARNER, move: 'askFavor', picks: ['shortcut', 'whom=seat-2'] },
  { seat: OTHER, move: 'propose', picks: ['seat-1', 'give-favor=shortcut', 'take-debt=debt-1'] },
  {
    seat: LEARNER,
    move: 'accept',
    picks: [
      offerId({ from: OTHER, to: LEARNER, gives: { [FAVOR]: [SHORTCUT] }, takes: { [DEBT]: [LEARNER] } }),
    ],
  },
]

/**
 * The additions of the expansion, for players who know the base game: one idea for each step. Favors need a second
 * person.
 */
export const lesson: readonly LessonStep[] = [
  step('welcome', { points: ['space:core-spinward', 'space:core-trailing'] }),
  step('crossing', { choices: ['space', 'cross'] }),
  step('symbol', { choices: ['market', 'cargo', 'naboo-1', 'naboo-2', 'naboo-3'] }),
  step('rotating', { choices: ['deliver', 'astromech-parts'] }),
  step('hunting', { choices: ['hunt-bounty-doctor-aphra'] }),
  step('hunted', { choices: ['space'] }),
  step('favor', {
    seats: 2,
    points: [tradeThing],
    moves: bargain,
    choices: ['move-mon-calamari'],
  }),
  step('goal', { choices: ['space'] }),
  step('victory', { choices: ['goal-final'] }),
]

interface StepInput {
  readonly seats?: number
  readonly points?: readonly Thing[]
  readonly moves?: readonly Move[]
  readonly choices?: readonly string[]
}

function step(id: StepName, { seats = 1, points = [], choices = [], moves }: StepInput): LessonStep {
  const { then, ...text } = lessonTexts[id]
  const options = variants[id]
  return {
    id,
    text,
    ...(then === undefined ? {} : { then }),
    seats,
    ...(options === undefined ? {} : { options }),
    arrange: positions[id],
    points,
    ...(moves === undefined ? {} : { moves }),
    choices,
  }
}
