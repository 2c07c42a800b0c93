import { listShape, optional, type VocabularyShapes, wholeShape } from '@kantyna/kernel'
import {
  type AddedShapes,
  cardFilterShape,
  deckShape,
  factionShape,
  skillShape,
} from '../../../outer-rim/rules/effects/shapes.ts'
import type { AddedConditions, AddedOperations } from './vocabulary.ts'

/** The arguments of the expansion's words, for cards that scenarios define. */
export const addedShapes: AddedShapes = ({
  effect,
}): VocabularyShapes<AddedOperations, AddedConditions, object> => ({
  operations: {
    rotateThis: {},
    crossTheCore: {},
    mustGainThis: {},
    buyShipOfCost: { costs: listShape(wholeShape) },
    movePatrolTowardYou: { faction: factionShape, spaces: wholeShape },
    confront: {
      skill: skillShape,
      onlyYouPass: effect,
      bothPass: optional(effect),
      bothFail: optional(effect),
      onlyOpponentPasses: optional(effect),
    },
    takeCredits: { amount: wholeShape },
    takeFromOpponent: { cards: cardFilterShape },
    recoverFor: { atLeast: wholeShape, then: effect },
    tokenOnCard: { cards: cardFilterShape },
    cannotEliminate: {},
    completeGoal: {},
    winTheGame: {},
    aiPursue: {},
    aiHunt: {},
    aiDiscardTop: { deck: deckShape, credits: wholeShape },
  },
  conditions: {
    opponentRolled: { atLeast: wholeShape },
    remainingHealth: { atLeast: wholeShape },
    patrolOfLevelHere: { faction: factionShape, atLeast: wholeShape },
    patrolWas: { faction: factionShape, atLeast: optional(wholeShape) },
    overBounty: {},
    friendOfFactionHere: { faction: factionShape, orHostileTo: optional(factionShape) },
    tokensOnCards: { atLeast: wholeShape },
    onCoreWorlds: {},
  },
})
