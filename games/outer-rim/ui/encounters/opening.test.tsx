import { at, viewOf } from '@kantyna/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { startContactEncounter } from '../../rules/encounters/encounter-contact.ts'
import { contactSpacesAt, spaceOf } from '../../rules/map/map.ts'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { tablesOf } from '../../rules/tables.ts'
import { encounterTable, run } from '../../test/encounters/encounter-table.ts'
import { type RimView, rimView } from '../view.ts'
import { Opening } from './Opening.tsx'

/** A player meets a contact: everything that is drawn before an answer. */
function meeting(index: number) {
  const t = encounterTable({ space: 'tatooine' })
  const place = at(contactSpacesAt(spaceOf('tatooine')), 0)
  t.contacts[place] = FIRST_CONTACT + index
  startContactEncounter(t, 0, place)
  run(t)
  const view = rimView(viewOf(game, t, 0))
  return { view, asks: t.open[0]?.kind, drawn: drawnOf(view) }
}

/** The text without word joiners and soft hyphens. */
function drawnOf(view: RimView): string {
  const drawn = renderToString(<Opening view={view} lang="en" />)
  return drawn.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}

test('a contact is drawn with a face, a name and its crew card before any answer', () => {
  const { contacts } = tablesOf(encounterTable({ space: 'tatooine' }))
  for (const [index, contact] of contacts.entries()) {
    const { asks, drawn } = meeting(index)
    // Some of them ask nothing.
    if (asks === undefined || drawn === '') continue
    expect(drawn).toContain('or-contact-picture')
    expect(drawn).toContain(contact.name.en)
  }
})

test('a contact that can be hired shows the abilities of its crew card', () => {
  const { contacts, databank } = tablesOf(encounterTable({ space: 'tatooine' }))
  const index = contacts.findIndex(
    ({ number }) => databank.find((card) => card.number === number)?.resource?.type === 'crew',
  )
  const { drawn } = meeting(index)
  expect(drawn).toContain('As crew: ')
  // The heading already names the kind of card.
  expect(drawn).not.toContain('Crew member')
})
