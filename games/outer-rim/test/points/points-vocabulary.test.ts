import { change, compose, endGame, type Frame, type GameModule, proceed, routine } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { cardLanguage } from '../../rules/effects/language.ts'
import type { CardEffect, RimOperation } from '../../rules/effects/vocabulary.ts'
import { extensibleRim, game } from '../../rules/game.ts'
import { points } from '../../rules/points/index.ts'
import type { Rim } from '../../rules/rim.ts'
import { table } from '../table.ts'
import { testBox } from '../test-box.ts'

/** A box whose cards say something that those of the base game do not. */

const doubleCredits: RimOperation<object> = {
  legal: () => null,
  run(t, _, { seat }) {
    t.credits[seat] = 2 * (t.credits[seat] ?? 0)
  },
  words: { en: () => 'double your credits', pl: () => 'podwój swoje kredyty' },
  hint: () => 1,
}

/** Lies below what the test begins. */
const ending = routine<Rim, Frame>('testEnding')('shown', {
  end(t) {
    endGame(t, { winners: [0], scores: [] })
  },
})

const trial: GameModule = {
  id: 'trial-vocabulary',
  version: '1',
  extends: 'outer-rim',
  changes: [
    change('UB-FACT-40', points.game.boxes, { add: [testBox({ set: {} })] }),
    change('UB-FACT-40', points.game.routines, { add: [ending] }),
    change('UB-TJB-01', points.game.vocabulary, {
      add: [
        {
          operations: { doubleCredits },
          roles: { partner: { seat: () => 1, name: { pl: 'partner', en: 'your partner' } } },
        },
      ],
    }),
  ],
}

// An expansion adds its words to the vocabulary by declaration merging.
const effect = {
  op: 'all',
  of: [{ op: 'doubleCredits' }, { op: 'happensTo', who: 'partner', do: { op: 'doubleCredits' } }],
} as unknown as CardEffect

test('cards of another box are printed and carried out in its words, inside those of the base game', () => {
  const extended = compose(extensibleRim, [trial])
  expect(cardLanguage.clause(effect, 'en')).toContain('double your credits')
  expect(cardLanguage.clause(effect, 'en')).toContain('your partner')
  const t = table()
  t.credits = [1000, 3000]
  t.open = []
  t.stack = [{ routine: 'testEnding', stage: 0 }]
  cardLanguage.run(t, effect, { seat: 0 })
  proceed(extended, t)
  expect(t.credits).toEqual([2000, 6000])
  expect(compose(extensibleRim)).toBe(game)
})
