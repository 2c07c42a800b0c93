import { at, EMPTY, everybody, type Refusal } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions, marketDecks } from '../../content/names.ts'
import { asked, choose, handMade, hold, resolve, run, shipNamed, told } from '../../test/hand-made.ts'
import { contactSpacesAt, spaceOf } from '../map/map.ts'
import { FIRST_CHARACTER } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { cardLanguage } from './language.ts'
import type { CardEffect } from './vocabulary.ts'

/** Each operation does what it says. */

const hutt = factions.indexOf('hutt')
const imperial = factions.indexOf('imperial')

function does(
  t: Rim,
  effect: CardEffect,
  context: { readonly seat?: number; readonly source?: number } = {},
): Rim {
  cardLanguage.run(t, effect, { seat: 0, ...context })
  run(t)
  return t
}

function refused(
  t: Rim,
  effect: CardEffect,
  context: { readonly seat?: number; readonly source?: number } = {},
): Refusal | null {
  return cardLanguage.legal(t, effect, { seat: 0, ...context })
}

function table(): Rim {
  const t = handMade()
  run(t)
  return t
}

const firstContact = at(contactSpacesAt(spaceOf('tatooine')), 0)
const secondContact = at(contactSpacesAt(spaceOf('tatooine')), 1)

describe('credits, fame and reputation', () => {
  test('OR-CRED-01: credits are gained, lost down to 0, and paid only in full', () => {
    const t = table()
    does(t, { op: 'gainCredits', amount: 3000 })
    expect(t.credits[0]).toBe(3000)
    does(t, { op: 'loseCredits', amount: 5000 })
    expect(t.credits[0]).toBe(0)
    expect(refused(t, { op: 'loseCredits', amount: 1000 })?.reason).toBe('noCredits')
    expect(refused(t, { op: 'payCredits', amount: 1000 })).toMatchObject({ facts: { has: 0, needs: 1000 } })
  })

  test('an amount can depend on held cards', () => {
    const t = table()
    hold(t, 0, 'hired-help', 'protocol-droid')
    does(t, { op: 'gainCredits', amount: { per: 'card', cards: { types: ['crew'] }, times: 1000 } })
    expect(t.credits[0]).toBe(2000)
  })

  test('OR-ABIL-04, OR-EX-09: a cost before "to" is paid in full, or nothing happens', () => {
    const t = table()
    const effect: CardEffect = {
      op: 'pay',
      cost: { op: 'loseReputation', faction: 'hutt' },
      for: { op: 'gainFame', amount: 1 },
    }
    at(t.reputation, 0)[hutt] = -1
    expect(refused(t, effect)?.rule).toBe('OR-REP-08')
    does(t, effect)
    expect(t.fame[0]).toBe(0)
    at(t.reputation, 0)[hutt] = 0
    does(t, effect)
    expect(t.fame[0]).toBe(1)
    expect(at(t.reputation, 0)[hutt]).toBe(-1)
  })

  test('OR-ABIL-05, OR-EX-10: "and" carries out every possible part', () => {
    const t = table()
    at(t.reputation, 0)[0] = -1
    does(t, {
      op: 'all',
      of: [
        { op: 'gainCredits', amount: 5000 },
        { op: 'loseReputation', faction: 'rebel' },
      ],
    })
    expect(t.credits[0]).toBe(5000)
  })

  test('two costs together need credits for both', () => {
    const t = table()
    t.credits[0] = 3000
    const cost: CardEffect = {
      op: 'all',
      of: [
        { op: 'payCredits', amount: 2000 },
        { op: 'payCredits', amount: 2000 },
      ],
    }
    expect(refused(t, { op: 'pay', cost, for: { op: 'gainFame', amount: 1 } })).not.toBeNull()
  })

  test('OR-FAME-03: fame never goes below 0', () => {
    const t = table()
    does(t, { op: 'gainFame', amount: 2 })
    does(t, { op: 'loseFame', amount: 5 })
    expect(t.fame[0]).toBe(0)
    expect(refused(t, { op: 'loseFame', amount: 1 })?.rule).toBe('OR-FAME-03')
  })

  test('OR-MAP-08, OR-MAP-09: the faction of the planet, if it has one', () => {
    const t = table()
    does(t, { op: 'gainReputation', faction: 'planet' })
    expect(at(t.reputation, 0)[hutt]).toBe(1)
    t.spaces[0] = spaceOf('naboo')
    expect(refused(t, { op: 'gainReputation', faction: 'planet' })?.rule).toBe('OR-MAP-09')
    t.spaces[0] = spaceOf('tn-1')
    expect(refused(t, { op: 'loseReputation', faction: 'planet' })?.rule).toBe('OR-MAP-09')
  })

  test('OR-NEAR-02, OR-NEAR-03: the nearest patrol; the active player chooses between equally near ones', () => {
    const t = table()
    t.patrolSpaces = [spaceOf('lothal'), spaceOf('tn-1'), spaceOf('lothal'), spaceOf('lothal')]
    does(t, { op: 'loseReputation', faction: 'nearestPatrol' })
    expect(at(t.reputation, 0)[imperial]).toBe(-1)
    t.patrolSpaces[hutt] = spaceOf('tn-2')
    does(t, { op: 'gainReputation', faction: 'nearestPatrol' }, { seat: 1 })
    expect(asked(t)).toEqual({ kind: 'pickFaction', seat: 0, ids: ['imperial', 'hutt'] })
    choose(t, 'hutt')
    expect(at(t.reputation, 1)[hutt]).toBe(1)
  })

  test('a chosen faction, among those whose marker can move', () => {
    const t = table()
    t.reputation[0] = [1, 1, 0, 1]
    does(t, { op: 'gainReputation', faction: 'choose' })
    expect(t.reputation[0]).toEqual([1, 1, 1, 1])
    expect(refused(t, { op: 'gainReputation', faction: 'choose' })?.rule).toBe('OR-REP-06')
  })

  test('OR-REP-09: reputation is set to a value', () => {
    const t = table()
    does(t, { op: 'setReputation', faction: 'hutt', to: 'negative' })
    expect(at(t.reputation, 0)[hutt]).toBe(-1)
    expect(refused(t, { op: 'setReputation', faction: 'hutt', to: 'negative' })?.rule).toBe('OR-REP-09')
  })
})

