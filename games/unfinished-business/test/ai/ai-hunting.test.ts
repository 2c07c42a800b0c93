import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { startBountyFight } from '../../../outer-rim/rules/jobs/bounties.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { hold, placeOn, putContactAt, standAt } from '../table.ts'
import {
  AI,
  aiDoes,
  aiTable,
  choose,
  crewIn,
  crewOf,
  HUMAN,
  passOn,
  playCard,
  question,
  run,
  SECOND,
  stand,
  standing,
  type Told,
  told,
} from './ai-table.ts'

const hunt: CardEffect = { op: 'aiHunt' }
const held = (t: Rim, seat: number, id: string) => at(t.held, seat).includes(pieceNamed(t, id))
const isRemoved = (t: Rim, id: string) => t.removed.includes(pieceNamed(t, id))
const isGone = (t: Rim, id: string) => t.removedContacts.includes(pieceNamed(t, id))
const here = (index: number) => placeOn('tatooine', index)
const order = (events: readonly Told[], ...types: readonly string[]) =>
  events.map(({ type }) => type).filter((type) => types.includes(type))

const hits = (count: number) => [
  ...Array.from({ length: count }, () => 'hit' as const),
  ...Array.from({ length: 12 }, () => 'blank' as const),
]

/** The attacker wins ties. */
const won = { attack: hits(2), defence: hits(2) }
const lost = { attack: hits(1), defence: hits(2) }

describe('encounters with contacts', () => {
  test('UB-AIE-01, UB-AIE-03, UB-AIE-04: the hunter turns up a facedown contact, which may match any of its bounties', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-garindan', 'bounty-saw-gerrera')
    // The hunter comes here for Garindan and finds Greedo, who is on another bounty of the hunter.
    hold(t, AI, 'bounty-greedo')
    putContactAt(t, 'greedo', here(0), 'down')
    const events = aiDoes(t, hunt)
    expect(order(events, 'contactRevealed', 'huntCompleted', 'contactLeft')).toEqual([
      'contactRevealed',
      'huntCompleted',
      'contactLeft',
    ])
    expect(told(events, 'aiTarget')[0]?.['target']).toMatchObject({
      is: 'hidden',
      bounty: pieceNamed(t, 'bounty-garindan'),
    })
    expect(told(events, 'huntCompleted')[0]).toMatchObject({ bounty: pieceNamed(t, 'bounty-greedo') })
    expect(isRemoved(t, 'bounty-greedo')).toBe(true)
    expect(held(t, AI, 'bounty-garindan')).toBe(true)
  })

  test('UB-AIE-05, G-66: a contact on no bounty ends the encounter and stays face up', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-garindan')
    putContactAt(t, 'greedo', here(0), 'down')
    const events = aiDoes(t, hunt)
    expect(told(events, 'huntMissed')).toHaveLength(1)
    expect(told(events, 'huntCompleted')).toEqual([])
    expect(t.contactsUp).toContain(here(0))
    expect(t.contacts[here(0)]).toBe(pieceNamed(t, 'greedo'))
    expect([t.credits[AI], t.fame[AI], t.characterDamage[AI]]).toEqual([0, 0, 0])
    expect(held(t, AI, 'bounty-garindan')).toBe(true)
  })

  test('UB-AIE-06: a faceup contact is met without a reveal', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-greedo')
    putContactAt(t, 'greedo', here(0))
    const events = aiDoes(t, hunt)
    expect(told(events, 'contactRevealed')).toEqual([])
    expect(isGone(t, 'greedo')).toBe(true)
  })

  test('UB-AIX-05, UB-AIX-06, UB-SOL-16, UB-SOL-17: the token of a player’s character is removed, and the hunter meets the next target', () => {
    const t = aiTable({ human: 'han-solo', ais: ['boba-fett'] })
    hold(t, AI, 'bounty-ahsoka-tano')
    putContactAt(t, 'contact-han-solo', here(0), 'down')
    const alone = aiDoes(t, hunt)
    expect(isGone(t, 'contact-han-solo')).toBe(true)
    expect(told(alone, 'contactIsPlayer')).toHaveLength(1)
    expect(told(alone, 'huntMissed')).toEqual([])

    const again = aiTable({ human: 'han-solo', ais: ['boba-fett'] })
    hold(again, AI, 'bounty-ahsoka-tano')
    putContactAt(again, 'contact-han-solo', here(0), 'down')
    putContactAt(again, 'contact-boba-fett', here(1), 'down')
    putContactAt(again, 'contact-ig-88', here(2), 'down')
    const events = aiDoes(again, hunt)
    // In any order of drawing, the hunter ends at the only token that is not a player's character.
    expect(told(events, 'huntMissed')).toEqual([
      { type: 'huntMissed', seat: AI, contact: pieceNamed(again, 'contact-ig-88') },
    ])
  })

  test('UB-R-47: the same for a faceup token, if the character itself cannot be met', () => {
    const t = aiTable({ human: 'doctor-aphra' })
    hold(t, AI, 'bounty-doctor-aphra')
    standAt(t, HUMAN, 'tatooine')
    t.isDefeated[HUMAN] = true
    t.characterDamage[HUMAN] = 20
    putContactAt(t, 'contact-doctor-aphra', here(0))
    const events = aiDoes(t, hunt)
    expect(told(events, 'contactIsPlayer')).toHaveLength(1)
    expect(told(events, 'huntCompleted')).toEqual([])
    expect(isGone(t, 'contact-doctor-aphra')).toBe(true)
    expect(held(t, AI, 'bounty-doctor-aphra')).toBe(true)
  })

  test('UB-SOL-16, UB-SOL-17: the same for lines that reveal a contact or gain crew', () => {
    for (const line of [{ op: 'aiRevealContact' }, { op: 'aiGainCrew' }] as const) {
      const t = aiTable({ human: 'chewbacca', ais: ['han-solo'] })
      putContactAt(t, 'chewbacca', here(0), 'down')
      putContactAt(t, 'saw-gerrera', here(1), 'down')
      const events = aiDoes(t, line)
      expect(told(events, 'contactRevealed')).toHaveLength(2)
      expect(isGone(t, 'chewbacca')).toBe(true)
    }
  })
})

