import type { LessonStep, Thing } from '@kantyna/kernel'
import { positions } from './lesson/positions.ts'
import { lessonTexts, type StepName } from './lesson/texts.ts'

/** The first lesson: small positions with the real rules, one idea each, against the AI player. */
export const lesson: readonly LessonStep[] = [
  step('welcome', { points: ['seat:0', 'character:0', 'ship:0'] }),
  step('map', { points: ['space:naboo', 'space:nal-hutta', 'ship:0'] }),
  step('move', { choices: ['move-nal-hutta'] }),
  step('deliver', { choices: ['deliver', 'exotic-delicacies'] }),
  step('market', { choices: ['market', 'cargo'] }),
  step('space', { choices: ['space', 'effect-0'] }),
  step('undo', { choices: ['contact-tatooine-1', 'contact-tatooine-2'], takesBack: true }),
  step('hire', { choices: ['contact-tatooine-1', 'effect-0'] }),
  step('illegal', { choices: ['deliver', 'crates-of-blasters'] }),
  step('bounty', { choices: ['contact-tatooine-1', 'fight', 'eliminate', 'capture'] }),
  step('patrol', { choices: ['patrol-hutt'] }),
  step('defeat', { choices: ['recover'] }),
  step('job', { choices: ['job-start-overdue-payment', 'effect-0', 'effect-1'] }),
  step('ship', { choices: ['market', 'ship', 'thermal-detonator'] }),
  step('aiTurn', { choices: ['space'] }),
  step('victory', { choices: ['deliver', 'start-ponda-baba'] }),
]

interface StepInput {
  readonly points?: readonly Thing[]
  readonly choices?: readonly string[]
  readonly takesBack?: boolean
}

function step(id: StepName, { points = [], choices = [], ...does }: StepInput): LessonStep {
  const { then, ...text } = lessonTexts[id]
  return {
    id,
    text,
    ...(then === undefined ? {} : { then }),
    seats: 1,
    arrange: positions[id],
    points,
    choices,
    ...does,
  }
}
