import { answer, anyAnswer, at, call, fastDice } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { factions, marketDecks } from '../../../outer-rim/content/names.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { statOf } from '../../../outer-rim/rules/abilities/values.ts'
import { fightPatrol } from '../../../outer-rim/rules/encounters/encounter-patrol.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { startBountyFight } from '../../../outer-rim/rules/jobs/bounties.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { refusalOf } from '../../../outer-rim/rules/market/purchase.ts'
import { FIRST_CHARACTER } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { settle } from '../../../outer-rim/rules/settling.ts'
import { marketCard, pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { box } from '../../content/box.ts'
import type { AddedMarketCard } from '../../content/card.ts'
import { encounters } from '../../content/encounters/index.ts'
import { market } from '../../content/market/index.ts'
import { game } from '../../rules/game.ts'
import { startPlayerBountyFight } from '../../rules/jobs/player-bounties.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  begun,
  choose,
  hold,
  ids,
  onTop,
  placeOn,
  plainTable,
  putContactAt,
  run,
  standAt,
} from '../table.ts'
import { operationsIn } from '../tree-nodes.ts'

const won = (own: number, theirs: number) => ({
  attack: new Array(own).fill('critical'),
  defence: new Array(theirs).fill('blank'),
})

const asStrings = (ids: readonly string[]): readonly string[] => ids

