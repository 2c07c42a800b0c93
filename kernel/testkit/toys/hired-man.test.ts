import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  decisionsFor,
  EMPTY,
  type GameEvent,
  newChance,
  type Outbox,
  playChoice,
  type Term,
} from '../../index.ts'
import { testGame } from '../index.ts'
import { hiredGame } from './hired-man.ts'
import { type Die, effects, type HiredEffect, nearestCombat } from './hired-man-cards.ts'
import { combatValue, fighterOf } from './hired-man-combat.ts'
import type { Hired } from './hired-man-table.ts'
import { termsText } from './hired-man-words.ts'

const gameCase = { game: hiredGame, seats: 3, options: {} }
/** Cid sits to Ann's left. */
const [ANN, CID, BEN] = [0, 1, 2] as const
const [GOR, HAL, IKE] = [0, 1, 2] as const
const [HARBOUR, LANE, CITY] = [0, 1, 2] as const

/** What a draw of the die stands for. */
const [BLANK, HIT, CRITICAL] = [0, 4, 7] as const

/** All stand at the same place; Ann is to act. Ben has hired Gor, Ann Hal, and she has a bounty on each. */
function table(place: number = HARBOUR): Hired {
  const t = begin(hiredGame, 3, {}, newChance(5, hiredGame.streams))
  t.standsAt = [place, place, place]
  return t
}

/** Gives an answer by its id, for whoever is asked, with the dice that fall because of it. */
function choose(t: Hired, id: string, ...dice: number[]): Outbox {
  const { seat, id: decision } = at(t.open, 0)
  const played = playChoice(hiredGame, t, { seat, decision, picks: [id] }, { dice })
  if (!played.ok) throw new Error(`${id}: ${played.error.code}`)
  return played.value
}

const asked = (t: Hired) => t.open.map(({ seat, kind }) => [seat, kind])
const offered = (t: Hired) => decisionsFor(hiredGame, t, at(t.open, 0).seat)[0]?.options.map(({ id }) => id)
const facesOf = (pool: readonly Die[]) => pool.map(({ face }) => face)

function rolls(events: readonly GameEvent[]): unknown[] {
  return events
    .filter(({ type }) => type === 'rolled')
    .map((event) => {
      const { roller, terms } = event as GameEvent & { roller: number; terms: Term[] } // by its type
      return [roller, termsText('en', terms)]
    })
}

const four = (face: number) => [face, face, face, face]
const five = (face: number) => [face, face, face, face, face]

