import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { factions, marketDecks } from '../../../outer-rim/content/names.ts'
import { isFaceUp } from '../../../outer-rim/rules/contacts/contacts.ts'
import { cardLanguage } from '../../../outer-rim/rules/effects/language.ts'
import { mapOf, spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { discardTop, revealTop, shuffleMarket, topOf } from '../../../outer-rim/rules/market/decks.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed } from '../../../outer-rim/rules/tables.ts'
import type { AddedMarketCard } from '../../content/card.ts'
import { market } from '../../content/market/index.ts'
import { rangeOf } from '../../rules/market/reveals.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  choose,
  ids,
  interrupt,
  onTop,
  type PlainSetup,
  placeOn,
  plainTable,
  putContactAt,
  standAt,
} from '../table.ts'

const CARGO = marketDecks.indexOf('cargo')

/** Cards that move no patrols: one reveals a contact for one to three players, one for up to two, one never. */
const revealsFor3 = 'uncut-kyber'
const revealsFor2 = 'wardroom-wine'
const plain = 'podracer-parts'

/** Seat 0 is in its market action, with these cards on the cargo deck, the last one uppermost. */
function shopping(cards: readonly string[], setup: PlainSetup = {}): Rim {
  const t = askForActions(plainTable({ space: 'naboo', ...setup }))
  onTop(t, ...cards)
  choose(t, 'market')
  return t
}

describe('discarding in the market action', () => {
  test('UB-DSC-01, UB-DSC-02, UB-REF-09: a player may discard a second card of the same deck after the first', () => {
    const t = shopping([plain, revealsFor2, revealsFor3])
    expect(ids(t)).toEqual([...marketDecks, 'pass'])
    choose(t, 'cargo')
    expect(ids(t)).toEqual(['cargo', 'pass'])
    expect(topOf(t, CARGO)).toBe(pieceNamed(t, revealsFor2))
    choose(t, 'cargo')
    expect(topOf(t, CARGO)).toBe(pieceNamed(t, plain))
    expect(at(t.market, CARGO).slice(0, 2)).toEqual([revealsFor2, revealsFor3].map((id) => pieceNamed(t, id)))
    expect(asked(t)).toEqual([['buy', 0]])
  })

  test('UB-DSC-03: a player may discard none, one or two', () => {
    for (const answers of [['pass'], ['cargo', 'pass'], ['cargo', 'cargo']]) {
      const t = shopping([plain, revealsFor2, revealsFor3])
      const first = topOf(t, CARGO)
      for (const answer of answers) choose(t, answer)
      expect(asked(t)).toEqual([['buy', 0]])
      const discards = answers.filter((answer) => answer === 'cargo').length
      expect(at(t.market, CARGO).indexOf(first)).toBe(
        discards === 0 ? at(t.market, CARGO).length - 1 : discards - 1,
      )
    }
  })

  test('UB-DSC-04, UB-DSC-05, UB-REV-04: a card that a discard uncovers moves no patrol and reveals no contact', () => {
    // Both cards below have a patrol symbol and a reveal-contact symbol.
    const t = shopping(['ryll-ore', 'astromech-parts', plain])
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    const patrols = t.patrolSpaces.slice()
    choose(t, 'cargo')
    expect(asked(t)).toEqual([['discardFromMarket', 0]])
    choose(t, 'cargo')
    expect(asked(t)).toEqual([['buy', 0]])
    expect(t.patrolSpaces).toEqual(patrols)
    expect(t.contactsUp).toEqual([])
  })

  test('UB-REF-10, UB-EX-22: a player may buy from another deck, and only the purchase resolves symbols of the card below', () => {
    const t = shopping([revealsFor3, plain])
    onTop(t, 'electro-baton', 'bacta-injector', 'sensor-mask')
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    choose(t, 'gearMod')
    choose(t, 'gearMod')
    expect(t.contactsUp).toEqual([])
    choose(t, 'cargo')
    expect(t.held[0]).toEqual([pieceNamed(t, plain)])
    expect(isFaceUp(t, placeOn('naboo', 0))).toBe(true)
  })
})

