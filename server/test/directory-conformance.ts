import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Access, Directory, Listing } from '../directory/directory.ts'
import type { Store } from '../store/store.ts'
import { MemoryDirectory } from './memory-directory.ts'

/** A table for two people that is looking for its second player. */
export const listing = (changes: Partial<Listing> = {}): Listing => ({
  settings: {
    game: 'super-teams',
    options: { teams: 'choose', deep: [1, { a: null }] },
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'expert' }],
    isMasked: true,
    watching: 'nobody',
    clock: null,
    isListed: true,
    hints: false,
    talk: 'presets',
    lateSeats: false,
  },
  stage: 'gathering',
  names: ['Zoë', null, null],
  asked: [],
  changed: 1000,
  expires: 5000,
  ...changes,
})

const links = { invitation: 'hash of the invitation', watching: 'hash of the watch link' }
const player = (seat: number): Access => ({ as: 'player', seat })
const said = (text: string, at: number) => ({ seat: 0, preset: null, text, at })

/**
 * What every directory keeps to, whatever it is built on. `open` makes an empty store each time. Its directory is compared
 * with the model `runs` times.
 */
export function testDirectory(open: () => Promise<Store>, runs: number): void {
  const opened: Store[] = []
  const empty = async (): Promise<Directory> => {
    const store = await open()
    opened.push(store)
    return store.directory
  }
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  /** A directory with one table, `a`. */
  const withTable = async (): Promise<Directory> => {
    const directory = await empty()
    await directory.create('a', listing(), links)
    return directory
  }

  describe('create and update', () => {
    it('gives back a table as it was created', async () => {
      const directory = await withTable()
      expect(await directory.load('a')).toEqual({
        listing: listing(),
        links,
        access: [],
        recoveries: [],
        said: [],
      })
      expect(await directory.load('b')).toBeNull()
    })

    it('keeps the table that it has when it is created again', async () => {
      const directory = await withTable()
      await directory.create('a', listing({ changed: 2000 }), { invitation: 'x', watching: 'y' })
      expect(await directory.load('a')).toMatchObject({ listing: { changed: 1000 }, links })
    })

    it('replaces the listing', async () => {
      const directory = await withTable()
      const later = listing({ stage: 'playing', names: ['Zoë', 'Ådne', null], expires: null, changed: 1001 })
      await directory.update('a', later)
      expect((await directory.load('a'))?.listing).toEqual(later)
    })

    it('ignores what it is told about a table that it does not know', async () => {
      const directory = await empty()
      await directory.update('a', listing())
      await directory.admit('a', 'd', player(0))
      await directory.saveRecovery('a', 0, 'hash')
      await directory.say('a', said('hello', 1))
      await directory.report('a', 'd', 'rude', 1)
      await directory.create('a', listing(), links)
      expect(await directory.load('a')).toMatchObject({ access: [], recoveries: [], said: [] })
      expect(await directory.reports(9)).toEqual([])
    })
  })

  describe('access', () => {
    it('adds up what a device may do, and keeps each once', async () => {
      const directory = await withTable()
      for (const access of [player(1), player(0), player(1), { as: 'guest' } as const])
        await directory.admit('a', 'd', access)
      await directory.admit('a', 'c', { as: 'watcher' })
      expect((await directory.load('a'))?.access).toEqual([
        { device: 'c', access: { as: 'watcher' } },
        { device: 'd', access: { as: 'guest' } },
        { device: 'd', access: { as: 'player', seat: 0 } },
        { device: 'd', access: { as: 'player', seat: 1 } },
      ])
    })

    it('lets nobody play a seat that was taken away, and leaves the other seats alone', async () => {
      const directory = await withTable()
      for (const device of ['c', 'd']) await directory.admit('a', device, player(1))
      await directory.admit('a', 'd', player(0))
      await directory.admit('a', 'd', { as: 'guest' })
      await directory.saveRecovery('a', 0, 'zero')
      await directory.saveRecovery('a', 1, 'one')
      await directory.unseat('a', 1)
      expect(await directory.load('a')).toMatchObject({
        access: [
          { device: 'd', access: { as: 'guest' } },
          { device: 'd', access: { as: 'player', seat: 0 } },
        ],
        recoveries: [{ seat: 0, hash: 'zero' }],
      })
    })

    it('has one recovery secret for each seat, the latest', async () => {
      const directory = await withTable()
      await directory.saveRecovery('a', 1, 'first')
      await directory.saveRecovery('a', 0, 'other')
      await directory.saveRecovery('a', 1, 'second')
      expect((await directory.load('a'))?.recoveries).toEqual([
        { seat: 0, hash: 'other' },
        { seat: 1, hash: 'second' },
      ])
    })
  })

  describe('lists', () => {
    it('lists the tables of a device: those where it is asked first, then the latest', async () => {
      const directory = await empty()
      const asks = (changed: number, ...asked: number[]) => listing({ stage: 'playing', changed, asked })
      await directory.create('old and asked', asks(1, 1), links)
      await directory.create('new and waiting', asks(4, 0), links)
      await directory.create('newer and asked', asks(3, 0, 1), links)
      await directory.create('old and waiting', asks(2), links)
      await directory.create('a friend’s', asks(9, 1), links)
      await directory.create('watched', asks(9, 1), links)
      for (const table of ['old and asked', 'new and waiting', 'newer and asked', 'old and waiting'])
        await directory.admit(table, 'd', player(1))
      await directory.admit('newer and asked', 'd', player(0))
      await directory.admit('a friend’s', 'c', player(1))
      await directory.admit('watched', 'd', { as: 'watcher' })
      expect(await directory.mine('d')).toEqual([
        { table: 'newer and asked', listing: asks(3, 0, 1), own: [0, 1] },
        { table: 'old and asked', listing: asks(1, 1), own: [1] },
        { table: 'new and waiting', listing: asks(4, 0), own: [1] },
        { table: 'old and waiting', listing: asks(2), own: [1] },
      ])
      expect(await directory.mine('nobody')).toEqual([])
    })

    it('lists the open tables with a free seat, the latest first', async () => {
      const directory = await empty()
      const settings = { ...listing().settings, isListed: false }
      await directory.create('older', listing({ changed: 1 }), links)
      await directory.create('newer', listing({ changed: 2 }), links)
      await directory.create('oldest', listing({ changed: 0 }), links)
      await directory.create('full', listing({ names: ['Zoë', 'Ådne', null] }), links)
      await directory.create('private', listing({ settings }), links)
      await directory.create('begun', listing({ stage: 'playing' }), links)
      expect(await directory.open(2)).toEqual([
        { table: 'newer', listing: listing({ changed: 2 }), own: [] },
        { table: 'older', listing: listing({ changed: 1 }), own: [] },
      ])
      await directory.update('newer', listing({ names: ['Zoë', 'Ådne', null] }))
      expect((await directory.open(9)).map(({ table }) => table)).toEqual(['older', 'oldest'])
    })

    it('counts the tables that are not over', async () => {
      const directory = await withTable()
      await directory.create('b', listing({ stage: 'playing' }), links)
      await directory.create('c', listing({ stage: 'over' }), links)
      expect(await directory.count()).toBe(2)
    })

    it('lists all tables for the operator, the latest first', async () => {
      const directory = await withTable()
      await directory.create('b', listing({ stage: 'over', changed: 3000 }), links)
      await directory.create('c', listing({ stage: 'playing', changed: 2000 }), links)
      expect((await directory.all(10)).map(({ table }) => table)).toEqual(['b', 'c', 'a'])
      expect(await directory.all(1)).toHaveLength(1)
    })

    it('lets a table expire, unless its game is being played or something happens there', async () => {
      const directory = await withTable()
      await directory.create('b', listing({ stage: 'playing', expires: null }), links)
      expect(await directory.expire('a', 2000)).toBe(true)
      expect(await directory.expire('b', 2000)).toBe(false)
      expect(await directory.expire('nowhere', 2000)).toBe(false)
      expect(await directory.expired(2000, 10)).toEqual(['a'])
      await directory.update('a', listing())
      expect(await directory.expired(2000, 10)).toEqual([])
    })

    it('erases a name, and does not store it again until the seat changes hands', async () => {
      const directory = await withTable()
      expect(await directory.eraseName('a', 1)).toBe(false)
      expect(await directory.eraseName('nowhere', 0)).toBe(false)
      expect(await directory.eraseName('a', 0)).toBe(true)
      const names = async () => (await directory.load('a'))?.listing.names
      expect(await names()).toEqual(['Player 1', null, null])
      await directory.update('a', listing({ names: ['Zoë', 'Ben', null] }))
      expect(await names()).toEqual(['Player 1', 'Ben', null])
      expect((await directory.load('a'))?.access).toEqual([])
      await directory.unseat('a', 0)
      await directory.update('a', listing({ names: ['Eva', 'Ben', null] }))
      expect(await names()).toEqual(['Eva', 'Ben', null])
    })

    it('finds the tables that have expired, the longest expired first', async () => {
      const directory = await empty()
      await directory.create('later', listing({ expires: 20 }), links)
      await directory.create('first', listing({ expires: 10 }), links)
      await directory.create('never', listing({ expires: null }), links)
      await directory.create('not yet', listing({ expires: 21 }), links)
      expect(await directory.expired(20, 9)).toEqual(['first', 'later'])
      expect(await directory.expired(20, 1)).toEqual(['first'])
    })
  })

  describe('what can be erased', () => {
    it('keeps what was said in its order', async () => {
      const directory = await withTable()
      const words = [said('“ż” <b>', 3), { seat: 1, preset: 'hello', text: null, at: 3 }, said('three', 2)]
      for (const each of words) await directory.say('a', each)
      expect((await directory.load('a'))?.said).toEqual(words)
    })

    it('removes a table with everything about it, but keeps complaints', async () => {
      const directory = await withTable()
      await directory.admit('a', 'd', player(0))
      await directory.saveRecovery('a', 0, 'hash')
      await directory.say('a', said('hello', 1))
      await directory.report('a', 'd', 'rude', 1)
      await directory.remove('a')
      expect(await directory.load('a')).toBeNull()
      expect(await directory.mine('d')).toEqual([])
      expect(await directory.count()).toBe(0)
      expect(await directory.reports(9)).toEqual([{ table: 'a', device: 'd', reason: 'rude', at: 1 }])
      await directory.create('a', listing(), links)
      expect(await directory.load('a')).toMatchObject({ access: [], recoveries: [], said: [] })
    })

    it('tells the latest complaints first', async () => {
      const directory = await withTable()
      for (const at of [1, 3, 2]) await directory.report('a', 'd', `at ${at}`, at)
      expect((await directory.reports(2)).map(({ reason }) => reason)).toEqual(['at 3', 'at 2'])
    })

    it('forgets old words and complaints', async () => {
      const directory = await withTable()
      for (const at of [9, 10]) {
        await directory.say('a', said(`at ${at}`, at))
        await directory.report('a', 'd', `at ${at}`, at)
      }
      await directory.forget({ said: 10, devices: 0 })
      expect((await directory.load('a'))?.said).toEqual([said('at 10', 10)])
      expect(await directory.reports(9)).toHaveLength(1)
      await directory.forget({ said: 11, devices: 0 })
      await directory.say('a', said('again', 12))
      expect((await directory.load('a'))?.said).toEqual([said('again', 12)])
    })

    it('forgets a device when nothing has happened at any of its tables', async () => {
      const directory = await empty()
      await directory.create('old', listing({ changed: 1 }), links)
      await directory.create('new', listing({ changed: 2 }), links)
      await directory.admit('old', 'gone', player(0))
      await directory.admit('old', 'still here', player(1))
      await directory.admit('new', 'still here', player(0))
      await directory.forget({ said: 0, devices: 2 })
      expect((await directory.load('old'))?.access).toEqual([{ device: 'still here', access: player(1) }])
      expect(await directory.mine('still here')).toHaveLength(2)
    })
  })

  it('does the same as the model, whatever is asked of it', async () => {
    const table = fc.constantFrom('a', 'b', 'c')
    const device = fc.constantFrom('p', 'q')
    const seat = fc.integer({ min: 0, max: 2 })
    const time = fc.integer({ min: 0, max: 9 })
    const listed = fc
      .record({
        stage: fc.constantFrom('gathering' as const, 'playing' as const, 'over' as const),
        names: fc.tuple(fc.constantFrom('Zoë', null), fc.constantFrom('Ådne', null), fc.constant(null)),
        asked: fc.uniqueArray(seat, { maxLength: 2 }),
        changed: time,
        expires: fc.option(time),
      })
      .map((changes) => listing(changes))
    const access: fc.Arbitrary<Access> = fc.oneof(
      seat.map(player),
      fc.constantFrom({ as: 'guest' } as const, { as: 'watcher' } as const),
    )
    type Step = (directory: Directory) => Promise<unknown>
    const step = fc.oneof(
      fc.tuple(table, listed).map(
        ([t, l]): Step =>
          (d) =>
            d.create(t, l, links),
      ),
      fc.tuple(table, listed).map(
        ([t, l]): Step =>
          (d) =>
            d.update(t, l),
      ),
      fc.tuple(table, device, access).map(
        ([t, who, a]): Step =>
          (d) =>
            d.admit(t, who, a),
      ),
      fc.tuple(table, seat).map(
        ([t, s]): Step =>
          (d) =>
            d.unseat(t, s),
      ),
      fc.tuple(table, seat).map(
        ([t, s]): Step =>
          (d) =>
            d.saveRecovery(t, s, `${t} ${s}`),
      ),
      fc.tuple(table, time).map(
        ([t, at]): Step =>
          (d) =>
            d.say(t, said('word', at)),
      ),
      fc.tuple(table, device, time).map(
        ([t, who, at]): Step =>
          (d) =>
            d.report(t, who, 'why', at),
      ),
      fc.tuple(time, time).map(
        ([words, devices]): Step =>
          (d) =>
            d.forget({ said: words, devices }),
      ),
      table.map(
        (t): Step =>
          (d) =>
            d.remove(t),
      ),
      device.map(
        (who): Step =>
          (d) =>
            d.mine(who),
      ),
      time.map(
        (now): Step =>
          (d) =>
            d.expired(now, 2),
      ),
      fc.constant<Step>((d) => d.open(2)),
      fc.constant<Step>((d) => d.count()),
      fc.constant<Step>(async (d) => (await d.reports(99)).length),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const [directory, model] = [await empty(), new MemoryDirectory()]
        for (const each of steps) expect(await each(directory)).toEqual(await each(model))
        for (const each of ['a', 'b', 'c']) expect(await directory.load(each)).toEqual(await model.load(each))
      }),
      { numRuns: runs },
    )
  })
}