describe('OR-BNTY-19, OR-BNTY-20: Ann hunts Ben’s man, and Ben must answer', () => {
  test('nobody else is asked before Ben has said whether he protects the man', () => {
    const t = table()
    choose(t, 'hunt-gor')
    expect(asked(t)).toEqual([[BEN, 'chooseEffect']])
    const options = decisionsFor(hiredGame, t, BEN)[0]?.options ?? []
    expect(options.map(({ facts }) => facts?.['by'])).toEqual(['owner', 'owner'])
    const [protects] = options.map((option) => hiredGame.words.en.option(present(t), option))
    expect(protects?.join('')).toMatch(/^Fight his employer; if you win, his employer: discard the man/)
  })

  const present = (t: Hired) => at(decisionsFor(hiredGame, t, at(t.open, 0).seat), 0)

  test('OR-DEF-11: who lies defeated is not asked', () => {
    const t = table()
    t.damage[BEN] = 4
    choose(t, 'hunt-gor')
    expect(asked(t)).toEqual([[ANN, 'useAbility']])
    expect(nearestCombat(t).sides[1]).toEqual({ seat: null, roller: CID, man: GOR })
  })

  test('OR-BNTY-21: the place decides the kind of a protected fight, the bounty that of any other', () => {
    const isShip = (place: number, answer: string) => {
      const t = table(place)
      choose(t, 'hunt-gor')
      choose(t, answer)
      return nearestCombat(t).isShip
    }
    expect([isShip(CITY, 'effect-0'), isShip(LANE, 'effect-0'), isShip(LANE, 'effect-1')]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('OR-CSTEP-03 to OR-CSTEP-10: windows of both, the roller first', () => {
  test('each uses any number of abilities and passes for good', () => {
    const t = table()
    choose(t, 'hunt-gor')
    choose(t, 'effect-0')
    expect([asked(t), offered(t)]).toEqual([[[ANN, 'useAbility']], ['taunt', 'pass']])
    // Ann's roll: four dice. Her man's reroll is hers; Ben has nothing against her dice.
    choose(t, 'pass', ...four(BLANK))
    expect([asked(t), offered(t)]).toEqual([
      [[ANN, 'useAbility']],
      ['hal-die-1', 'hal-die-2', 'hal-die-3', 'hal-die-4', 'pass'],
    ])
    // Ben's roll: the man who is fought over still gives his bonus, and rerolls for him.
    const { events } = choose(t, 'hal-die-2', HIT, ...five(HIT))
    expect(rolls(events)).toEqual([[BEN, '5 = 3 character + 1 crew + 1 gear']])
    expect(nearestCombat(t).pools[0][1]).toEqual({ face: 'hit', changedBy: ANN, isAdded: false })
    expect([asked(t), offered(t)?.[0]]).toEqual([[[BEN, 'useAbility']], 'gor-die-1'])
    choose(t, 'pass')
    expect([asked(t), offered(t)?.[0]]).toEqual([[[ANN, 'useAbility']], 'jammer-die-1'])
    choose(t, 'jammer-die-5', BLANK)
    // Results come last: Ben adds a hit, which nobody rolled.
    expect([asked(t), offered(t)]).toEqual([[[BEN, 'useAbility']], ['blaster', 'pass']])
    choose(t, 'blaster')
    expect(t.damage).toEqual([5, 0, 1])
    expect(asked(t)).toEqual([[CID, 'act']])
  })

  test('OR-CAB-04: an added hit is no die that can be rerolled', () => {
    const t = table()
    choose(t, 'hunt-gor')
    choose(t, 'effect-0')
    const combat = nearestCombat(t)
    choose(t, 'pass', ...four(BLANK))
    combat.pools = [[...combat.pools[0], { face: 'hit', changedBy: ANN, isAdded: true }], []]
    const kind = at(Object.values(hiredGame.decisions), 1)
    expect(kind.list(t, ANN)).toHaveLength(4 + 1)
  })

  test('OR-CSTEP-11, OR-CAB-09: Cid rolls for the man and is offered nothing; Ann may work on those dice', () => {
    const t = table()
    choose(t, 'hunt-gor')
    choose(t, 'effect-1')
    choose(t, 'pass', ...four(BLANK))
    const { events } = choose(t, 'pass', HIT, HIT)
    expect(rolls(events)).toEqual([[CID, '2 = 2 man']])
    expect([asked(t), offered(t)]).toEqual([[[ANN, 'useAbility']], ['jammer-die-1', 'jammer-die-2', 'pass']])
    choose(t, 'pass')
    // OR-GAP-27: he stays with Ben. Whoever has rolled for him is paid, and Ann alone suffers.
    expect([t.crews[BEN], t.credits, t.damage]).toEqual([[GOR], [0, 1, 0], [2, 0, 0]])
  })
})

describe('OR-BNTY-22: Ann wins', () => {
  /** Ben has protected Gor and both have rolled; Ann wins by a tie. */
  function won(face: number): Hired {
    const t = table()
    choose(t, 'hunt-gor')
    choose(t, 'effect-0')
    choose(t, 'pass', face, BLANK, BLANK, BLANK)
    choose(t, 'pass', ...(face === BLANK ? five(BLANK) : [HIT, BLANK, BLANK, BLANK, BLANK]))
    choose(t, 'pass')
    choose(t, 'pass')
    choose(t, 'pass')
    return t
  }

  test('OR-CSTEP-15: what winning brings comes before the damage, with the dice still there', () => {
    const t = won(HIT)
    expect([asked(t), t.damage]).toEqual([[[ANN, 'chooseEffect']], [0, 0, 0]])
    expect(nearestCombat(t).pools.map(facesOf)).toEqual([
      ['hit', 'blank', 'blank', 'blank'],
      ['hit', 'blank', 'blank', 'blank', 'blank'],
    ])
    choose(t, 'effect-0')
    expect(t.damage).toEqual([1, 0, 1])
  })

  test('captured: Ben’s card is home, the token comes from the discarded ones onto the bounty', () => {
    const t = won(BLANK)
    expect([t.crews[BEN], t.bank]).toEqual([[], [2, 3, GOR]])
    choose(t, 'effect-1')
    expect([t.discarded, t.captives[GOR], t.removed, t.map]).toEqual([[HAL], GOR, [], [2, EMPTY, 3]])
    expect(t.bounties[ANN]).toContain(GOR)
  })

  test('eliminated: the token is out of the game, never on the map', () => {
    const t = won(BLANK)
    choose(t, 'effect-0')
    expect([t.discarded, t.captives[GOR], t.removed, t.map]).toEqual([[HAL], EMPTY, [GOR], [2, EMPTY, 3]])
    expect([t.credits[ANN], t.settled]).toEqual([1, [GOR]])
  })

  test('OR-CSTEP-14: a branch reads the roll that it follows from', () => {
    const t = won(CRITICAL)
    choose(t, 'effect-1')
    expect(t.credits[ANN]).toBe(1)
  })
})

describe('OR-BNTY-14 to OR-BNTY-18: the man is Ann’s own', () => {
  function huntsOwn(place: number): Hired {
    const t = table(place)
    at(t.crews, ANN).push(IKE)
    t.bank = [3]
    t.map = [EMPTY, EMPTY, 3]
    t.discarded.push(IKE)
    choose(t, 'hunt-hal')
    return t
  }

  test('nobody is asked to protect him; his skill and bonus are off for that fight alone', () => {
    const t = huntsOwn(HARBOUR)
    expect(asked(t)).toEqual([[ANN, 'useAbility']])
    const onGround = () => termsText('en', combatValue.terms(t, fighterOf(ANN, false)))
    expect(onGround()).toBe('4 = 3 character + 1 crew')
    expect(combatValue.terms(t, fighterOf(ANN, false))).toContainEqual({
      name: 'crew',
      amount: 1,
      source: IKE,
    })
    choose(t, 'pass', HIT, HIT)
    expect(offered(t)).toEqual(['ike-die-1', 'ike-die-2', 'pass'])
    const before = hiredGame.copy(t)
    before.stack = before.stack.slice(0, 1)
    expect(termsText('en', combatValue.terms(before, fighterOf(ANN, false)))).toBe(
      '5 = 3 character + 1 crew + 1 crew',
    )
  })

  test('won: card home, token onto the bounty', () => {
    const t = huntsOwn(HARBOUR)
    choose(t, 'pass', HIT, HIT)
    choose(t, 'pass', BLANK, BLANK, BLANK)
    choose(t, 'pass')
    choose(t, 'effect-1')
    expect([t.crews[ANN], t.bank, t.captives[HAL]]).toEqual([[IKE], [3, HAL], HAL])
  })

  test('OR-BNTY-17: lost: he is gone too, to the nearest empty place, by choice where two are equally near', () => {
    const t = huntsOwn(LANE)
    t.map = [EMPTY, 3, EMPTY]
    choose(t, 'pass', BLANK, BLANK)
    choose(t, 'pass', HIT, HIT, HIT)
    choose(t, 'pass')
    expect([asked(t), offered(t)]).toEqual([[[ANN, 'putWhere']], ['harbour', 'city']])
    choose(t, 'city')
    expect([t.crews[ANN], t.map, t.captives[HAL]]).toEqual([[IKE], [EMPTY, 3, HAL], EMPTY])
  })
})

describe('OR-TIME-05, OR-EX-11: once per combat, with a fight inside a fight', () => {
  test('the inner fight has marks, dice and a roll of its own, and its result is bound by name', () => {
    const t = table()
    choose(t, 'hunt-gor')
    choose(t, 'effect-1')
    // Ann taunts a bystander before her roll, and rolls four dice against one.
    choose(t, 'taunt', CRITICAL, BLANK, BLANK, BLANK)
    expect(t.stack.filter(({ routine }) => routine === 'combat')).toHaveLength(2)
    choose(t, 'hal-die-2', HIT, HIT)
    expect(offered(t)).toEqual(['jammer-die-1', 'pass'])
    const { events } = choose(t, 'jammer-die-1', BLANK, ...five(BLANK))
    // She has won: one more die in the fight around it, where her abilities are unused.
    expect(rolls(events)).toEqual([[ANN, '5 = 3 character + 1 crew + 1 ability']])
    expect(nearestCombat(t).pools.map(facesOf)).toEqual([['blank', 'blank', 'blank', 'blank', 'blank'], []])
    expect(offered(t)).toContain('hal-die-5')
    choose(t, 'pass', BLANK, BLANK)
    expect(offered(t)).toEqual(['jammer-die-1', 'jammer-die-2', 'pass'])
    choose(t, 'pass')
    choose(t, 'effect-1')
    // The critical was the inner fight's.
    expect(t.credits[ANN]).toBe(0)
  })

  test('what was used in a combat cannot be used again in it', () => {
    const t = table()
    choose(t, 'hunt-gor')
    choose(t, 'effect-1')
    choose(t, 'taunt', ...four(BLANK))
    choose(t, 'pass', HIT)
    // The bystander wins; back in the fight around it, taunting is spent and her roll follows.
    const { events } = choose(t, 'pass', ...four(HIT))
    expect(rolls(events)).toEqual([[ANN, '4 = 3 character + 1 crew']])
  })
})

test('OR-CAB-06: a value says what it is made of', () => {
  const t = table()
  t.crews[BEN] = []
  const terms = combatValue.terms(t, fighterOf(BEN, false))
  expect(termsText('en', terms)).toBe('4 = 3 character + 1 gear')
  expect(termsText('pl', terms)).toBe('4 = 3 postać + 1 sprzęt')
})

test('a tree that binds a seat on its way can be judged before anybody is bound', () => {
  const t = table()
  const context = { seat: ANN, man: GOR }
  const discards: HiredEffect = { op: 'happensTo', who: 'owner', do: { op: 'discardMan' } }
  expect(effects.legal(t, discards, context)).toBeNull()
  expect(effects.hint(t, discards, context)).toBe(0)
  expect(effects.hint(t, discards, { ...context, bound: { owner: BEN } })).toBe(1)
})

const amounts = { games: 60, secretPositions: 200, hidesNothing: true, matches: 4, mutations: 30 }
testGame('the hired man, in random games', gameCase, amounts)
testGame('the same behind screens', { ...gameCase, isMasked: true }, amounts)