describe('damage', () => {
  test('OR-DMG-01, OR-DMG-06, OR-DMG-07: suffered and removed', () => {
    const t = table()
    does(t, { op: 'suffer', on: 'ship', amount: 2 })
    expect(t.shipDamage[0]).toBe(2)
    does(t, { op: 'recover', on: 'both', amount: 1 })
    expect(t.shipDamage[0]).toBe(1)
    does(t, { op: 'recover', on: 'ship', amount: 'all' })
    expect(refused(t, { op: 'recover', on: 'both', amount: 'all' })?.rule).toBe('OR-DMG-07')
  })

  test('OR-DMG-08: damage can be prevented only when it is about to be suffered', () => {
    expect(refused(table(), { op: 'preventDamage', amount: 1 })?.rule).toBe('OR-DMG-08')
    expect(refused(table(), { op: 'escapeDefeat', on: 'both', amount: 'all' })).not.toBeNull()
  })
})

describe('tests, fights and dice', () => {
  test('OR-TEST-07: a test has the effect of its result', () => {
    const t = table()
    does(t, {
      op: 'test',
      skill: 'tech',
      pass: { op: 'gainCredits', amount: 1000 },
      fail: { op: 'gainCredits', amount: 2000 },
    })
    expect([1000, 2000]).toContain(t.credits[0])
    expect(told(t, 'tested')).toHaveLength(1)
  })

  test('OR-TEST-01: the player picks one of several skills before rolling', () => {
    const t = table()
    does(t, { op: 'test', skill: ['tech', 'stealth'] })
    expect(asked(t)?.kind).toBe('chooseSkill')
  })

  test('OR-CMB-07, OR-CSTEP-14: a fight with an enemy on a card', () => {
    const t = table()
    does(t, {
      op: 'combat',
      kind: 'ground',
      value: 1,
      win: { op: 'gainCredits', amount: 1000 },
      lose: { op: 'gainCredits', amount: 2000 },
    })
    expect([1000, 2000]).toContain(t.credits[0])
    expect(told(t, 'combatEnded')).toHaveLength(1)
  })

  test('OR-CMB-08, OR-DEF-09: another player in the space can be fought, unless defeated', () => {
    const t = table()
    const fight: CardEffect = { op: 'fightPlayer', whom: { fame: 'notLess' } }
    t.fame = [1, 0]
    expect(refused(t, fight)?.rule).toBe('OR-DEF-09')
    t.fame = [0, 0]
    expect(refused(t, fight)).toBeNull()
    t.isDefeated[1] = true
    expect(refused(t, fight)?.rule).toBe('OR-DEF-09')
    t.isDefeated[1] = false
    t.spaces[1] = spaceOf('naboo')
    expect(refused(t, fight)?.rule).toBe('OR-DEF-09')
  })

  test('a single die takes effect by its face', () => {
    const t = table()
    const gain: CardEffect = { op: 'gainCredits', amount: 1000 }
    does(t, { op: 'roll', by: { blank: gain, focus: gain, hit: gain, critical: gain } })
    expect(t.credits[0]).toBe(1000)
  })

  test.each([
    { op: 'extraDice', amount: 1 },
    { op: 'reroll', upTo: 1 },
    { op: 'changeDie', from: ['focus'], to: 'hit' },
    { op: 'cancelDie', faces: ['hit'] },
    { op: 'addHits', amount: 1 },
    { op: 'haveSkill' },
  ] as const satisfies readonly CardEffect[])('$op needs a current roll', (effect) => {
    expect(refused(table(), effect)).not.toBeNull()
  })
})