describe('reveal-contact symbols', () => {
  test('UB-REV-01, UB-REV-06: most cards of the expansion have a symbol with a range, and none of the base game', () => {
    const ranges = market.flatMap((card: AddedMarketCard) =>
      card.reveals === undefined ? [] : [card.reveals],
    )
    expect(ranges.length).toBeGreaterThan(market.length / 2)
    expect(ranges.length).toBeLessThan(market.length)
    for (const [fewest, most] of ranges) expect(fewest <= most && fewest >= 1 && most <= 4).toBe(true)
    // UB-FACT-37.
    expect(new Set(ranges.map(String))).toEqual(new Set(['1,2', '1,3', '1,4']))
    const t = plainTable()
    expect(baseSet.market.every(({ id }) => rangeOf(t, pieceNamed(t, id)) === undefined)).toBe(true)
  })

  test('UB-REV-02, UB-REV-05, UB-REV-08, UB-REF-11: after a purchase the active player chooses a contact on their planet', () => {
    const t = shopping([revealsFor3, plain])
    for (const [index, contact] of ['greedo', 'lobot', 'contact-ahsoka-tano'].entries())
      putContactAt(t, contact, placeOn('naboo', index), 'down')
    putContactAt(t, 'garindan', placeOn('ryloth', 0), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(asked(t)).toEqual([['revealBySymbol', 0]])
    expect(ids(t)).toEqual(['naboo-1', 'naboo-2', 'naboo-3'])
    choose(t, 'naboo-3')
    expect(t.contactsUp).toEqual([placeOn('naboo', 2)])
  })

  test('UB-REV-03: also after a gain', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    onTop(t, revealsFor3, plain)
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    interrupt(t, () => cardLanguage.run(t, { op: 'gainTop', deck: 'cargo' }, { seat: 0 }))
    while (t.open[0]?.kind !== 'act') choose(t, at(ids(t), 0))
    expect(isFaceUp(t, placeOn('naboo', 0))).toBe(true)
  })

  test('UB-REV-04, G-44: not after a discard or a shuffle, and not during setup', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    onTop(t, revealsFor3, plain)
    interrupt(t, () => discardTop(t, 0, CARGO))
    interrupt(t, () => {
      shuffleMarket(t, CARGO)
      onTop(t, revealsFor3)
      revealTop(t, CARGO, 'shuffled')
      revealTop(t, CARGO, 'setup')
    })
    expect(t.contactsUp).toEqual([])
    expect(asked(t)).toEqual([['act', 0]])
  })

  test('UB-REV-07, UB-EX-03: the range includes both ends', () => {
    const isResolved = (card: string, people: number) => {
      const t = shopping([card, plain], { people })
      putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
      choose(t, 'pass')
      choose(t, 'cargo')
      return t.contactsUp.length > 0
    }
    expect([2, 3, 4].map((people) => isResolved(revealsFor3, people))).toEqual([true, true, false])
    expect([2, 3].map((people) => isResolved(revealsFor2, people))).toEqual([true, false])
    expect([2, 3, 4].map((people) => isResolved('military-transmitters', people))).toEqual([true, true, true])
  })

  test('G-10: an AI player counts as a player', () => {
    const t = shopping([revealsFor2, plain], { people: 1 })
    expect(t.seats).toBe(2)
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(t.contactsUp).toHaveLength(1)
  })

  test('UB-REV-09: a player cannot decline the reveal', () => {
    const t = shopping([revealsFor3, plain])
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    putContactAt(t, 'lobot', placeOn('naboo', 1), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(ids(t)).not.toContain('pass')
    expect(at(t.open, 0)).toMatchObject({ min: 1, max: 1 })
  })

  test('UB-REV-10: nothing happens without a facedown contact there', () => {
    const t = shopping([revealsFor3, plain])
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'up')
    putContactAt(t, 'lobot', placeOn('ryloth', 0), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(asked(t)).toEqual([['act', 0]])
    expect(t.contactsUp).toEqual([placeOn('naboo', 0)])
  })

  test('UB-REV-11, UB-REV-12: the contact is not met now but can be met in the encounter phase of this turn', () => {
    const t = shopping([revealsFor3, plain])
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(t.resolving).toEqual([])
    expect(asked(t)).toEqual([['act', 0]])
    choose(t, 'end')
    const later = askForEncounter(
      Object.assign(plainTable({ space: 'naboo' }), { contacts: t.contacts, contactsUp: t.contactsUp }),
    )
    expect(ids(later)).toContain('contact-naboo-1')
  })

  test('UB-REV-13, UB-REV-14: the token of a player’s character leaves the game, and another contact is revealed', () => {
    const t = shopping([revealsFor3, plain], { characters: ['bossk', 'chewbacca'] })
    const chewbacca = putContactAt(t, 'chewbacca', placeOn('naboo', 0), 'down')
    putContactAt(t, 'lobot', placeOn('naboo', 1), 'down')
    putContactAt(t, 'contact-ahsoka-tano', placeOn('naboo', 2), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    choose(t, 'naboo-1')
    expect(t.removedContacts).toEqual([chewbacca])
    expect(ids(t)).toEqual(['naboo-2', 'naboo-3'])
    choose(t, 'naboo-2')
    expect(t.contactsUp).toEqual([placeOn('naboo', 1)])
    expect(asked(t)).toEqual([['act', 0]])
  })

  test('UB-REV-16: this repeats while facedown contacts are left', () => {
    const t = shopping([revealsFor3, plain], { characters: ['bossk', 'chewbacca'] })
    const gone = [
      putContactAt(t, 'chewbacca', placeOn('naboo', 0), 'down'),
      putContactAt(t, 'contact-bossk', placeOn('naboo', 2), 'down'),
    ]
    choose(t, 'pass')
    choose(t, 'cargo')
    choose(t, 'naboo-1')
    expect(t.removedContacts).toEqual(gone)
    expect(t.contactsUp).toEqual([])
    expect(asked(t)).toEqual([['act', 0]])
  })

  test('UB-REV-15: a player who is not on a planet reveals nothing', () => {
    const t = askForActions(plainTable({ space: 'rn-1' }))
    onTop(t, revealsFor3, plain)
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    interrupt(t, () => {
      at(t.market, CARGO).pop()
      revealTop(t, CARGO, 'bought')
    })
    expect(t.contactsUp).toEqual([])
    expect(asked(t)).toEqual([['act', 0]])
  })

  test('G-11: patrols move first', () => {
    const t = shopping(['ryll-ore', plain])
    const hutt = factions.indexOf('hutt')
    const [near = NONE] = at(mapOf(t).graph.neighbours, spaceOf('naboo'))
    t.patrolSpaces[hutt] = near
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    putContactAt(t, 'lobot', placeOn('naboo', 1), 'down')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(asked(t)).toEqual([['revealBySymbol', 0]])
    expect(t.patrolSpaces[hutt]).toBe(spaceOf('naboo'))
  })

  test('UB-REV-05: if another player gains a card, the active player reveals on their own planet', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    standAt(t, 1, 'ryloth')
    onTop(t, revealsFor3, plain)
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    putContactAt(t, 'lobot', placeOn('ryloth', 0), 'down')
    interrupt(t, () => {
      at(t.market, CARGO).pop()
      revealTop(t, CARGO, 'gained')
    })
    expect(t.contactsUp).toEqual([placeOn('naboo', 0)])
  })
})

