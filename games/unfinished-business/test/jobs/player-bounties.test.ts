import { at, type Seat } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { combatKindAt } from '../../../outer-rim/rules/combat/combat.ts'
import { currentCombat } from '../../../outer-rim/rules/combat/dice-pools.ts'
import { startBountyFight } from '../../../outer-rim/rules/jobs/bounties.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { refusalOf } from '../../../outer-rim/rules/market/purchase.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed } from '../../../outer-rim/rules/tables.ts'
import {
  huntersOf,
  huntsHere,
  noteOnOwnBounty,
  startPlayerBountyFight,
  targetOf,
} from '../../rules/jobs/player-bounties.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  choose,
  closed,
  type Dice,
  hold,
  ids,
  onTop,
  type PlainSetup,
  placeOn,
  plainTable,
  putContactAt,
  run,
  standAt,
} from '../table.ts'

/** Bossk (seat 0) hunts Boba Fett (seat 1). */
const setting: PlainSetup = { characters: ['bossk', 'boba-fett', 'ketsu-onyo', 'ig-88'] }

interface Hunted extends PlainSetup {
  readonly where?: string
  readonly target?: Seat
}

function hunt({ where = 'naboo', target = 1, ...setup }: Hunted = {}): { t: Rim; bounty: number } {
  const t = plainTable({ ...setting, ...setup, space: where })
  standAt(t, target, where)
  return { t, bounty: hold(t, 0, 'bounty-boba-fett') }
}

/** Bossk and Boba Fett roll three dice each on the ground. */
const tie: Dice = { attack: ['hit', 'hit', 'blank'], defence: ['hit', 'hit', 'blank'] }
const won: Dice = { attack: ['hit', 'hit', 'blank'], defence: ['blank', 'blank', 'blank'] }
const lost: Dice = { attack: ['blank', 'blank', 'blank'], defence: ['hit', 'blank', 'blank'] }

const HUNT = 'hunt-bounty-boba-fett'

describe('the fight', () => {
  test('UB-PBT-01, UB-PBT-03, UB-PBT-04: an optional encounter if both are in the same space', () => {
    const { t, bounty } = hunt()
    expect(targetOf(t, 0, bounty)).toBe(1)
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', HUNT])
    choose(t, HUNT, tie)
    expect(at(t.fame, 0)).toBe(1)
    // UB-PBT-04: the hunter may choose another encounter.
    const other = hunt()
    askForEncounter(other.t)
    choose(other.t, 'space')
    expect(at(other.t.fame, 0)).toBe(0)
    expect(at(other.t.held, 0)).toContain(other.bounty)
  })

  test('UB-PBT-03: blocked with a reason if the two are in different spaces', () => {
    const { t } = hunt()
    standAt(t, 1, 'ryloth')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
    expect(closed(t, HUNT)).toEqual({
      rule: 'UB-PBT-03',
      reason: 'targetElsewhere',
      facts: { seat: 1, space: spaceOf('ryloth') },
    })
  })

  test('UB-PBT-03, G-19: only in the encounter phase of the player who holds the card', () => {
    const { t } = hunt()
    askForActions(t)
    expect(ids(t).filter((id) => id.startsWith('hunt'))).toEqual([])
    expect(huntsHere(t, 1)).toEqual([])
  })

  test('G-17: not against a defeated player', () => {
    const { t } = hunt()
    t.isDefeated[1] = true
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
    expect(closed(t, HUNT)).toMatchObject({ rule: 'OR-DEF-09', reason: 'targetDefeated' })
  })

  test('UB-PBT-21, G-18: not if a patrol forces an encounter', () => {
    const { t } = hunt()
    t.reputation[0] = [-1, 0, 0, 0]
    t.patrolSpaces[0] = spaceOf('naboo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-rebel'])
    expect(closed(t, HUNT)).toMatchObject({ reason: 'patrolForces' })
  })

  test('UB-PBT-05, UB-EX-21: ground combat on planets, including the Core Worlds', () => {
    for (const where of ['naboo', 'core-spinward']) {
      const { t, bounty } = hunt({ where })
      expect(combatKindAt(t, 0)).toBe('ground')
      startPlayerBountyFight(t, 0, bounty, 1)
      const events = run(t, won)
      expect(events.find(({ type }) => type === 'combatBegan')).toMatchObject({
        kind: 'ground',
        attacker: 0,
        opponent: { is: 'player', seat: 1 },
      })
      expect([t.characterDamage[1], t.shipDamage[1]]).toEqual([2, 0])
    }
  })

  test('UB-PBT-06: ship combat on other spaces', () => {
    const { t, bounty } = hunt({ where: 'km-2' })
    startPlayerBountyFight(t, 0, bounty, 1)
    const events = run(t, {
      attack: ['hit', 'hit', 'hit', 'hit'],
      defence: ['hit', 'blank', 'blank', 'blank'],
    })
    expect(events.find(({ type }) => type === 'combatBegan')).toMatchObject({ kind: 'ship' })
    expect([t.shipDamage[0], t.characterDamage[0]]).toEqual([1, 0])
  })

  test('UB-PBT-07: winning completes the bounty, and the hunter wins ties', () => {
    const { t, bounty } = hunt()
    askForEncounter(t)
    choose(t, HUNT, tie)
    expect(t.removed).toContain(bounty)
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([10_000, 1])
    // OR-CSTEP-16: both suffer damage.
    expect([t.characterDamage[0], t.characterDamage[1]]).toEqual([2, 2])
  })

  test('UB-PBT-08, UB-PBT-09, UB-EX-25: after a lost fight the hunter keeps the card and may try again', () => {
    const { t, bounty } = hunt()
    askForEncounter(t)
    choose(t, HUNT, lost)
    expect(at(t.held, 0)).toContain(bounty)
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([5000, 0])
    t.active = 0
    t.open = []
    askForEncounter(t)
    expect(ids(t)).toContain(HUNT)
  })

  test('UB-PBT-02: the token of a player’s character cannot be fought', () => {
    const { t, bounty } = hunt()
    standAt(t, 1, 'ryloth')
    const token = putContactAt(t, 'contact-boba-fett', placeOn('naboo', 0), 'up')
    askForEncounter(t)
    choose(t, 'contact-naboo-1')
    expect(t.removedContacts).toContain(token)
    expect(at(t.held, 0)).toContain(bounty)
    expect(asked(t)).toEqual([['encounter', 0]])
  })
})

