import { describe, expect, it } from 'vitest'
import { href, parseRoute, type Route } from './routes.ts'

const places: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'lobby' }],
  ['#/about', { page: 'about' }],
  ['#/play/super-teams', { page: 'play', game: 'super-teams' }],
  ['#/learn/super-teams', { page: 'learn', game: 'super-teams' }],
  ['#/cards/super-teams', { page: 'cards', game: 'super-teams' }],
  ['#/online/super-teams', { page: 'online', game: 'super-teams' }],
  ['#/table/1a2b', { page: 'table', id: '1a2b' }],
  ['#/t/1a2b', { page: 't', table: '1a2b' }],
  ['#/join/1a2b/aB-_9', { page: 'join', table: '1a2b', secret: 'aB-_9' }],
  ['#/watch/1a2b/aB-_9', { page: 'watch', table: '1a2b', secret: 'aB-_9' }],
  ['#/seat/1a2b/aB-_9', { page: 'seat', table: '1a2b', secret: 'aB-_9' }],
  ['#/fairness/1a2b', { page: 'fairness', id: '1a2b' }],
  ['#/replay/1a2b', { page: 'replay', id: '1a2b', at: null }],
  ['#/replay/1a2b?at=0', { page: 'replay', id: '1a2b', at: 0 }],
  ['#/replay/1a2b?at=17', { page: 'replay', id: '1a2b', at: 17 }],
  ['#/shared/aB-_9', { page: 'shared', data: 'aB-_9', at: null }],
  ['#/shared/aB-_9?at=17', { page: 'shared', data: 'aB-_9', at: 17 }],
  ['#/rules/super-teams', { page: 'rules', game: 'super-teams', rule: null }],
  ['#/rules/super-teams?rule=ST-HOLE-02', { page: 'rules', game: 'super-teams', rule: 'ST-HOLE-02' }],
  [
    '#/rules/super-teams?rule=ST-HOLE-02&from=table%2F1a2b',
    { page: 'rules', game: 'super-teams', rule: 'ST-HOLE-02', from: { page: 'table', id: '1a2b' } },
  ],
  [
    '#/rules/super-teams?from=replay%2F1a2b%3Fat%3D17',
    { page: 'rules', game: 'super-teams', rule: null, from: { page: 'replay', id: '1a2b', at: 17 } },
  ],
  [
    '#/rules/super-teams?from=t%2F1a2b',
    { page: 'rules', game: 'super-teams', rule: null, from: { page: 't', table: '1a2b' } },
  ],
  [
    '#/cards/deckbuilding?from=learn%2Fdeckbuilding',
    { page: 'cards', game: 'deckbuilding', from: { page: 'learn', game: 'deckbuilding' } },
  ],
]

describe('addresses', () => {
  it.each(places)('%s leads there and back', (address, route) => {
    expect(parseRoute(address)).toEqual(route)
    expect(href(route)).toBe(address)
  })

  it.each(['', '#', '#/', '#//'])('%j is the lobby', (address) => {
    expect(parseRoute(address)).toEqual({ page: 'lobby' })
  })

  it.each([
    '#/nowhere',
    '#/table',
    '#/table/',
    '#/table/a/b',
    '#/join/1a2b',
    '#/join/1a2b/secret/more',
    '#/play/%E0%A4%A',
    '#/about/more',
    '#/__proto__/x',
  ])('%s is lost, not an error', (address) => {
    expect(parseRoute(address)).toEqual({ page: 'lost', address })
  })

  it.each(['-1', '1.5', 'NaN', '1e3', '9999999', ''])('a replay at %j starts at its beginning', (at) => {
    expect(parseRoute(`#/replay/x?at=${at}`)).toEqual({ page: 'replay', id: 'x', at: null })
  })

  it.each([
    ['#GC-ORG-101', 'transgalactica', 'GC-ORG-101'],
    ['#ST-TURN-05', 'super-teams', 'ST-TURN-05'],
    ['#st-turn-05', 'super-teams', 'ST-TURN-05'],
    ['#SG-08', 'super-teams', 'SG-08'],
    ['#DB-BASE-03', 'deckbuilding', 'DB-BASE-03'],
    ['#G-12', 'deckbuilding', 'G-12'],
  ])('%s is the address of a rule', (address, game, rule) => {
    expect(parseRoute(address)).toEqual({ page: 'rules', game, rule })
  })

  it.each(['#XX-TURN-05', '#ST-TURN', '#ST-TURN-5', '#G', '#-05'])('%s is none', (address) => {
    expect(parseRoute(address).page).toBe('lost')
  })

  it.each(['lobby', 'rules/super-teams', 'table/', '//example.com', 'table/a/b'])(
    'a book that was opened from %j has no way back',
    (from) => {
      const address = `#/rules/super-teams?from=${encodeURIComponent(from)}`
      expect(parseRoute(address)).toEqual({ page: 'rules', game: 'super-teams', rule: null })
    },
  )

  it('does not change names with unusual letters', () => {
    const route: Route = { page: 'rules', game: 'ł/ó?', rule: 'A&B=C' }
    expect(parseRoute(href(route))).toEqual(route)
  })
})