describe('AI players and the symbol', () => {
  function aiReveal(character: string, ...contacts: readonly string[]): Rim {
    const t = askForActions(plainTable({ people: 1, space: 'kessel', characters: ['ketsu-onyo', character] }))
    standAt(t, 1, 'naboo')
    for (const [index, contact] of contacts.entries())
      putContactAt(t, contact, placeOn('naboo', index), 'down')
    return t
  }
  const uncover = (t: Rim) =>
    interrupt(t, () => {
      t.active = 1
      onTop(t, revealsFor3)
      revealTop(t, CARGO, 'bought')
    })

  test('UB-SOL-14: they reveal the lowest rank', () => {
    const t = aiReveal('doctor-aphra', 'contact-ahsoka-tano', 'greedo')
    uncover(t)
    expect(t.contactsUp).toEqual([placeOn('naboo', 1)])
  })

  test('UB-SOL-15: chance decides between equal ranks', () => {
    const t = aiReveal('doctor-aphra', 'greedo', 'garindan')
    const drawn = t.chance.drawn['ai'] ?? 0
    uncover(t)
    expect(t.contactsUp).toHaveLength(1)
    expect(t.chance.drawn['ai']).toBe(drawn + 1)
  })

  test('UB-SOL-16, UB-SOL-17, UB-AIX-05, UB-AIX-06: the token of a player’s character leaves the game, and they reveal the next', () => {
    const t = aiReveal('bossk', 'contact-ketsu-onyo', 'contact-bossk')
    uncover(t)
    expect(t.removedContacts).toHaveLength(2)
    expect(t.contactsUp).toEqual([])
  })

  test('UB-AIX-04, G-55: a bounty hunter prefers the ranks of its bounties', () => {
    const t = aiReveal('bossk', 'greedo', 'contact-ahsoka-tano')
    const bounty = market.find(
      (card) =>
        'resource' in card &&
        card.resource.type === 'bounty' &&
        card.resource.contact === 'contact-ahsoka-tano',
    )
    if (bounty === undefined) throw new Error('there is no such bounty')
    const piece = pieceNamed(t, bounty.id)
    for (const deck of t.market) if (deck.includes(piece)) deck.splice(deck.indexOf(piece), 1)
    t.held[1] = [...at(t.held, 1), piece]
    uncover(t)
    expect(t.contactsUp).toEqual([placeOn('naboo', 1)])
  })
})
