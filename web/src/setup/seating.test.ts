import type { GameMeta } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { holdersOf } from './holders.ts'
import {
  onlyLevel,
  parseSeating,
  type SeatChoice,
  usualSeating,
  withLevel,
  withSeat,
  withSeats,
} from './seating.ts'
import { setupFaultText } from './setup-fault-text.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

const meta: GameMeta = {
  id: 'toy',
  name: { pl: 'Zabawka', en: 'Toy' },
  tagline: { pl: '', en: '' },
  seats: [2, 3, 4],
  minutes: 5,
  age: 7,
}
const defaults = {
  you: 'You',
  person: (number: number) => `Player ${number}`,
  bots: ['Rivet', 'Ember'],
  automa: 'AI',
}
const person = (name = ''): SeatChoice => ({ kind: 'person', name, level: 'regular' })
const bot: SeatChoice = { kind: 'bot', name: '', level: 'expert' }
const names = (...seats: SeatChoice[]) =>
  holdersOf({ meta }, { seats, options: {} }, defaults).map(({ name }) => name)

describe('seating', () => {
  it('is one person and as few bots as the game allows by default', () => {
    expect(usualSeating(meta).seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    expect(usualSeating({ ...meta, seats: [3, 4] }).seats).toHaveLength(3)
    expect(usualSeating({ ...meta, seats: [2] }).seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
  })

  it('gives a new player a beginner bot', () => {
    expect(usualSeating(meta).seats.map(({ level }) => level)).toEqual(['beginner', 'beginner'])
  })

  it('finds the level of its bots if all have the same', () => {
    expect(onlyLevel([person(), bot, bot])).toBe('expert')
    expect(onlyLevel([person(), bot, { ...bot, level: 'child' }])).toBeNull()
    expect(onlyLevel([person()])).toBeNull()
    expect(withLevel([person(), bot], 'child')).toEqual([person(), { ...bot, level: 'child' }])
  })

  it('keeps the other seats when seats are added and removed', () => {
    const two = { seats: [person('Ala'), bot], options: {}, edition: 'toy' }
    expect(withSeats(two, 4).seats.slice(0, 2)).toEqual(two.seats)
    expect(withSeats(withSeats(two, 4), 2)).toEqual(two)
    expect(withSeat(two, 1, { kind: 'person' }).seats[1]?.kind).toBe('person')
  })

  it('is the usual one if none was kept', () => {
    expect(parseSeating(null, meta)).toEqual({ seating: usualSeating(meta), fault: null })
  })

  it.each([
    '',
    '[[[',
    '{}',
    '{"seats":[],"options":{}}',
    '{"seats":[{"kind":"cat"}],"options":{}}',
    JSON.stringify({ ...usualSeating(meta), edition: 7 }),
  ])('says that it cannot read %j', (text) => {
    const { seating, fault } = parseSeating(text, meta)
    expect(seating).toEqual(usualSeating(meta))
    if (fault === null) throw new Error('nothing is said')
    expect(setupFaultText(en, fault)).toContain('cannot be read')
    expect(setupFaultText(pl, fault)).toContain('Nie można odczytać')
  })

  it('is remembered', () => {
    const seating = { seats: [person('Ala'), bot], options: { teams: 'dealt' }, edition: 'toy' }
    expect(parseSeating(JSON.stringify(seating), meta)).toEqual({ seating, fault: null })
    const { edition: _, ...older } = seating
    expect(parseSeating(JSON.stringify(older), meta)).toEqual({ seating, fault: null })
    const three = parseSeating(JSON.stringify(seating), { ...meta, seats: [3] })
    expect(three).toEqual({
      seating: usualSeating({ ...meta, seats: [3] }),
      fault: { is: 'unreadable' },
    })
  })

  it('remembers the expansion, and reports one that is not available', () => {
    const seating = { ...usualSeating(meta), edition: 'toy-box' }
    expect(parseSeating(JSON.stringify(seating), meta, ['toy-box'])).toEqual({ seating, fault: null })
    const without = parseSeating(JSON.stringify(seating), meta)
    expect(without.seating).toEqual(usualSeating(meta))
    if (without.fault === null) throw new Error('nothing is said')
    expect(setupFaultText(en, without.fault)).toContain(
      'the expansion “toy-box”, which is not available here',
    )
    expect(setupFaultText(pl, without.fault)).toContain('dodatek „toy-box”, którego tu nie ma')
  })

  it('gives each seat a different name', () => {
    expect(names(person(), bot, bot, bot)).toEqual(['You', 'Rivet', 'Ember', 'Rivet 2'])
    expect(names(person(), person(), bot)).toEqual(['Player 1', 'Player 2', 'Rivet'])
    expect(names(person('Ala'), person('Ala'), person('Ala'))).toEqual(['Ala', 'Ala 2', 'Ala 3'])
  })

  it('adds automas if the game needs them', () => {
    const solo = { meta: { ...meta, seats: [1, 2], automas: { 1: 1 } } }
    expect(holdersOf(solo, { seats: [person('AI')], options: {} }, defaults)).toEqual([
      { name: 'AI', kind: 'person' },
      { name: 'AI 2', kind: 'automa' },
    ])
    expect(holdersOf(solo, { seats: [person(), bot], options: {} }, defaults)).toHaveLength(2)
  })

  it('numbers several automas', () => {
    const crowd = { meta: { ...meta, seats: [1], automas: { 1: 2 } } }
    const holders = holdersOf(crowd, { seats: [person()], options: {} }, defaults)
    expect(holders.map(({ name }) => name)).toEqual(['You', 'AI 1', 'AI 2'])
  })

  it('removes invisible characters from names', () => {
    expect(names(person('  Ala\u202e \u0000 Makota '), bot)[0]).toBe('Ala Makota')
    for (const name of ['\u200b', '\u00ad', '\u3164', '\u{e0041}', '\u2800', '\ufe0f'])
      expect(names(person(name), bot)[0]).toBe('You')
  })
})
