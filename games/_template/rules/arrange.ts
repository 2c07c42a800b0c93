import { plainScenarioWords } from '@kantyna/kernel'
import { eventFacts } from './events.ts'
import { cards, secrets, setup } from './table.ts'
import { routines } from './turn.ts'

/** Scenarios name fields, cards and seats as the position does. */
export const scenarioWords = plainScenarioWords({
  secrets,
  setup,
  routines,
  eventFacts,
  optionIds: { playCard: cards.map((card) => `card-${card}`) },
})
