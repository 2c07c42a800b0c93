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
import { type BonusEffect, type BonusWhen, readCardsAgain } from '../bonus/language.ts'
import type * as operations from '../bonus/operations.ts'

/**
 * Bonus cards of a scenario's own. The box has a fixed number of cards, so each stands in for a printed one that is
 * played on the ship being moved: there are as many copies of it, and the same rule limits when it may be played.
 */

interface SaidCard {
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

/** A card changes the move in one way: where it would lead is reckoned before it is played. */
const moveOperations = ['multiplyNumber', 'addSteps', 'ignoreSpace', 'leapOver']
const effectShape: Shape<BonusEffect> = {
  says: 'an effect',
  check(data) {
    const problem = trees.effect.check(data)
    if (problem !== null) return problem
    const { op } = data as BonusEffect // of its shape
    return moveOperations.includes(op)
      ? null
      : { path: ['op'], what: unknownWord('operation of a move', op, moveOperations) }
  },
}

const cardsShape = anyNamedShape(
  fieldsShape<SaidCard>({
    insteadOf: wordShape('card of a move', () =>
      bonusCards.filter((card) => card.window === 'move').map(({ id }) => id),
    ),
    name: optional(textShape),
    when: trees.when,
    effect: effectShape,
  }),
)

/** The `cards` of scenarios. */
export function withCards(block: unknown, game: object, play: (game: object) => void): void {
  const said = readCards(block, cardsShape)
  const cards: BonusCard[] = bonusCards as unknown as BonusCard[] // nobody else writes there
  const printed = [...cards]
  try {
    for (const [id, { insteadOf, name = id, when, effect }] of Object.entries(said)) {
      const index = printed.findIndex((card) => card.id === insteadOf)
      const { rule } = printed[index] as BonusCard // its shape names one of them
      cards[index] = { id, name, window: 'move', rule, when, effect, provenance: 'original' }
    }
    readCardsAgain()
    play(game)
  } finally {
    cards.splice(0, cards.length, ...printed)
    readCardsAgain()
  }
}
