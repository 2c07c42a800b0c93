import { parseScenarios, runScenario } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { bundle } from '../../index.ts'
import { abilityOf } from '../../rules/abilities/abilities.ts'
import { catalogue } from '../../rules/catalogue.ts'
import { costOf, piecesOf } from '../../rules/pieces.ts'

/** Faults in a scenario's card are reported with its place, and the printed cards are back afterwards. */

function failureOf(own: object): string | null {
  const scenario = { game: 'deckbuilding', name: 'trial', rules: ['DB-ABIL-06'], seats: 2, cards: own }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  const { game, scenarioWords } = bundle
  return parsed.scenarios.map((each) => runScenario(game, scenarioWords, catalogue, each).failure)[0] ?? null
}

const medic = (facts: object) => ({ medic: { insteadOf: 'at-st', ...facts } })
const using = (use: object) => medic({ abilities: [{ use }] })

test('the printed cards are back after the scenario', () => {
  const [piece = 0] = piecesOf(({ id }) => id === 'at-st')
  const before = [structuredClone(cards), costOf(piece), abilityOf(piece)]
  expect(
    failureOf({ medic: { insteadOf: 'at-st', cost: 9, abilities: [{ use: { op: 'draw', cards: 1 } }] } }),
  ).toBeNull()
  expect([cards, costOf(piece), abilityOf(piece)]).toEqual(before)
})

test.each([
  [{ medic: {} }, 'cards.medic.insteadOf is missing'],
  [medic({ insteadOf: 'at-sd' }), 'cards.medic.insteadOf there is no card called at-sd; did you mean at-st?'],
  [medic({ costs: 1 }), 'cards.medic has nothing called costs; did you mean cost?'],
  [medic({ traits: ['droyd'] }), 'cards.medic.traits.0 there is no trait called droyd; did you mean droid?'],
  [medic({ abilities: [{ uses: {} }] }), 'cards.medic.abilities.0 should have one of when, use, sends'],
  [
    using({ op: 'drow', cards: 1 }),
    'cards.medic.abilities.0.use.op there is no operation called drow; did you mean draw?',
  ],
  [using({ op: 'draw' }), 'cards.medic.abilities.0.use.cards is missing'],
  [using({ op: 'repair', damage: 'two' }), 'cards.medic.abilities.0.use.damage should be a whole number'],
])('%j', (own, failure) => {
  expect(failureOf(own)).toContain(failure)
})
