import { at, decisionsFor, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { game } from '../../rules/game.ts'
import { askForEncounter, plainTable, run } from '../../test/table.ts'
import { panelOf } from '../drawings-for-tests.tsx'

const [combatPanel, encounterPanel, marketPanel] = ['combat', 'encounter', 'market'].map(panelOf)

/** Which of the two panels want to be in front after a passed test with this effect. */
function wantedAfterTest(pass: CardEffect) {
  const t = plainTable({ people: 2, characters: ['hondo-ohnaka', 'dengar'] })
  cardRules().run(t, { op: 'test', skill: 'influence', pass }, { seat: 0, source: -1 })
  run(t, { test: ['hit', 'hit'] })
  const decisions = decisionsFor(game, t, 0)
  const view = viewOf(game, t, 0)
  return {
    asked: at(decisions, 0).kind,
    dice: combatPanel?.isWanted?.(view, decisions, []),
    market: marketPanel?.isWanted?.(view, decisions, []),
    isAnswered: marketPanel?.answers?.(at(decisions, 0)),
  }
}

test('if a test lets a player buy, the market is in front and not the dice', () => {
  expect(wantedAfterTest({ op: 'buy', decks: ['cargo', 'gearMod'], discount: 1000 })).toEqual({
    asked: 'buy',
    dice: false,
    market: true,
    isAnswered: true,
  })
})

test('if a player must discard a card of any market deck, the market is in front', () => {
  expect(wantedAfterTest({ op: 'discardTop', decks: ['cargo', 'job'] })).toEqual({
    asked: 'pickDeck',
    dice: false,
    market: true,
    isAnswered: true,
  })
})

test('the encounter panel stays behind the decks', () => {
  const t = askForEncounter(plainTable())
  const view = viewOf(game, t, 0)
  const encounter = at(decisionsFor(game, t, 0), 0)
  expect(encounterPanel?.isWanted?.(view, [encounter], [])).toBe(true)
  expect(encounterPanel?.isWanted?.(view, [encounter, { ...encounter, kind: 'pickDeck' }], [])).toBe(false)
})
