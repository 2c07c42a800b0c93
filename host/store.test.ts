import { at, type GameBundle, SETUP, type TableLink } from '@kantyna/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { superTeamsBundle } from './test/bundles.ts'
import { ania, bartek, bot, settle, testHost } from './test/test-host.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

function table(...seats: Parameters<typeof testHost>[1]) {
  const made = testHost(bundle, seats, { teams: 'dealt', firstPlayer: '1' })
  vi.spyOn(made.parts, 'reportFault').mockImplementation(() => undefined)
  made.host.open()
  return { ...made, link: made.host.connect(made.people) }
}

const turns = async (count = 10) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

function choice(link: TableLink) {
  const { seat } = at(link.snapshot(null).waiting, 0)
  const { id, options } = at(link.snapshot(seat).decisions, 0)
  return { do: 'choose', choice: { seat, decision: id, picks: [at(options, 0).id] }, how: 'hand' } as const
}

describe('a store that fails', () => {
  it('makes the host refuse the command with a reason and change nothing', async () => {
    const { link, store, match } = table(ania, bartek)
    const before = link.snapshot(0)
    const heard = vi.fn()
    link.subscribe(heard)
    store.isFailing = true
    const command = choice(link)
    expect(await link.send(command)).toEqual({ ok: false, error: { code: 'not-kept' } })
    expect(link.snapshot(0)).toBe(before)
    expect(match.entries).toEqual([])
    expect(heard).not.toHaveBeenCalled()
    store.isFailing = false
    expect((await link.send(command)).ok).toBe(true)
  })

  it('may remember a command of long ago when it is sent again', async () => {
    const asked = { isSo: false }
    const append = () => {
      asked.isSo = true
      throw new Error('This command is stored already.')
    }
    const store = { append, isCarriedOut: () => asked.isSo }
    const { host, match } = testHost(bundle, [ania, bartek], {}, false, () => ({
      store,
      reportFault: () => undefined,
    }))
    host.open()
    expect(await host.connect([0, 1]).send(choice(host.connect([0, 1])))).toEqual({ ok: true, value: 'done' })
    expect(match.entries).toEqual([])
  })

  it('prevents a take-back that it could not keep', async () => {
    const { link, store, match } = table(ania, bot)
    await link.send(choice(link))
    const { undo, cursor } = link.snapshot(0)
    store.isFailing = true
    const command = { do: 'undo', seat: 0, entry: undo?.entry ?? -1, cursor } as const
    expect(await link.send(command)).toEqual({ ok: false, error: { code: 'not-kept' } })
    expect(match.takebacks).toEqual([])
    expect(link.snapshot(0).cursor).toBe(cursor)
    store.isFailing = false
    expect((await link.send(command)).ok).toBe(true)
    expect(store.rows.at(-1)).toMatchObject({ kind: 'takeback', takeback: { at: 0, by: 0 } })
  })

  it('makes bots wait until it works again', async () => {
    const { store, match, clock } = table(bot, bot)
    await turns(3)
    store.isFailing = true
    await settle(clock, 3, 100)
    const { length } = match.entries
    await settle(clock, 3, 100)
    expect(match.entries).toHaveLength(length)
    store.isFailing = false
    await settle(clock)
    expect(match.entries.length).toBeGreaterThan(length)
    expect(store.rows).toHaveLength(match.entries.length)
  })
})

describe('a slow store', () => {
  it('is waited for before anything is acknowledged or shown', async () => {
    const { link, store, match } = table(ania, bartek)
    store.isSlow = true
    const before = link.snapshot(null)
    const answered = vi.fn()
    link.send(choice(link)).then(answered, console.error)
    await turns()
    expect(answered).not.toHaveBeenCalled()
    expect(link.snapshot(null)).toBe(before)
    expect(link.since(null, SETUP)).toHaveLength(1)
    expect(store.finish()).toBe(true)
    await turns()
    expect(answered).toHaveBeenCalledWith({ ok: true, value: 'done' })
    expect(match.entries).toHaveLength(1)
  })

  it('makes the next command wait: the host checks it after the first one is kept', async () => {
    const { link, store, match } = table(ania, bartek)
    store.isSlow = true
    const command = choice(link)
    const [first, second] = [link.send(command), link.send(command)]
    await turns()
    store.finish()
    expect(await first).toEqual({ ok: true, value: 'done' })
    expect(await second).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect(match.entries).toHaveLength(1)
  })

  it('that fails in the end makes the host refuse the command, and the game continues', async () => {
    const { link, store } = table(ania, bartek)
    store.isSlow = true
    store.isFailing = true
    const refused = link.send(choice(link))
    await turns()
    store.finish()
    expect(await refused).toEqual({ ok: false, error: { code: 'not-kept' } })
    store.isSlow = false
    store.isFailing = false
    expect((await link.send(choice(link))).ok).toBe(true)
  })
})
