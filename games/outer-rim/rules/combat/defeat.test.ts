import { at } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { encounterDecks } from '../../content/names.ts'
import { asked, choose, handMade, hold, run, told } from '../../test/hand-made.ts'
import { cardLanguage } from '../effects/language.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import type { TurnFrame } from '../frames.ts'
import { drawEncounter } from '../market/decks.ts'
import type { Rim } from '../rim.ts'
import { settle } from '../settling.ts'
import { recoverDamage, sufferDamage } from './damage.ts'

/** Puts the turn of a seat under the tested frames. */
function turnOf(t: Rim, seat: number): TurnFrame {
  const turn: TurnFrame = { routine: 'turn', stage: 4, seat, isLast: false }
  t.stack.push(turn)
  return turn
}

/** Settles above the turn, and stops before the turn continues. */
function settleNow(t: Rim): void {
  settle(t)
  const [bottom] = t.stack
  if (bottom === undefined) return
  t.stack.splice(t.stack.length > 2 ? 2 : 1, 0, { ...bottom, stage: 0 })
  run(t)
}

describe('damage', () => {
  it('is never more than health or hull (OR-DMG-04 to OR-DMG-06)', () => {
    const t = handMade()
    expect(sufferDamage(t, 0, 'character', 7)).toBe(4)
    expect(sufferDamage(t, 0, 'ship', 2)).toBe(2)
    expect(sufferDamage(t, 0, 'ship', 2)).toBe(1)
    expect([t.characterDamage, t.shipDamage]).toEqual([
      [4, 0],
      [3, 0],
    ])
  })

  it('is prevented before it is capped (OR-DMG-08, OR-GAP-21)', () => {
    const t = handMade()
    expect(sufferDamage(t, 0, 'character', 5, 2)).toBe(3)
    expect(told(t, 'damaged')).toEqual([
      { type: 'damaged', seat: 0, on: 'character', amount: 3, prevented: 2 },
    ])
    hold(t, 1, 'iqa-11-blaster-rifle')
    expect(sufferDamage(t, 1, 'character', 4)).toBe(2)
    expect(sufferDamage(t, 1, 'ship', 3)).toBe(3)
  })

  it('beyond a lowered limit is removed, and the player is defeated (OR-DMG-02, OR-DMG-05)', () => {
    const t = handMade()
    hold(t, 0, 'armored-vest')
    sufferDamage(t, 0, 'character', 5)
    t.held[0] = []
    turnOf(t, 0)
    settleNow(t)
    expect([at(t.characterDamage, 0), at(t.isDefeated, 0)]).toEqual([4, true])
  })
})

const order = ['damaged', 'defeated', 'credits']

