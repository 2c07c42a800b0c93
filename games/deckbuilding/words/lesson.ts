import { at, type LessonStep, type Thing } from '@kantyna/kernel'
import { piecesOf } from '../rules/pieces.ts'
import { thingOf } from '../rules/scenario/things.ts'
import { positions } from './lesson/positions.ts'
import { lessonTexts, type StepName } from './lesson/texts.ts'

const bothStormtroopers = ['stormtrooper', 'stormtrooper 2']

/** The first lesson: a row of small positions on the real rules, each with one idea. The learner sits in seat 1. */
export const lesson: readonly LessonStep[] = [
  step('welcome', { points: ['lothal', 'dantooine'] }),
  step('row', { points: ['tie-interceptor', 'lobot', 'gozanti-cruiser', 'boba-fett'] }),
  step('play', { choices: ['play imperial-shuttle'] }),
  step('buy', { choices: ['buy tie-interceptor', 'buy lobot', 'buy gozanti-cruiser'] }),
  step('pilot', { choices: ['buy outer-rim-pilot'] }),
  step('undo', { choices: ['play imperial-shuttle'], takesBack: true }),
  step('whenPlayed', { choices: ['play inquisitor', 'effect-0', 'effect-1', 'effect-2'] }),
  step('ship', { choices: ['play gozanti-cruiser'] }),
  step('ability', { choices: ['use tie-fighter'] }),
  step('attack', { choices: ['attack base', 'tie-fighter', ...bothStormtroopers] }),
  step('shields', { choices: ['attack base', ...bothStormtroopers, '2', '3', '4'] }),
  step('bounty', { choices: ['attack x-wing', ...bothStormtroopers, 'take'] }),
  step('force', { choices: ['play darth-vader'] }),
  step('exile', { choices: ['use kel-dor-mystic', 'imperial-shuttle', 'imperial-shuttle 2'] }),
  step('endTurn', { choices: ['end'], others: ['play alliance-shuttle', 'buy x-wing', 'end'] }),
  step('newBase', {
    choices: [
      ...['corellia', 'death-star', 'endor'],
      ...['boba-fett', 'gozanti-cruiser', 'lobot', 'tie-interceptor'],
    ],
  }),
  step('opponentsTurn', {
    others: ['use duros-spy'],
    choices: ['effect-0', 'effect-1', 'imperial-shuttle', 'stormtrooper', 'darth-vader'],
  }),
  step('victory', { choices: ['attack base', 'darth-vader', ...bothStormtroopers] }),
]

interface StepInput {
  /** Names of cards and bases. */
  readonly points?: readonly string[]
  readonly choices?: readonly string[]
  readonly others?: readonly string[]
  readonly takesBack?: boolean
}

function step(id: StepName, { points = [], choices = [], ...rest }: StepInput): LessonStep {
  const { then, ...text } = lessonTexts[id]
  return {
    id,
    text,
    ...(then === undefined ? {} : { then }),
    seats: 2,
    arrange: positions[id],
    points: points.map(thingNamed),
    choices,
    ...rest,
  }
}

/** The positions use the first copy of a card first. */
function thingNamed(name: string): Thing {
  return thingOf(
    at(
      piecesOf(({ id }) => id === name),
      0,
    ),
  )
}