describe('a non-confrontational bounty', () => {
  test('UB-AIN-01, UB-AIN-02, UB-AIN-03, UB-AIN-06, UB-AIN-07, UB-AIN-08, UB-EX-07: the contact leaves, then the reward, the card’s effect, and the damage last', () => {
    const t = aiTable({ ais: ['boba-fett'] })
    t.credits[AI] = 1000
    hold(t, AI, 'bounty-ahsoka-tano')
    putContactAt(t, 'contact-ahsoka-tano', here(0))
    const events = aiDoes(t, hunt)
    expect(
      order(
        events,
        'contactLeft',
        'credits',
        'fame',
        'reputation',
        'removed',
        'damaged',
        'defeated',
        'rolled',
      ),
    ).toEqual(['contactLeft', 'credits', 'fame', 'reputation', 'removed', 'damaged', 'defeated', 'credits'])
    expect(isGone(t, 'contact-ahsoka-tano')).toBe(true)
    expect(told(events, 'credits').map(({ by }) => by)).toEqual([12_000, -3000])
    expect(t.credits[AI]).toBe(1000 + 9000)
    expect(t.fame[AI]).toBe(2)
    expect(standing(t, AI, 'rebel')).toBe(-1)
    expect(isRemoved(t, 'bounty-ahsoka-tano')).toBe(true)
    expect(t.isDefeated[AI]).toBe(true)
    expect(at(t.captives, AI)).toEqual([])
  })

  test('UB-AIN-04: the character suffers the ground combat value', () => {
    const t = aiTable({ ais: ['black-krrsantan'] })
    hold(t, AI, 'start-lobot')
    putContactAt(t, 'lobot', here(0))
    aiDoes(t, hunt)
    expect([t.characterDamage[AI], t.shipDamage[AI]]).toEqual([4, 0])
    expect(t.isDefeated[AI]).toBe(false)
  })

  test('UB-AIN-05: the ship suffers the ship combat value', () => {
    const t = aiTable()
    hold(t, AI, 'start-4-lom')
    putContactAt(t, '4-lom', here(0))
    aiDoes(t, hunt)
    expect(t.characterDamage[AI]).toBe(0)
    expect(t.shipDamage[AI]).toBe(4)
  })

  test('UB-AIN-06, trap 7: fame wins the game before the damage', () => {
    const t = aiTable()
    t.fame[AI] = 8
    t.fameFrom[AI] = at(t.fameFrom, AI).map((_, index) => (index === 0 ? 8 : 0))
    hold(t, AI, 'bounty-ahsoka-tano')
    putContactAt(t, 'contact-ahsoka-tano', here(0))
    const events = aiDoes(t, hunt)
    expect(t.outcome?.winners).toEqual([AI])
    expect(told(events, 'damaged')).toEqual([])
  })
})