describe('players', () => {
  test('OR-TIE-01, OR-EX-12, OR-FAME-08: the active player picks one of the tied most famous players', () => {
    const t = handMade({ seats: 3 })
    run(t)
    t.fame = [0, 2, 2]
    t.credits = [0, 5000, 5000]
    does(t, {
      op: 'all',
      of: [
        { op: 'choosePlayer', whom: { where: 'anywhere', fame: 'most' }, as: 'chosen' },
        { op: 'happensTo', who: 'chosen', do: { op: 'loseCredits', amount: 2000 } },
      ],
    })
    expect(asked(t)).toEqual({ kind: 'pickPlayer', seat: 0, ids: ['seat-2', 'seat-3'] })
    choose(t, 'seat-3')
    expect(t.credits).toEqual([0, 5000, 3000])
  })
})

describe('cards', () => {
  test('OR-ECARD-07: a player gains the resource on the card that is read', () => {
    const t = table()
    const piece = resolve(t, 'tatooine-nal-hutta-7')
    does(t, { op: 'gainThis' }, { source: piece })
    choose(t, 'take')
    expect(t.held[0]).toContain(piece)
    expect(refused(t, { op: 'gainThis' }, { source: piece })?.rule).toBe('OR-ECARD-07')
  })

  test('OR-CRED-03, OR-PMOVE-01: a player gains the top card of a deck for free, and the next one is turned up', () => {
    const t = table()
    const cargo = marketDecks.indexOf('cargo')
    const top = at(at(t.market, cargo), at(t.market, cargo).length - 1)
    does(t, { op: 'gainTop', deck: 'cargo' })
    choose(t, 'take')
    expect(t.held[0]).toContain(top)
    expect(told(t, 'marketRevealed')).toHaveLength(1)
    t.market[cargo] = []
    expect(refused(t, { op: 'gainTop', deck: 'cargo' })?.rule).toBe('OR-GAP-39')
  })

  test('OR-RES-04: declining a card moves no patrol', () => {
    const t = table()
    does(t, { op: 'gainTop', deck: 'cargo' })
    const before = [...t.patrolSpaces]
    choose(t, 'pass')
    expect(t.patrolSpaces).toEqual(before)
    expect(t.held[0]).toEqual([])
  })

  test('OR-TIN-08, OR-CRED-02: buying follows all rules of purchases, with a discount', () => {
    const t = table()
    expect(refused(t, { op: 'buy', decks: ['luxury'] })?.reason).toBe('nothingToBuy')
    t.credits[0] = 20_000
    does(t, { op: 'buy', decks: ['luxury'], discount: 1000 })
    expect(asked(t)?.kind).toBe('buy')
  })

  test('OR-MKT-03, OR-PMOVE-02: the top card of a market deck is discarded', () => {
    const t = table()
    const before = [...t.patrolSpaces]
    does(t, { op: 'discardTop', decks: ['bounty', 'ship'] })
    choose(t, 'ship')
    expect(told(t, 'marketDiscarded')).toHaveLength(1)
    expect(t.patrolSpaces).toEqual(before)
  })

  test('OR-ABIL-04: discards that number of own cards; as a cost, exactly that number', () => {
    const t = table()
    hold(t, 0, 'hired-help', 'armored-vest')
    does(t, { op: 'discard', cards: { types: ['gear'] } })
    expect(t.held[0]).toEqual([pieceNamed(t, 'hired-help')])
    const two: CardEffect = { op: 'discard', cards: { types: ['crew'] }, count: 2 }
    expect(refused(t, two)).toBeNull()
    expect(cardLanguage.whole(t, two, { seat: 0 })).toMatchObject({ facts: { has: 1, needs: 2 } })
  })

  test('discards this card, or removes it from the game (OR-DISC-06)', () => {
    const t = table()
    const [vest = 0, knife = 0] = hold(t, 0, 'armored-vest', 'vibroknife')
    does(t, { op: 'discardThis' }, { source: vest })
    does(t, { op: 'removeThis' }, { source: knife })
    expect(t.held[0]).toEqual([])
    expect(t.removed).toEqual([knife])
    expect(refused(t, { op: 'discardThis' }, { source: vest })?.reason).toBe('notHeld')
  })

  test('OR-CREW-08: takes a card from another player in the space', () => {
    const t = table()
    const [droid = 0] = hold(t, 1, 'protocol-droid')
    const take: CardEffect = { op: 'takeCard', cards: { types: ['crew'] }, from: {} }
    does(t, take)
    expect(t.held[0]).toEqual([droid])
    expect(t.held[1]).toEqual([])
    expect(told(t, 'gained')[0]).toMatchObject({ seat: 0, from: 1 })
    expect(refused(t, take)?.reason).toBe('nothingToTake')
  })

  test('OR-TIN-14: offers used ships', () => {
    const t = table()
    t.credits[0] = 30_000
    does(t, { op: 'buyUsedShip', choices: 3, discount: 2000 })
    expect(asked(t)?.kind).toBe('buyUsedShip')
    expect(asked(t)?.ids).toHaveLength(4)
  })

  test('an extra market action does not use up the action', () => {
    const t = table()
    does(t, { op: 'marketAction' })
    expect(asked(t)?.kind).toBe('discardFromMarket')
    expect(t.actionsUsed).toEqual([])
  })
})

