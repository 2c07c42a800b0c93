import type { CardEffect } from '../rules/effects/vocabulary.ts'
import type { AiCard } from './card.ts'
import type { MarketDeck } from './names.ts'

/**
 * The AI cards (OR-GAP-43): of the planning and the encounter section the first line that applies, of the action section
 * all that apply (OR-AIFLOW-04 to OR-AIFLOW-06).
 */

const recover: CardEffect = { op: 'aiRecover' }
const recoverIfDefeated: CardEffect = { op: 'aiRecover', onlyIfDefeated: true }
const move: CardEffect = { op: 'aiMove' }
const credits: CardEffect = { op: 'gainCredits', amount: 2000 }

const deliver: CardEffect = { op: 'aiDeliver' }
/** OR-AIJOB-07. */
const deliverAt = (illegal: CardEffect): CardEffect => ({ op: 'aiDeliver', illegal })
const shipDamage = (amount: number): CardEffect => ({ op: 'suffer', on: 'ship', amount })
const buy = (deck: MarketDeck, ifFull?: MarketDeck): CardEffect =>
  ifFull === undefined ? { op: 'aiBuy', deck } : { op: 'aiBuy', deck, ifFull }

const patrol: CardEffect = { op: 'aiFightPatrol' }
const job: CardEffect = { op: 'aiCompleteJob' }
const crew: CardEffect = { op: 'aiGainCrew' }
const fame: CardEffect = {
  op: 'pay',
  cost: { op: 'payCredits', amount: 8000 },
  for: { op: 'gainFame', amount: 1 },
}
const blackmail: CardEffect = {
  op: 'all',
  of: [
    { op: 'gainCredits', amount: 4000 },
    { op: 'loseReputation', faction: 'nearestPatrol' },
  ],
}

interface Lines {
  readonly planning?: readonly CardEffect[]
  readonly action: readonly CardEffect[]
  readonly encounter: readonly CardEffect[]
}

const usualPlanning = [recoverIfDefeated, move, credits]
const carefulPlanning = [recover, move, credits]

function aiCard(number: number, { planning = usualPlanning, action, encounter }: Lines): AiCard {
  return {
    id: `ai-${number}`,
    name: { pl: `Karta SI ${number}`, en: `AI card ${number}` },
    provenance: 'public',
    planning: { op: 'first', of: planning },
    action: { op: 'each', of: action },
    encounter: { op: 'first', of: encounter },
  }
}

export const aiCards: readonly AiCard[] = [
  aiCard(1, {
    action: [deliverAt(shipDamage(2)), buy('cargo', 'job')],
    encounter: [patrol, job, fame, { op: 'gainReputation', faction: 'planet' }],
  }),
  aiCard(2, {
    planning: carefulPlanning,
    action: [deliverAt(shipDamage(2)), buy('job', 'cargo')],
    encounter: [patrol, job, crew],
  }),
  aiCard(3, {
    action: [deliverAt(shipDamage(2)), buy('job')],
    encounter: [patrol, fame, blackmail],
  }),
  aiCard(4, {
    action: [deliver, buy('cargo')],
    encounter: [patrol, job, crew, fame],
  }),
  aiCard(5, {
    action: [deliverAt(shipDamage(3)), buy('job')],
    encounter: [patrol, fame, crew],
  }),
  aiCard(6, {
    planning: carefulPlanning,
    action: [deliverAt(shipDamage(2)), buy('job')],
    encounter: [patrol, job, fame],
  }),
  aiCard(7, {
    action: [deliverAt({ op: 'loseReputation', faction: 'planet' }), buy('cargo', 'gearMod')],
    encounter: [patrol, job, fame],
  }),
  aiCard(8, {
    action: [deliver, buy('gearMod'), { op: 'aiRevealContact' }],
    encounter: [patrol, job, fame, { op: 'gainReputation', faction: 'nearestPatrol' }],
  }),
  aiCard(9, {
    action: [deliver, buy('ship')],
    encounter: [patrol, job, blackmail],
  }),
  aiCard(10, {
    action: [
      deliver,
      buy('cargo'),
      { op: 'discardTop', decks: ['bounty'] },
      { op: 'discardTop', decks: ['luxury'] },
      { op: 'aiReshuffle' },
    ],
    encounter: [patrol, job, fame],
  }),
]