describe('encounters with crew', () => {
  function withCrew(human = 'han-solo'): { t: Rim; crew: number } {
    const t = aiTable({ human, ais: ['boba-fett'] })
    hold(t, AI, 'bounty-saw-gerrera')
    standAt(t, HUMAN, 'tatooine')
    return { t, crew: crewOf(t, HUMAN, 'saw-gerrera') }
  }

  test('UB-AIE-07, UB-AIE-08, G-64: the owner is asked whether to protect a crew member in the hunter’s space', () => {
    const { t } = withCrew()
    aiDoes(t, hunt)
    expect(question(t)).toEqual({ kind: 'protectFromHunter', seat: HUMAN, ids: ['protect', 'pass'] })
  })

  test('UB-AIE-10, G-59: without protection, card and token are removed without a fight', () => {
    const { t, crew } = withCrew()
    aiDoes(t, hunt)
    const events = choose(t, 'pass')
    expect(told(events, 'combatBegan')).toEqual([])
    expect(t.removed).toContain(crew)
    expect(isGone(t, 'saw-gerrera')).toBe(true)
    expect(t.fame[AI]).toBe(2)
    expect(isRemoved(t, 'bounty-saw-gerrera')).toBe(true)
    // UB-AIN-04: the value on the bounty, limited by health.
    expect(t.isDefeated[AI]).toBe(true)
  })

  test('UB-AIE-02, UB-AIE-09, UB-AIC-01, UB-AIC-02, UB-AIC-05: with protection, a ground combat with the owner, in which the hunter wins ties', () => {
    const { t } = withCrew()
    aiDoes(t, hunt)
    const events = choose(t, 'protect', won)
    expect(told(events, 'combatBegan')[0]).toMatchObject({
      attacker: AI,
      kind: 'ground',
      opponent: { is: 'player', seat: HUMAN },
    })
    expect(told(events, 'combatEnded')[0]?.['hasWon']).toBe(true)
  })

  test('UB-AIC-03: on other spaces, a ship combat', () => {
    const { t } = withCrew()
    for (const seat of [HUMAN, AI]) t.spaces[seat] = spaceOf('tn-1')
    aiDoes(t, hunt)
    expect(told(choose(t, 'protect', won), 'combatBegan')[0]?.['kind']).toBe('ship')
  })

  test('UB-AIC-08, UB-AIC-09, UB-AIC-10, UB-AIC-20: if the hunter wins, the card is removed and the reward gained, then both suffer damage', () => {
    const { t, crew } = withCrew()
    aiDoes(t, hunt)
    const events = choose(t, 'protect', won)
    expect(t.removed).toContain(crew)
    expect(isGone(t, 'saw-gerrera')).toBe(true)
    expect(t.credits[AI]).toBe(8000)
    expect(t.fame[AI]).toBe(2)
    expect(isRemoved(t, 'bounty-saw-gerrera')).toBe(true)
    expect(order(events, 'fame', 'damaged')).toEqual(['fame', 'damaged', 'damaged'])
    // The damage of the fight, without the value on the bounty.
    expect([t.characterDamage[AI], t.characterDamage[HUMAN]]).toEqual([2, 2])
  })

  test('UB-AIC-07, UB-EX-25: if the defender wins, the hunter discards the bounty and the crew stays', () => {
    const { t, crew } = withCrew()
    aiDoes(t, hunt)
    choose(t, 'protect', lost)
    expect(held(t, AI, 'bounty-saw-gerrera')).toBe(false)
    expect(isRemoved(t, 'bounty-saw-gerrera')).toBe(false)
    expect(t.market.flat()).toContain(pieceNamed(t, 'bounty-saw-gerrera'))
    expect(at(t.held, HUMAN)).toContain(crew)
    expect([t.credits[AI], t.fame[AI]]).toEqual([0, 0])
  })

  test('UB-AIE-12: a defeated owner cannot protect', () => {
    const { t, crew } = withCrew()
    t.isDefeated[HUMAN] = true
    t.characterDamage[HUMAN] = 20
    aiDoes(t, hunt)
    expect(question(t)).toBeNull()
    expect(t.removed).toContain(crew)
  })

  test('G-50: the hunter collects a bounty on its own crew without a fight or question', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera')
    const crew = crewOf(t, AI, 'saw-gerrera')
    aiDoes(t, hunt)
    expect(question(t)).toBeNull()
    expect(t.removed).toContain(crew)
    expect(t.fame[AI]).toBe(2)
  })

  test('UB-AIX-07, G-47: an AI player never protects its crew', () => {
    const t = aiTable({ ais: ['boba-fett', 'han-solo'] })
    hold(t, AI, 'bounty-saw-gerrera')
    const crew = crewOf(t, SECOND, 'saw-gerrera')
    standAt(t, SECOND, 'tatooine')
    const events = aiDoes(t, hunt)
    expect(told(events, 'combatBegan')).toEqual([])
    expect(t.removed).toContain(crew)

    const byPerson = aiTable({ ais: ['han-solo'] })
    hold(byPerson, HUMAN, 'bounty-saw-gerrera')
    crewOf(byPerson, AI, 'saw-gerrera')
    standAt(byPerson, HUMAN, 'tatooine')
    startBountyFight(byPerson, HUMAN, pieceNamed(byPerson, 'bounty-saw-gerrera'), 'crew')
    const fight = run(byPerson)
    expect(told(fight, 'protected')[0]).toMatchObject({ seat: AI, isProtected: false })
    expect(told(fight, 'combatBegan')[0]).toMatchObject({ opponent: { is: 'contact' } })
  })

  test('UB-AIE-07: the hunter does not meet crew in other spaces', () => {
    const { t } = withCrew()
    standAt(t, HUMAN, 'naboo')
    expect(told(aiDoes(t, hunt), 'aiTarget')).toEqual([])
    expect(question(t)).toBeNull()
    expect(crewIn(t, 'saw-gerrera')).toBeGreaterThan(0)
  })
})