describe('the reward', () => {
  function rewarded(reputation: readonly number[], own: readonly number[] = [0, 0, 0, 0]) {
    const { t, bounty } = hunt()
    t.reputation[1] = [...reputation]
    t.reputation[0] = [...own]
    startPlayerBountyFight(t, 0, bounty, 1)
    return { t, bounty, events: run(t, won) }
  }

  test('UB-PBT-10, UB-PBT-11, UB-PBT-12, UB-FACT-61: 5,000 credits and 1 fame instead of the printed reward', () => {
    const { t } = rewarded([0, 0, 0, 0])
    // The card would give 11,000 credits, 2 fame and cost Hutt reputation.
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([10_000, 1])
    expect(t.reputation[0]).toEqual([0, 0, 0, 0])
  })

  test('UB-PBT-13, UB-FACT-61: the hunter gains reputation with a faction with which the defender is negative', () => {
    const { t } = rewarded([-1, 0, -1, 0])
    expect(asked(t)).toEqual([['chooseBountyFaction', 0]])
    expect(ids(t)).toEqual(['rebel', 'hutt'])
    choose(t, 'hutt')
    expect(t.reputation[0]).toEqual([0, 0, 1, 0])
  })

  test('UB-PBT-14, UB-FACT-61: the hunter loses reputation with a faction with which the defender is positive', () => {
    const { t } = rewarded([0, 1, 0, 1])
    expect(ids(t)).toEqual(['imperial', 'syndicate'])
    choose(t, 'syndicate')
    expect(t.reputation[0]).toEqual([0, 0, 0, -1])
  })

  test('UB-PBT-15: a step without such a faction is skipped, and a single one needs no question', () => {
    const gain = rewarded([-1, 0, 0, 0])
    expect(gain.t.reputation[0]).toEqual([1, 0, 0, 0])
    const loss = rewarded([0, 0, 1, 0])
    expect(loss.t.reputation[0]).toEqual([0, 0, -1, 0])
    for (const { t } of [gain, loss])
      expect(asked(t).map(([kind]) => kind)).not.toContain('chooseBountyFaction')
  })

  test('UB-PBT-16: first credits, fame, gain and loss, then the card is removed; the damage comes last', () => {
    const { t, events: before } = rewarded([-1, -1, 1, 1])
    expect(asked(t)).toEqual([['chooseBountyFaction', 0]])
    expect(t.characterDamage[1]).toBe(0)
    const events = [...before, ...choose(t, 'rebel'), ...choose(t, 'hutt')]
    const told = events
      .map(({ type }) => type)
      .filter((type) => ['credits', 'fame', 'reputation', 'removed', 'damaged'].includes(type))
    expect(told).toEqual(['credits', 'fame', 'reputation', 'reputation', 'removed', 'damaged'])
    expect(t.reputation[0]).toEqual([1, 0, -1, 0])
  })

  test('UB-PBT-17: the card is out of the game, not back in its deck', () => {
    const { t, bounty } = rewarded([0, 0, 0, 0])
    expect(t.removed).toContain(bounty)
    expect(t.market.flat()).not.toContain(bounty)
    expect(at(t.held, 0)).not.toContain(bounty)
  })

  test('UB-PBT-18: the hunter is not asked whether to capture', () => {
    const { t, events } = rewarded([0, 0, 0, 0])
    expect(at(t.captives, 0)).toEqual([])
    expect(events.map(({ type }) => type)).not.toContain('contactLeft')
  })

  test('G-21, UB-FACT-22: it counts as the reward of a bounty for Boba Fett’s goal and for abilities that add to rewards', () => {
    const t = plainTable({ characters: ['boba-fett', 'bossk'] })
    standAt(t, 1, 'naboo')
    const bounty = hold(t, 0, 'bounty-bossk')
    t.characterTokens[0] = 1
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t, won)
    expect(t.isCharacterFlipped[0]).toBe(true)
    expect(at(t.fame, 0)).toBe(2)
  })

  test('trap 7: fame wins the game before the damage', () => {
    const { t, bounty } = hunt()
    t.fame[0] = 9
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t, { attack: ['critical', 'critical', 'critical'], defence: ['critical', 'critical', 'critical'] })
    expect(t.outcome?.winners).toEqual([0])
    expect(t.isDefeated).toEqual([false, false])
  })

  test('a hunter who is defeated by the fight is paid first', () => {
    const { t, bounty } = hunt()
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t, { attack: ['critical', 'critical', 'critical'], defence: ['critical', 'critical', 'critical'] })
    for (const [kind] of asked(t)) {
      expect(kind).toBe('beforeDefeat')
      choose(t, 'goOn')
    }
    expect(t.isDefeated).toEqual([true, true])
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([7000, 1])
    expect(t.removed).toContain(bounty)
  })
})

