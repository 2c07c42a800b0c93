import { plainScenarioWords } from '@kantyna/kernel'
import { game } from '../game.ts'
import { eventFacts } from './events.ts'
import { cards } from './table.ts'

/** Scenarios name fields, cards and seats as the position does. */
export const scenarioWords = plainScenarioWords({
  game,
  eventFacts,
  optionIds: { playCard: cards.map((card) => `card-${card}`) },
})