const dice = (rolled: Told | undefined) =>
  rolled === undefined ? 0 : (rolled['faces'] as readonly unknown[]).length // a list of faces

describe('encounters with characters', () => {
  function face(human = 'doctor-aphra'): Rim {
    const t = aiTable({ human, ais: ['boba-fett'] })
    hold(t, AI, `bounty-${human}`)
    standAt(t, HUMAN, 'tatooine')
    return t
  }

  test('UB-AIE-11, UB-AIC-11 to UB-AIC-15, UB-AIC-18, UB-AIC-20, UB-EX-08: Boba Fett wins against Doctor Aphra', () => {
    const t = face()
    stand(t, HUMAN, 'hutt', -1)
    stand(t, HUMAN, 'imperial', 1)
    const events = aiDoes(t, hunt, { attack: hits(3), defence: hits(2) })
    expect(told(events, 'combatBegan')[0]).toMatchObject({ attacker: AI, kind: 'ground' })
    expect(t.credits[AI]).toBe(5000)
    expect(t.fame[AI]).toBe(1)
    expect(standing(t, AI, 'hutt')).toBe(1)
    expect(standing(t, AI, 'imperial')).toBe(-1)
    expect(isRemoved(t, 'bounty-doctor-aphra')).toBe(true)
    expect([t.characterDamage[HUMAN], t.characterDamage[AI]]).toEqual([3, 2])
    expect(order(events, 'fame', 'damaged')).toEqual(['fame', 'damaged', 'damaged'])
    expect(question(t)).toBeNull()
  })

  test('UB-AIC-16, UB-AIC-17, UB-AIC-19: the person chooses the factions, for the gain one with which the hunter is not positive if possible', () => {
    const t = face()
    for (const faction of ['hutt', 'rebel', 'syndicate'] as const) stand(t, HUMAN, faction, -1)
    stand(t, AI, 'hutt', 1)
    aiDoes(t, hunt, won)
    expect(question(t)).toMatchObject({ kind: 'chooseBountyFaction', seat: HUMAN })
    expect(question(t)?.ids.toSorted()).toEqual(['rebel', 'syndicate'])
    choose(t, 'rebel')
    expect(standing(t, AI, 'rebel')).toBe(1)

    // The hunter is positive with all of them, so any will do.
    const friends = face()
    for (const faction of ['hutt', 'rebel'] as const) {
      stand(friends, HUMAN, faction, -1)
      stand(friends, AI, faction, 1)
    }
    aiDoes(friends, hunt, won)
    expect(question(friends)?.ids.toSorted()).toEqual(['hutt', 'rebel'])

    // UB-AIC-19: no such restriction on the loss.
    const losing = face()
    for (const faction of ['hutt', 'rebel'] as const) stand(losing, HUMAN, faction, 1)
    stand(losing, AI, 'hutt', -1)
    aiDoes(losing, hunt, won)
    expect(question(losing)?.ids.toSorted()).toEqual(['hutt', 'rebel'])
    choose(losing, 'rebel')
    expect(standing(losing, AI, 'rebel')).toBe(-1)
  })

  test('UB-AIC-04, UB-AIC-06: in this standard combat, the hunter uses only abilities that raise its values', () => {
    const t = face()
    // One weapon rerolls a die, the other adds one.
    hold(t, AI, 'vibroknife', 'dl-44-blaster-pistol')
    const events = aiDoes(t, hunt, won)
    const [attack] = told(events, 'rolled').filter(({ side }) => side === 0)
    const bare = told(aiDoes(face(), hunt, won), 'rolled').find(({ side }) => side === 0)
    expect(dice(attack)).toBe(dice(bare) + 1)
    expect(told(events, 'usedAbility').filter(({ seat }) => seat === AI)).toEqual([])
    const krrsantan = aiTable({ ais: ['black-krrsantan'] })
    hold(krrsantan, AI, 'bounty-doctor-aphra')
    standAt(krrsantan, HUMAN, 'tatooine')
    const fight = aiDoes(krrsantan, hunt, won)
    expect(told(fight, 'usedAbility').filter(({ seat }) => seat === AI)).toEqual([])
  })

  test('UB-AIC-07, UB-EX-25: if the person wins, the bounty is discarded', () => {
    const t = face()
    aiDoes(t, hunt, lost)
    expect(held(t, AI, 'bounty-doctor-aphra')).toBe(false)
    expect(isRemoved(t, 'bounty-doctor-aphra')).toBe(false)
    expect([t.credits[AI], t.fame[AI]]).toEqual([0, 0])
  })

  test('UB-AIC-03: ship combat on spaces that are not planets', () => {
    const t = face()
    for (const seat of [HUMAN, AI]) t.spaces[seat] = spaceOf('tn-1')
    expect(told(aiDoes(t, hunt, won), 'combatBegan')[0]?.['kind']).toBe('ship')
  })

  test('UB-EX-21: ground combat on the Core Worlds, which are planets', () => {
    const t = face()
    for (const seat of [HUMAN, AI]) standAt(t, seat, 'core-spinward')
    expect(told(aiDoes(t, hunt, won), 'combatBegan')[0]?.['kind']).toBe('ground')
  })
})

