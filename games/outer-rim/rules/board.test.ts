import { at } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { asked, choose, handMade, hold, run, shipNamed, told } from '../test/hand-made.ts'
import {
  groundCombat,
  hasSkill,
  health,
  hull,
  hyperdrive,
  shipCombat,
  skillLevel,
} from './abilities/values.ts'
import { FIRST_CHARACTER, FIRST_SHIP } from './pieces.ts'
import { addGoalToken } from './reputation/goals.ts'
import { changeReputation, setReputation, standing } from './reputation/reputation.ts'
import { gainCredits, loseCredits } from './resources/credits.ts'
import { abilitiesOf, abilityAt, fitting, hasPermission, rewardBonus } from './resources/holding.ts'
import { takeShip } from './resources/ships.ts'
import { excessOf, fits, limitBroken } from './resources/slots.ts'
import { settle } from './settling.ts'
import { violations } from './violations.ts'

describe('credits and reputation', () => {
  it('are lost down to 0 (OR-CRED-01)', () => {
    const t = handMade()
    gainCredits(t, 0, 2000)
    expect(loseCredits(t, 0, 3000)).toBe(2000)
    expect(at(t.credits, 0)).toBe(0)
  })

  it('moves by one space, stops at the ends, or is set (OR-REP-05 to OR-REP-09)', () => {
    const t = handMade()
    expect([changeReputation(t, 0, 2, 1), changeReputation(t, 0, 2, 1)]).toEqual([true, false])
    expect(standing(t, 0, 2)).toBe(1)
    expect(setReputation(t, 0, 2, -1)).toBe(true)
    expect(changeReputation(t, 0, 2, -1)).toBe(false)
    expect([standing(t, 0, 2), standing(t, 1, 2)]).toEqual([-1, 0])
  })
})

describe('values', () => {
  it('are the printed numbers plus every bonus (OR-CAB-06 to OR-CAB-08, OR-CHAR-03, OR-SHIP-01)', () => {
    const t = handMade()
    expect([groundCombat, health, hyperdrive, shipCombat, hull].map((each) => each.of(t, 0))).toEqual([
      3, 4, 6, 2, 3,
    ])
    const [armor = 0, crew = 0] = hold(t, 0, 'battle-armor', 'databank-4-lom')
    expect(groundCombat.terms(t, 0)).toEqual([
      { name: 'character', amount: 3 },
      { name: 'bonus', amount: 1, source: armor },
      { name: 'bonus', amount: 1, source: crew },
    ])
    expect(groundCombat.of(t, 0)).toBe(5)
    expect(hyperdrive.of(t, 1)).toBe(8)
  })

  it('of skills count on the character card and the crew (OR-TEST-06, OR-SKILL-02, OR-SKILL-06)', () => {
    const t = handMade()
    hold(t, 0, 'databank-4-lom', 'slicer-kit')
    expect([skillLevel(t, 0, 'tactics'), skillLevel(t, 0, 'tech'), skillLevel(t, 0, 'piloting')]).toEqual([
      2, 1, 0,
    ])
    expect(hasSkill(t, 0, 'piloting')).toBe(false)
    t.held[0] = []
    expect(skillLevel(t, 0, 'tactics')).toBe(1)
  })

  it('do not include a crew member that is being fought (OR-BNTY-18)', () => {
    const t = handMade()
    const [crew = 0] = hold(t, 0, 'databank-4-lom')
    const frame = { routine: 'combat', stage: 0, off: crew }
    t.stack.push(frame)
    expect([groundCombat.of(t, 0), skillLevel(t, 0, 'tactics')]).toEqual([3, 1])
    expect(abilitiesOf(t, 0).some(({ source }) => source === crew)).toBe(false)
    t.stack.pop()
    expect(groundCombat.of(t, 0)).toBe(4)
  })

  it('are the only use of cards for the AI player (OR-AICARD-02, OR-AICARD-03)', () => {
    const t = handMade({ automas: [1] })
    hold(t, 1, 'databank-4-lom', 'databank-hondo-ohnaka', 'macrobinoculars')
    t.ships[1] = shipNamed(t, 'aggressor-class-assault-fighter')
    t.isShipFlipped[1] = true
    expect([groundCombat.of(t, 1), hyperdrive.of(t, 1)]).toEqual([4, 8])
    expect([rewardBonus(t, 1, 'cargo'), hasPermission(t, 1, 'keepReputation')]).toEqual([0, false])
    expect(abilitiesOf(t, 1).every(({ ability }) => !('when' in ability))).toBe(true)
  })
})