describe('the bounty’s target and holder', () => {
  test('UB-PBT-19, UB-PBT-20: players can buy a bounty on themselves to keep it from others, but cannot complete it', () => {
    const t = plainTable({ characters: ['boba-fett', 'bossk'] })
    const card = onTop(t, 'bounty-boba-fett')
    expect(refusalOf(t, 0, card, 0)).toBeNull()
    hold(t, 0, 'bounty-boba-fett')
    standAt(t, 1, 'naboo')
    expect(targetOf(t, 0, card)).toBeNull()
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
  })

  test('UB-PBT-20: only a buyer with that character sees the note', () => {
    const t = plainTable({ characters: ['boba-fett', 'bossk'] })
    const card = onTop(t, 'bounty-boba-fett')
    expect([noteOnOwnBounty(t, 0, card), noteOnOwnBounty(t, 1, card)]).toEqual(['onOwnCharacter', null])
    expect(noteOnOwnBounty(t, 0, onTop(t, 'card-hwk-290'))).toBeNull()
  })

  test('G-16: crew of the same name is fought for as in the base game', () => {
    const t = plainTable(setting)
    const bounty = hold(t, 0, 'bounty-boba-fett')
    hold(t, 1, 'databank-boba-fett')
    standAt(t, 1, 'naboo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', 'bounty-bounty-boba-fett', HUNT])
    expect(at(t.held, 0)).toEqual([bounty])
  })

  test('G-20: an AI player can be the target and defends with its values only', () => {
    const t = plainTable({ ...setting, people: 1 })
    standAt(t, 1, 'naboo')
    const bounty = hold(t, 0, 'bounty-boba-fett')
    askForEncounter(t)
    expect(ids(t)).toContain(HUNT)
    choose(t, HUNT, tie)
    expect(t.removed).toContain(bounty)
    expect(at(t.fame, 0)).toBe(1)
  })

  test('public facts show who is hunted', () => {
    const { t, bounty } = hunt({ people: 3 })
    expect(huntersOf(t, 1)).toEqual([{ hunter: 0, bounty, target: 1 }])
    expect(huntersOf(t, 2)).toEqual([])
  })
})

