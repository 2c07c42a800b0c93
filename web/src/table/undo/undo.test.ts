import { bundleOf } from '@kantyna/host/test'
import type { PresentedDecision, UndoOffer } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { choiceText, undoCancelsAction } from './undo.ts'

const asked: PresentedDecision = {
  id: 2,
  seat: 0,
  kind: 'attackers',
  shape: 'some',
  rules: [],
  source: null,
  min: 1,
  max: 3,
  options: [],
  blocked: [],
}
const offer: UndoOffer = {
  seat: 0,
  entry: 1,
  how: 'free',
  freeChoices: 1,
  wall: null,
  answeredBy: null,
  isLatest: true,
}
const isBack = (undo: UndoOffer | null, decisions = [asked]) =>
  undoCancelsAction({ undo, decisions }, ['act'])

it('cancels the action that the player’s last choice began', () => {
  expect(isBack(offer)).toBe(true)
})

it('cancels nothing if a turn begins, another player has chosen, or undo is not free', () => {
  expect(isBack(offer, [{ ...asked, kind: 'act' }])).toBe(false)
  expect(isBack(offer, [])).toBe(false)
  expect(isBack({ ...offer, isLatest: false })).toBe(false)
  expect(isBack({ ...offer, how: 'alone' })).toBe(false)
  expect(isBack(null)).toBe(false)
})

it('names a choice by its first clauses: the whole text of a card does not fit on a button', async () => {
  const bundle = await bundleOf('outer-rim')
  const effect = {
    op: 'all',
    of: [
      { op: 'loseCredits', amount: 3000 },
      { op: 'gainFame', amount: 1 },
      { op: 'gainReputation', faction: 'hutt' },
      { op: 'loseReputation', faction: 'rebel' },
    ],
  }
  const options = [{ id: 'effect-0', touches: [], facts: { effect } }]
  const taken = { decision: { ...asked, kind: 'chooseEffect', options }, number: null }
  for (const lang of ['pl', 'en'] as const)
    expect(choiceText(bundle, lang, taken, (seat) => `#${seat}`)).toMatch(/^.{10,48}…$/u)
})