describe('held cards', () => {
  it('are found by type, trait, droid symbol or contact (OR-DECK-07, OR-EX-07, OR-RES-07, OR-RES-08)', () => {
    const t = handMade()
    const [ingots = 0, docs = 0, droid = 0, lom = 0] = hold(
      t,
      0,
      'aurodium-ingots',
      'forged-scandocs',
      'protocol-droid',
      'databank-4-lom',
    )
    expect(fitting(t, 0, { types: ['cargo'] })).toEqual([ingots, docs])
    expect(fitting(t, 0, { types: ['cargo'], trait: 'illegal' })).toEqual([docs])
    expect(fitting(t, 0, { isDroid: true })).toEqual([droid, lom])
    expect(fitting(t, 0, { contact: '4-lom' })).toEqual([lom])
  })

  it('have the abilities of the face-up side (OR-GOAL-06, OR-CHAR-01)', () => {
    const t = handMade()
    const source = FIRST_CHARACTER + at(t.characters, 0)
    expect(abilitiesOf(t, 0).map(({ index }) => index)).toEqual([0, 1])
    t.isCharacterFlipped[0] = true
    expect(abilitiesOf(t, 0).map(({ index }) => index)).toEqual([0, 2])
    expect(abilityAt(t, source, 2)).toMatchObject({ when: 'contactEliminated' })
  })
})

describe('slots', () => {
  it('hold one card each, of a type that they name (OR-SLOT-02, OR-SLOT-05, OR-EX-04, OR-EX-05)', () => {
    const t = handMade()
    const cards = hold(t, 0, 'aurodium-ingots', 'crown-jewels')
    expect(fits(t, 0, cards)).toBe(false)
    expect(fits(t, 0, cards, shipNamed(t, 'gx1-short-hauler'))).toBe(true)
    expect(fits(t, 0, [...cards, ...hold(t, 0, 'ion-cannon')], shipNamed(t, 'gx1-short-hauler'))).toBe(false)
  })

  it('of the board hold two jobs or bounties and two gear (OR-GEAR-01, OR-JOB-03, OR-BNTY-02)', () => {
    const t = handMade()
    const cards = hold(t, 0, 'casino-heist', 'start-boshek', 'vibroknife', 'slicer-kit')
    expect(fits(t, 0, cards)).toBe(true)
    expect(fits(t, 0, [...cards, ...hold(t, 0, 'kessel-run')])).toBe(false)
    expect(fits(t, 0, [...cards, ...hold(t, 0, 'kyber-pendant')])).toBe(false)
  })

  it('can be added by a card (OR-SLOT-04)', () => {
    const t = handMade()
    const cards = hold(t, 0, 'smuggling-compartment', 'aurodium-ingots', 'crown-jewels')
    expect(fits(t, 0, cards)).toBe(true)
    expect(fits(t, 0, cards.slice(1))).toBe(false)
  })

  it('do not lift a printed limit (OR-EX-18)', () => {
    const t = handMade()
    const cards = hold(t, 0, 'armored-vest', 'battle-armor')
    expect([limitBroken(t, cards), fits(t, 0, cards)]).toEqual(['armor', false])
    settle(t)
    run(t)
    expect(asked(t)).toEqual({ kind: 'discardExcess', seat: 0, ids: ['armored-vest', 'battle-armor'] })
  })

  it('that are too few make their owner choose cards to discard (OR-SLOT-08)', () => {
    const t = handMade()
    hold(t, 1, 'aurodium-ingots', 'crown-jewels', 'ion-cannon', 'vibroknife')
    settle(t)
    run(t)
    expect(asked(t)).toEqual({ kind: 'discardExcess', seat: 1, ids: ['aurodium-ingots', 'crown-jewels'] })
    choose(t, 'crown-jewels')
    expect(asked(t)).toBeNull()
    expect(at(t.held, 1)).toHaveLength(3)
    expect(excessOf(t, 1)).toBe(0)
  })

  it('are enough for a third crew card that meets the goal of the ship (OR-GOAL-04)', () => {
    const t = handMade()
    t.ships[0] = shipNamed(t, 'gx1-short-hauler')
    hold(t, 0, 'databank-4-lom', 'databank-chewbacca', 'protocol-droid')
    settle(t)
    run(t)
    expect(asked(t)).toBeNull()
    expect([at(t.isShipFlipped, 0), at(t.held, 0).length]).toEqual([true, 3])
    // The goal, and the droid.
    expect(at(t.fame, 0)).toBe(2)
  })
})

