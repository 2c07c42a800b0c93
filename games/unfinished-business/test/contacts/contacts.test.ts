import { at, EMPTY } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { contactsAt, peekAt } from '../../../outer-rim/rules/contacts/contacts.ts'
import { cardLanguage } from '../../../outer-rim/rules/effects/language.ts'
import { mapOf, spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { contactOf, pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { contacts } from '../../content/contacts.ts'
import { databank } from '../../content/databank/index.ts'
import { market } from '../../content/market/index.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  choose,
  hold,
  ids,
  interrupt,
  onTop,
  placeOn,
  plainTable,
  putContactAt,
  standAt,
} from '../table.ts'

const ahsoka = 'contact-ahsoka-tano'
const bountyOn = (contact: string) => {
  const found = [...market, ...baseSet.market].find(
    (card) => 'resource' in card && card.resource.type === 'bounty' && card.resource.contact === contact,
  )
  if (found === undefined) throw new Error(`there is no bounty on ${contact}`)
  return found.id
}

describe('orange contacts', () => {
  test('UB-CON-01, G-63: orange is the rank above yellow, with one more dot', () => {
    const t = plainTable()
    expect(tablesOf(t).ranks).toEqual(['white', 'green', 'yellow', 'orange'])
    expect(contacts.every(({ rank }) => rank === 'orange')).toBe(true)
    expect(baseSet.contacts.some(({ rank }) => rank === 'orange')).toBe(false)
  })

  test('UB-CON-02, UB-CON-03: a player in its space meets it like any other: the token is turned up, then its databank card is read', () => {
    const t = plainTable({ space: 'naboo' })
    putContactAt(t, ahsoka, placeOn('naboo', 2), 'down')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', 'contact-naboo-3'])
    choose(t, 'contact-naboo-3')
    expect(t.contactsUp).toEqual([placeOn('naboo', 2)])
    expect(t.resolving).toEqual([pieceNamed(t, 'databank-ahsoka-tano')])
  })

  test('UB-CON-03: effects that swap, peek or reveal include its place', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    putContactAt(t, ahsoka, placeOn('naboo', 2), 'down')
    expect(contactsAt(t, spaceOf('naboo'))).toEqual([placeOn('naboo', 2)])
    interrupt(t, () =>
      cardLanguage.run(t, { op: 'revealContact', contact: { where: 'here', side: 'down' } }, { seat: 0 }),
    )
    if (asked(t)[0]?.[0] !== 'act') choose(t, 'naboo-3')
    expect(t.contactsUp).toEqual([placeOn('naboo', 2)])
  })

  test('UB-CON-04: each can be hired: its databank card is a crew member of that name', () => {
    for (const contact of contacts) {
      const cards = databank.filter(({ number }) => number === contact.number)
      expect(cards, contact.id).toHaveLength(1)
      expect(cards[0]?.resource).toMatchObject({ type: 'crew', contact: contact.id, person: contact.person })
    }
  })

  test('UB-CON-05: there are bounties on orange contacts, fought for like others', () => {
    const t = plainTable({ space: 'naboo' })
    hold(t, 0, bountyOn(ahsoka))
    putContactAt(t, ahsoka, placeOn('naboo', 2), 'down')
    askForEncounter(t)
    choose(t, 'contact-naboo-3')
    expect(asked(t)).toEqual([['fightOrTalk', 0]])
    const wanted = market.flatMap((card) =>
      'resource' in card && card.resource.type === 'bounty' ? [card.resource.contact] : [],
    )
    expect(wanted.filter((contact) => contacts.some(({ id }) => id === contact)).length).toBeGreaterThan(2)
  })

  test('UB-CON-06: as bounties they are harder to beat than others', () => {
    const values = (cards: typeof market, isMeant: (contact: string) => boolean) =>
      cards.flatMap((card) =>
        'resource' in card && card.resource.type === 'bounty' && isMeant(card.resource.contact)
          ? [card.resource.combat.value]
          : [],
      )
    const isOrange = (contact: string) => contacts.some(({ id }) => id === contact)
    const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
    expect(mean(values(market, isOrange))).toBeGreaterThan(mean(values(baseSet.market, () => true)))
  })
})

