import { at, call, change, compose, type GameModule, proceed, type Seat } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../../outer-rim/content/names.ts'
import { all, credits, fame } from '../../../outer-rim/content/shorthand.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { hyperdrive } from '../../../outer-rim/rules/abilities/values.ts'
import { sufferDamage } from '../../../outer-rim/rules/combat/damage.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { fightPatrol } from '../../../outer-rim/rules/encounters/encounter-patrol.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { extensibleRim } from '../../../outer-rim/rules/game.ts'
import { payJobReward } from '../../../outer-rim/rules/jobs/jobs.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { points } from '../../../outer-rim/rules/points/index.ts'
import { gainFame } from '../../../outer-rim/rules/reputation/fame.ts'
import { changeReputation, standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { settle } from '../../../outer-rim/rules/settling.ts'
import { pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { testBox } from '../../../outer-rim/test/test-box.ts'
import { box as own } from '../../content/box.ts'
import { encounters } from '../../content/encounters/index.ts'
import { supportFavor } from '../../rules/favors/kinds.ts'
import { unfinishedBusiness } from '../../rules/game.ts'
import { startPlayerBountyFight } from '../../rules/jobs/player-bounties.ts'
import { tokensOn, tokensOnCardsOf } from '../../rules/reputation/tokens.ts'
import { unfinished } from '../../rules/setup/table.ts'
import {
  asked,
  askForActions,
  choose,
  hold,
  ids,
  type PlainSetup,
  placeOn,
  plainTable,
  putContactAt,
  run,
  standAt,
} from '../table.ts'

const named = (pl: string) => {
  const found = encounters.find(({ name }) => name.pl === pl)
  if (found === undefined) throw new Error(`no card is called ${pl}`)
  return found.id
}

/** A seat reads a card, which has an effect for it. */
function readCard(t: Rim, id: string, tree: CardEffect, seat: Seat = 0): number {
  const piece = pieceNamed(t, id)
  for (const deck of t.encounters) {
    const index = deck.indexOf(piece)
    if (index >= 0) deck.splice(index, 1)
  }
  t.resolving.push(piece)
  cardRules().run(t, tree, { seat, source: piece })
  return piece
}

/** Each of these cards fills another kind of slot. */
const forced = [
  ['UB-CLR-01', 'Złamana ręka'],
  ['UB-CLR-03', 'Wysyłka priorytetowa'],
  ['UB-CLR-04', 'Uszkodzenia strukturalne'],
] as const

describe('cards that cannot be declined', () => {
  const withFullSlots = (kind: string): Rim => {
    const t = plainTable({ ships: ['g9-rigger'] })
    const { market } = tablesOf(t)
    // Fills all free slots.
    for (const card of market) {
      if (!('resource' in card) || card.resource.type !== kind || card.resource.limit !== undefined) continue
      hold(t, 0, card.id)
      if (hasTooManyCards(t)) {
        t.held[0] = at(t.held, 0).slice(0, -1)
        break
      }
    }
    return t
  }
  const hasTooManyCards = (t: Rim): boolean => {
    settle(t)
    const isBeyond = at(t.stack, t.stack.length - 1).routine === 'settlement'
    if (isBeyond) t.stack.pop()
    return isBeyond
  }

  const tree: CardEffect = { op: 'mustGainThis' }

  for (const [rule, name] of forced) {
    const id = named(name)
    const type = encounters.find((card) => card.id === id)?.resource?.type ?? ''

    test(`${rule}, UB-CLR-18: ${name}: without a free slot, the player picks another card to give up`, () => {
      const t = withFullSlots(type)
      const before = at(t.held, 0).slice()
      expect(before.length).toBeGreaterThan(0)
      const piece = readCard(t, id, tree)
      run(t)
      expect(asked(t)).toEqual([['takeResource', 0]])
      expect(ids(t)).toEqual(['take'])
      const [going] = before
      const card = tablesOf(t).market.find((each) => pieceNamed(t, each.id) === going)
      choose(t, ['take', `discard=${card?.id ?? ''}`])
      expect(at(t.held, 0)).toContain(piece)
      expect(at(t.held, 0)).not.toContain(going)
    })

    test(`${rule}: ${name}: with a free slot, nobody is asked`, () => {
      const t = plainTable({ ships: ['g9-rigger'] })
      const piece = readCard(t, id, tree)
      run(t)
      expect(at(t.held, 0)).toEqual([piece])
    })
  }

  test('UB-CLR-02, UB-CLR-18: Zaszyfrowana wiadomość is the same card as in the base game', () => {
    const t = withFullSlots('job')
    const piece = readCard(t, 'ryloth-naboo-2', { op: 'gainThis' })
    run(t)
    expect(ids(t)).toEqual(['take'])
    const room = plainTable({ ships: ['g9-rigger'] })
    expect(readCard(room, 'ryloth-naboo-2', { op: 'gainThis' })).toBe(piece)
    run(room)
    expect(at(room.held, 0)).toEqual([piece])
  })

  test('UB-FACT-70: any other card can be declined', () => {
    const t = plainTable({ ships: ['g9-rigger'] })
    const other = encounters.find(
      ({ resource, sections }) =>
        resource !== undefined && !JSON.stringify(sections).includes('mustGainThis'),
    )
    readCard(t, other?.id ?? '', { op: 'gainThis' })
    run(t)
    expect(ids(t)).toEqual(['take', 'pass'])
  })
})

describe('Cad Bane', () => {
  const setting: PlainSetup = { characters: ['cad-bane', 'bossk'] }

  test('UB-FACT-20, UB-EX-09, UB-CLR-05, G-58: he gains 1 fame less and 5,000 credits each time; additional fame is not reduced', () => {
    const t = plainTable(setting)
    hold(t, 0, 'proton-torpedoes')
    // A patrol worth 1 fame.
    const faction = factions.indexOf('hutt')
    t.patrolLevels[faction] = 2
    t.patrolSpaces[faction] = spaceOf('naboo')
    fightPatrol(t, 0, faction)
    const events = run(t, {
      attack: new Array(5).fill('critical'),
      defence: new Array(4).fill('blank'),
    })
    expect(events.filter(({ type }) => type === 'fame')).toMatchObject([{ by: 1, seat: 0 }])
    expect([at(t.fame, 0), at(t.credits, 0)]).toEqual([1, 10_000])
  })

  test('UB-FACT-20, G-58: 2 fame become 1, 1 becomes 0, with 5,000 credits each time', () => {
    const t = plainTable(setting)
    gainFame(t, 0, 2, 'other')
    run(t)
    expect([at(t.fame, 0), at(t.credits, 0)]).toEqual([1, 10_000])
    const one = plainTable(setting)
    gainFame(one, 0, 1, 'other')
    run(one)
    expect([at(one.fame, 0), at(one.credits, 0)]).toEqual([0, 10_000])
  })

  test('UB-CLR-05: additional fame is not reduced and brings no credits', () => {
    const t = plainTable(setting)
    gainFame(t, 0, 1, 'other', undefined, 'additional')
    run(t)
    expect([at(t.fame, 0), at(t.credits, 0)]).toEqual([1, 5000])
  })

  test('UB-CLR-06: fame printed on a gained card is not reduced either', () => {
    const t = plainTable(setting)
    hold(t, 0, 'duelling-sabre')
    settle(t)
    run(t)
    expect([at(t.fame, 0), at(t.credits, 0)]).toEqual([1, 5000])
  })

  test('UB-FACT-20: fame from his own goal is not reduced; fame from a ship goal is (trap 12)', () => {
    const t = plainTable(setting)
    t.characterTokens[0] = 1
    settle(t)
    run(t)
    expect(t.isCharacterFlipped[0]).toBe(true)
    // 1 for the goal, and 1 from the other side.
    expect([at(t.fame, 0), at(t.credits, 0)]).toEqual([2, 5000])
    const ship = plainTable({ ...setting, ships: ['rogue-class-porax-38'] })
    ship.shipTokens[0] = 2
    settle(ship)
    run(ship)
    expect([at(ship.fame, 0), at(ship.credits, 0)]).toEqual([0, 10_000])
  })

  test('UB-FACT-20: a fight against an opponent who rolled at least 5 dice meets the goal', () => {
    for (const [value, isMet] of [
      [5, true],
      [4, false],
    ] as const) {
      const t = plainTable(setting)
      cardRules().run(t, { op: 'combat', kind: 'ground', value }, { seat: 0 })
      run(t, { attack: ['hit', 'hit', 'hit'], defence: new Array(value).fill('blank') })
      expect(t.isCharacterFlipped[0]).toBe(isMet)
    }
  })

  test('UB-EX-24: for a bounty on a player he gets 5,000 credits twice and no fame', () => {
    const t = plainTable(setting)
    standAt(t, 1, 'naboo')
    startPlayerBountyFight(t, 0, hold(t, 0, 'bounty-bossk'), 1)
    run(t, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] })
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([15_000, 0])
  })

  test('UB-CLR-07: an effect that removes the credits of a reward does not remove those of his ability', () => {
    const box = testBox({ set: {} })
    const poor: GameModule = {
      id: 'poor',
      version: '1',
      extends: 'outer-rim',
      requires: ['unfinished-business'],
      changes: [
        change('UB-CLR-07', points.game.boxes, { add: [box] }),
        change('UB-CLR-07', points.encounter.reward, () => () => all(credits(0), fame(1))),
      ],
    }
    const game = compose(extensibleRim, [unfinishedBusiness, poor])
    const t = plainTable(setting)
    const job = hold(t, 0, 'imperial-favor')
    Object.assign(t, { modules: own.bit | box.bit })
    payJobReward(t, 0, job)
    proceed(game, t)
    expect([at(t.fame, 0), at(t.credits, 0)]).toEqual([0, 10_000])
  })

  test('G-57: an AI player uses neither line', () => {
    const t = plainTable({ people: 1, characters: ['bossk', 'cad-bane'] })
    gainFame(t, 1, 1, 'other')
    expect(at(t.fame, 1)).toBe(1)
    expect(at(t.credits, 1)).toBe(5000)
  })
})

