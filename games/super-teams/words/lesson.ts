import type { LessonStep, Thing } from '@kantyna/kernel'
import { ships } from '../content/ships.ts'
import { movementCards, nameOfCard } from '../rules/pieces.ts'
import { lessonTexts, type StepName } from './lesson/texts.ts'

const firstHand = ['red-3', 'green-2', 'black-5', 'yellow-1', 'red-6', 'black-2']
const atTheStart = { hands: { 1: firstHand } }

/**
 * The first lesson: a row of small positions with the real rules, each with one idea. The learner has seat 1 with red
 * and black. Ships that a step does not need wait at the start.
 */
export const lesson: readonly LessonStep[] = [
  step('welcome', {
    arrange: atTheStart,
    points: ['x-wing', 'millennium-falcon', 'tie-fighter', 'tie-advanced'].map(shipThing),
  }),
  step('hand', { arrange: atTheStart, points: firstHand.map(cardThing) }),
  step('firstMove', {
    arrange: atTheStart,
    choices: ['red-3 x-wing', 'red-3 millennium-falcon', 'red-6 x-wing', 'red-6 millennium-falcon'],
  }),
  step('undo', {
    arrange: atTheStart,
    choices: ['black-2 tie-fighter', 'black-2 tie-advanced'],
    takesBack: true,
  }),
  step('opponentsTurn', {
    arrange: {
      hands: { 1: ['red-3', 'green-2'], 2: ['black-1', 'yellow-6'] },
      ships: { 'x-wing': 8, 'tie-fighter': 4 },
    },
    choices: ['red-3 x-wing'],
    others: ['black-1 tie-fighter'],
  }),
  step('othersMove', {
    arrange: {
      hands: { 1: ['green-1', 'yellow-2'] },
      ships: { 'x-wing': 6, 'star-destroyer': 4, 'death-star': 11 },
    },
    choices: [
      'green-1 star-destroyer',
      'green-1 death-star',
      'yellow-2 jedi-starfighter',
      'yellow-2 tantive-iv',
    ],
  }),
  step('newRound', {
    arrange: {
      hands: { 1: ['red-2'], 2: ['green-4'] },
      ships: { 'x-wing': 11, 'star-destroyer': 15 },
    },
    choices: ['red-2 x-wing'],
    others: ['green-4 star-destroyer'],
  }),
  step('hyperspace', {
    arrange: { hands: { 1: ['red-4', 'green-2'] }, ships: { 'x-wing': 7, 'star-destroyer': 10 } },
    choices: ['red-4 x-wing'],
  }),
  step('asteroids', {
    arrange: { hands: { 1: ['green-6', 'red-2'] }, ships: { 'x-wing': 15, 'star-destroyer': 12 } },
    choices: ['green-6 star-destroyer'],
  }),
  step('blackHole', {
    arrange: { hands: { 1: ['black-2', 'red-6'] }, ships: { 'tie-fighter': 18 } },
    choices: ['black-2 tie-fighter'],
  }),
  step('overHoles', {
    arrange: { hands: { 1: ['black-5', 'red-6'] }, ships: { 'tie-fighter': 17 } },
    choices: ['black-5 tie-fighter'],
  }),
  step('doubleSpace', {
    arrange: { hands: { 1: ['red-3', 'green-1'] }, ships: { 'x-wing': 6 } },
    choices: ['red-3 x-wing', 'hyperspace', 'ordinary'],
  }),
  step('bonusSpace', {
    arrange: { hands: { 1: ['black-3', 'green-4'] }, bonusStack: ['light-speed'] },
    choices: ['black-3 tie-fighter'],
  }),
  step('playBonus', {
    arrange: {
      hands: { 1: ['red-6', 'green-4'] },
      bonus: { 1: ['light-speed'] },
      ships: { 'x-wing': 22 },
    },
    choices: ['red-6 x-wing', 'light-speed'],
  }),
  step('tow', {
    arrange: {
      hands: { 1: ['green-6', 'red-1'] },
      bonus: { 1: ['tow'] },
      ships: { 'x-wing': 24, 'star-destroyer': 22 },
    },
    choices: ['green-6 star-destroyer', 'tow x-wing'],
  }),
  step('finish', {
    arrange: {
      hands: { 1: ['red-5', 'green-1'] },
      ships: { 'x-wing': 45, 'millennium-falcon': 40, 'tie-fighter': 36, 'tie-advanced': 31 },
    },
    choices: ['red-5 x-wing'],
  }),
  step('win', {
    arrange: {
      hands: { 1: ['black-4', 'green-2'] },
      ships: {
        'x-wing': 'home',
        'millennium-falcon': 'home',
        'tie-fighter': 'home',
        'tie-advanced': 44,
        'star-destroyer': 'home',
        'death-star': 42,
        'jedi-starfighter': 36,
        'tantive-iv': 40,
      },
    },
    choices: ['black-4 tie-advanced'],
  }),
]

type StepInput = Pick<LessonStep, 'arrange'> &
  Partial<Pick<LessonStep, 'points' | 'choices' | 'others' | 'takesBack'>>

function step(id: StepName, { points = [], choices = [], ...rest }: StepInput): LessonStep {
  const { then, ...text } = lessonTexts[id]
  return { id, text, ...(then === undefined ? {} : { then }), seats: 2, points, choices, ...rest }
}

function shipThing(name: string): Thing {
  return `ship:${ships.findIndex(({ id }) => id === name)}`
}

/** Arranged positions use the first copy of a card first. */
function cardThing(name: string): Thing {
  return `card:${movementCards.findIndex((card) => nameOfCard(card) === name)}`
}
