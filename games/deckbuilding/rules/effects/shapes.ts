import {
  fieldsShape,
  listShape,
  optional,
  type Shape,
  type TreeShapes,
  textShape,
  treeShapes,
  trueShape,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import { type CardFilter, type Side, traits } from '../../content/card.ts'
import { cards } from '../../content/cards.ts'
import type * as conditions from './conditions.ts'
import type * as operations from './operations.ts'

/** The arguments of operations and conditions, for checking cards that scenarios define. */

const sideShape: Shape<Side> = wordShape('side', ['own', 'enemy', 'neutral'])
const sidesShape = listShape(sideShape)
const idShape = wordShape('card', () => cards.map(({ id }) => id))

export const filterShape: Shape<CardFilter> = fieldsShape<CardFilter>({
  sides: optional(sidesShape),
  kind: optional(wordShape('kind of card', ['unit', 'ship'])),
  traits: optional(listShape(wordShape('trait', traits))),
  unique: optional(trueShape),
  id: optional(idShape),
  other: optional(trueShape),
})

const one: Shape<1> = {
  description: '1',
  check: (data) => (data === 1 ? null : { path: [], what: 'should be 1' }),
}

export const trees: TreeShapes<typeof operations, typeof conditions> = treeShapes<
  typeof operations,
  typeof conditions
>(({ amount }) => ({
  operations: {
    borrowFromRow: { sides: sidesShape },
    buy: {
      from: wordShape('place', ['row', 'galaxyDiscard']),
      sides: sidesShape,
      free: optional(trueShape),
      to: wordShape('place', ['discard', 'hand', 'deckTop']),
    },
    damage: { damage: amount, to: wordShape('target', ['base', 'baseOrShip']) },
    destroyShip: { among: listShape(wordShape('place', ['opponent', 'row', 'enemyRow'])) },
    discard: { cards: one },
    discardFromRow: { sides: sidesShape },
    discardTop: {},
    draw: { cards: amount },
    exile: {
      cards: wholeShape,
      upTo: optional(trueShape),
      from: listShape(wordShape('pile', ['hand', 'discard'])),
    },
    exileThis: {},
    gain: { stat: wordShape('value', ['attack', 'resources', 'force']), amount: wholeShape },
    keepOneOnTop: { cards: wholeShape },
    lookAtHand: {},
    lookAtTop: { cards: wholeShape },
    opponentDiscards: { cards: one, atRandom: optional(trueShape) },
    putOnDeck: {},
    repair: { damage: wholeShape },
    returnToHand: { filter: filterShape },
    revealTop: {},
    spend: { resources: wholeShape },
    swapDiscardWithRow: { sides: sidesShape },
    swapForRowCard: { incoming: wholeShape },
    swapTopWithRow: {},
    sweepRow: { sides: sidesShape },
    topNextPurchase: {},
  },
  conditions: {
    baseIs: { base: textShape },
    forceIsWithYou: {},
    opponentHas: { filter: filterShape },
    youHave: { filter: filterShape },
    topCardIs: { side: sideShape },
  },
}))
