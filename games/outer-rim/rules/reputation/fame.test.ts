import { at } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { handMade, hold, run, shipNamed, told } from '../../test/hand-made.ts'
import { fameSources, type Rim } from '../rim.ts'
import { settle } from '../settling.ts'
import { gainFame, isMostFamous, loseFame, refreshBonusFame } from './fame.ts'
import { declareVictory, endAtTurnLimit } from './victory.ts'

const from = (t: Rim, source: (typeof fameSources)[number]) =>
  at(at(t.fameFrom, 0), fameSources.indexOf(source))

describe('fame', () => {
  it('is a marker that moves with each gain and loss and never goes below 0 (OR-FAME-02, OR-FAME-03)', () => {
    const t = handMade()
    gainFame(t, 0, 2, 'job')
    expect(loseFame(t, 0, 3, 'encounter')).toBe(2)
    expect(t.fame).toEqual([0, 0])
    expect([from(t, 'job'), from(t, 'encounter')]).toEqual([2, -2])
  })

  it('comes and goes with a card and its condition (OR-FAME-04, OR-FAME-05)', () => {
    const t = handMade()
    const [suite = 0] = hold(t, 0, 'guest-suite')
    expect(refreshBonusFame(t)).toBe(false)
    const [crew = 0] = hold(t, 0, 'databank-4-lom')
    expect(refreshBonusFame(t)).toBe(true)
    expect([at(t.fame, 0), at(t.famousCards, 0)]).toEqual([1, [suite]])
    expect(refreshBonusFame(t)).toBe(false)
    t.held[0] = at(t.held, 0).filter((card) => card !== crew)
    refreshBonusFame(t)
    expect([at(t.fame, 0), at(t.famousCards, 0)]).toEqual([0, []])
    expect(from(t, 'luxury')).toBe(0)
  })

  it('counts every point of a card separately (OR-FAME-05)', () => {
    const t = handMade()
    const [refit = 0] = hold(t, 0, 'yacht-refit')
    refreshBonusFame(t)
    expect(at(t.famousCards, 0)).toEqual([refit])
    t.ships[0] = shipNamed(t, 'yv-666-light-freighter')
    refreshBonusFame(t)
    expect([at(t.fame, 0), at(t.famousCards, 0)]).toEqual([2, [refit, refit]])
  })

  it('is not owed after the marker stopped at 0 (OR-FAME-03, OR-FAME-05)', () => {
    const t = handMade()
    hold(t, 0, 'kyber-pendant')
    refreshBonusFame(t)
    loseFame(t, 0, 1)
    t.held[0] = []
    refreshBonusFame(t)
    expect(at(t.fame, 0)).toBe(0)
    gainFame(t, 0, 1, 'cargo')
    expect(at(t.fame, 0)).toBe(1)
  })

  it('makes all tied leaders most famous (OR-FAME-08, OR-FAME-09)', () => {
    const t = handMade({ seats: 3 })
    t.fame = [2, 2, 1]
    expect([0, 1, 2].map((seat) => isMostFamous(t, seat))).toEqual([true, true, false])
  })
})

describe('victory', () => {
  const reach = (t: Rim, ...fame: number[]) => {
    for (const [seat, amount] of fame.entries()) gainFame(t, seat, amount, 'job')
  }

  it('goes to the player with 10 fame, or 12 in the extended game (OR-FAME-01, OR-FAME-10)', () => {
    const t = handMade()
    reach(t, 9, 10)
    settle(t)
    run(t)
    expect(t.outcome?.winners).toEqual([1])
    expect(t.outcome?.scores?.map(({ total }) => total)).toEqual([9, 10])
    expect(t.outcome?.scores?.[1]?.sources['job']).toBe(10)
    const extended = handMade({ fame: '12' })
    reach(extended, 11)
    expect(declareVictory(extended)).toBe(false)
  })

  it('is decided by credits, then by the later turn (OR-FAME-06, OR-FAME-07, OR-GAP-23)', () => {
    const t = handMade({ seats: 3 })
    reach(t, 10, 11, 10)
    t.credits = [5000, 3000, 1000]
    declareVictory(t)
    expect([t.outcome?.winners, t.outcome?.tieBreak]).toEqual([[0], 'credits'])
    expect(told(t, 'won')).toContainEqual({ type: 'won', seat: 0, fame: 10, by: 'credits', isByBound: false })
    const equal = handMade({ seats: 3 })
    reach(equal, 10, 11, 10)
    equal.first = 1
    declareVictory(equal)
    // From seat 1 on the order is 1, 2, 0.
    expect([equal.outcome?.winners, equal.outcome?.tieBreak]).toEqual([[0], 'laterTurn'])
  })

  it('goes to the most famous player when a game reaches its turn limit (OR-R-01)', () => {
    const t = handMade()
    reach(t, 3, 4)
    expect(endAtTurnLimit(t)).toBe(false)
    t.turn = 800
    expect(endAtTurnLimit(t)).toBe(true)
    expect([t.outcome?.winners, t.outcome?.endedBy]).toEqual([[1], 'OR-R-01'])
  })

  it('is checked when the whole effect is done (OR-GAP-24)', () => {
    const t = handMade()
    reach(t, 10)
    loseFame(t, 0, 1)
    settle(t)
    run(t)
    expect(t.outcome).toBeNull()
    expect(told(t, 'fame').map(({ by }) => by)).toEqual([10, -1])
  })
})
