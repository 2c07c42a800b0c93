import { at, type GameEvent, type KernelView, viewOf } from '@kantyna/kernel'
import { momentsOf } from '@kantyna/ui'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { startContactEncounter } from '../../rules/encounters/encounter-contact.ts'
import type { RimEvent } from '../../rules/events.ts'
import { contactSpacesAt, spaceOf } from '../../rules/map/map.ts'
import { tablesOf } from '../../rules/tables.ts'
import { encounterTable, putContactAt, run } from '../../test/encounters/encounter-table.ts'
import { words } from '../../words/game-words.ts'
import { momentsWith } from './index.ts'

const moments = momentsWith([], words)

const choice = {
  seat: 0,
  kind: 'encounter',
  source: null,
  opensTurn: false,
  isPass: false,
  how: 'hand',
  answer: null,
} as const

/** Seat 0 meets a face-down contact, and is asked what to do. */
function meeting(contact: string) {
  const t = encounterTable({ space: 'tatooine' })
  const place = at(contactSpacesAt(spaceOf('tatooine')), 0)
  putContactAt(t, contact, place, 'down')
  startContactEncounter(t, 0, place)
  return { events: run(t) as readonly GameEvent[], view: viewOf(game, t, 0) }
}

/** Whether the question shows the moment of the meeting, so that it needs no scene. */
function isShownByQuestion(events: readonly GameEvent[], view: KernelView) {
  const all = momentsOf(moments.roles, [{ index: 0, choice, events }], view)
  return all.filter(({ kind }) => kind === 'encounter').map((met) => moments.isShownByQuestion?.(met, view))
}

const contacts = tablesOf(encounterTable()).contacts.map(({ id }) => id)

test('a story that is shown next to its question has no moment before it', () => {
  for (const contact of contacts) {
    const { events, view } = meeting(contact)
    expect(isShownByQuestion(events, view)).toEqual([true])
  }
})

test('a story without a question, or one that has changed something, is a moment', () => {
  const { events, view } = meeting('lobot')
  const gain: RimEvent = { type: 'credits', seat: 0, by: 1000 }
  expect(isShownByQuestion(events, viewOf(game, encounterTable(), 0))).toEqual([false])
  expect(isShownByQuestion([...events, gain], view)).toEqual([false])
})
