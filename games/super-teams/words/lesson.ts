import type { LessonStep } from '@kantyna/kernel'
import { lessonTexts, type StepName } from './lesson-texts.ts'

const atTheStart = { hands: { 1: ['red-3', 'green-2', 'black-5', 'yellow-1', 'red-6', 'black-2'] } }

/** The first lesson: a row of small positions on the real rules, one idea each. The learner sits in seat 1. */
export const lesson: readonly LessonStep[] = [
  step('welcome', atTheStart, ['ship:0', 'ship:1', 'ship:4', 'ship:5']),
  step('hand', atTheStart, []),
  step(
    'firstMove',
    atTheStart,
    [],
    ['red-3 x-wing', 'red-3 millennium-falcon', 'red-6 x-wing', 'red-6 millennium-falcon'],
  ),
  step(
    'othersMove',
    { hands: { 1: ['green-1', 'yellow-2'] }, ships: { 'x-wing': 6, 'star-destroyer': 4, 'death-star': 11 } },
    ['ship:2', 'ship:3'],
    ['green-1 star-destroyer', 'green-1 death-star', 'yellow-2 jedi-starfighter', 'yellow-2 tantive-iv'],
  ),
  step(
    'hyperspace',
    { hands: { 1: ['red-4', 'green-2'] }, ships: { 'x-wing': 7, 'star-destroyer': 10 } },
    ['ship:0', 'space:7'],
    ['red-4 x-wing'],
  ),
  step(
    'asteroids',
    { hands: { 1: ['green-6', 'red-2'] }, ships: { 'x-wing': 13, 'star-destroyer': 12, 'death-star': 12 } },
    ['ship:2', 'space:12'],
    ['green-6 star-destroyer', 'green-6 death-star'],
  ),
  step(
    'blackHole',
    { hands: { 1: ['black-2', 'red-6'] }, ships: { 'tie-fighter': 18, 'tie-advanced': 18 } },
    ['space:19', 'space:20', 'space:21', 'space:17'],
    ['black-2 tie-fighter', 'black-2 tie-advanced'],
  ),
  step(
    'doubleSpace',
    { hands: { 1: ['red-3', 'green-1'] }, ships: { 'x-wing': 6, 'millennium-falcon': 6 } },
    ['space:9'],
    ['red-3 x-wing', 'red-3 millennium-falcon', 'hyperspace', 'ordinary'],
  ),
  step(
    'bonusSpace',
    { hands: { 1: ['black-3', 'green-4'] }, bonusStack: ['light-speed'] },
    ['space:3'],
    ['black-3 tie-fighter', 'black-3 tie-advanced'],
  ),
  step(
    'playBonus',
    {
      hands: { 1: ['red-6', 'green-4'] },
      bonus: { 1: ['light-speed'] },
      ships: { 'x-wing': 22, 'millennium-falcon': 'home' },
    },
    ['ship:0'],
    ['red-6 x-wing', 'light-speed'],
  ),
  step(
    'tow',
    {
      hands: { 1: ['green-6'] },
      bonus: { 1: ['tow'] },
      ships: { 'x-wing': 22, 'star-destroyer': 22, 'death-star': 'home', 'millennium-falcon': 'home' },
    },
    ['ship:2', 'ship:0'],
    ['green-6 star-destroyer', 'tow x-wing'],
  ),
  step(
    'finish',
    {
      hands: { 1: ['red-5'] },
      ships: { 'x-wing': 45, 'millennium-falcon': 'home', 'tie-fighter': 'home', 'tie-advanced': 'home' },
    },
    ['space:47'],
    ['red-5 x-wing'],
  ),
  step(
    'done',
    { ships: { 'x-wing': 'home', 'millennium-falcon': 'home', 'tie-fighter': 'home', 'tie-advanced': 46 } },
    [],
  ),
]

function step(
  id: StepName,
  arrange: object,
  points: LessonStep['points'],
  choices: readonly string[] = [],
): LessonStep {
  return { id, text: lessonTexts[id], seats: 2, arrange, points, choices }
}
