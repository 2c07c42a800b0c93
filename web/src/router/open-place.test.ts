import { describe, expect, it } from 'vitest'
import { openPlace } from './open-place.ts'
import type { OpenPlace, Route } from './routes.ts'

const table: OpenPlace = { page: 'table', id: '1a2b' }
const replay: OpenPlace = { page: 'replay', id: '1a2b', at: 17 }
const online: OpenPlace = { page: 't', table: '1a2b' }
const lesson: OpenPlace = { page: 'learn', game: 'super-teams' }
const rules = (from?: OpenPlace): Route => ({
  page: 'rules',
  game: 'super-teams',
  rule: null,
  ...(from === undefined ? {} : { from }),
})

describe('the page under a book', () => {
  it.each([table, replay, online, lesson])('is the page from which it was opened: %j', (place) => {
    expect(openPlace(rules({ ...place }), place)).toBe(place)
    expect(openPlace({ page: 'cards', game: 'super-teams', from: { ...place } }, place)).toBe(place)
  })

  it('is null if the address came from elsewhere, or names something else', () => {
    expect(openPlace(rules(table), null)).toBeNull()
    expect(openPlace(rules(table), { page: 'table', id: 'other' })).toBeNull()
    expect(openPlace(rules(), table)).toBeNull()
    expect(openPlace({ page: 'lobby' }, table)).toBeNull()
  })
})