describe('defeat', () => {
  it('costs 3,000 credits or all, and the rest of the turn (OR-DEF-01, OR-DEF-03, OR-DEF-04)', () => {
    const t = handMade()
    const turn = turnOf(t, 0)
    t.credits = [2000, 8000]
    sufferDamage(t, 0, 'ship', 3)
    settleNow(t)
    expect([t.credits, t.isDefeated, turn.isLast]).toEqual([[0, 8000], [true, false], true])
  })

  it('of another player does not end the turn (OR-GAP-17)', () => {
    const t = handMade()
    const turn = turnOf(t, 0)
    t.credits = [2000, 8000]
    sufferDamage(t, 1, 'character', 9)
    settleNow(t)
    expect([t.credits, at(t.isDefeated, 1), turn.isLast]).toEqual([[2000, 5000], true, false])
    sufferDamage(t, 1, 'ship', 9)
    settleNow(t)
    // Credits are lost once, on becoming defeated.
    expect([t.credits, told(t, 'defeated').length]).toEqual([[2000, 5000], 1])
  })

  it('takes the secrets, which stay hidden (OR-DEF-02, OR-SEC-08)', () => {
    const t = handMade()
    const deck = encounterDecks.indexOf('navpoint')
    const secret = drawEncounter(t, deck)
    t.secrets[1] = [secret]
    t.secretsFrom[1] = [0]
    sufferDamage(t, 1, 'character', 4)
    turnOf(t, 0)
    settleNow(t)
    expect([t.secrets, t.secretsFrom]).toEqual([
      [[], []],
      [[], []],
    ])
    expect([at(at(t.encounters, deck), 0), at(t.knowers, secret)]).toEqual([secret, 2])
    expect(told(t, 'secretsLost')).toEqual([{ type: 'secretsLost', seat: 1, count: 1 }])
  })

  it('ends only when the damage is below both limits (OR-DEF-05, OR-DEF-06, OR-GAP-18)', () => {
    const t = handMade()
    sufferDamage(t, 0, 'character', 4)
    sufferDamage(t, 0, 'ship', 3)
    turnOf(t, 0)
    settleNow(t)
    expect(recoverDamage(t, 0, 'character', 1)).toBe(1)
    expect(at(t.isDefeated, 0)).toBe(true)
    expect(recoverDamage(t, 0, 'both', 'all')).toBe(6)
    expect([at(t.isDefeated, 0), told(t, 'stoodUp').length]).toEqual([false, 1])
  })

  it('can be escaped beforehand (OR-GOLD-02)', () => {
    const t = handMade({ characters: ['ig-88', 'han-solo'] })
    t.isCharacterFlipped[0] = true
    t.credits = [5000, 0]
    hold(t, 0, 'protocol-droid')
    sufferDamage(t, 0, 'character', 4)
    turnOf(t, 0)
    settleNow(t)
    expect(asked(t)?.ids).toEqual(['use-ig-88', 'pass'])
    choose(t, 'use-ig-88')
    expect([at(t.isDefeated, 0), at(t.characterDamage, 0), at(t.credits, 0)]).toEqual([false, 0, 5000])
    expect(at(t.held, 0)).toEqual([])
  })

  const hurt: CardEffect = { op: 'suffer', on: 'ship', amount: 3 }
  const paid: CardEffect = { op: 'gainCredits', amount: 2000 }
  const both: CardEffect = { op: 'all', of: [hurt, paid] }

  /** Wherever a tree deals the damage, the credits come after the defeat. */
  const trees: readonly (readonly [string, CardEffect])[] = [
    ['one part of several', both],
    ['a cost', { op: 'pay', cost: hurt, for: paid }],
    ['a test', { op: 'all', of: [{ op: 'test', skill: 'tech', pass: hurt, fail: hurt }, paid] }],
    [
      'a die',
      { op: 'all', of: [{ op: 'roll', by: { blank: hurt, focus: hurt, hit: hurt, critical: hurt } }, paid] },
    ],
    [
      'a condition',
      {
        op: 'all',
        of: [{ op: 'if', when: { is: 'damaged', on: 'ship', atLeast: 1 }, then: paid, else: hurt }, paid],
      },
    ],
    [
      'the end of a fight',
      { op: 'combat', kind: 'ground', value: 0, enemy: 'pirates', win: both, lose: both },
    ],
    ['a list of lines', { op: 'all', of: [{ op: 'each', of: [hurt] }, paid] }],
  ]

  it.each(trees)('by %s comes before the rest of the effect (OR-DMG-03, OR-DEF-01)', (_, tree) => {
    const t = handMade()
    t.credits = [1000, 0]
    turnOf(t, 0)
    t.stack.push({ routine: 'pause', stage: 0 })
    cardLanguage.run(t, tree, { seat: 0 })
    run(t)
    const types = (t.out?.events ?? []).map(({ type }) => type).filter((type) => order.includes(type))
    expect(types).toEqual(['damaged', 'defeated', 'credits', 'credits'])
    expect(at(t.credits, 0)).toBe(2000)
  })

  it('of another player by a card comes before the rest of the effect, and does not end the turn (OR-DMG-02, OR-GAP-17)', () => {
    const t = handMade()
    t.credits = [0, 1000]
    const turn = turnOf(t, 0)
    t.stack.push({ routine: 'pause', stage: 0 })
    const effect: CardEffect = {
      op: 'all',
      of: [
        { op: 'happensTo', who: 'playerHere', do: { op: 'suffer', on: 'character', amount: 4 } },
        { op: 'happensTo', who: 'playerHere', do: paid },
      ],
    }
    cardLanguage.run(t, effect, { seat: 0 })
    run(t)
    expect([at(t.isDefeated, 1), at(t.credits, 1), turn.isLast]).toEqual([true, 2000, false])
  })

  it('fails the job that is being resolved (OR-DEF-07, OR-DEF-08)', () => {
    const t = handMade()
    const [job = 0] = hold(t, 0, 'casino-heist')
    turnOf(t, 0)
    const frame = { routine: 'job', stage: 1, seat: 0, card: job, outcome: 'over' }
    t.stack.push(frame)
    sufferDamage(t, 0, 'character', 4)
    settle(t)
    run(t)
    expect(told(t, 'jobEnded')).toMatchObject([{ outcome: 'failed' }])
    expect(at(t.held, 0)).toEqual([job])
  })
})