describe('two AI players in one space', () => {
  /** The hunter has bounties on the person, the person's crew and the other AI player. All are on Tatooine, and the person is defeated. */
  function fullSpace(fame: number): Rim {
    const t = aiTable({ human: 'doctor-aphra', ais: ['boba-fett', 'han-solo'] })
    hold(t, AI, 'bounty-doctor-aphra', 'bounty-saw-gerrera', 'bounty-han-solo')
    crewOf(t, HUMAN, 'saw-gerrera')
    for (const seat of [HUMAN, SECOND]) standAt(t, seat, 'tatooine')
    t.isDefeated[HUMAN] = true
    t.characterDamage[HUMAN] = 20
    t.fame[AI] = fame
    t.fameFrom[AI] = at(t.fameFrom, AI).map((_, index) => (index === 0 ? fame : 0))
    for (const faction of ['hutt', 'imperial'] as const) stand(t, SECOND, faction, -1)
    // The hunter has room for all bounties and cannot buy anything.
    t.ships[AI] = tablesOf(t).ships.findIndex(({ id }) => id === 'rogue-class-porax-38')
    t.removed.push(...t.market.flat())
    t.market = t.market.map(() => [])
    return t
  }

  test('UB-AIB-11, UB-AIC-16, UB-DUO-12, G-47, G-77: in a space with several targets, the game ends before the damage', () => {
    const t = fullSpace(9)
    const events = playCard(t, 'ai-hunter-1', won)
    // G-77: the person is defeated. UB-AIB-11, UB-AIB-12: the other AI player comes before crew.
    expect(told(events, 'aiTarget').at(-1)).toMatchObject({
      does: 'encounters',
      target: { is: 'character', seat: SECOND },
      because: ['kind'],
    })
    expect(told(events, 'combatEnded')[0]).toMatchObject({ hasWon: true })
    // UB-AIC-16: the person chooses, in the middle of a fight between two AI players.
    expect(question(t)).toMatchObject({ kind: 'chooseBountyFaction', seat: HUMAN })
    const rest = choose(t, 'hutt')
    expect(t.outcome?.winners).toEqual([AI])
    expect(told([...events, ...rest], 'damaged')).toEqual([])
  })

  test('G-60, UB-DUO-08: with one fame less, the hunter suffers the damage and is defeated, skips its later lines, and the second AI player takes its turn', () => {
    const t = fullSpace(8)
    t.characterDamage[AI] = 2
    const events = playCard(t, 'ai-boba-fett', won)
    const rest = choose(t, 'hutt')
    expect(t.outcome).toBeNull()
    expect(told(rest, 'damaged').map(({ seat }) => seat)).toEqual([AI, SECOND])
    expect(told(rest, 'defeated').map(({ seat }) => seat)).toEqual([AI])
    expect(told([...events, ...rest], 'line').at(-1)).toMatchObject({ section: 'encounter' })
    expect(t.aiCard).toEqual([])
    expect(passOn(t)).toEqual([SECOND, HUMAN])
  })

  test('G-60: a defeat by an action line ends the turn before the encounter', () => {
    const t = aiTable({ human: 'doctor-aphra', ais: ['ig-88'] })
    hold(t, AI, 'bounty-ahsoka-tano')
    putContactAt(t, 'contact-ahsoka-tano', here(0))
    const events = playCard(t, 'ai-ig-88')
    expect(told(events, 'defeated')).toHaveLength(1)
    const after = events.slice(events.findIndex(({ type }) => type === 'defeated'))
    expect(told(after, 'line')).toEqual([])
  })
})
