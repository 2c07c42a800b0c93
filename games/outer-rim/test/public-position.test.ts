import { EMPTY, viewOf } from '@kantyna/kernel'
import { hiddenFields } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { stats } from '../content/names.ts'
import { outerRim } from '../index.ts'
import { statOf } from '../rules/abilities/values.ts'
import { contactsAt } from '../rules/contacts/contacts.ts'
import { spaceOf } from '../rules/map/map.ts'
import { refusalOf } from '../rules/market/purchase.ts'
import { numbersIn } from '../rules/numbered.ts'
import { type PublicRim, type PublicRimWithContacts, secrets } from '../rules/rim.ts'
import { marketCard, tablesOf } from '../rules/tables.ts'
import { hold, table } from './table.ts'

describe('a rule that takes the public position', () => {
  test('can be called with a position and with a view', () => {
    const t = table()
    hold(t, 0, 'armored-vest', 'ion-cannon')
    const view = viewOf(outerRim, t, 1)
    for (const stat of stats) expect(statOf(view, stat, 0)).toBe(statOf(t, stat, 0))
  })

  test('cannot read what is hidden: the compiler refuses it', () => {
    const refused = {
      // @ts-expect-error: each secret is seen by its owner alone
      secrets: (t: PublicRim) => t.secrets,
      // @ts-expect-error: only the tops of the decks are known
      market: (t: PublicRim) => t.market,
      // @ts-expect-error: face down
      encounters: (t: PublicRim) => t.encounters,
      // @ts-expect-error: some tokens lie face down
      contacts: (t: PublicRim) => t.contacts,
      // @ts-expect-error: face down
      contactsLeftOut: (t: PublicRim) => t.contactsLeftOut,
      // @ts-expect-error: face down
      aiDeck: (t: PublicRim) => t.aiDeck,
      // @ts-expect-error: in no view
      knowers: (t: PublicRim) => t.knowers,
    }
    expect(Object.keys(refused)).toEqual(hiddenFields(secrets))
  })

  test('cannot change what it is given: the compiler refuses it', () => {
    // @ts-expect-error: the list is read-only
    const takeAll = (t: PublicRim) => t.credits.fill(0)
    const t = table()
    expect(takeAll(t)).toBe(t.credits)
  })
})

test('a rule that takes the contacts too finds face-down tokens in a view, without their faces', () => {
  const t = table()
  const view = viewOf(outerRim, t, 0)
  const tatooine = spaceOf('tatooine')
  expect(contactsAt(view, tatooine)).toEqual(contactsAt(t, tatooine))
  const down = ({ contacts, contactsUp }: PublicRimWithContacts) =>
    contacts.filter((contact, place) => contact !== EMPTY && !contactsUp.includes(place))
  expect(down(view)).toHaveLength(down(t).length)
  for (const contact of down(view)) expect(contact).toBeLessThan(EMPTY)
})

describe('OR-TIN-14: what an offer of the market needs is public', () => {
  const offers = numbersIn(tablesOf(table()).market).filter((card) => 'offer' in marketCard(table(), card))

  test.each([[[]], [[0]]])('with the ship pool %j', (shipPool) => {
    expect(offers).not.toEqual([])
    const t = { ...table(), shipPool }
    const view = viewOf(outerRim, t, 1)
    for (const card of offers) {
      const refusal = refusalOf(t, 0, card, 0)
      expect(refusal === null).toBe(shipPool.length > 0)
      expect(refusalOf(view, 0, card, 0)).toEqual(refusal)
    }
  })
})
