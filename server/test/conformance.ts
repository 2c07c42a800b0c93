import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Append, LogStore } from '../log/log-store.ts'
import type { Store } from '../store/store.ts'
import { MemoryLog } from './memory-log.ts'

/** A row of a table with the number that its writer expects. */
export const row = (table: string, expect: number, command = `${table} ${expect}`): Append => ({
  table,
  expect,
  command,
  kind: 'choice',
  body: { chosen: command },
})

const bytes = (text: string) => new TextEncoder().encode(text)

/**
 * What every log keeps to, whatever it is built on. `open` makes an empty store each time. Its log is compared with the
 * model `runs` times.
 */
export function testLogStore(open: () => Promise<Store>, runs: number): void {
  const opened: Store[] = []
  const empty = async (): Promise<LogStore> => {
    const store = await open()
    opened.push(store)
    return store.log
  }
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })

  describe('append', () => {
    it('numbers the rows of each table from 0', async () => {
      const log = await empty()
      expect(await log.append([row('a', 0), row('b', 0), row('a', 1)])).toEqual([
        { is: 'stored', number: 0 },
        { is: 'stored', number: 0 },
        { is: 'stored', number: 1 },
      ])
      expect(await log.append([row('a', 2)])).toEqual([{ is: 'stored', number: 2 }])
    })

    it('refuses a writer that was outrun, and says what to expect', async () => {
      const log = await empty()
      await log.append([row('a', 0)])
      expect(await log.append([row('a', 0, 'late')])).toEqual([{ is: 'outrun', next: 1 }])
      expect(await log.read('a', 0, 9)).toHaveLength(1)
    })

    it('refuses a row that would leave a gap', async () => {
      const log = await empty()
      expect(await log.append([row('a', 3)])).toEqual([{ is: 'outrun', next: 0 }])
      expect(await log.load('a')).toBeNull()
    })

    it('stores one row of a hundred with the same command', async () => {
      const log = await empty()
      const same = Array.from({ length: 100 }, () => log.append([row('a', 0, 'same')]))
      const answers = (await Promise.all(same)).flat()
      expect(answers.filter(({ is }) => is === 'stored')).toHaveLength(1)
      expect(answers.filter(({ is }) => is === 'repeated')).toHaveLength(99)
      expect(await log.append([row('a', 7, 'same')])).toEqual([{ is: 'repeated', number: 0 }])
    })

    it('lets one of several writers win each number', async () => {
      const log = await empty()
      const race = (number: number) =>
        Promise.all(['x', 'y', 'z'].map((writer) => log.append([row('a', number, `${writer}${number}`)])))
      for (let number = 0; number < 20; number++) {
        const answers = (await race(number)).flat()
        expect(answers.filter(({ is }) => is === 'stored')).toHaveLength(1)
      }
      expect((await log.read('a', 0, 99)).map((each) => each.number)).toEqual([...Array(20).keys()])
    })

    it('takes the same command at two tables for two commands', async () => {
      const log = await empty()
      const answers = await log.append([row('a', 0, 'same'), row('b', 0, 'same')])
      expect(answers.map(({ is }) => is)).toEqual(['stored', 'stored'])
    })

    it('stores a batch of no rows', async () => {
      const log = await empty()
      expect(await log.append([])).toEqual([])
    })

    it('gives back a body as it was', async () => {
      const log = await empty()
      const body = { text: '“ż” \u0000 \\ "\'', list: [1, -0.5, null, true, { deep: [] }] }
      await log.append([{ ...row('a', 0), body }])
      expect((await log.read('a', 0, 1))[0]?.body).toEqual(body)
    })
  })

  describe('read', () => {
    it('reads a part of a log', async () => {
      const log = await empty()
      await log.append([0, 1, 2, 3, 4].map((number) => row('a', number)))
      expect((await log.read('a', 1, 2)).map(({ number }) => number)).toEqual([1, 2])
      expect(await log.read('a', 5, 2)).toEqual([])
      expect(await log.read('nowhere', 0, 2)).toEqual([])
    })
  })

  describe('load', () => {
    it('gives the latest checkpoint and the rows after it', async () => {
      const log = await empty()
      await log.append([0, 1, 2, 3].map((number) => row('a', number)))
      await log.checkpoint('a', { next: 3, body: bytes('three') })
      await log.checkpoint('a', { next: 2, body: bytes('an earlier one that comes late') })
      await log.checkpoint('a', { next: 9, body: bytes('of rows that do not exist') })
      const loaded = await log.load('a')
      expect(loaded?.next).toBe(4)
      expect(loaded?.checkpoint?.next).toBe(3)
      expect(loaded?.checkpoint?.body).toEqual(bytes('three'))
      expect(loaded?.rows.map(({ number }) => number)).toEqual([3])
    })

    it('knows the next number of a table whose checkpoint covers everything', async () => {
      const log = await empty()
      await log.append([row('a', 0), row('a', 1)])
      await log.checkpoint('a', { next: 2, body: bytes('all') })
      expect(await log.load('a')).toMatchObject({ next: 2, rows: [] })
      expect(await log.append([row('a', 2)])).toEqual([{ is: 'stored', number: 2 }])
    })
  })

  describe('pack', () => {
    it('replaces the rows of a finished table by its record', async () => {
      const log = await empty()
      await log.append([{ ...row('a', 0), due: [{ kind: 'clock', at: 1 }] }, row('a', 1)])
      expect(await log.pack('a', 2, bytes('record'))).toBe(true)
      expect(await log.load('a')).toEqual({ next: 2, checkpoint: null, rows: [], packed: bytes('record') })
      expect(await log.append([row('a', 2)])).toEqual([{ is: 'finished' }])
      expect(await log.due(9, 9)).toEqual([])
      expect(await log.pack('a', 2, bytes('again'))).toBe(false)
    })

    it('leaves a table alone to which a row was added', async () => {
      const log = await empty()
      await log.append([row('a', 0), row('a', 1)])
      expect(await log.pack('a', 1, bytes('record'))).toBe(false)
      expect(await log.load('a')).toMatchObject({ next: 2, packed: null })
    })
  })

  describe('remove', () => {
    it('removes everything of a table, and nothing of others', async () => {
      const log = await empty()
      for (const table of ['a', 'b', 'packed'])
        await log.append([{ ...row(table, 0), due: [{ kind: 'clock', at: 1 }] }, row(table, 1)])
      await log.checkpoint('a', { next: 1, body: bytes('one') })
      await log.pack('packed', 2, bytes('record'))
      await log.remove('a')
      await log.remove('packed')
      await log.remove('nowhere')
      expect([await log.load('a'), await log.load('packed')]).toEqual([null, null])
      expect(await log.load('b')).toMatchObject({ next: 2 })
      expect(await log.due(9, 9)).toEqual([{ table: 'b', kind: 'clock', at: 1, next: 2 }])
    })
  })

  describe('due', () => {
    it('tells what is due with the number to expect, the longest overdue first', async () => {
      const log = await empty()
      await log.append([
        { ...row('a', 0), due: [{ kind: 'clock', at: 20 }] },
        {
          ...row('b', 0),
          due: [
            { kind: 'nudge', at: 10 },
            { kind: 'clock', at: 30 },
          ],
        },
        row('b', 1),
      ])
      expect(await log.due(20, 9)).toEqual([
        { table: 'b', kind: 'nudge', at: 10, next: 2 },
        { table: 'a', kind: 'clock', at: 20, next: 1 },
      ])
      expect(await log.due(99, 1)).toHaveLength(1)
    })

    it('forgets what was due when a row says what is due now', async () => {
      const log = await empty()
      await log.append([{ ...row('a', 0), due: [{ kind: 'clock', at: 20 }] }])
      await log.append([{ ...row('a', 1), due: [] }])
      expect(await log.due(99, 9)).toEqual([])
    })

    it('changes nothing about it with a row that was refused or repeated', async () => {
      const log = await empty()
      await log.append([{ ...row('a', 0), due: [{ kind: 'clock', at: 20 }] }])
      await log.append([{ ...row('a', 0), due: [] }])
      await log.append([{ ...row('a', 5, 'other'), due: [] }])
      expect(await log.due(99, 9)).toHaveLength(1)
    })
  })

  it('does the same as the model, whatever is asked of it', async () => {
    const table = fc.constantFrom('a', 'b', 'c')
    const number = fc.integer({ min: 0, max: 6 })
    const due = fc.array(
      fc.record({ kind: fc.constantFrom('clock', 'nudge'), at: fc.integer({ min: 0, max: 9 }) }),
      { maxLength: 2 },
    )
    const appended = fc.record(
      { table, expect: number, command: fc.constantFrom(...'pqrstuvw'), due },
      { requiredKeys: ['table', 'expect', 'command'] },
    )
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ append: fc.array(appended, { maxLength: 4 }) }) },
      fc.record({ checkpoint: table, next: number }),
      fc.record({ pack: table, next: number }),
      fc.record({ due: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ load: table }),
      fc.record({ remove: table }),
    )
    type Step = (typeof step extends fc.Arbitrary<infer S> ? S : never) & object
    const carryOut = (log: LogStore, each: Step): Promise<unknown> => {
      if ('append' in each)
        return log.append(
          each.append.map((item) => ({ ...row(item.table, item.expect), ...withoutTwice(item) })),
        )
      if ('checkpoint' in each)
        return log.checkpoint(each.checkpoint, { next: each.next, body: bytes(`up to ${each.next}`) })
      if ('pack' in each) return log.pack(each.pack, each.next, bytes(`record of ${each.next}`))
      if ('due' in each) return log.due(each.due, 20)
      if ('remove' in each) return log.remove(each.remove)
      return log.load(each.load)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const [log, model] = [await empty(), new MemoryLog()]
        for (const each of steps) expect(await carryOut(log, each)).toEqual(await carryOut(model, each))
        for (const each of ['a', 'b', 'c']) expect(await log.load(each)).toEqual(await model.load(each))
      }),
      { numRuns: runs },
    )
  })
}

/** A table is due once for each kind. */
function withoutTwice<T extends { readonly due?: Append['due'] }>(item: T): T {
  const { due } = item
  return due === undefined
    ? item
    : { ...item, due: due.filter(({ kind }, index) => due.findIndex((each) => each.kind === kind) === index) }
}