describe('what is in the box', () => {
  test('UB-FACT-05: tokens and dice are unlimited, and each seat has one debt token', () => {
    expect(Object.keys(box.set).sort()).toEqual(
      asStrings(['aiCards', 'characters', 'contacts', 'databank', 'encounters', 'market', 'ships']),
    )
    const t = plainTable({ people: 4, options: { favors: 'yes' } })
    t.characterDamage[0] = 3
    cardRules().run(t, { op: 'gainCredits', amount: 990_000 }, { seat: 0 })
    expect(at(t.credits, 0)).toBe(995_000)
  })

  test('UB-FACT-08: the box contains what the introduction promises', () => {
    const types = market.flatMap((card) => ('resource' in card ? [card.resource.type] : ['ship']))
    expect(asStrings([...new Set(types)].sort())).toEqual([
      'bounty',
      'cargo',
      'crew',
      'gear',
      'job',
      'mod',
      'ship',
    ])
    expect(box.set.characters).toHaveLength(8)
    expect(box.encounterDecks).toEqual(['core-worlds'])
  })

  test('UB-FACT-09: each Core Worlds card has a way across, and a reward or a purchase', () => {
    const core = encounters.filter(({ deck }) => deck === 'core-worlds')
    expect(core).toHaveLength(20)
    for (const { id, sections } of core)
      expect(operationsIn(sections.acrossTheCore, 'crossTheCore').length, id).toBeGreaterThan(0)
    const brings = [
      'gainCredits',
      'gainThis',
      'mustGainThis',
      'gainTop',
      'buy',
      'buyShipOfCost',
      'gainReputation',
      'gainFame',
      'recover',
      'peek',
      'buyUsedShip',
      'marketAction',
    ]
    const without = core.filter(
      ({ sections: { coreWorlds } }) =>
        !JSON.stringify(coreWorlds).includes('"secret"') &&
        !brings.some((op) => operationsIn(coreWorlds, op).length > 0),
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('UB-FACT-32: Saw Gerrera, a bounty of the base game', () => {
    const saw = baseSet.market.find(({ id }) => id === 'bounty-saw-gerrera')
    expect(saw).toMatchObject({
      resource: {
        cost: 0,
        combat: { kind: 'ground', value: 6 },
        elimination: { of: [{ amount: 8000 }, { amount: 2 }] },
        capture: {
          to: 'lothal',
          reward: { of: [{ amount: 17_000 }, { amount: 2 }, { faction: 'imperial' }] },
        },
      },
    })
    expect(saw !== undefined && 'reveals' in saw).toBe(false)
  })

  test('UB-FACT-37: ranges of the reveal-contact symbol', () => {
    const ranges = market.flatMap(({ reveals }) => (reveals === undefined ? [] : [reveals.join('–')]))
    expect([...new Set(ranges)].sort()).toEqual(['1–2', '1–3', '1–4'])
  })

  test('UB-FACT-66: card 10 of Kafrene and Takodana is replaced, and card 11 is left out in a game of one person', () => {
    const inGame = (people: number) => {
      const t = begun({ people })
      const pieces = new Set(game.inventory(t)['card'])
      return ['kafrene-takodana-10', 'kafrene-takodana-10-b', 'kafrene-takodana-11'].map((id) =>
        pieces.has(pieceNamed(t, id)),
      )
    }
    expect(inGame(2)).toEqual([false, true, true])
    expect(inGame(1)).toEqual([false, true, false])
  })

  test('UB-FACT-69: the bounty deck has two jobs', () => {
    const inBounties = market.filter(
      (card) => card.deck === 'bounty' && 'resource' in card && card.resource.type === 'job',
    )
    expect(inBounties.map(({ name }) => name.pl)).toEqual(['List gończy', 'Handlarz informacjami'])
  })
})

describe('ships', () => {
  test('UB-FACT-10: two ship combats turn the Porax-38 over', () => {
    for (const before of [0, 1]) {
      const t = plainTable({ ships: ['rogue-class-porax-38'] })
      t.shipTokens[0] = before
      cardRules().run(t, { op: 'combat', kind: 'ship', value: 1 }, { seat: 0 })
      run(t, won(4, 1))
      expect([t.shipTokens[0], t.isShipFlipped[0], at(t.fame, 0)]).toEqual(
        before === 0 ? [1, false, 0] : [0, true, 1],
      )
    }
    // Ground combats do not count.
    const ground = plainTable({ ships: ['rogue-class-porax-38'] })
    cardRules().run(ground, { op: 'combat', kind: 'ground', value: 1 }, { seat: 0 })
    run(ground, won(3, 1))
    expect(ground.shipTokens[0]).toBe(0)
  })

  test('UB-FACT-11: two space encounters at navpoints turn the JumpMaster over; other spaces do not count', () => {
    for (const [space, counts] of [
      ['km-2', 1],
      ['naboo', 0],
    ] as const) {
      const t = plainTable({ ships: ['jumpmaster-5000'], space })
      askForEncounter(t)
      choose(t, 'space')
      // Answers whatever the card asks.
      const { below } = fastDice(1)
      while (t.shipTokens[0] === 0 && t.turn === 1 && t.active === 0 && t.open.length > 0) {
        const decision = at(t.open, 0)
        answer(game, t, decision, anyAnswer(game, t, decision, below))
      }
      expect(t.shipTokens[0]).toBe(counts)
    }
  })

  test('an encounter with an Imperial patrol of level 3 or 4, won or lost, turns the VCX-100 over', () => {
    for (const [faction, level, isMet] of [
      ['imperial', 3, true],
      ['imperial', 4, true],
      ['imperial', 2, false],
      ['rebel', 3, false],
    ] as const) {
      const t = plainTable({ ships: ['vcx-100'] })
      const index = factions.indexOf(faction)
      t.patrolLevels[index] = level
      t.patrolSpaces[index] = spaceOf('naboo')
      fightPatrol(t, 0, index)
      run(t, level === 4 ? {} : { attack: new Array(5).fill('blank'), defence: new Array(6).fill('blank') })
      // A player who has lost moves the patrol first.
      if (asked(t)[0]?.[0] === 'pushPatrolTo') choose(t, at(ids(t), 0))
      expect(t.isShipFlipped[0]).toBe(isMet)
    }
  })
})

describe('characters', () => {
  test('UB-FACT-20: only Cad Bane starts with 2 fame, but not as an AI player (G-57)', () => {
    const t = begun({ seed: 3 })
    const { below } = fastDice(3)
    while (t.turn === 0) {
      const decision = at(t.open, 0)
      const isBane = decision.kind === 'chooseCharacter' && ids(t).includes('cad-bane')
      if (isBane) choose(t, 'cad-bane')
      else answer(game, t, decision, anyAnswer(game, t, decision, below))
    }
    const bane = t.characters.findIndex((index) => at(tablesOf(t).characters, index).id === 'cad-bane')
    expect(at(t.fame, bane)).toBe(2)
    expect(at(t.fame, 1 - bane)).toBe(0)
    expect(violations(t)).toEqual([])
  })

  test('UB-FACT-21: Black Krrsantan can suffer damage for a critical hit while his remaining health is more than 1', () => {
    const fight = (damage: number) => {
      const t = plainTable({ characters: ['black-krrsantan', 'bossk'] })
      t.characterDamage[0] = damage
      cardRules().run(t, { op: 'combat', kind: 'ground', value: 1 }, { seat: 0 })
      run(t, { attack: ['blank', 'blank', 'blank'], defence: ['hit'] })
      return t
    }
    const t = fight(3)
    expect(asked(t)).toEqual([['useInCombat', 0]])
    choose(t, 'use-black-krrsantan')
    expect(t.characterDamage[0]).toBe(4)
    choose(t, 'die-1', { defence: ['hit'] })
    choose(t, 'goOn')
    // Two damage against one.
    expect(t.isDefeated[0]).toBe(true)
    expect(asked(fight(4)).map(([kind]) => kind)).not.toContain('useInCombat')
  })

  test('UB-FACT-21: his goal is to recover at least 4 damage in the planning phase', () => {
    for (const [character, ship, isMet] of [
      [2, 2, true],
      [1, 2, false],
    ] as const) {
      const t = plainTable({ characters: ['black-krrsantan', 'bossk'] })
      t.characterDamage[0] = character
      t.shipDamage[0] = ship
      const [goal] = tablesOf(t).characters.find(({ id }) => id === 'black-krrsantan')?.goal.abilities ?? []
      if (goal === undefined || !('when' in goal)) throw new Error('he has a planning ability')
      expect(goal.when).toBe('planning')
      settle(t)
      // The goal is checked after the effect, like all goals.
      call<SeatFrame>(t, { routine: 'encounterPhase', stage: 2, seat: 0 })
      cardRules().run(t, goal.does, { seat: 0, source: FIRST_CHARACTER + at(t.characters, 0) })
      run(t)
      expect([t.characterDamage[0], t.shipDamage[0]]).toEqual([0, 0])
      expect(t.isCharacterFlipped[0]).toBe(isMet)
      expect(at(t.fame, 0)).toBe(isMet ? 1 : 0)
    }
  })

  test('UB-FACT-72, UB-FACT-73: which characters are contacts', () => {
    const persons = new Set((box.set.characters ?? []).map(({ person }) => person))
    for (const person of [
      'chewbacca',
      'enfys-nest',
      'dengar',
      'maz-kanata',
      'cad-bane',
      'black-krrsantan',
      'hondo-ohnaka',
    ])
      expect(persons.has(person)).toBe(true)
  })
})

describe('the Electro Baton', () => {
  function fighting(side: 'contact' | 'player' | 'enemy'): Rim {
    const t = plainTable({ characters: ['bossk', 'boba-fett'] })
    hold(t, 0, 'electro-baton')
    standAt(t, 1, 'naboo')
    if (side === 'contact') {
      putContactAt(t, 'contact-ig-88', placeOn('naboo', 0))
      startBountyFight(t, 0, hold(t, 0, 'bounty-ig-88'), 'map')
    } else if (side === 'player') startPlayerBountyFight(t, 0, hold(t, 0, 'bounty-boba-fett'), 1)
    else cardRules().run(t, { op: 'combat', kind: 'ground', value: 2 }, { seat: 0 })
    return t
  }

  test('UB-FACT-36: +1 ground combat always', () => {
    const t = fighting('enemy')
    expect(statOf(t, 'groundCombat', 0)).toBe(4)
    run(t, won(4, 2))
    expect(asked(t).map(([kind]) => kind)).not.toContain('useInCombat')
  })

  test('UB-FACT-36: +1 more for a bounty, and then its contact cannot be eliminated', () => {
    const t = fighting('contact')
    run(t)
    expect(ids(t)).toEqual(['use-electro-baton', 'pass'])
    const events = choose(t, 'use-electro-baton', won(5, 6))
    expect(events.find(({ type }) => type === 'rolled')).toMatchObject({
      faces: new Array(5).fill('critical'),
    })
    expect(ids(t)).toEqual(['capture'])
    const { kind, seat } = at(t.open, 0)
    expect(game.decisions[kind]?.blocked?.(t, seat)).toMatchObject([
      { id: 'eliminate', refusal: { rule: 'OR-BNTY-10', reason: 'cannotEliminate' } },
    ])
    const other = fighting('contact')
    run(other)
    choose(other, 'pass', won(4, 6))
    expect(ids(other)).toEqual(['capture', 'eliminate'])
  })

  test('G-84: against a player it has no drawback', () => {
    const t = fighting('player')
    run(t)
    choose(t, 'use-electro-baton', won(5, 3))
    expect(at(t.fame, 0)).toBe(1)
  })
})

describe('a ship by its cost', () => {
  const order = () => {
    const t = plainTable({ space: 'core-spinward' })
    t.credits[0] = 50_000
    cardRules().run(t, { op: 'buyShipOfCost', costs: [5000, 10_000, 15_000, 20_000, 25_000] }, { seat: 0 })
    run(t)
    return t
  }
  const deck = marketDecks.indexOf('ship')

  test('UB-FACT-40: the player names a cost first, then may buy the first card of that cost', () => {
    const t = order()
    expect(asked(t)).toEqual([['nameShipCost', 0]])
    expect(ids(t)).toEqual(['cost-5000', 'cost-10000', 'cost-15000', 'cost-20000', 'cost-25000'])
    const count = at(t.market, deck).length
    const before = structuredClone(t.chance)
    choose(t, 'cost-10000')
    // The deck is shuffled before the search.
    expect(t.chance).not.toEqual(before)
    expect(asked(t)).toEqual([['buy', 0]])
    const top = at(t.market, deck).at(-1) ?? 0
    expect(marketCard(t, top)).toMatchObject({ cost: 10_000 })
    const events = choose(t, 'ship')
    expect(events.find(({ type }) => type === 'bought')).toMatchObject({ card: top })
    expect(at(t.market, deck)).toHaveLength(count - 1)
    // After the shuffle, everybody knows only the new top card.
    const known = at(t.market, deck).filter((card) => at(t.knowers, card) !== 0)
    expect(known).toEqual([at(t.market, deck).at(-1)])
  })

  test('UB-FACT-40, G-81: the deck is shuffled with or without a purchase, and without one no symbol counts', () => {
    const t = order()
    choose(t, 'cost-25000')
    const events = choose(t, 'pass')
    expect(events.map(({ type }) => type)).not.toContain('patrolMoved')
    expect(at(t.market, deck).filter((card) => at(t.knowers, card) !== 0)).toHaveLength(1)
  })

  test('G-81: without a card of that cost, all cards are seen and nothing is bought', () => {
    const t = plainTable({ space: 'core-spinward' })
    const costs = tablesOf(t).costs
    const gone = at(t.market, deck).filter((card) => costs[card] === 15_000)
    t.market[deck] = at(t.market, deck).filter((card) => !gone.includes(card))
    t.removed.push(...gone)
    cardRules().run(t, { op: 'buyShipOfCost', costs: [15_000] }, { seat: 0 })
    run(t)
    const events = choose(t, 'cost-15000')
    expect(asked(t).map(([kind]) => kind)).not.toContain('buy')
    expect(events.filter(({ type }) => type === 'marketRevealed').length).toBeGreaterThan(
      at(t.market, deck).length,
    )
  })
})

describe('other cards', () => {
  test('UB-FACT-41: the secret works only against a Rebel patrol', () => {
    for (const [faction, isUsed] of [
      ['rebel', true],
      ['hutt', false],
    ] as const) {
      const t = plainTable()
      const index = factions.indexOf(faction)
      const holds = cardRules().holds(
        t,
        { is: 'patrolWas', faction: 'rebel' },
        { seat: 0, bound: { faction: index, level: 1, brought: 'credits' } },
      )
      expect(holds === null).toBe(isUsed)
    }
  })

  test('UB-FACT-35: astromech parts go to Ord Mantell, then droids to Naboo', () => {
    const t = plainTable({ space: 'ord-mantell' })
    const card = onTop(t, 'astromech-parts')
    expect(refusalOf(t, 0, card, 0)).not.toBeNull()
    hold(t, 0, 'astromech-parts')
    askForActions(t)
    choose(t, 'deliver')
    choose(t, 'astromech-parts')
    expect(at(t.credits, 0)).toBe(10_000)
    expect(at(t.held, 0)).toEqual([card])
    standAt(t, 0, 'naboo')
    t.actionsUsed = []
    t.open = []
    t.stack.pop()
    askForActions(t)
    choose(t, 'deliver')
    choose(t, 'astromech-parts')
    expect(at(t.credits, 0)).toBe(22_000)
    expect(at(t.held, 0)).toEqual([])
  })

  test('UB-FACT-75: cargo for a patrol is delivered in the patrol’s space and cannot be bought there', () => {
    const imperial = factions.indexOf('imperial')
    const t = plainTable({ space: 'km-2' })
    t.patrolSpaces[imperial] = spaceOf('km-2')
    hold(t, 0, 'wardroom-wine')
    askForActions(t)
    choose(t, 'deliver')
    choose(t, 'wardroom-wine')
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([13_000, 1])
    const elsewhere = plainTable({ space: 'naboo' })
    hold(elsewhere, 0, 'wardroom-wine')
    askForActions(elsewhere)
    expect(ids(elsewhere)).not.toContain('deliver')
    const shop = plainTable({ space: 'naboo' })
    const card = onTop(shop, 'wardroom-wine')
    expect(refusalOf(shop, 0, card, 0)).toBeNull()
    shop.patrolSpaces[imperial] = spaceOf('naboo')
    expect(refusalOf(shop, 0, card, 0)).toMatchObject({ rule: 'OR-CARGO-04' })
  })

  test('UB-FACT-25, UB-FACT-26: Boba Fett’s card by Hutt reputation', () => {
    const meet = (hutt: number) => {
      const t = plainTable()
      t.credits[0] = 6000
      t.reputation[0] = [0, 0, hutt, 0]
      putContactAt(t, 'contact-boba-fett', placeOn('naboo', 0))
      askForEncounter(t)
      return t
    }
    const friend = meet(0)
    choose(friend, 'contact-naboo-1')
    choose(friend, 'effect-0')
    expect(at(friend.held, 0)).toEqual([pieceNamed(friend, 'databank-boba-fett')])
    expect(at(friend.credits, 0)).toBe(0)
    const enemy = meet(-1)
    const events = choose(enemy, 'contact-naboo-1', won(3, 5))
    expect(events.find(({ type }) => type === 'combatBegan')).toMatchObject({ kind: 'ground' })
    expect(enemy.discardedContacts).toContain(pieceNamed(enemy, 'contact-boba-fett'))
  })

  test('UB-FACT-30, UB-FACT-31: rewards of two bounties, and their loss of reputation', () => {
    for (const [id, contact, dice, reward, faction] of [
      ['bounty-doctor-aphra', 'contact-doctor-aphra', 5, 7000, 1],
      ['bounty-ahsoka-tano', 'contact-ahsoka-tano', 7, 12_000, 0],
    ] as const) {
      const t = plainTable()
      putContactAt(t, contact, placeOn('naboo', 0))
      const bounty = hold(t, 0, id)
      startBountyFight(t, 0, bounty, 'map')
      run(t, { attack: ['critical', 'critical', 'critical'], defence: new Array(dice).fill('blank') })
      choose(t, 'eliminate')
      expect([at(t.credits, 0), at(t.fame, 0), t.reputation[0]?.[faction]]).toEqual([5000 + reward, 2, -1])
      expect(t.removed).toContain(bounty)
      expect((marketCard(t, bounty) as AddedMarketCard).reveals).toEqual(
        id === 'bounty-ahsoka-tano' ? [1, 4] : [1, 3],
      )
    }
  })
})
