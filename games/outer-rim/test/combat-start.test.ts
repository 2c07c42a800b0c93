import { at, change, compose, type GameModule } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { MarketCard } from '../content/card.ts'
import { extensibleRim, type RimGame } from '../game.ts'
import { points } from '../rules/points/index.ts'
import type { Rim } from '../rules/rim.ts'
import { pieceNamed } from '../rules/tables.ts'
import {
  asked,
  askForEncounter,
  type Dice,
  encounterTable,
  fightEnemy,
  pick,
  run,
} from './encounter-table.ts'

/** No card of the base box is used at the start of a combat; this one is. */
const charge: MarketCard = {
  id: 'test-charge',
  name: { pl: 'próba', en: 'trial' },
  provenance: 'original',
  patrols: [],
  deck: 'gearMod',
  resource: {
    type: 'gear',
    cost: 0,
    abilities: [{ when: 'combatStart', does: { op: 'extraDice', amount: 1 }, once: 'combat' }],
  },
}

const trial: GameModule = {
  id: 'trial',
  version: '1',
  extends: 'outer-rim',
  changes: [change('OR-CAB-05', points.game.boxes, { add: [{ bit: 1, set: { market: [charge] } }] })],
}

const game: RimGame = compose(extensibleRim, [trial])

function holding(): Rim {
  const t = Object.assign(encounterTable({ characters: ['bossk', 'ketsu-onyo'] }), { modules: 1 })
  t.held[0] = [...at(t.held, 0), pieceNamed(t, 'test-charge')]
  return t
}

const dice: Dice = { attack: ['hit', 'hit', 'hit', 'hit'], defence: ['blank', 'blank'] }

test('OR-CAB-05, OR-EX-11: asked before anybody rolls, and once in each combat', () => {
  const t = holding()
  fightEnemy(t, {})
  fightEnemy(t, {})
  let told = run(t, dice, game)
  for (const combat of ['the first', 'the second']) {
    expect(asked(t), combat).toEqual([['useInCombat', 0]])
    expect(told.at(-1), combat).toMatchObject({ type: 'combatBegan' })
    told = pick(t, 'use-test-charge', dice, game)
    const [roll] = told.filter(({ type }) => type === 'rolled')
    expect(roll, combat).toMatchObject({ side: 0, faces: ['hit', 'hit', 'hit', 'hit'] })
  }
  expect(asked(t)).toEqual([['plan', 1]])
})

test('OR-R-06: against a patrol that cannot be beaten nobody rolls, and nobody is asked before it', () => {
  const t = holding()
  t.patrolSpaces = t.patrolSpaces.map(() => at(t.spaces, 0))
  t.patrolLevels = t.patrolLevels.map(() => 4)
  t.reputation[0] = [-1, 0, 0, 0]
  askForEncounter(t, game)
  pick(t, 'patrol-rebel', {}, game)
  expect(asked(t)).toEqual([['pushPatrolTo', 0]])
})
