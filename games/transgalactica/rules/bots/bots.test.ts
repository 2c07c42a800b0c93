import {
  answer,
  anyAnswer,
  at,
  begin,
  fastDice,
  isLegalAnswer,
  newChance,
  newOutbox,
  readChoice,
  standingFor,
  takeStanding,
  writeFor,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { CAPTAIN, CREW } from '../../content/names.ts'
import { game } from '../../game.ts'
import { newTally } from '../../tally.ts'
import { ability, hold, level, outpost, table } from '../../test/table.ts'
import { BRIDGE } from '../actions/placing.ts'
import type { Galaxy } from '../galaxy.ts'
import { candidates } from './candidates.ts'
import { evaluate, prospect } from './evaluate.ts'
import { policyWith } from './policy.ts'
import { propose } from './propose.ts'

const policy = policyWith(game)
const seatCounts = [2, 3, 4, 5]

function newGame(seats: number, seed: number): Galaxy {
  return begin(game, { seats }, {}, newChance(seed, game.streams))
}

/** Takes the proposed free action, if there is one. It must be legal. */
function takeProposal(t: Galaxy): boolean {
  const { seat } = at(t.open, 0)
  const proposed = propose(t, seat)
  if (proposed === null) return false
  const move = standingFor(game, t, seat).find(({ name }) => name === proposed.move)
  if (move === undefined) throw new Error(`${proposed.move} is not open`)
  const read = readChoice(game, t, { seat, move: move.name, picks: writeFor(t, move, seat, proposed.picks) })
  expect(read.ok, `${move.name}: ${proposed.picks.join()}`).toBe(true)
  takeStanding(game, t, move, seat, proposed.picks)
  return true
}

/** A game of quick answers. `look` sees every position in which a seat is asked. */
function playQuickly(seats: number, seed: number, look: (t: Galaxy) => void = () => undefined): Galaxy {
  const t = newGame(seats, seed)
  const { below } = fastDice(seed)
  while (t.outcome === null) {
    look(t)
    if (takeProposal(t)) continue
    const decision = at(t.open, 0)
    const picks = policy(t, decision, below)
    expect(isLegalAnswer(game, t, decision, picks), `${decision.kind}: ${picks.join()}`).toBe(true)
    answer(game, t, decision, picks)
  }
  return t
}

describe('quick answers', () => {
  test.each(seatCounts)('and proposed free actions are legal in games of %i', (seats) => {
    for (let seed = 1; seed <= 6; seed++) playQuickly(seats, seed)
  })

  test.each(seatCounts)('are legal in every position that random play of %i reaches', (seats) => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = newGame(seats, seed)
      const { below } = fastDice(seed)
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        const picks = policy(t, decision, below)
        expect(isLegalAnswer(game, t, decision, picks), `${decision.kind}: ${picks.join()}`).toBe(true)
        if (below(4) === 0 && takeProposal(t)) continue
        answer(game, t, decision, anyAnswer(game, t, decision, below))
      }
    }
  })

  test('beat random answers by far', () => {
    let lead = 0
    for (let seed = 1; seed <= 4; seed++) {
      const t = newGame(2, seed)
      const { below } = fastDice(seed)
      const clever = seed % 2
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        const isClever = decision.seat === clever
        if (isClever && takeProposal(t)) continue
        answer(game, t, decision, isClever ? policy(t, decision, below) : anyAnswer(game, t, decision, below))
      }
      for (const { seat, total } of t.outcome.scores ?? []) lead += seat === clever ? total : -total
    }
    expect(lead / 4).toBeGreaterThan(20)
  })
})

test('the candidates are legal, and there is always at least one', () => {
  playQuickly(3, 3, (t) => {
    const decision = at(t.open, 0)
    const answers = candidates(t, decision)
    if (answers === null) return
    expect(answers.length, decision.kind).toBeGreaterThan(0)
    for (const picks of answers)
      expect(isLegalAnswer(game, t, decision, picks), `${decision.kind}: ${picks.join()}`).toBe(true)
  })
})

