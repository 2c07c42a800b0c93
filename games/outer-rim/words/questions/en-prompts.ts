import { type Facts, type Line, line, type PresentedDecision, player, type Seat } from '@kantyna/kernel'
import { pieceLink } from '../things/things.ts'
import { factNumber, firstFacts, realOptions } from './facts.ts'
import { askedBy, patrolAsked } from './option-text.ts'
import type { QuestionWords } from './questions.ts'
import { combatWindow, damageWindow, rollWindow, testWindow } from './window-words.ts'

/** Questions in English. */

const seatOf = (facts: Facts) => player(factNumber(facts, 'seat') as Seat) // stored as a seat by the rules
const by = (decision: PresentedDecision) => askedBy('en', decision)

/** The prompts, by the kind of question, the part of an answer or the standing move. */
export const prompts: QuestionWords['prompts'] = {
  plan: (decision) =>
    realOptions(decision) === 1
      ? line`Planning: you are defeated, so you recover.`
      : line`Planning: move, gain credits or recover.`,
  stopMover: (decision) => line`Make ${seatIn(decision)} stop in your space?`,
  act: () => line`Action phase: take any number of actions, each once.`,
  deliverNext: () => line`What do you deliver?`,
  discardFromMarket: () => line`Market: you may first discard the top card of 1 deck.`,
  buy: () => line`Buy 1 card? The card revealed after it may move patrols towards you.`,
  buyUsedShip: () => line`Buy a used ship?`,
  tradeIn: () => line`Which cards do you trade in? Each takes its cost off the price.`,
  discard: (decision) =>
    decision.max === 1
      ? line`There is no empty slot: which card do you discard?`
      : line`There are too few slots: which cards do you discard?`,
  movePatrolTo: (decision) => line`Where does the ${patrolAsked('en', decision)} move?`,
  misdirectPatrol: (decision) =>
    line`The ${patrolAsked('en', decision)} would move towards you. Send it towards another player?`,
  pushPatrolTo: (decision) =>
    line`You have lost the combat: move the ${patrolAsked('en', decision)} to an adjacent space.`,
  takeResource: (decision) => line`${by(decision)}gain this card?`,
  placeToken: () => line`On which planet does the contact token go?`,
  discardExcess: () => line`You have more cards than slots: which one do you discard?`,
  encounter: (decision) =>
    decision.options.every(({ id }) => id.startsWith('patrol-')) && decision.blocked.length > 0
      ? line`Encounter phase: you have to encounter a patrol.`
      : line`Encounter phase: choose your encounter.`,
  beforeDefeat: () => line`You are about to be defeated. You can still hand over credits first.`,
  fightOrTalk: (decision) =>
    line`${contactIn(decision)}: you hold the bounty on this contact. Fight or talk?`,
  protect: (decision) =>
    line`${by(decision)}${seatIn(decision)} attacks your crew member. Fight in their place?`,
  captureOrEliminate: (decision) =>
    line`${contactIn(decision)}: you have won the combat. Capture or eliminate the contact?`,
  useInCombat: (decision) => combatWindow('en', decision),
  chooseSkill: () => line`Which skill do you test?`,
  useInTest: (decision) => testWindow('en', decision),
  useInRoll: (decision) => rollWindow('en', decision),
  useAfter: () => line`Use an ability?`,
  useAgainstDamage: (decision) => damageWindow('en', decision),
  pickContactToSwap: () => line`Which contact do you swap?`,
  chooseEffect: (decision) => {
    if (realOptions(decision) > 1) return line`${by(decision)}choose one.`
    return decision.options.length > 1
      ? line`${by(decision)}do this?`
      : line`${by(decision)}this is all you can do.`
  },
  pickDice: (decision) =>
    decision.max === 1
      ? line`${by(decision)}which die?`
      : line`${by(decision)}which dice (up to ${decision.max})?`,
  pickPlayer: (decision) => line`${by(decision)}which player?`,
  pickDiscard: (decision) =>
    decision.max === 1
      ? line`${by(decision)}which card do you discard?`
      : line`${by(decision)}which ${decision.max} cards do you discard?`,
  pickDeck: (decision) => line`${by(decision)}which deck’s top card do you discard?`,
  pickFaction: (decision) => line`${by(decision)}which faction?`,
  pickSpace: (decision) => line`${by(decision)}where do you move?`,
  pickPatrolMove: (decision) => line`${by(decision)}which patrol moves, and where?`,
  pickContact: (decision) => line`${by(decision)}which contact?`,
  pickCardToTake: (decision) => line`${by(decision)}which card do you take?`,
  give: () => line`Give credits to another player`,
  thousands: ({ min, max }) => line`How many thousands of credits do you give (${min} to ${max})?`,
  propose: () => line`Offer a trade`,
  'give-credits': ({ max }) => line`How many thousands of credits do you offer (0 to ${max})?`,
  'give-cards': () => line`Which cards do you offer?`,
  'take-credits': ({ max }) => line`How many thousands of credits do you ask for (0 to ${max})?`,
  'take-cards': () => line`Which cards do you ask for?`,
  accept: () => line`Accept a trade`,
  refuse: () => line`Refuse a trade`,
  withdraw: () => line`Withdraw your offer`,
}

/** The name of the contact, which is face up by then. */
function contactIn(decision: PresentedDecision): Line {
  return [pieceLink('en', factNumber(firstFacts(decision), 'contact'))]
}

function seatIn(decision: PresentedDecision): Line {
  return [seatOf(firstFacts(decision))]
}