describe('ships', () => {
  it('are exchanged without damage, tokens or progress (OR-SHIP-06 to OR-SHIP-08, OR-GAP-62, OR-GOAL-08)', () => {
    const t = handMade()
    const rigger = at(t.ships, 0)
    const hwk = shipNamed(t, 'hwk-290')
    t.shipDamage[0] = 2
    t.characterDamage[0] = 1
    t.shipTokens[0] = 1
    takeShip(t, 0, hwk)
    expect([at(t.ships, 0), at(t.shipDamage, 0), at(t.characterDamage, 0), at(t.shipTokens, 0)]).toEqual([
      hwk,
      0,
      1,
      0,
    ])
    expect(t.shipPool).toContain(rigger)
    expect(t.shipPool).not.toContain(hwk)
  })
})

describe('goals', () => {
  it('with tokens are met when there are enough (OR-GOAL-04, OR-GOAL-05, OR-GOAL-07)', () => {
    const t = handMade()
    const source = FIRST_CHARACTER + at(t.characters, 0)
    addGoalToken(t, 0, source)
    settle(t)
    run(t)
    expect(at(t.isCharacterFlipped, 0)).toBe(false)
    addGoalToken(t, 0, source)
    settle(t)
    run(t)
    expect([at(t.isCharacterFlipped, 0), at(t.fame, 0), at(t.characterTokens, 0)]).toEqual([true, 1, 0])
    addGoalToken(t, 0, source)
    expect(at(t.characterTokens, 0)).toBe(0)
    expect(told(t, 'goalMet')).toEqual([{ type: 'goalMet', seat: 0, source }])
  })

  it('with a condition are met as soon as it holds (OR-GOAL-03, OR-GOAL-09)', () => {
    const t = handMade()
    takeShip(t, 1, shipNamed(t, 'yv-666-light-freighter'))
    settle(t)
    run(t)
    expect([at(t.isCharacterFlipped, 1), at(t.fame, 1)]).toEqual([true, 1])
  })

  it('are never met by the AI player (OR-AICARD-03)', () => {
    const t = handMade({ automas: [1] })
    takeShip(t, 1, shipNamed(t, 'yv-666-light-freighter'))
    addGoalToken(t, 1, FIRST_SHIP + at(t.ships, 1))
    settle(t)
    run(t)
    expect([at(t.isCharacterFlipped, 1), at(t.fame, 1), at(t.shipTokens, 1)]).toEqual([false, 0, 0])
  })
})

describe('violations', () => {
  it('are not found on a correct table (OR-COMP-04)', () => {
    const t = handMade()
    hold(t, 0, 'databank-4-lom', 'vibroknife')
    expect(violations(t)).toEqual([])
  })

  it('are found on an impossible table', () => {
    const t = handMade()
    const [card = 0] = hold(t, 0, 'vibroknife')
    t.held[1] = [card]
    t.fame[0] = 1
    t.credits[1] = -1
    t.patrolSpaces[0] = -1
    expect(violations(t)).toHaveLength(4)
  })
})
