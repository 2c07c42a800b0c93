import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { credits, may } from '../../content/shorthand.ts'
import { asked, encounterTable, fightEnemy, pick, run } from '../../test/encounters/encounter-table.ts'
import { hold, ids } from '../../test/table.ts'
import { fightPatrol } from '../encounters/encounter-patrol.ts'
import type { RimEvent } from '../events.ts'
import { spaceOf } from '../map/map.ts'
import { canBeFought, startEnemyFight, startPlayerFight } from './combat.ts'
import { addHits, cancellable, rerollable } from './dice-pools.ts'

const ended = (events: readonly RimEvent[]) => events.find((event) => event.type === 'combatEnded')
const rolls = (events: readonly RimEvent[]) => events.filter((event) => event.type === 'rolled')

describe('combat', () => {
  test('OR-CSTEP-01, OR-CSTEP-02, OR-CSTEP-08, OR-CMB-02: each side rolls as many dice as its value for this kind of combat', () => {
    const t = encounterTable({ characters: ['bossk', 'lando-calrissian'], ships: ['g9-rigger'] })
    fightEnemy(t, { kind: 'ground', value: 4 })
    const [attack, defence] = rolls(run(t))
    expect(attack).toMatchObject({ seat: 0, side: 0, terms: [{ name: 'character', amount: 3 }] })
    expect(defence).toMatchObject({ seat: null, side: 1, terms: [{ name: 'enemy', amount: 4 }] })
    const ship = encounterTable({ ships: ['g9-rigger'] })
    fightEnemy(ship, { kind: 'ship', value: 1 })
    expect(rolls(run(ship))[0]).toMatchObject({ terms: [{ name: 'ship', amount: 2 }] })
  })

  test('OR-CSTEP-13, OR-CSTEP-12: the attacker wins a tie, and loses with less', () => {
    const tied = encounterTable()
    fightEnemy(tied, { value: 2, win: { op: 'gainCredits', amount: 1000 } })
    const events = run(tied, { attack: ['critical', 'blank', 'focus'], defence: ['hit', 'hit'] })
    expect(ended(events)).toMatchObject({ hasWon: true, damage: [2, 2] })
    expect(at(tied.credits, 0)).toBe(6000)

    const lost = encounterTable()
    fightEnemy(lost, {
      value: 2,
      win: { op: 'gainCredits', amount: 1000 },
      lose: { op: 'loseCredits', amount: 2000 },
    })
    expect(ended(run(lost, { attack: ['hit', 'blank', 'focus'], defence: ['hit', 'hit'] }))).toMatchObject({
      hasWon: false,
    })
    expect(at(lost.credits, 0)).toBe(3000)
  })

  test('OR-CSTEP-14: some combats have no result but damage', () => {
    const t = encounterTable()
    fightEnemy(t, { value: 1 })
    run(t, { attack: ['hit', 'hit', 'hit'], defence: ['hit'] })
    expect(at(t.credits, 0)).toBe(5000)
    expect(at(t.characterDamage, 0)).toBe(1)
  })

  test('OR-CSTEP-16, OR-CSTEP-17, OR-CSTEP-18, OR-CSTEP-19: damage to the character or to the ship, none to enemies', () => {
    const ground = encounterTable()
    fightEnemy(ground, { value: 2 })
    run(ground, { attack: ['hit', 'hit', 'hit'], defence: ['critical', 'hit'] })
    expect([ground.characterDamage[0], ground.shipDamage[0]]).toEqual([3, 0])
    const ship = encounterTable()
    fightEnemy(ship, { kind: 'ship', value: 2 })
    run(ship, { attack: ['hit', 'hit', 'hit'], defence: ['critical', 'blank'] })
    expect([ship.characterDamage[0], ship.shipDamage[0]]).toEqual([0, 2])
  })

  test('OR-CSTEP-15, OR-DEF-12, OR-EPAT-08: the reward comes before the damage that defeats the winner', () => {
    const t = encounterTable()
    t.credits[0] = 0
    fightEnemy(t, { value: 3, win: { op: 'gainCredits', amount: 8000 } })
    const fought = run(t, {
      attack: ['critical', 'critical', 'critical'],
      defence: ['critical', 'critical', 'critical'],
    })
    const events = [...fought, ...pick(t, 'goOn')]
    expect(at(t.isDefeated, 0)).toBe(true)
    // OR-DEF-01: 3,000 of the 8,000 just won.
    expect(at(t.credits, 0)).toBe(5000)
    const order = events.map(({ type }) => type)
    expect(order.indexOf('credits')).toBeLessThan(order.indexOf('damaged'))
  })

  test('OR-CSTEP-15, OR-FAME-01: winning enough fame ends the game before the damage', () => {
    const t = encounterTable()
    t.fame[0] = 9
    fightEnemy(t, { value: 3, win: { op: 'gainFame', amount: 1 } })
    run(t, { attack: ['critical', 'critical', 'critical'], defence: ['critical', 'critical', 'critical'] })
    expect(t.outcome?.winners).toEqual([0])
    expect(at(t.characterDamage, 0)).toBe(0)
  })

  test('OR-CMB-05, OR-CMB-06, OR-CMB-10, OR-CSTEP-16: the space decides how players fight, and both suffer damage', () => {
    for (const [space, kind] of [
      ['naboo', 'ground'],
      ['co-1', 'ship'],
    ] as const) {
      const t = encounterTable({ space })
      t.spaces[1] = spaceOf(space)
      startPlayerFight(t, { seat: 0 }, { whom: 1 })
      const dice = { attack: ['hit', 'hit', 'blank'], defence: ['hit', 'blank', 'blank'] } as const
      const events = run(t, dice)
      expect(events.find((event) => event.type === 'combatBegan')).toMatchObject({ kind, attacker: 0 })
      const damage = kind === 'ground' ? t.characterDamage : t.shipDamage
      expect(damage.slice(0, 2)).toEqual([1, 2])
    }
  })

  test('OR-CMB-06: an effect can name another kind of combat', () => {
    const t = encounterTable({ space: 'naboo' })
    startPlayerFight(t, { seat: 0 }, { whom: 1, kind: 'ship' })
    expect(run(t).find((event) => event.type === 'combatBegan')).toMatchObject({ kind: 'ship' })
  })

  test('OR-DEF-09: a defeated player cannot be attacked', () => {
    const t = encounterTable()
    expect(canBeFought(t, 1)).toBe(true)
    t.isDefeated[1] = true
    expect(canBeFought(t, 1)).toBe(false)
  })
})