describe('contacts', () => {
  const here = { where: 'here', side: 'down' } as const

  test('OR-CON-06: only the player sees the face of a face-down contact', () => {
    const t = table()
    does(t, { op: 'peek', contact: here })
    expect(asked(t)).toEqual({ kind: 'pickContact', seat: 0, ids: ['tatooine-1', 'tatooine-2'] })
    choose(t, 'tatooine-2')
    expect(t.knowers[at(t.contacts, secondContact)]).toBe(1)
    does(t, { op: 'peek', contact: here })
    expect(t.knowers[at(t.contacts, firstContact)]).toBe(1)
    expect(refused(t, { op: 'peek', contact: here })?.rule).toBe('OR-CON-06')
  })

  test('OR-CON-01: a contact is turned up', () => {
    const t = table()
    does(t, { op: 'revealContact', contact: { where: { within: 2 }, side: 'down' } })
    expect(asked(t)?.ids).toEqual(['tatooine-1', 'tatooine-2', 'nal-hutta-1', 'nal-hutta-2'])
    choose(t, 'nal-hutta-1')
    expect(told(t, 'contactRevealed')).toHaveLength(1)
  })

  test('OR-CON-11, OR-CON-12: two contacts change places and keep their sides', () => {
    const t = table()
    const [one, other] = [at(t.contacts, firstContact), at(t.contacts, 0)]
    t.knowers[one] = everybody(t)
    does(t, {
      op: 'swapContacts',
      one: { where: 'here', side: 'either' },
      other: { where: 'anywhere', side: 'down' },
    })
    choose(t, 'tatooine-1')
    expect(asked(t)?.ids).not.toContain('tatooine-1')
    choose(t, 'cantonica-1')
    expect(at(t.contacts, 0)).toBe(one)
    expect(at(t.contacts, firstContact)).toBe(other)
    expect(t.knowers[one]).toBe(everybody(t))
  })

  test('OR-GAP-30: a hired contact joins the crew, and the token goes to the discarded ones', () => {
    const t = table()
    const token = pieceNamed(t, 'greedo')
    t.contacts = t.contacts.map((contact) => (contact === token ? EMPTY : contact))
    t.contacts[firstContact] = token
    const card = resolve(t, 'databank-greedo')
    does(t, { op: 'hire' }, { source: card })
    expect(t.held[0]).toEqual([card])
    expect(t.discardedContacts).toEqual([token])
    expect(t.contacts).not.toContain(token)
  })

  test('OR-RES-03: a contact is hired only if there is a slot or another card goes', () => {
    const t = table()
    const [full = 0] = hold(t, 0, 'hired-help')
    const card = resolve(t, 'databank-greedo')
    expect(refused(t, { op: 'hire' }, { source: card })).toBeNull()
    does(t, { op: 'hire' }, { source: card })
    choose(t, 'take', 'hired-help')
    expect(t.held[0]).toEqual([card])
    expect(t.held[0]).not.toContain(full)
  })

  test('discards the token of the contact whose card is read', () => {
    const t = table()
    const card = resolve(t, 'databank-greedo')
    const token = pieceNamed(t, 'greedo')
    does(t, { op: 'discardContact' }, { source: card })
    expect(t.discardedContacts).toEqual([token])
    expect(refused(t, { op: 'discardContact' }, { source: card })?.reason).toBe('notHere')
  })
})

