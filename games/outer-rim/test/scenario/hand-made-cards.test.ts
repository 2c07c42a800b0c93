import { parseScenarios, runScenario } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle } from '../../index.ts'
import { catalogue } from '../../rules/catalogue.ts'

/** The problem with a card of a scenario, with its place. */

function failureOf(cards: object): string | null {
  const scenario = { game: 'outer-rim', name: 'trial', rules: ['OR-CAB-05'], seats: 2, cards }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  const { game, scenarioWords } = bundle
  return parsed.scenarios.map((each) => runScenario(game, scenarioWords, catalogue, each).failure)[0] ?? null
}

const gear = (resource: object) => ({ market: { trial: { deck: 'gearMod', resource } } })
const ability = (does: object) => gear({ type: 'gear', cost: 0, abilities: [{ when: 'action', does }] })

test('a correct card is put into its deck', () => {
  expect(
    failureOf(ability({ op: 'gainCredits', amount: { per: 'card', cards: { types: ['gear'] } } })),
  ).toBeNull()
})

test.each([
  [{ markt: {} }, 'cards has nothing called markt; did you mean market?'],
  [
    { market: { trial: { deck: 'gear', resource: {} } } },
    'cards.market.trial.deck there is no market deck called gear; there are: bounty, cargo',
  ],
  [{ market: { trial: { deck: 'job' } } }, 'cards.market.trial should have a resource or an offer'],
  [
    gear({ type: 'gaer', cost: 0 }),
    'cards.market.trial.resource.type there is no type of card called gaer; did you mean gear?',
  ],
  [gear({ type: 'gear' }), 'cards.market.trial.resource.cost is missing'],
  [
    gear({ type: 'cargo', cost: 0, destination: 'hoth', reward: { op: 'gainFame', amount: 1 } }),
    'cards.market.trial.resource.destination there is no planet called hoth',
  ],
  [
    ability({ op: 'gainCredit', amount: 1 }),
    'abilities.0.does.op there is no operation called gainCredit; did you mean gainCredits?',
  ],
  [ability({ op: 'gainCredits' }), 'abilities.0.does.amount is missing'],
  [
    ability({ op: 'suffer', on: 'hull', amount: 1 }),
    'abilities.0.does.on there is no thing that is damaged called hull',
  ],
  [ability({ op: 'suffer', on: 'ship', amount: 'one' }), 'abilities.0.does.amount should be a whole number'],
  [
    ability({ op: 'may', do: { op: 'confront' } }),
    'abilities.0.does.do.op there is no operation called confront',
  ],
  [
    gear({ type: 'gear', cost: 0, abilities: [{ bonus: 'hulk', amount: 1 }] }),
    'abilities.0.bonus there is no value called hulk; did you mean hull?',
  ],
  [
    gear({ type: 'gear', cost: 0, abilities: [{ when: 'acton', does: { op: 'hire' } }] }),
    'abilities.0.when there is no moment called acton; did you mean action?',
  ],
  [
    { encounters: { trial: { deck: 'navpoint', sections: { hoth: {} } } } },
    'cards.encounters.trial.sections there is no section called hoth',
  ],
  [
    { aiCards: { trial: { planning: [], action: [{ op: 'aiMov' }], encounter: [] } } },
    'cards.aiCards.trial.action.0.op there is no operation called aiMov; did you mean aiMove?',
  ],
])('%j', (cards, failure) => {
  expect(failureOf(cards)).toContain(failure)
})
