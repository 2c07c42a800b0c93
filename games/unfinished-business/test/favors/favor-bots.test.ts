import { answerOffer, moveAsBot, proposeAsBot, replyToOffer } from '@kantyna/bots'
import {
  at,
  call,
  type GameWithBots,
  movesFor,
  readChoice,
  type Seat,
  takeStanding,
  viewOf,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../../outer-rim/content/names.ts'
import { credits, fame } from '../../../outer-rim/content/shorthand.ts'
import { statOf } from '../../../outer-rim/rules/abilities/values.ts'
import { startEnemyFight } from '../../../outer-rim/rules/combat/combat.ts'
import { startTest } from '../../../outer-rim/rules/combat/tests.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { distance, mapOf, spaceOf } from '../../../outer-rim/rules/map/map.ts'
import type { Rim, RimOptions } from '../../../outer-rim/rules/rim.ts'
import { resourceOf } from '../../../outer-rim/rules/tables.ts'
import { game as rules } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { bots } from '../bots.ts'
import { askForActions, askForEncounter, hold, interrupt, makeMove, plainTable, run } from '../table.ts'

const game: GameWithBots<Rim, RimOptions> = { ...rules, ...bots }
const [ENFYS, DENGAR, HONDO, MAZ] = [0, 1, 2, 3]

/** Enfys Nest is about to test Tech. `pass` is what she gains if she passes. */
function atTest(pass: CardEffect, setup: { readonly favors?: 'yes' | 'no' } = {}): Rim {
  const t = askForActions(
    plainTable({
      people: 4,
      characters: ['enfys-nest', 'dengar', 'hondo-ohnaka', 'maz-kanata'],
      options: { favors: 'yes', ...setup },
    }),
  )
  interrupt(t, () => startTest(t, { seat: ENFYS }, 'tech', pass, null))
  return t
}

const standing = (t: Rim, seat: Seat) => ({
  seat,
  view: viewOf(game, t, seat),
  decisions: t.open.filter((open) => open.seat === seat),
  seed: 7,
})
const proposed = (t: Rim, seat: Seat) => proposeAsBot(game, standing(t, seat))
const said = (t: Rim, seat: Seat) => replyToOffer(game, t, seat, answerOffer(game, standing(t, seat)))
const make = (
  t: Rim,
  made: { readonly seat: Seat; readonly move: string; readonly picks: readonly string[] | number },
) => makeMove(t, made.seat, made.move, ...[made.picks].flat().map(String))

describe('bots ask for a favor', () => {
  test('for credits, if a test is important', () => {
    expect(proposed(atTest(fame(1)), ENFYS)).toEqual({
      seat: ENFYS,
      move: 'propose',
      picks: expect.arrayContaining([
        'seat-2',
        expect.stringMatching(/^give-credits=[1-4]$/),
        'take-favor=advice-tech',
      ]),
    })
  })

  test('but not if little depends on the test, without favors, for other seats, or twice', () => {
    expect(proposed(atTest(credits(1000)), ENFYS)).toBeNull()
    expect(proposed(atTest(fame(1)), DENGAR)).toBeNull()
    const t = atTest(fame(1))
    make(t, proposed(t, ENFYS) ?? { seat: 0, move: '', picks: [] })
    expect(proposed(t, ENFYS)).toBeNull()
    const without = askForActions(plainTable({ people: 2 }))
    expect(proposed(without, 0)).toBeNull()
  })

  test('with a debt token, if they hold one', () => {
    const t = atTest(fame(1))
    unfinished(t).debtHolders[DENGAR] = ENFYS
    expect(proposed(t, ENFYS)).toEqual({ seat: ENFYS, move: 'callIn', picks: ['seat-2-advice-tech'] })
  })

  test('for their own debt token, if they have no credits', () => {
    const t = atTest(fame(1))
    t.credits[ENFYS] = 0
    expect(proposed(t, ENFYS)?.picks).toContain('give-debt=debt-1')
  })

  test('before a fight that is worth winning', () => {
    const t = askForActions(plainTable({ people: 3, options: { favors: 'yes' } }))
    interrupt(t, () =>
      startEnemyFight(
        t,
        { seat: 0 },
        { kind: 'ground', value: 4, win: fame(2), lose: { op: 'loseCredits', amount: 3000 } },
      ),
    )
    expect(proposed(t, 0)?.picks).toContain('take-favor=strategy')
  })

  test('before moving, if a space worth going to is one space too far', () => {
    const t = plainTable({ people: 3, options: { favors: 'yes' } })
    const cargo = hold(t, 0, 'forged-scandocs')
    const resource = resourceOf(t, cargo)
    const destination = spaceOf(resource.type === 'cargo' ? resource.destination : '')
    const tooFar = [...mapOf(t).graph.neighbours.keys()].find(
      (space) => distance(t, space, destination) === statOf(t, 'hyperdrive', 0) + 1,
    )
    t.spaces[0] = tooFar ?? 0
    t.phase = 'planning'
    call<SeatFrame>(t, { routine: 'planning', stage: 0, seat: 0 })
    run(t)
    expect(proposed(t, 0)?.picks).toContain('take-favor=shortcut')
    // If the space is in reach, the bot does not ask.
    t.spaces[0] = destination
    expect(proposed(t, 0)).toBeNull()
  })

  test('before a patrol that would force a fight, from a seat with positive reputation', () => {
    const t = plainTable({ people: 3, options: { favors: 'yes' } })
    const imperial = factions.indexOf('imperial')
    t.patrolSpaces[imperial] = spaceOf('naboo')
    t.patrolLevels[imperial] = 4
    at(t.reputation, 0)[imperial] = -1
    at(t.reputation, 2)[imperial] = 1
    askForEncounter(t)
    expect(proposed(t, 0)?.picks).toEqual(expect.arrayContaining(['seat-3', 'take-favor=support-imperial']))
  })

  test('until all have refused, then go on', () => {
    const t = atTest(fame(2))
    let made = 0
    for (let next = proposed(t, ENFYS); next !== null; next = proposed(t, ENFYS)) {
      make(t, next)
      made++
      const offer = at(t.offers, 0)
      const [refusal] = movesFor(game, t, offer.to).find(({ kind }) => kind === 'refuse')?.options ?? []
      makeMove(t, offer.to, 'refuse', refusal?.id ?? '')
    }
    expect(made).toBeGreaterThan(0)
    expect(made).toBeLessThanOrEqual(4)
  })
})

describe('bots grant favors', () => {
  test('they accept a fair offer', () => {
    const t = atTest(fame(1))
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=2', 'take-favor=advice-tech')
    expect(said(t, DENGAR)).toMatchObject({ move: 'accept' })
  })

  test('they answer a request without an offer with a price that the asker can pay', () => {
    const t = atTest(fame(1))
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=seat-2')
    const answer = said(t, DENGAR)
    expect(answer).toMatchObject({ move: 'propose' })
    expect(answer?.picks).toEqual(
      expect.arrayContaining([
        'seat-1',
        'give-favor=advice-tech',
        expect.stringMatching(/^take-credits=[1-5]$/),
      ]),
    )
    make(t, answer ?? { seat: 0, move: '', picks: [] })
    // A bot that asked accepts it.
    expect(said(t, ENFYS)).toMatchObject({ move: 'accept' })
  })

  test('each seat that could grant a call to everybody answers with an offer', () => {
    const t = atTest(fame(1))
    makeMove(t, ENFYS, 'askFavor', 'strategy', 'whom=everybody')
    for (const seat of [DENGAR, HONDO, MAZ]) {
      const answer = said(t, seat)
      expect(answer?.move).toBe('propose')
      make(t, answer ?? { seat, move: '', picks: [] })
    }
    expect(t.offers.every(({ to, isCall }) => to === ENFYS && isCall !== true)).toBe(true)
  })

  test('they do not help a seat that is about to win', () => {
    const t = atTest(fame(1))
    t.fame[ENFYS] = 9
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=2', 'take-favor=advice-tech')
    expect(said(t, DENGAR)).toMatchObject({ move: 'refuse' })
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=seat-2')
    expect(said(t, DENGAR)).toMatchObject({ move: 'refuse' })
  })

  test('they refuse a trade that asks for everything', () => {
    const t = atTest(fame(1))
    makeMove(t, ENFYS, 'propose', 'seat-2', 'take-favor=advice-tech', 'take-credits=5')
    expect(said(t, DENGAR)?.move).not.toBe('accept')
  })
})

test('bots at one table make deals among themselves, within the moves of a turn', () => {
  const t = atTest(fame(1))
  let moves = 0
  const consider = (seat: Seat) => {
    const made = moveAsBot(game, standing(t, seat))
    if (made === null) return false
    takeStanding(game, t, made.move, made.seat, made.picks)
    return true
  }
  while ([DENGAR, HONDO, MAZ, ENFYS].some(consider)) expect(++moves).toBeLessThan(20)
  expect(unfinished(t).favors[ENFYS]).toMatchObject({ from: DENGAR })
  expect(at(t.credits, ENFYS)).toBeLessThan(5000)
  expect(t.offers).toEqual([])
  expect(readChoice(game, t, { seat: ENFYS, decision: at(t.open, 0).id, picks: ['pass'] }).ok).toBe(true)
})
