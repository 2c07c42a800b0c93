import { viewOf } from '@kantyna/kernel'
import { hiddenFields } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { type PublicGalaxy, secrets } from '../rules/galaxy.ts'
import { game } from '../rules/game.ts'
import { outpostCost } from '../rules/map/outposts.ts'
import { table } from './table.ts'

describe('a rule that takes the public position', () => {
  test('can be called with a position and with a view', () => {
    const t = table()
    expect(outpostCost(viewOf(game, t, 0), 0)).toEqual(outpostCost(t, 0))
  })

  test('cannot read what is hidden: the compiler refuses it', () => {
    const refused = {
      // @ts-expect-error: some tokens lie face down
      planetTokens: (t: PublicGalaxy) => t.planetTokens,
      // @ts-expect-error: face down
      missionDecks: (t: PublicGalaxy) => t.missionDecks,
      // @ts-expect-error: only the top of a stack is known
      stacks: (t: PublicGalaxy) => t.stacks,
      // @ts-expect-error: face down
      tokenBox: (t: PublicGalaxy) => t.tokenBox,
      // @ts-expect-error: face down
      miningStack: (t: PublicGalaxy) => t.miningStack,
      // @ts-expect-error: each player sees only their own goals
      goals: (t: PublicGalaxy) => t.goals,
      // @ts-expect-error: face down
      goalBox: (t: PublicGalaxy) => t.goalBox,
      // @ts-expect-error: in no view
      knowers: (t: PublicGalaxy) => t.knowers,
    }
    expect(Object.keys(refused)).toEqual(hiddenFields(secrets))
  })
})