describe('Dengar', () => {
  const dengar = (): Rim => plainTable({ characters: ['dengar', 'bossk'] })

  test('UB-CLR-08, UB-FACT-71: his character suffers 1 less damage, his ship does not', () => {
    const t = dengar()
    expect(sufferDamage(t, 0, 'character', 3)).toBe(2)
    expect(sufferDamage(t, 0, 'character', 1)).toBe(0)
    expect(sufferDamage(t, 0, 'ship', 2)).toBe(2)
  })

  test('UB-CLR-09: after that, the rifle reduces damage that is still more than 2', () => {
    const t = dengar()
    hold(t, 0, 'iqa-11-blaster-rifle')
    expect(sufferDamage(t, 0, 'character', 5)).toBe(2)
    // His ability reduces 3 to 2 and 2 to 1, so the rifle changes nothing.
    const other = dengar()
    hold(other, 0, 'iqa-11-blaster-rifle')
    expect(sufferDamage(other, 0, 'character', 2)).toBe(1)
  })

  test('UB-FACT-71: without him, the rifle limits damage to 2', () => {
    const t = plainTable()
    hold(t, 0, 'iqa-11-blaster-rifle')
    expect(sufferDamage(t, 0, 'character', 3)).toBe(2)
  })
})

describe('empty contact spaces', () => {
  test('UB-CLR-10, UB-CLR-11, UB-EX-10: a planet without an orange token has an empty contact space, also on the Core Worlds', () => {
    for (const where of ['core-spinward', 'naboo']) {
      const t = plainTable({ space: where, characters: ['maz-kanata', 'bossk'] })
      // All other places are full. An orange token would lie on its own place.
      for (const planet of ['naboo'])
        for (let index = 0; index < 2; index++)
          putContactAt(t, at(['greedo', 'lobot'], index), placeOn(planet, index))
      const crew = hold(t, 0, 'databank-chewbacca')
      const token = pieceNamed(t, 'chewbacca')
      t.contactsLeftOut = t.contactsLeftOut.filter((each) => each !== token)
      t.discardedContacts.push(token)
      cardRules().run(t, { op: 'discard', cards: { types: ['crew'] } }, { seat: 0 })
      run(t)
      expect(at(t.held, 0)).not.toContain(crew)
      const place = t.contacts.indexOf(token)
      expect(place).toBe(placeOn(where, where === 'naboo' ? 2 : 0))
      expect(t.contactsUp).toContain(place)
    }
  })
})