test('a seat with something worthwhile to do does not pass, and keeps its credits', () => {
  const t = table(2, (position) => hold(position, 0, { energy: 3, raw: 3, alien: 1, credits: 3 }))
  const answers = candidates(t, at(t.open, 0)) ?? []
  expect(answers.every(([first = -1]) => first >= 0)).toBe(true)
  // Trade costs two raw materials, or one and an alien; never a credit here.
  const trade = answers.filter(([first]) => first === 3)
  expect(trade.length).toBeGreaterThan(0)
  for (const picks of trade) expect(picks.at(-1)).toBe(0)
})

test('GC-ORG-86: the candidates for the private bridge include a captain as well as crew', () => {
  const t = table(2, (position) => ability(position, 0, 'privateBridge'))
  const workers = (candidates(t, at(t.open, 0)) ?? [])
    .filter(([place]) => place === BRIDGE)
    .map((picks) => picks[2])
  expect(new Set(workers)).toEqual(new Set([CAPTAIN, CREW]))
})

describe('evaluate', () => {
  test.each(seatCounts)('gives a value from 0 to 1, at a table of %i', (seats) => {
    playQuickly(seats, 11, (t) => {
      for (let seat = 0; seat < seats; seat++) {
        const worth = evaluate(t, seat)
        expect(worth).toBeGreaterThan(0)
        expect(worth).toBeLessThan(1)
      }
    })
  })

  test('gives values of two seats that add up to 1', () => {
    playQuickly(2, 12, (t) => {
      expect(evaluate(t, 0) + evaluate(t, 1)).toBeCloseTo(1)
    })
  })

  test('gives the result once the game is over', () => {
    const t = playQuickly(4, 13)
    const winners = t.outcome?.winners ?? []
    for (let seat = 0; seat < 4; seat++)
      expect(evaluate(t, seat)).toBe(winners.includes(seat) ? 1 / winners.length : 0)
  })

  test('gives equal values to equal seats, and more to a seat that has more', () => {
    const equal = table(3)
    equal.goals = [[], [], []]
    expect(prospect(equal, 1)).toBeCloseTo(prospect(equal, 2))
    const richer = (arrange: (t: Galaxy) => void) => {
      const t = table(3, arrange)
      t.goals = [[], [], []]
      return prospect(t, 1) - prospect(t, 2)
    }
    expect(richer((t) => hold(t, 1, { credits: 2 }))).toBeGreaterThan(1.9)
    expect(richer((t) => level(t, 1, { technology: 4 }))).toBeGreaterThan(2)
    expect(richer((t) => level(t, 1, { military: 3 }))).toBeGreaterThan(5)
    expect(richer((t) => outpost(t, 1, 'PL03'))).toBeGreaterThan(2)
  })
})

test('the tally for balance counts every player once, and its shares add up', () => {
  const tally = newTally()
  const t = newGame(3, 4)
  const { below } = fastDice(4)
  // The order was laid out before anybody listened; the draft was not.
  while (t.outcome === null) {
    const decision = at(t.open, 0)
    const picks = policy(t, decision, below)
    const out = newOutbox()
    t.out = out
    answer(game, t, decision, picks)
    t.out = null
    tally.see(t, out.events)
  }
  const tiles = tally.tables().find(({ title }) => title === 'Ability tiles')
  expect(tiles?.rows.reduce((sum, [, players]) => sum + Number(players), 0)).toBe(3)
  const points = tally.tables().find(({ title }) => title === 'Points of a player')
  const of = (source: string) => Number(points?.rows.find(([name]) => name === source)?.[1])
  const scores = t.outcome.scores ?? []
  expect(of('all')).toBeCloseTo(scores.reduce((sum, { total }) => sum + total, 0) / 3, 0)
})
