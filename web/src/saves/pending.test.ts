import { superTeamsBundle, TestClock } from '@kantyna/host/test'
import { at, type Choice, type GameBundle, Match, resumeTrusted } from '@kantyna/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteTable, listTables } from './list.ts'
import { rawPending } from './pending.ts'
import type { SavedTable } from './saved-table.ts'
import { loadTable, newTable, saveTable } from './saves.ts'
import { replaceStore, type Store } from './store.ts'
import type { StoredRow } from './stored-row.ts'
import { TableSaver } from './table-saver.ts'

const tables = new Map<string, { readonly id: string; readonly revision: number }>()
let rows: StoredRow[] = []
const disk = { isFull: false }

const store: Store = {
  isPersistent: true,
  all: () => Promise.resolve({ tables: [...tables.values()], rows }),
  get: (id) => Promise.resolve(tables.get(id)),
  rowsOf: (id) => Promise.resolve(rows.filter(({ table: of }) => of === id)),
  put(row, mayReplace) {
    if (disk.isFull) return Promise.reject(new Error('full'))
    const isPut = mayReplace(tables.get(row.id))
    if (isPut) tables.set(row.id, row)
    if (isPut) rows = rows.filter(({ number }) => number >= row.revision)
    return Promise.resolve(isPut)
  },
  append(added) {
    if (disk.isFull) return Promise.reject(new Error('full'))
    const isNext = rows.every(({ number }) => number < at(added, 0).number)
    if (isNext) rows.push(...added)
    return Promise.resolve(isNext)
  },
  delete(id) {
    rows = []
    tables.delete(id)
    return Promise.resolve()
  },
}

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

beforeAll(() => {
  vi.stubGlobal('window', { localStorage })
  replaceStore(store)
})

afterAll(() => {
  vi.unstubAllGlobals()
  replaceStore(null)
})

let bundle: GameBundle
let match: Match
let table: SavedTable

