import { answer, at, begin, fastDice, isLegalAnswer, newChance, type Seat, seatingFor } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { marketDecks } from '../../content/names.ts'
import { game } from '../../game.ts'
import { meta } from '../../meta.ts'
import { askAgain, choose, empty, hold, onTop, standAt, table } from '../../test/table.ts'
import { chanceToPass } from '../combat/chance-to-pass.ts'
import { spaceOf } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { rimOptions } from '../setup/options.ts'
import { pieceNamed } from '../tables.ts'
import { candidates } from './candidates.ts'
import { factsOf } from './card-facts.ts'
import { evaluate } from './evaluate.ts'
import { chanceToDeal, chanceToWin, ENCOUNTER, moneyWorth } from './measure.ts'
import { policy } from './policy.ts'
import { chanceOfJob, costOfJob, strengthOf } from './prospects.ts'

/** A game of quick answers; `look` sees every position with a question. */
function playQuickly(people: number, seed: number, look: (t: Rim) => void): Rim {
  const t = begin(
    game,
    seatingFor({ meta }, people, {}),
    rimOptions().parse({}),
    newChance(seed, game.streams),
  )
  const { below } = fastDice(seed)
  while (t.outcome === null) {
    look(t)
    const decision = at(t.open, 0)
    const picks = policy(t, decision, below)
    expect(isLegalAnswer(game, t, decision, picks), `${decision.kind}: ${picks.join()}`).toBe(true)
    answer(game, t, decision, picks)
  }
  return t
}

describe('quick answers', () => {
  test.each([1, 2, 3, 4])('are legal, and finish games of %i people soon', (people) => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = playQuickly(people, seed, () => undefined)
      expect(t.outcome?.endedBy).toBeUndefined()
      expect(t.turn / t.seats).toBeLessThan(70)
    }
  })

  test('the answers to compare are legal, and there is at least one', () => {
    playQuickly(2, 3, (t) => {
      const decision = at(t.open, 0)
      const answers = candidates(t, decision)
      if (answers === null) return
      expect(answers.length, decision.kind).toBeGreaterThan(0)
      for (const picks of answers)
        expect(isLegalAnswer(game, t, decision, picks), `${decision.kind}: ${picks.join()}`).toBe(true)
    })
  })
})

describe('bots never', () => {
  /** A seat in its action phase on a planet, with nothing but what the test gives it. */
  function onPlanet(planet: string, prepare: (t: Rim, seat: Seat) => void): Rim {
    const t = table({ characters: ['ig-88', 'lando-calrissian'] })
    const seat = t.active
    t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('co-1'))
    standAt(t, seat, planet)
    empty(t, seat)
    choose(t, 'credits')
    prepare(t, seat)
    askAgain(t)
    return t
  }

  test('keep a useless luxury in the market while rich', () => {
    const cleared = (credits: number) => {
      const t = onPlanet('ryloth', (u, seat) => {
        u.credits[seat] = credits
        // A job that needs a skill that nobody aboard has, and a useless card in every other deck.
        onTop(u, 'record-run', 'bounty-hera-syndulla', 'jabbas-vault', 'card-firespray-31')
      })
      choose(t, 'market')
      return policy(t, at(t.open, 0), fastDice(1).below)
    }
    expect(cleared(24_000)).toEqual([marketDecks.indexOf('luxury')])
    expect(cleared(3000)).not.toEqual([marketDecks.indexOf('luxury')])
  })

  test('keep attempting a job that needs skills that nobody in the crew has', () => {
    const t = onPlanet('ryloth', (u, seat) => hold(u, seat, 'arm-the-cell'))
    const strength = strengthOf(t, t.active)
    const job = factsOf(t, pieceNamed(t, 'arm-the-cell'))
    const brings = chanceOfJob(t, t.active, job) * job.reward
    expect(brings).toBeLessThan(costOfJob(t, strength, job) + ENCOUNTER)
    hold(t, t.active, 'databank-hera-syndulla')
    const skilled = chanceOfJob(t, t.active, job) * job.reward
    expect(skilled).toBeGreaterThan(costOfJob(t, strength, job) + ENCOUNTER)
  })
})

describe('evaluation', () => {
  test('says who leads, and who has won', () => {
    const t = playQuickly(2, 5, (now) => {
      const [first, second] = [evaluate(now, 0), evaluate(now, 1)]
      expect(first + second).toBeCloseTo(1)
    })
    const winner = at(t.outcome?.winners ?? [], 0)
    expect([evaluate(t, winner), evaluate(t, 1 - winner)]).toEqual([1, 0])
  })

  test('values fame more than the credits that could buy it', () => {
    let t: Rim | null = null
    playQuickly(2, 7, (now) => {
      if (now.turn === 6) t ??= game.copy(now)
    })
    if (t === null) throw new Error('the game was over before')
    const before: Rim = t
    const famous = game.copy(before)
    famous.fame[0] = at(before.fame, 0) + 1
    const rich = game.copy(before)
    rich.credits[0] = at(before.credits, 0) + 9000
    expect(evaluate(famous, 0)).toBeGreaterThan(evaluate(rich, 0))
    expect(evaluate(rich, 0)).toBeGreaterThan(evaluate(before, 0))
  })
})

describe('chances', () => {
  test('of tests rise with the skill', () => {
    expect([0, 1, 2].map((level) => chanceToPass(level))).toEqual([15 / 64, 3 / 4, 15 / 16])
  })

  test('of fights: the attacker wins a tie', () => {
    expect(chanceToWin(0, 0)).toBe(1)
    expect(chanceToWin(1, 1)).toBeCloseTo(0.5 * 0.5 + (3 / 8) * (7 / 8) + 1 / 8)
    expect(chanceToWin(4, 3)).toBeGreaterThan(chanceToWin(3, 3))
    expect(chanceToDeal(1, 2)).toBeCloseTo(1 / 8)
    expect(chanceToDeal(3, 0)).toBe(1)
  })

  test('values credits less beyond what can be spent', () => {
    expect(moneyWorth(40_000) - moneyWorth(30_000)).toBeLessThan(moneyWorth(10_000) - moneyWorth(0))
  })
})