describe('windows of a combat', () => {
  test('OR-CSTEP-03, OR-CSTEP-04, OR-CSTEP-07, OR-CSTEP-10: the side that rolls uses abilities first', () => {
    // IG-88 and Lando both reroll: the attacker after the first roll, the defender after the second.
    const t = encounterTable({ characters: ['ig-88', 'lando-calrissian'] })
    startPlayerFight(t, { seat: 0 }, { whom: 1, kind: 'ground' })
    run(t, { attack: ['blank', 'blank', 'hit'] })
    expect(asked(t)).toEqual([['useInCombat', 0]])
    expect(ids(t)).toEqual(['use-ig-88', 'pass'])
    pick(t, 'pass', { defence: ['blank', 'blank'] })
    expect(asked(t)).toEqual([['useInCombat', 1]])
    expect(ids(t)).toEqual(['use-lando-calrissian', 'pass'])
  })

  test('OR-CSTEP-05, OR-TIME-05: an ability that rerolls any dice can be used once per combat', () => {
    const t = encounterTable({ characters: ['ig-88', 'bossk'] })
    fightEnemy(t, { value: 1 })
    run(t, { attack: ['blank', 'blank', 'hit'] })
    pick(t, 'use-ig-88')
    expect(asked(t)).toEqual([['pickDice', 0]])
    const events = pick(t, ['die-1', 'die-2'], { attack: ['hit', 'critical'], defence: ['blank'] })
    expect(ended(events)).toMatchObject({ hasWon: true, damage: [4, 0] })
  })

  test('OR-CSTEP-11, OR-CAB-09, OR-EX-13: a player who rolls for an enemy uses nothing in that combat', () => {
    const t = encounterTable({ characters: ['bossk', 'lando-calrissian'] })
    fightEnemy(t, { value: 2 })
    run(t, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank'] })
    expect(asked(t).map(([kind]) => kind)).toEqual(['plan'])
  })

  test('OR-CSTEP-07, OR-CAB-02, OR-ABIL-06: a changed die counts as its new face; the ability works once per turn', () => {
    const t = encounterTable({ characters: ['jyn-erso', 'bossk'] })
    fightEnemy(t, { value: 1 })
    run(t, { attack: ['focus', 'focus', 'blank'] })
    expect(ids(t)).toEqual(['use-jyn-erso', 'pass'])
    pick(t, 'use-jyn-erso')
    const events = pick(t, 'die-1', { defence: ['hit'] })
    expect(events.find((event) => event.type === 'dieChanged')).toMatchObject({ face: 'critical' })
    expect(ended(events)).toMatchObject({ damage: [2, 1] })
    expect(t.turn).toBe(2)
    // It can be used again in another player's turn.
    expect(t.usedThisTurn).toEqual([])
  })

  test('OR-CAB-03, OR-CAB-04: an added hit counts and is never rerolled', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    hold(t, 0, 'thermal-detonator')
    fightEnemy(t, { value: 1 })
    run(t, { attack: ['blank', 'blank', 'blank'] })
    expect(ids(t)).toEqual(['use-thermal-detonator', 'pass'])
    const events = pick(t, 'use-thermal-detonator', { defence: ['hit'] })
    expect(events.find((event) => event.type === 'hitsAdded')).toMatchObject({ amount: 2 })
    expect(ended(events)).toMatchObject({ hasWon: true, damage: [2, 1] })
    expect(at(t.held, 0)).toEqual([])
  })

  test('OR-DMG-08, OR-GAP-21: damage is prevented when it would be suffered, after the winner is known', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'], ships: ['hwk-290'] })
    hold(t, 0, 'databank-k-2so')
    fightEnemy(t, { value: 2 })
    const events = run(t, { attack: ['blank', 'blank', 'blank'], defence: ['hit', 'hit'] })
    expect(ended(events)).toMatchObject({ hasWon: false })
    expect(asked(t)).toEqual([['useAgainstDamage', 0]])
    pick(t, 'use-databank-k-2so')
    expect(at(t.characterDamage, 0)).toBe(1)
  })

  test('OR-GOAL-07, OR-TIME-01: a victory counts for a goal at once, before the damage', () => {
    const t = encounterTable({ characters: ['ketsu-onyo', 'bossk'] })
    fightEnemy(t, { value: 1 })
    const events = run(t, { attack: ['hit', 'hit', 'hit'], defence: ['hit'] })
    expect(at(t.characterTokens, 0)).toBe(1)
    const order = events.map(({ type }) => type)
    expect(order.indexOf('goalToken')).toBeLessThan(order.indexOf('damaged'))
  })

  test('OR-AICARD-02, OR-AICLAR-04: the AI player uses no abilities in a fight', () => {
    const t = encounterTable({ people: 1, characters: ['bossk', 'ig-88'] })
    startPlayerFight(t, { seat: 0 }, { whom: 1, kind: 'ground', win: may(credits(1000)) })
    const events = run(t, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] })
    expect(ended(events)).toMatchObject({ hasWon: true })
    expect(asked(t)).toEqual([['chooseEffect', 0]])
  })

  test('OR-TIME-05: a combat inside a combat has its own once-per-combat abilities', () => {
    const t = encounterTable({ characters: ['ig-88', 'bossk'] })
    fightEnemy(t, { value: 1, win: { op: 'combat', kind: 'ground', value: 1 } })
    run(t, { attack: ['blank', 'hit', 'hit'] })
    pick(t, 'use-ig-88')
    pick(t, 'die-1', { attack: ['hit', 'blank', 'blank', 'blank'], defence: ['blank'] })
    expect(asked(t)).toEqual([['useInCombat', 0]])
    expect(ids(t)).toEqual(['use-ig-88', 'pass'])
    const events = pick(t, 'pass', { defence: ['blank'] })
    expect(events.filter((event) => event.type === 'combatEnded')).toHaveLength(1)
    expect(asked(t).map(([kind]) => kind)).toEqual(['plan'])
  })

  test('OR-EPAT-02, OR-TIME-01: abilities after a beaten patrol depend on its reward (Proton Torpedoes)', () => {
    for (const [level, fame] of [
      [1, 0],
      [2, 2],
    ] as const) {
      const t = encounterTable({ ships: ['g-1a-starfighter'] })
      hold(t, 0, 'proton-torpedoes')
      t.patrolLevels[2] = level
      fightPatrol(t, 0, 2)
      const attack = ['critical', 'critical', 'critical', 'critical'] as const
      const defence = ['blank', 'blank', 'blank', 'blank'] as const
      run(t, { attack, defence })
      while (asked(t)[0]?.[0] === 'useInCombat') pick(t, 'pass', { attack, defence })
      expect(at(t.fame, 0)).toBe(fame)
    }
  })

  test('OR-CMB-11: in a combat without the active player, the player who resolves it attacks', () => {
    const t = encounterTable({ characters: ['bossk', 'lando-calrissian'] })
    startEnemyFight(t, { seat: 1 }, { kind: 'ground', value: 3, win: credits(1000) })
    const events = run(t, { attack: ['hit', 'blank'], defence: ['hit', 'blank', 'blank'] })
    expect(events.find((event) => event.type === 'combatBegan')).toMatchObject({ attacker: 1 })
    // Lando may reroll his own dice: he fights, he does not just roll for an enemy.
    expect(asked(t)).toEqual([['useInCombat', 1]])
    pick(t, 'pass', { defence: ['hit', 'blank', 'blank'] })
    expect(at(t.credits, 1)).toBe(6000)
    expect(t.characterDamage).toEqual([0, 1])
  })

  test('OR-CAB-04: an added hit cannot be rerolled, but it can be cancelled', () => {
    const t = encounterTable()
    hold(t, 0, 'vibroknife')
    fightEnemy(t, { value: 1 })
    run(t, { attack: ['hit', 'blank', 'blank'] })
    expect(ids(t)).toEqual(['use-vibroknife', 'pass'])
    addHits(t, 2)
    expect(rerollable(t)).toEqual([0, 1, 2])
    expect(rerollable(t, ['hit'])).toEqual([0])
    expect(cancellable(t, ['hit'])).toEqual([0, 3, 4])
  })
})
