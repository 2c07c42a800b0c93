import {
  eitherShape,
  type FieldShapes,
  fieldsShape,
  flagShape,
  listShape,
  namedShape,
  optional,
  type Shape,
  type TreeShapes,
  textShape,
  treeShapes,
  trueShape,
  type VocabularyShapes,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import {
  type CombatKind,
  type Face,
  type Faction,
  faces,
  factions,
  type MarketDeck,
  marketDecks,
  type Planet,
  resourceTypes,
  type Skill,
  type Standing,
  skills,
  type Trait,
  traits,
} from '../../content/names.ts'
import { spaces } from '../map/map.ts'
import type {
  BaseConditions,
  BaseMeasures,
  BaseOperations,
  CardFilter,
  ContactFilter,
  Damaged,
  FactionRef,
  PlayerFilter,
} from './vocabulary.ts'

/** The shapes of the arguments of card words, for cards that are written in scenarios. */

export const factionShape: Shape<Faction> = wordShape('faction', factions)
export const skillShape: Shape<Skill> = wordShape('skill', skills)
export const deckShape: Shape<MarketDeck> = wordShape('market deck', marketDecks)
export const combatShape: Shape<CombatKind> = wordShape('kind of combat', ['ground', 'ship'])
const standingShape: Shape<Standing> = wordShape('standing', ['positive', 'neutral', 'negative'])
export const traitShape: Shape<Trait> = wordShape('trait', traits)
/** Including planets of opened boxes. */
const planetNames = (): Planet[] =>
  spaces.filter(({ kind }) => kind === 'planet').map(({ id }) => id as Planet) // these spaces are planets
export const planetShape: Shape<Planet> = wordShape('planet', planetNames)
const faceShape: Shape<Face> = wordShape('face of a die', faces)
const factionRefShape: Shape<FactionRef> = wordShape('faction', [
  ...factions,
  'planet',
  'nearestPatrol',
  'choose',
])
const damagedShape: Shape<Damaged> = wordShape('thing that is damaged', ['character', 'ship'])
const bothShape: Shape<Damaged | 'both'> = wordShape('thing that is damaged', ['character', 'ship', 'both'])
const amountOrAllShape: Shape<number | 'all'> = eitherShape(wholeShape, wordShape('amount', ['all']))
const sideShape: Shape<ContactFilter['side']> = wordShape('side', ['up', 'down', 'either'])

export const cardFilterShape: Shape<CardFilter> = fieldsShape<CardFilter>({
  types: optional(listShape(wordShape('type of card', resourceTypes))),
  trait: optional(traitShape),
  isDroid: optional(trueShape),
  faction: optional(factionShape),
  contact: optional(textShape),
})

const playerFields: FieldShapes<PlayerFilter> = {
  where: optional(wordShape('place', ['here', 'anywhere'])),
  fame: optional(wordShape('measure of fame', ['more', 'notLess', 'most'])),
}
const playerShape = fieldsShape<PlayerFilter>(playerFields)

const contactShape = fieldsShape<ContactFilter>({
  where: eitherShape(
    wordShape('place', ['here', 'anywhere']),
    fieldsShape<{ readonly within: number }>({ within: wholeShape }),
  ),
  side: sideShape,
})

type Trees = TreeShapes<BaseOperations, BaseConditions>

function operationShapes({
  effect,
  amount,
}: Trees): VocabularyShapes<BaseOperations, BaseConditions, BaseMeasures>['operations'] {
  const branches = { win: optional(effect), lose: optional(effect) }
  return {
    gainCredits: { amount },
    loseCredits: { amount },
    payCredits: { amount: wholeShape },
    gainFame: { amount: wholeShape, isAdditional: optional(trueShape) },
    loseFame: { amount: wholeShape },
    gainReputation: { faction: factionRefShape },
    loseReputation: { faction: factionRefShape },
    setReputation: { faction: factionRefShape, to: standingShape },
    suffer: { on: damagedShape, amount: wholeShape },
    recover: { on: bothShape, amount: amountOrAllShape },
    test: {
      skill: eitherShape(skillShape, listShape(skillShape)),
      pass: optional(effect),
      fail: optional(effect),
    },
    combat: { kind: combatShape, value: wholeShape, enemy: optional(textShape), ...branches },
    fightPlayer: { whom: playerShape, kind: optional(combatShape), ...branches },
    choosePlayer: { whom: playerShape },
    roll: { by: namedShape('face of a die', faces, effect) },
    gainThis: {},
    gainTop: { deck: deckShape },
    buy: { decks: listShape(deckShape), discount: optional(wholeShape) },
    discardTop: { decks: listShape(deckShape) },
    discard: { cards: cardFilterShape, count: optional(wholeShape) },
    discardThis: {},
    removeThis: {},
    takeCard: { cards: cardFilterShape, from: playerShape },
    buyUsedShip: { choices: wholeShape, discount: wholeShape },
    marketAction: {},
    peek: { contact: contactShape },
    revealContact: { contact: contactShape },
    swapContacts: { one: contactShape, other: contactShape },
    hire: {},
    discardContact: {},
    movePatrol: { faction: optional(factionShape), spaces: wholeShape },
    move: { spaces: wholeShape },
    moveDirectly: {
      to: eitherShape(wordShape('place', ['anyPlanet', 'adjacent', 'nearestPatrol']), planetShape),
    },
    extraTurn: {},
    completeJob: {},
    deliverHeldUp: {},
    loseHeldUp: {},
    goalToken: {},
    markPlanet: {},
    extraDice: { amount: wholeShape },
    reroll: {
      upTo: eitherShape(wholeShape, wordShape('number', ['any'])),
      faces: optional(listShape(faceShape)),
    },
    changeDie: { from: listShape(faceShape), to: faceShape },
    cancelDie: { faces: listShape(faceShape) },
    addHits: { amount: wholeShape },
    preventDamage: { amount: wholeShape },
    haveSkill: { skill: optional(skillShape) },
    escapeDefeat: { on: bothShape, amount: amountOrAllShape },
    aiMove: {},
    aiRecover: { onlyIfDefeated: optional(trueShape) },
    aiDeliver: { illegal: optional(effect) },
    aiBuy: { deck: deckShape, ifFull: optional(deckShape) },
    aiFightPatrol: {},
    aiCompleteJob: {},
    aiGainCrew: {},
    aiRevealContact: {},
    aiReshuffle: {},
  }
}

const conditionShapes: VocabularyShapes<BaseOperations, BaseConditions, BaseMeasures>['conditions'] = {
  reputation: { faction: factionRefShape, standings: listShape(standingShape) },
  hasSkill: { skill: skillShape },
  has: { cards: cardFilterShape, atLeast: wholeShape },
  hasWorth: { cards: cardFilterShape, credits: wholeShape },
  shipCosts: { atLeast: wholeShape },
  hasCredits: { atLeast: wholeShape },
  onPlanet: { planet: optional(planetShape), faction: optional(factionShape) },
  atNavpoint: {},
  patrolHere: { faction: optional(factionShape) },
  playerHere: playerFields,
  contactHere: { side: sideShape },
  damaged: { on: wordShape('thing that is damaged', ['character', 'ship', 'either']), atLeast: wholeShape },
  isDefeated: {},
  mostFamous: {},
  planetsMarked: { atLeast: wholeShape, faction: factionShape },
  combatAgainst: { what: wordShape('opponent', ['patrol', 'contact', 'player', 'enemy']) },
  patrolBrought: { what: wordShape('reward', ['credits', 'fame']) },
  cargoWas: { trait: traitShape },
  bountyWas: { captured: flagShape },
}

/** The shapes of another box's words. The function receives the shapes of whole trees. */
export type AddedShapes = (trees: Trees) => {
  readonly operations: object
  readonly conditions: object
}

/** The shapes of trees in the words of the base game and of the boxes on the table. */
export function rimTrees(added: readonly AddedShapes[]): Trees {
  return treeShapes<BaseOperations, BaseConditions, BaseMeasures>((trees) => {
    const shapesOfBoxes = added.map((shapes) => shapes(trees))
    return {
      operations: Object.assign(operationShapes(trees), ...shapesOfBoxes.map(({ operations }) => operations)),
      conditions: Object.assign({}, conditionShapes, ...shapesOfBoxes.map(({ conditions }) => conditions)),
      measures: { card: { cards: cardFilterShape } },
    }
  })
}