beforeEach(async () => {
  tables.clear()
  rows = []
  written.clear()
  disk.isFull = false
  localStorage.setItem = write
  bundle = await superTeamsBundle()
  const { game } = bundle
  match = new Match(game, {
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

function openSaver(saved = table) {
  const told: unknown[] = []
  const clock = new TestClock()
  const saver = new TableSaver(
    saved,
    { onSaved: (isSaved) => told.push(isSaved), onTakenOver: () => told.push('taken') },
    clock,
  )
  return { saver, told, clock }
}

const settled = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

function firstChoice(): Choice {
  const { seat, id } = at(match.position.open, 0)
  return { seat, decision: id, picks: [at(at(match.decisionsFor(seat), 0).options, 0).id] }
}

function prepared() {
  const choice = match.prepare(firstChoice())
  if (!choice.ok) throw new Error(choice.error.code)
  return choice.value
}

/** Makes a choice that is saved at once, as a host does. */
function choose({ saver }: ReturnType<typeof openSaver>): void {
  const { entry, position, make } = prepared()
  expect(saver.append({ kind: 'choice', entry }, position)).toBeUndefined()
  make()
}

/** Makes a choice once the store has it. */
async function chooseWhenKept({ saver }: ReturnType<typeof openSaver>): Promise<void> {
  const { entry, position, make } = prepared()
  await saver.append({ kind: 'choice', entry }, position)
  make()
}

async function expectKept(): Promise<void> {
  const loaded = await loadTable(table.id)
  if (!loaded.ok) throw new Error(loaded.error.code)
  expect(loaded.table.record).toEqual(match.record())
  expect(resumeTrusted(bundle.game, loaded.table.record).ok).toBe(true)
}

describe('a choice', () => {
  it('is saved although the window was closed before the store had it', async () => {
    const opened = openSaver()
    choose(opened)
    choose(opened)
    expect(rows).toEqual([])
    expect(await listTables()).toMatchObject([{ id: table.id, moves: 2, revision: table.revision + 2 }])
    await expectKept()
    // It was merged: the next window finds one complete table.
    expect(tables.get(table.id)).toMatchObject({ revision: table.revision + 2 })
    await settled()
  })

  it('is removed when the store has it, but later rows stay', async () => {
    const opened = openSaver()
    choose(opened)
    choose(opened)
    await settled()
    expect(written.size).toBe(0)
    expect(rows.map(({ number }) => number)).toEqual([2, 3])
    expect(opened.told.every((told) => told === true)).toBe(true)
    await expectKept()
  })

  it('remains pending if the store is full; that is reported, and saving is retried', async () => {
    const opened = openSaver()
    disk.isFull = true
    choose(opened)
    await settled()
    expect(opened.told).toEqual([false])
    expect(rawPending(table.id)).toHaveLength(1)
    disk.isFull = false
    opened.clock.pass(2000)
    await settled()
    expect(opened.told).toEqual([false, true])
    expect(written.size).toBe(0)
    await expectKept()
  })

  it('waits for the store if it cannot be written to local storage', async () => {
    const opened = openSaver()
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    const made = chooseWhenKept(opened)
    expect(match.entries).toHaveLength(0)
    await made
    expect(match.entries).toHaveLength(1)
    await expectKept()
  })

  it('is made even if it cannot be saved; that is reported, and it is saved with the next choice when there is room', async () => {
    const opened = openSaver()
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    disk.isFull = true
    await chooseWhenKept(opened)
    expect(match.entries).toHaveLength(1)
    expect(rows).toEqual([])
    expect(opened.told[0]).toBe(false)
    disk.isFull = false
    await chooseWhenKept(opened)
    await settled()
    expect(rows.map(({ number }) => number)).toEqual([2, 3])
    await expectKept()
  })

  it('that was taken back is gone when the table is opened again', async () => {
    const opened = openSaver()
    choose(opened)
    const { seat } = at(match.entries, 0)
    const back = match.prepareTakeback(seat, true)
    if (back === null) throw new Error('nothing to take back')
    const { takeback, kept, position, make } = back
    await opened.saver.append({ kind: 'takeback', takeback, kept }, position)
    make()
    choose(opened)
    expect(await listTables()).toMatchObject([{ moves: 1, revision: table.revision + 3 }])
    await expectKept()
    expect(match.takebacks).toHaveLength(1)
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"id":"x"}'],
    ['a row of another table', '[{"table":"another","number":2}]'],
    ['half a row', '[{"table":"ID","number":2,"row":{"kind":"choice"}}]'],
  ])('is ignored if it is damaged: %s', async (_, text) => {
    written.set(`kantyna.rows.${table.id}`, text.replace('ID', table.id))
    expect(await loadTable(table.id)).toEqual({ ok: true, table })
    expect(await listTables()).toMatchObject([{ revision: table.revision }])
  })

  it('is dropped with its table', async () => {
    choose(openSaver())
    await deleteTable(table.id)
    expect(await listTables()).toEqual([])
    expect(await loadTable(table.id)).toMatchObject({ ok: false, error: { code: 'not-found' } })
  })
})

it('leaves a table alone that another window has continued', async () => {
  const [here, there] = [openSaver(), openSaver()]
  choose(there)
  await settled()
  const kept = match.record()
  choose(here)
  await settled()
  expect(here.told).toContain('taken')
  expect(written.size).toBe(0)
  const loaded = await loadTable(table.id)
  expect(loaded.ok && loaded.table.record).toEqual(kept)
})

describe('a table saved by an earlier build', () => {
  const earlier = () => ({ ...table, revision: table.revision + 5, prefs: { later: 5 } })

  it('is used in place of an older one, once', async () => {
    written.set(`kantyna.pending.${table.id}`, JSON.stringify(earlier()))
    expect(await listTables()).toMatchObject([{ revision: table.revision + 5 }])
    expect(await loadTable(table.id)).toEqual({ ok: true, table: earlier() })
    expect(tables.get(table.id)).toEqual(earlier())
    expect(written.size).toBe(0)
  })

  it('is replaced by a newer one', async () => {
    written.set(`kantyna.pending.${table.id}`, JSON.stringify(earlier()))
    tables.set(table.id, { ...earlier(), revision: table.revision + 9 })
    expect(await loadTable(table.id)).toMatchObject({ table: { revision: table.revision + 9 } })
  })

  it.each([
    ['no JSON', () => '{'],
    ['no table', () => '{"id":"x"}'],
    ['another table', () => JSON.stringify({ ...earlier(), id: 'another' })],
    ['a table without its record', () => JSON.stringify({ ...earlier(), record: {} })],
  ])('is ignored if it is damaged: %s', async (_, text) => {
    written.set(`kantyna.pending.${table.id}`, text())
    expect(await loadTable(table.id)).toEqual({ ok: true, table })
  })
})