test('UB-CLR-12: remaining health is health minus damage', () => {
  const t = plainTable({ characters: ['black-krrsantan', 'bossk'] })
  const holds = (atLeast: number) =>
    cardRules().holds(t, { is: 'remainingHealth', atLeast }, { seat: 0 }) === null
  expect([holds(5), holds(6)]).toEqual([true, false])
  t.characterDamage[0] = 3
  expect([holds(2), holds(3)]).toEqual([true, false])
})

describe('Hondo Ohnaka', () => {
  const seal: CardEffect = { op: 'tokenOnCard', cards: { types: ['crew', 'gear', 'mod'] } }
  test('UB-CLR-13, UB-FACT-73: tokens lie on cards and stay when his character card is turned over', () => {
    const t = plainTable({ characters: ['hondo-ohnaka', 'bossk'] })
    const [knife, kit] = [hold(t, 0, 'vibroknife'), hold(t, 0, 'slicer-kit')]
    unfinished(t).tokensOnCards.push(kit)
    settle(t)
    expect(t.isCharacterFlipped[0]).toBe(false)
    // The goal is checked after the effect, like all goals.
    call<SeatFrame>(t, { routine: 'encounterPhase', stage: 2, seat: 0 })
    cardRules().run(t, seal, { seat: 0, source: knife })
    run(t)
    expect(asked(t)).toEqual([['pickCardForToken', 0]])
    choose(t, 'vibroknife')
    expect(t.isCharacterFlipped[0]).toBe(true)
    expect([tokensOn(t, knife), tokensOn(t, kit), tokensOnCardsOf(t, 0)]).toEqual([1, 1, 2])
  })

  test('UB-CLR-13: tokens count on the other side, and are lost with a card that leaves', () => {
    const t = plainTable({ characters: ['hondo-ohnaka', 'bossk'] })
    const knife = hold(t, 0, 'vibroknife')
    t.isCharacterFlipped[0] = true
    const before = hyperdrive.of(t, 0)
    unfinished(t).tokensOnCards.push(knife)
    expect(hyperdrive.of(t, 0)).toBe(before + 1)
    cardRules().run(t, { op: 'discard', cards: { types: ['gear'] } }, { seat: 0 })
    run(t)
    expect(unfinished(t).tokensOnCards).toEqual([])
  })

  test('UB-FACT-73: after a delivery or a job, he may add a token', () => {
    const t = plainTable({ characters: ['hondo-ohnaka', 'bossk'], space: 'tatooine' })
    hold(t, 0, 'vibroknife', 'podracer-parts')
    askForActions(t)
    choose(t, 'deliver')
    choose(t, 'podracer-parts')
    expect(asked(t)).toEqual([['useAfter', 0]])
    choose(t, 'use-hondo-ohnaka')
    expect(tokensOnCardsOf(t, 0)).toBe(1)
  })
})