test('UB-CON-07, UB-CON-08, UB-CON-10, UB-CON-14, UB-PBT-07: a character, its contact token and a bounty on it on one planet', () => {
  const t = plainTable({ characters: ['chewbacca', 'boba-fett'] })
  standAt(t, 1, 'naboo')
  t.reputation[1] = [-1, 0, 1, 0]
  const bounty = hold(t, 0, 'bounty-boba-fett')
  const own = putContactAt(t, 'chewbacca', placeOn('naboo', 0), 'down')
  const theirs = putContactAt(t, 'contact-boba-fett', placeOn('naboo', 1), 'down')
  askForEncounter(t)
  choose(t, 'contact-naboo-1')
  expect(t.removedContacts).toEqual([own])
  choose(t, 'contact-naboo-2')
  // Nobody fights the token, although the bounty names it.
  expect(t.removedContacts).toEqual([own, theirs])
  expect(ids(t)).toEqual(['space', HUNT])
  t.characterDamage[0] = 4
  // He is wounded and rolls one more die.
  choose(t, HUNT, { ...tie, attack: ['hit', 'hit', 'blank', 'blank'] })
  choose(t, 'goOn')
  expect([at(t.fame, 0), t.reputation[0]]).toEqual([1, [1, 0, -1, 0]])
  expect(t.removed).toContain(bounty)
  expect(t.isDefeated[0]).toBe(true)
  expect(at(t.credits, 0)).toBe(7000)
})

describe('an AI player as the hunter', () => {
  function aiHunts(reputation: readonly number[], own: readonly number[] = [0, 0, 0, 0]) {
    const t = plainTable({ people: 1, characters: ['doctor-aphra', 'boba-fett'] })
    standAt(t, 1, 'naboo')
    t.reputation[0] = [...reputation]
    t.reputation[1] = [...own]
    const bounty = hold(t, 1, 'bounty-doctor-aphra')
    startPlayerBountyFight(t, 1, bounty, 0)
    return { t, bounty }
  }

  test('UB-EX-08, UB-AIC-12, UB-AIC-13, UB-AIC-14, UB-AIC-16, UB-AIC-17, UB-AIC-19: the person chooses, for the gain a faction with which the AI player is not positive if possible', () => {
    const { t, bounty } = aiHunts([-1, 1, -1, 1], [1, 0, 0, 0])
    run(t, { attack: ['hit', 'hit', 'hit'], defence: ['hit', 'hit'] })
    // Only Hutt reputation can be gained, because Rebel reputation is positive already.
    expect(asked(t)).toEqual([['chooseBountyFaction', 0]])
    expect(ids(t)).toEqual(['imperial', 'syndicate'])
    expect([at(t.credits, 1), at(t.fame, 1)]).toEqual([10_000, 1])
    const events = choose(t, 'imperial')
    expect(t.reputation[1]?.[2]).toBe(1)
    expect(t.removed).toContain(bounty)
    const told = events.filter(({ type }) => type === 'reputation' || type === 'damaged')
    expect(told.slice(0, 3)).toMatchObject([
      { type: 'reputation', seat: 1, faction: 1, now: -1 },
      { type: 'damaged', seat: 1, amount: 2 },
      { type: 'damaged', seat: 0, amount: 3 },
    ])
  })

  test('UB-AIC-07, UB-EX-25: it discards a bounty that it could not complete', () => {
    const { t, bounty } = aiHunts([0, 0, 0, 0])
    run(t, { attack: ['blank', 'blank', 'blank'], defence: ['hit', 'blank'] })
    expect(at(t.held, 1)).not.toContain(bounty)
    expect(t.market.flat()).toContain(bounty)
  })
})

test('a bounty fight against a contact does not count as one against a player', () => {
  const t = plainTable({ characters: ['bossk', 'ketsu-onyo'] })
  const bounty = hold(t, 0, 'bounty-ig-88')
  putContactAt(t, 'contact-ig-88', placeOn('naboo', 0))
  startBountyFight(t, 0, bounty, 'map')
  run(t, { attack: ['critical', 'critical', 'critical'], defence: new Array(6).fill('blank') })
  expect(asked(t)).toEqual([['captureOrEliminate', 0]])
  expect(currentCombat(t)?.hasWon).toBe(true)
  expect(pieceNamed(t, 'bounty-ig-88')).toBe(bounty)
})
