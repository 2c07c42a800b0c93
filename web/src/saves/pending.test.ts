import { superTeamsBundle } from '@kantyna/host/test'
import { Match } from '@kantyna/kernel'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteTable, listTables } from './list.ts'
import type { SavedTable } from './saved-table.ts'
import { loadTable, newTable, saveTable, TableSaver } from './saves.ts'

const rows = new Map<string, unknown>()
const disk = { isFull: false }

vi.mock('./store.ts', () => ({
  store: () =>
    Promise.resolve({
      lasts: true,
      all: () => Promise.resolve([...rows.values()]),
      get: (id: string) => Promise.resolve(rows.get(id)),
      put: (row: { id: string }, mayReplace: (stored: unknown) => boolean) => {
        if (disk.isFull) return Promise.reject(new Error('full'))
        const isPut = mayReplace(rows.get(row.id))
        if (isPut) rows.set(row.id, row)
        return Promise.resolve(isPut)
      },
      delete: (id: string) => Promise.resolve(rows.delete(id)),
    }),
}))

const written = new Map<string, string>()
function write(key: string, text: string): void {
  written.set(key, text)
}

const localStorage = {
  get length() {
    return written.size
  },
  key: (index: number) => [...written.keys()][index] ?? null,
  getItem: (key: string) => written.get(key) ?? null,
  setItem: write,
  removeItem: (key: string) => written.delete(key),
}
vi.stubGlobal('window', { localStorage })

let table: SavedTable
/** The same table, later on. */
const later = (by: number): SavedTable => ({
  ...table,
  revision: table.revision + by,
  // Somebody has set the clock back: the later, the earlier it seems to be.
  updated: table.updated - 1000 * by,
  prefs: { later: by },
})

beforeEach(async () => {
  rows.clear()
  written.clear()
  disk.isFull = false
  localStorage.setItem = write
  const { game } = await superTeamsBundle()
  const match = new Match(game, {
    options: game.options(2).parse({}),
    seats: [
      { name: 'Ala', kind: 'person' },
      { name: 'Nit', kind: 'bot' },
    ],
    seed: '1'.repeat(64),
    contributions: ['2'.repeat(64), '3'.repeat(64)],
  })
  table = newTable(match)
  await saveTable(table)
})

describe('a choice that is written down', () => {
  it('is there although the window was closed before it was kept', async () => {
    new TableSaver(table).note(later(5))
    expect(await listTables()).toMatchObject([{ id: table.id, revision: table.revision + 5 }])
    expect(rows.get(table.id)).toEqual(table)
    expect(await loadTable(table.id)).toEqual({ ok: true, table: later(5) })
    expect(rows.get(table.id)).toEqual(later(5))
    expect(written.size).toBe(0)
  })

  it('is crossed out when it is kept, and not when a newer one waits', async () => {
    const saver = new TableSaver(table)
    saver.note(later(5))
    saver.note(later(6))
    expect(await saver.save(later(5))).toBe('kept')
    expect(written.size).toBe(1)
    expect(await saver.save(later(6))).toBe('kept')
    expect(written.size).toBe(0)
  })

  it('stays where the store is full', async () => {
    const saver = new TableSaver(table)
    disk.isFull = true
    saver.note(later(5))
    await expect(saver.save(later(5))).rejects.toThrow('full')
    expect(written.size).toBe(1)
  })

  it('is kept by the store where there is no room to write it down', async () => {
    const saver = new TableSaver(table)
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    saver.note(later(5))
    expect(await saver.save(later(5))).toBe('kept')
    expect(await loadTable(table.id)).toEqual({ ok: true, table: later(5) })
  })

  it('gives way to what is newer', async () => {
    new TableSaver(table).note(later(5))
    rows.set(table.id, later(9))
    expect(await loadTable(table.id)).toEqual({ ok: true, table: later(9) })
    expect(await listTables()).toMatchObject([{ revision: table.revision + 9 }])
  })

  it.each([
    ['no JSON', () => '{'],
    ['no table', () => '{"id":"x"}'],
    ['another table', () => JSON.stringify({ ...later(5), id: 'another' })],
    ['a table without its record', () => JSON.stringify({ ...later(5), record: {} })],
  ])('is ignored when it is damaged: %s', async (_, text) => {
    written.set(`kantyna.pending.${table.id}`, text())
    expect(await loadTable(table.id)).toEqual({ ok: true, table })
    expect(await listTables()).toMatchObject([{ revision: table.revision }])
  })

  it('is thrown away with its table', async () => {
    new TableSaver(table).note(later(5))
    await deleteTable(table.id)
    expect(await listTables()).toEqual([])
    expect(await loadTable(table.id)).toMatchObject({ ok: false, error: { code: 'not-found' } })
  })
})

it('a table that another window has gone on with is left to it', async () => {
  const here = new TableSaver(table)
  const there = new TableSaver(table)
  expect(await there.save(later(5))).toBe('kept')
  here.note(later(6))
  expect(await here.save(later(6))).toBe('taken')
  expect(written.size).toBe(0)
  expect(await loadTable(table.id)).toEqual({ ok: true, table: later(5) })
  expect(await there.save(later(7))).toBe('kept')
})
