import { type FactTable, factNames } from '@kantyna/kernel'
import type { AddedEvent } from '../events.ts'

/** Every type of event that the expansion adds with its facts, for scenarios. */
const facts: FactTable<AddedEvent> = {
  rotatedCard: { seat: true, card: true, isRotated: true },
  contactIsPlayer: { contact: true, seat: true },
  playerBountyCompleted: { seat: true, card: true, target: true },
  jobTogether: { seat: true, card: true, partner: true, hasAgreed: true },
  jobAgainst: { seat: true, card: true, opponent: true },
  confronted: { seat: true, opponent: true, skill: true, hasPassed: true, hasOpponentPassed: true },
  shipSought: { seat: true, cost: true, card: true },
  tokenOnCard: { seat: true, card: true, now: true },
  favor: { seat: true, from: true, favor: true },
  debtToken: { owner: true, from: true, to: true },
  ambitionsDrawn: { sheets: true },
  ambitionChosen: { seat: true, sheet: true },
  ambitionLeft: { sheet: true },
  goalBegun: { seat: true, sheet: true, goal: true },
  goalNotReached: { seat: true, sheet: true, goal: true },
  goalCompleted: { seat: true, sheet: true, goal: true },
  goalLost: { seat: true, sheet: true, goal: true, why: true },
  aiOrder: { seats: true, hunter: true },
  aiTarget: { seat: true, does: true, target: true, because: true },
  huntMissed: { seat: true, contact: true },
  huntCompleted: { seat: true, bounty: true, isFought: true },
}

export const eventFacts = factNames(facts)