/** Two crew members whose tokens are off the map, and one empty contact space on each of these planets. */
function crewOfTwo(...emptyOn: readonly string[]): Rim {
  const t = table()
  hold(t, 0, 'databank-greedo', 'databank-lobot')
  t.contacts = t.contacts.map((contact) => (contact === EMPTY ? pieceNamed(t, 'boshek') : contact))
  for (const planet of emptyOn) t.contacts[at(contactSpacesAt(spaceOf(planet)), 0)] = EMPTY
  return t
}

const contactAt = (t: Rim, planet: string) => at(t.contacts, at(contactSpacesAt(spaceOf(planet)), 0))

describe('discarding several cards together', () => {
  const discardTwo: CardEffect = { op: 'discard', cards: { types: ['crew'] }, count: 2 }

  test.each([
    ['databank-greedo', 'greedo', 'lobot'],
    ['databank-lobot', 'lobot', 'greedo'],
  ])('OR-TIE-01, OR-CREW-04: %s goes first, and its token takes the nearest space', (first, near, far) => {
    const t = crewOfTwo('tatooine', 'ryloth')
    does(t, discardTwo)
    expect(asked(t)).toEqual({ kind: 'pickDiscard', seat: 0, ids: ['databank-greedo', 'databank-lobot'] })
    choose(t, first)
    expect(asked(t)).toBeNull()
    expect(contactAt(t, 'tatooine')).toBe(pieceNamed(t, near))
    expect(contactAt(t, 'ryloth')).toBe(pieceNamed(t, far))
    expect(t.held[0]).toEqual([])
  })

  test('OR-ABIL-04: a cost of two cards is refused if there is only one', () => {
    const t = table()
    hold(t, 0, 'databank-greedo')
    expect(refused(t, { op: 'pay', cost: discardTwo, for: { op: 'gainFame', amount: 1 } })).toMatchObject({
      rule: 'OR-ABIL-04',
      facts: { has: 1, needs: 2 },
    })
  })

  test('OR-RES-05: cards without tokens are picked in one answer, because their order has no effect', () => {
    const t = table()
    hold(t, 0, 'slicer-kit', 'vibroknife', 'armored-vest')
    does(t, { op: 'discard', cards: { types: ['gear'] }, count: 2 })
    expect(at(t.open, 0)).toMatchObject({ kind: 'pickDiscard', min: 2, max: 2 })
  })
})

