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

/** Somebody meets a contact; all that is drawn of it before an answer. */
function meeting(index: number) {
  const t = encounterTable({ space: 'tatooine' })
  const place = at(contactSpacesAt(spaceOf('tatooine')), 0)
  t.contacts[place] = FIRST_CONTACT + index
  startContactEncounter(t, 0, place)
  run(t)
  const view = rimView(viewOf(game, t, 0))
  return { view, asks: t.open[0]?.kind, drawn: drawnOf(view) }
}

/** As it was written: without what keeps words together. */
function drawnOf(view: RimView): string {
  const drawn = renderToString(<Opening view={view} lang="en" />)
  return drawn.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}

test('a contact is shown with a face, a name and what it brings before anything is answered', () => {
  const { contacts } = tablesOf(encounterTable({ space: 'tatooine' }))
  for (const [index, contact] of contacts.entries()) {
    const { asks, drawn } = meeting(index)
    // Whoever meets some of them is asked nothing.
    if (asks === undefined || drawn === '') continue
    expect(drawn).toContain('or-contact-picture')
    expect(drawn).toContain(contact.name.en)
  }
})

test('who can be hired says what a crew member brings', () => {
  const { contacts, databank } = tablesOf(encounterTable({ space: 'tatooine' }))
  const index = contacts.findIndex(
    ({ number }) => databank.find((card) => card.number === number)?.resource?.type === 'crew',
  )
  const { drawn } = meeting(index)
  expect(drawn).toContain('As crew: ')
  // What kind of card it is has just been said.
  expect(drawn).not.toContain('Crew member')
})
