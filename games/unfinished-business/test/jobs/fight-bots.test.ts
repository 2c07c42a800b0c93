import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { prospectOf, strengthOf } from '../../../outer-rim/rules/bots/prospects.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { startPlayerBountyFight } from '../../rules/jobs/player-bounties.ts'
import { startShipOrder } from '../../rules/market/ship-order.ts'
import { bots } from '../bots.ts'
import { asked, askForEncounter, choose, hold, ids, plainTable, run, standAt } from '../table.ts'

/** A bot's quick answer to the first question. */
function quickAnswer(t: Rim): string {
  const decision = at(t.open, 0)
  const [code] = bots.policy?.(t, decision, () => 0) ?? []
  return at(ids(t), decision.options.indexOf(code ?? 0))
}

const prospect = (t: Rim, card: number) => prospectOf(t, strengthOf(t, 0), card, at(t.spaces, 0))

describe('bots', () => {
  test('UB-PBT-03: hunt a player who is near instead of looking for the token', () => {
    const near = plainTable({ characters: ['bossk', 'boba-fett'] })
    standAt(near, 1, 'naboo')
    const bounty = hold(near, 0, 'bounty-boba-fett')
    const far = plainTable({ characters: ['bossk', 'boba-fett'] })
    hold(far, 0, 'bounty-boba-fett')
    expect(prospect(near, bounty)).toBeGreaterThan(prospect(far, bounty))
    expect(prospect(far, bounty)).toBeGreaterThan(0)
    askForEncounter(near)
    expect(quickAnswer(near)).toBe('hunt-bounty-boba-fett')
  })

  test('UB-TJB-02: value a job for two players little if nobody is at its destination', () => {
    const alone = plainTable({ space: 'lothal' })
    const job = hold(alone, 0, 'disable-comms')
    const together = plainTable({ space: 'lothal' })
    standAt(together, 1, 'lothal')
    hold(together, 0, 'disable-comms')
    expect(prospect(together, job)).toBeGreaterThan(4 * prospect(alone, job))
  })

  test('UB-TJB-02, G-22: agree to a team job unless it would let the owner win or is too dangerous', () => {
    const invited = (change: (t: Rim) => void) => {
      const t = plainTable({ space: 'lothal' })
      standAt(t, 1, 'lothal')
      hold(t, 0, 'disable-comms')
      change(t)
      askForEncounter(t)
      choose(t, 'job-disable-comms')
      expect(asked(t)).toEqual([['agreeToJob', 1]])
      return quickAnswer(t)
    }
    expect(invited(() => undefined)).toBe('agree')
    expect(
      invited((t) => {
        t.fame[0] = 9
      }),
    ).toBe('pass')
    expect(
      invited((t) => {
        t.characterDamage[1] = 3
      }),
    ).toBe('pass')
  })

  test('G-24: choose an opponent who has credits and lacks the skill', () => {
    const t = plainTable({
      people: 3,
      space: 'cantonica',
      characters: ['bossk', 'lando-calrissian', 'ketsu-onyo'],
    })
    hold(t, 0, 'honest-robbery')
    askForEncounter(t)
    choose(t, 'job-honest-robbery')
    expect(quickAnswer(t)).toBe('seat-3')
  })

  test('UB-PBT-13: gain reputation with the faction for which it is worth most', () => {
    const t = plainTable({ characters: ['bossk', 'boba-fett'] })
    standAt(t, 1, 'naboo')
    t.reputation[1] = [-1, -1, 0, 0]
    t.reputation[0] = [1, 0, 0, 0]
    startPlayerBountyFight(t, 0, hold(t, 0, 'bounty-boba-fett'), 1)
    run(t, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] })
    expect(quickAnswer(t)).toBe('imperial')
  })

  test('UB-FACT-40: name the most expensive ship that they can pay for', () => {
    for (const [credits, cost] of [
      [12_000, 'cost-10000'],
      [1000, 'cost-5000'],
    ] as const) {
      const t = plainTable()
      t.credits[0] = credits
      startShipOrder(t, 0, 5, [5000, 10_000, 15_000, 20_000, 25_000])
      run(t)
      expect(quickAnswer(t)).toBe(cost)
    }
  })
})
