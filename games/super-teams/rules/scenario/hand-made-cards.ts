import {
  anyNamedShape,
  fieldsShape,
  listShape,
  optional,
  readCards,
  type Shape,
  textShape,
  treeShapes,
  unknownWord,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import { type BonusCard, bonusCards } from '../../content/cards.ts'
import { spaceKinds } from '../../content/track.ts'
import type * as conditions from '../bonus/conditions.ts'
import { type BonusEffect, type BonusWhen, rebuildChecks } from '../bonus/language.ts'
import type * as operations from '../bonus/operations.ts'

/**
 * Bonus cards that a scenario invents. The box has a fixed number of cards, so each replaces a printed card
 * that is played on the moving ship: it has as many copies, and the same rule limits when it may be played.
 */

interface ScenarioCard {
  readonly insteadOf: string
  readonly name?: string
  readonly when: BonusWhen
  readonly effect: BonusEffect
}

const spaceShape = wordShape('kind of space', spaceKinds)
const trees = treeShapes<typeof operations, typeof conditions>(() => ({
  operations: {
    multiplyNumber: { by: wholeShape },
    addSteps: { steps: wholeShape },
    ignoreSpace: { space: wordShape('kind of space', ['asteroids']) },
    leapOver: { space: wordShape('kind of space', ['hole']) },
    follow: {},
  },
  conditions: {
    startsOn: { spaces: listShape(spaceShape) },
    endsOn: { space: spaceShape },
    overtaken: {},
  },
}))

/** A card changes the move in one way, because the destination is computed before the card is played. */
const moveOperations = ['multiplyNumber', 'addSteps', 'ignoreSpace', 'leapOver']
const effectShape: Shape<BonusEffect> = {
  description: 'an effect',
  check(data) {
    const problem = trees.effect.check(data)
    if (problem !== null) return problem
    const { op } = data as BonusEffect // the shape has just been checked
    return moveOperations.includes(op)
      ? null
      : { path: ['op'], what: unknownWord('operation of a move', op, moveOperations) }
  },
}

const cardsShape = anyNamedShape(
  fieldsShape<ScenarioCard>({
    insteadOf: wordShape('card of a move', () =>
      bonusCards.filter((card) => card.window === 'move').map(({ id }) => id),
    ),
    name: optional(textShape),
    when: trees.when,
    effect: effectShape,
  }),
)

/** Plays with the `cards` of a scenario. */
export function withCards(block: unknown, game: object, play: (game: object) => void): void {
  const given = readCards(block, cardsShape)
  const cards: BonusCard[] = bonusCards as unknown as BonusCard[] // nothing else writes to it
  const printed = [...cards]
  try {
    for (const [id, { insteadOf, name = id, when, effect }] of Object.entries(given)) {
      const index = printed.findIndex((card) => card.id === insteadOf)
      const { rule } = printed[index] as BonusCard // the schema allows only names of these cards
      cards[index] = { id, name, window: 'move', rule, when, effect, provenance: 'original' }
    }
    rebuildChecks()
    play(game)
  } finally {
    cards.splice(0, cards.length, ...printed)
    rebuildChecks()
  }
}