describe('Lando Calrissian', () => {
  function landos() {
    const t = plainTable()
    t.credits[0] = 6000
    const token = putContactAt(t, 'contact-lando-calrissian', placeOn('naboo', 0))
    cardRules().run(
      t,
      {
        op: 'script',
        number: tablesOf(t).contacts.find(({ id }) => id === 'contact-lando-calrissian')?.number ?? 0,
      },
      { seat: 0, source: token },
    )
    run(t)
    return t
  }

  test('UB-CLR-14: he becomes crew before the die is rolled and can reroll it', () => {
    const t = landos()
    choose(t, 'effect-0', { roll: ['blank'] })
    expect(asked(t)).toEqual([['useInRoll', 0]])
    choose(t, 'use-databank-lando-calrissian', { roll: ['hit'] })
    expect(at(t.credits, 0)).toBe(2000)
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'databank-lando-calrissian')])
  })

  test('UB-CLR-15: after a blank he must leave if he is the only crew', () => {
    const t = landos()
    choose(t, 'effect-0', { roll: ['blank'] })
    choose(t, 'pass')
    expect(at(t.held, 0)).toEqual([])
    expect(at(t.credits, 0)).toBe(0)
  })
})

describe('reputation that differs from the real one', () => {
  const imperial = factions.indexOf('imperial')

  function supported(real: number): Rim {
    const t = plainTable({ options: { favors: 'yes' } })
    t.reputation[0] = [0, real, 0, 0]
    unfinished(t).favors[0] = { from: 1, code: supportFavor(imperial), isSpent: false }
    return t
  }

  test('UB-CLR-16, UB-CLR-17: gains and losses have no effect while it differs', () => {
    for (const by of [1, -1]) {
      const t = supported(0)
      expect(standing(t, 0, imperial)).toBe(1)
      expect(changeReputation(t, 0, imperial, by)).toBe(false)
      expect(t.reputation[0]).toEqual([0, 0, 0, 0])
    }
  })

  test('UB-CLR-19, G-68: they count only while the real reputation is the same', () => {
    const t = supported(1)
    expect(changeReputation(t, 0, imperial, -1)).toBe(true)
    expect(t.reputation[0]).toEqual([0, 0, 0, 0])
    expect(changeReputation(t, 0, imperial, -1)).toBe(false)
    expect(changeReputation(t, 0, imperial, 1)).toBe(false)
  })
})
