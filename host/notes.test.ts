import { at, type TableLink } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { HostNote } from './store.ts'
import { TableHost } from './table-host.ts'
import { bundleOf } from './test/bundles.ts'
import { ania, bartek, settle, testHost } from './test/test-host.ts'
import { TestStore } from './test/test-store.ts'

/** A store that keeps notes too, like a server's. */
class NotingStore extends TestStore {
  readonly notes: HostNote[] = []
  readonly commands = new Set<string>()
  refuses = false

  note(note: HostNote, command?: string): Promise<void> {
    if (this.refuses) return Promise.reject(new Error('the disk is full'))
    this.notes.push(note)
    if (command !== undefined) this.commands.add(command)
    return Promise.resolve()
  }

  isCarriedOut(command: string): boolean {
    return this.commands.has(command)
  }
}

const UNDO_REQUEST_MS = 60_000

async function table() {
  const store = new NotingStore()
  const bundle = await bundleOf('super-teams')
  const made = testHost(bundle, [ania, bartek], {}, false, () => ({
    store,
    undoRequestMs: UNDO_REQUEST_MS,
    reportFault: () => undefined,
  }))
  made.host.open()
  return { ...made, store, link: made.host.connect([0, 1]) }
}

async function chooseFirst(link: TableLink): Promise<void> {
  const { seat, id, options, min } = at(
    [0, 1].flatMap((each) => link.snapshot(each).decisions),
    0,
  )
  const picks = options.slice(0, min).map((option) => option.id)
  await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
}

/** Plays until the first player needs consent to take something back, and asks for it. */
async function requested(link: TableLink) {
  while (link.snapshot(0).undo?.how !== 'ask') await chooseFirst(link)
  const { undo, cursor } = link.snapshot(0)
  const entry = undo?.entry ?? -1
  return { entry, answer: await link.send({ do: 'undo', seat: 0, entry, cursor }) }
}

describe('what a host remembers apart from the game', () => {
  it('is noted before it is acknowledged', async () => {
    const { link, store } = await table()
    await link.send({ do: 'pass', seat: 1, isPassing: true })
    const { entry } = await requested(link)
    await link.send({ do: 'agree', seat: 1, entry, isAgreed: false })
    expect(store.notes).toContainEqual({ kind: 'passing', seat: 1, isPassing: true })
    expect(store.notes.slice(-2)).toEqual([
      { kind: 'undo-requested', seat: 0, entry },
      { kind: 'undo-refused', seat: 1, entry },
    ])
  })

  it('is refused if it cannot be noted, and changes nothing', async () => {
    const { link, store } = await table()
    store.refuses = true
    expect(await link.send({ do: 'pass', seat: 1, isPassing: true })).toMatchObject({
      error: { code: 'not-kept' },
    })
    expect(link.snapshot(1).isPassing).toBe(false)
    expect((await requested(link)).answer).toMatchObject({ error: { code: 'not-kept' } })
    expect(link.snapshot(0).undoAsked).toBeNull()
  })

  it('is taken over by the next host of the table', async () => {
    const { match, parts } = await table()
    const undoAsked = { seat: 0, entry: 0, agreed: [] }
    const next = new TableHost(match, { ...parts, noted: { passing: [1], undoAsked } })
    next.open()
    const link = next.connect([0, 1])
    expect(link.snapshot(1)).toMatchObject({ isPassing: true, undoAsked })
  })
})

describe('a command that was carried out by an earlier host', () => {
  it('is acknowledged without being carried out again', async () => {
    const { link, store } = await table()
    store.commands.add('0 again')
    const { cursor } = link.snapshot(0)
    const { id, options } = at(link.snapshot(0).decisions, 0)
    const choice = { seat: 0, decision: id, picks: [at(options, 0).id] }
    const stamp = { id: 'again', revision: 0 }
    expect(await link.send({ do: 'choose', choice, how: 'hand' }, stamp)).toEqual({ ok: true, value: 'done' })
    expect(link.snapshot(0).cursor).toBe(cursor)
  })
})

describe('a request to take something back', () => {
  it('ends when the others do not answer in time', async () => {
    const { link, clock, store } = await table()
    const { entry } = await requested(link)
    expect(link.snapshot(0).undoAsked).not.toBeNull()
    await settle(clock, 1, UNDO_REQUEST_MS - 1)
    expect(link.snapshot(0).undoAsked).not.toBeNull()
    await settle(clock, 1, 1)
    expect(link.snapshot(0).undoAsked).toBeNull()
    // Otherwise the next host of the table would ask again.
    expect(store.notes.at(-1)).toEqual({ kind: 'undo-refused', seat: 0, entry })
  })
})