describe('the map', () => {
  test('OR-PMOVE-11, OR-PMOVE-12: the player chooses where a patrol moves', () => {
    const t = table()
    t.patrolSpaces[imperial] = spaceOf('tatooine')
    does(t, { op: 'movePatrol', faction: 'imperial', spaces: 1 })
    expect(asked(t)?.ids).toEqual(['tn-1', 'tn-2', 'pass'])
    choose(t, 'tn-2')
    expect(t.patrolSpaces[imperial]).toBe(spaceOf('tn-2'))
  })

  test('OR-MOVE-02: a move by an ability', () => {
    const t = table()
    does(t, { op: 'move', spaces: 1 })
    choose(t, 'tn-2')
    expect(t.spaces[0]).toBe(spaceOf('tn-2'))
  })

  test('OR-MOVE-10, OR-MOVE-11: a direct move enters no other spaces', () => {
    const t = table()
    does(t, { op: 'moveDirectly', to: 'naboo' })
    expect(t.spaces[0]).toBe(spaceOf('naboo'))
    expect(refused(t, { op: 'moveDirectly', to: 'naboo' })?.rule).toBe('OR-MOVE-10')
    does(t, { op: 'moveDirectly', to: 'adjacent' })
    expect(asked(t)?.kind).toBe('pickSpace')
  })

  test('OR-MAEL-06, OR-MAEL-07: gives an extra turn, but not in an extra turn', () => {
    const t = table()
    t.isExtraTurn = true
    does(t, { op: 'extraTurn' })
    expect(t.hasExtraTurn).toBe(false)
    t.isExtraTurn = false
    does(t, { op: 'extraTurn' })
    expect(t.hasExtraTurn).toBe(true)
    expect(refused(t, { op: 'extraTurn' })?.rule).toBe('OR-MAEL-07')
  })

  test('OR-GOAL-07: puts tokens on planets and on cards', () => {
    const t = table()
    does(t, { op: 'markPlanet' })
    expect(t.markedPlanets[0]).toEqual([spaceOf('tatooine')])
    expect(refused(t, { op: 'markPlanet' })?.reason).toBe('alreadyMarked')
    does(t, { op: 'goalToken' }, { source: FIRST_CHARACTER + at(t.characters, 0) })
    expect(t.characterTokens[0]).toBe(1)
    expect(refused(t, { op: 'goalToken' }, { source: 0 })?.rule).toBe('OR-GOAL-07')
  })

  test('completing a job or delivering held-up cargo needs one', () => {
    const t = table()
    expect(refused(t, { op: 'completeJob' })?.rule).toBe('OR-JOB-09')
    expect(refused(t, { op: 'deliverHeldUp' })?.rule).toBe('OR-DELIV-06')
    expect(refused(t, { op: 'loseHeldUp' })?.rule).toBe('OR-DELIV-06')
  })

  test('a condition can compare the price of the ship', () => {
    const t = table()
    t.ships[0] = shipNamed(t, 'modified-yt-1300')
    expect(cardLanguage.holds(t, { is: 'shipCosts', atLeast: 10_000 }, { seat: 0 })).toBeNull()
  })
})