describe('contacts that are a player’s character', () => {
  test('UB-CON-07, UB-CON-09, UB-CON-11, UB-CON-12, UB-EX-01: the player’s own is removed unread, and a space encounter follows', () => {
    const t = plainTable({ space: 'naboo', characters: ['chewbacca', 'bossk'] })
    const token = putContactAt(t, 'chewbacca', placeOn('naboo', 1), 'down')
    expect(contactOf(t, token).rank).toBe('yellow')
    askForEncounter(t)
    const told = choose(t, 'contact-naboo-2')
    expect(t.removedContacts).toEqual([token])
    expect(t.contacts[placeOn('naboo', 1)]).toBe(EMPTY)
    expect(t.resolving).toEqual([])
    expect(told.map(({ type }) => type)).toEqual(['contactRevealed', 'contactIsPlayer', 'contactLeft'])
    expect(asked(t)).toEqual([['encounter', 0]])
    expect(ids(t)).toEqual(['space'])
    const card = onTop(t, 'ryloth-naboo-11')
    choose(t, 'space')
    expect([...t.resolving, ...t.secrets.flat(), at(at(t.encounters, 4), 0)]).toContain(card)
  })

  test('UB-CON-08, UB-CON-10, UB-CON-13: another player’s is removed without a fight, even for the holder of the bounty, and another contact can be met', () => {
    for (const side of ['down', 'up'] as const) {
      const t = plainTable({ space: 'naboo', characters: ['bossk', 'chewbacca'] })
      hold(t, 0, bountyOn('chewbacca'))
      const token = putContactAt(t, 'chewbacca', placeOn('naboo', 1), side)
      putContactAt(t, 'lobot', placeOn('naboo', 0), 'down')
      askForEncounter(t)
      choose(t, 'contact-naboo-2')
      expect(t.removedContacts).toEqual([token])
      expect(asked(t)).toEqual([['encounter', 0]])
      expect(ids(t)).toContain('contact-naboo-1')
      choose(t, 'contact-naboo-1')
      expect(t.resolving).toEqual([pieceNamed(t, 'databank-lobot')])
    }
  })

  test('UB-CON-14: any other encounter can follow, also with a patrol', () => {
    const t = plainTable({ space: 'naboo', characters: ['bossk', 'chewbacca'] })
    putContactAt(t, 'chewbacca', placeOn('naboo', 1), 'down')
    t.patrolSpaces[0] = spaceOf('naboo')
    askForEncounter(t)
    choose(t, 'contact-naboo-2')
    expect(ids(t)).toEqual(['space', 'patrol-rebel'])
  })

  test('G-15: if all contacts here are players’ characters, a space encounter is left', () => {
    const t = plainTable({ people: 3, space: 'naboo', characters: ['bossk', 'chewbacca', 'han-solo'] })
    putContactAt(t, 'chewbacca', placeOn('naboo', 0), 'down')
    putContactAt(t, 'contact-bossk', placeOn('naboo', 1), 'down')
    putContactAt(t, 'contact-han-solo', placeOn('naboo', 2), 'down')
    askForEncounter(t)
    for (const place of [1, 2, 3]) choose(t, `contact-naboo-${place}`)
    expect(t.removedContacts).toHaveLength(3)
    expect(ids(t)).toEqual(['space'])
  })

  test('G-13: a peek removes nothing and tells nobody', () => {
    const t = plainTable({ space: 'naboo', characters: ['bossk', 'chewbacca'] })
    const token = putContactAt(t, 'chewbacca', placeOn('naboo', 1), 'down')
    peekAt(t, 0, placeOn('naboo', 1))
    expect(t.contacts[placeOn('naboo', 1)]).toBe(token)
    expect(t.contactsUp).toEqual([])
    expect(t.knowers[token]).toBe(0b01)
  })

  test('G-12: the token is out of the game and in no pool', () => {
    const t = plainTable({ space: 'naboo', characters: ['chewbacca', 'bossk'] })
    const token = putContactAt(t, 'chewbacca', placeOn('naboo', 1), 'down')
    askForEncounter(t)
    choose(t, 'contact-naboo-2')
    expect([...t.discardedContacts, ...t.contactsLeftOut, ...t.contacts]).not.toContain(token)
  })

  test('G-14: an effect that reveals a contact goes on to another', () => {
    const t = askForActions(plainTable({ space: 'naboo', characters: ['bossk', 'chewbacca'] }))
    putContactAt(t, 'chewbacca', placeOn('naboo', 0), 'down')
    putContactAt(t, 'lobot', placeOn('naboo', 1), 'down')
    interrupt(t, () =>
      cardLanguage.run(t, { op: 'revealContact', contact: { where: 'here', side: 'down' } }, { seat: 0 }),
    )
    choose(t, 'naboo-1')
    if (asked(t)[0]?.[0] === 'pickContact') choose(t, 'naboo-2')
    expect(t.contactsUp).toEqual([placeOn('naboo', 1)])
  })

  test('a hostile patrol still keeps a player from meeting a contact', () => {
    const t = plainTable({ space: 'naboo', characters: ['bossk', 'chewbacca'] })
    putContactAt(t, 'chewbacca', placeOn('naboo', 1), 'down')
    t.reputation[0] = [-1, 0, 0, 0]
    t.patrolSpaces[0] = spaceOf('naboo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-rebel'])
  })

  test('Ketsu Onyo, who reaches farther, chooses again from her own space', () => {
    const t = plainTable({ space: 'naboo', characters: ['ketsu-onyo', 'chewbacca'] })
    const [near = 0] = at(mapOf(t).graph.neighbours, spaceOf('naboo'))
    t.spaces[0] = near
    standAt(t, 1, 'kessel')
    const token = putContactAt(t, 'chewbacca', placeOn('naboo', 1), 'down')
    askForEncounter(t)
    const reached = ids(t).find((id) => id.startsWith('contact-naboo'))
    if (reached === undefined) return
    choose(t, reached)
    expect(t.removedContacts).toEqual([token])
    expect(asked(t)).toEqual([['encounter', 0]])
  })
})
