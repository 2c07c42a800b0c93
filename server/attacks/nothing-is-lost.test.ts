/** What was acknowledged or shown stays, whatever happens to the process, the disk and the network. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fastDice } from '@kantyna/kernel'
import { paths } from '@kantyna/online'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { type LogStore, StoreFailure } from '../log/log-store.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { problemsIn } from '../test/check-logs.ts'
import { FaultProxy, networkFaults } from '../test/fault-proxy.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import { Device, hurried, startServer, type TestServer, until } from '../test/online-server.ts'
import { play, Witness } from '../test/players.ts'
import { contributionOf, dealTo, gather, type SeatedTable } from '../test/seated-table.ts'
import { settingsOf } from '../test/test-settings.ts'

const isLong = inject('isLong') === true
/** Choices are counted as they are acknowledged. */
const AMOUNTS = isLong
  ? { choices: 5000, kills: 25, tables: 200, inProcess: 1000, inBadNetwork: 1000, inProcessTables: 20 }
  : { choices: 200, kills: 3, tables: 8, inProcess: 120, inBadNetwork: 50, inProcessTables: 4 }

const folder = mkdtempSync(join(tmpdir(), 'kantyna-lost-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

const crashServer = join(import.meta.dirname, '..', 'test', 'crash-server.ts')

/** Starts a server process, and resolves when it listens. */
function startProcess(
  file: string,
  port: number,
): Promise<{ child: ChildProcess; address: string; port: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [crashServer, file, String(port)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    ending.push(() => child.kill('SIGKILL'))
    child.on('close', (code) => reject(new Error(`The server ended with ${code}.`)))
    if (child.stdout === null) throw new Error('The server has no output.')
    createInterface({ input: child.stdout }).on('line', (address) =>
      resolve({ child, address, port: Number(new URL(address).port) }),
    )
  })
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.on('close', resolve))

/** Seats people at tables, most of them of Super Teams, and lets them play with random answers. */
async function playing(address: string, tables: number, witness: Witness, isStopped: () => boolean) {
  const seated: SeatedTable[] = []
  for (let index = 0; index < tables; index++) {
    const edition = index % 4 === 3 ? 'outer-rim' : 'super-teams'
    const known = { table: '' }
    const at = await gather(address, settingsOf(edition, 2), () => ({
      ...witness.at(() => known.table),
      againAfterMs: 40,
      patienceMs: 1500,
    }))
    known.table = at.table
    await dealTo(at)
    seated.push(at)
  }
  ending.push(() => {
    for (const { tables: all } of seated) for (const remote of all) remote.close()
  })
  const games = seated.flatMap(({ tables: all }, index) =>
    all.map((remote, seat) => play(remote, index * 10 + seat, isStopped)),
  )
  return { tables: seated.map(({ table }) => table), over: Promise.all(games) }
}

it(`nothing acknowledged is lost when the server is killed ${AMOUNTS.kills} times during ${AMOUNTS.choices} choices`, async () => {
  const file = join(folder, 'killed.db')
  const { below } = fastDice(1)
  const witness = new Witness()
  const stopped = { isSo: false }
  let running = await startProcess(file, 0)
  const { tables, over } = await playing(running.address, AMOUNTS.tables, witness, () => stopped.isSo)
  for (let kill = 1; kill <= AMOUNTS.kills; kill++) {
    const enough = (AMOUNTS.choices * kill) / (AMOUNTS.kills + 1)
    await witness.until(() => witness.acknowledged.length >= enough, over)
    // At any moment of the work that the acknowledgement begins.
    await new Promise((resolve) => setTimeout(resolve, below(30)))
    const gone = ended(running.child)
    running.child.kill('SIGKILL')
    await gone
    running = await startProcess(file, running.port)
  }
  await witness.until(() => witness.acknowledged.length >= AMOUNTS.choices, over)
  stopped.isSo = true
  const gone = ended(running.child)
  running.child.kill('SIGKILL')
  await gone
  const store = await openSqliteStore(file)
  expect(await problemsIn(store.log, tables, witness)).toEqual([])
  await store.close()
  expect(witness.acknowledged.length).toBeGreaterThanOrEqual(AMOUNTS.choices)
  console.log(
    `killed ${AMOUNTS.kills + 1} times: ${witness.acknowledged.length} choices acknowledged at ${tables.length} tables, none lost, ${witness.refused} refused`,
  )
})

/** A store that appends in another way. */
function withAppend(store: Store, append: LogStore['append']): Store {
  const { log } = store
  return {
    ...store,
    log: {
      append,
      read: (...given) => log.read(...given),
      load: (...given) => log.load(...given),
      checkpoint: (...given) => log.checkpoint(...given),
      pack: (...given) => log.pack(...given),
      remove: (...given) => log.remove(...given),
      due: (...given) => log.due(...given),
    },
  }
}

const failure = () => Promise.reject(new StoreFailure('failed', 'as the test wants it'))

/** A store in which every tenth commit fails, and nothing of it is kept. */
function failing(store: Store, failures: { count: number }): Store {
  let commits = 0
  return withAppend(store, (batch) => {
    if (++commits % 10 !== 0) return store.log.append(batch)
    failures.count++
    return failure()
  })
}

const limits = { socketsPerAddress: 10_000, newTablesPerHourAndAddress: 10_000 }

async function started(store: Store, port = 0): Promise<TestServer> {
  const server = await startServer({ store, port, time: hurried, limits })
  ending.push(() => server.close())
  return server
}

describe('nothing acknowledged is lost', () => {
  it('when every tenth commit fails', async () => {
    const store = await openSqliteStore(join(folder, 'failing.db'))
    ending.push(() => store.close())
    const failures = { count: 0 }
    const server = await started(failing(store, failures))
    const witness = new Witness()
    const stopped = { isSo: false }
    const { tables, over } = await playing(
      server.address,
      AMOUNTS.inProcessTables,
      witness,
      () => stopped.isSo,
    )
    await witness.until(() => witness.acknowledged.length >= AMOUNTS.inProcess, over)
    stopped.isSo = true
    expect(await problemsIn(store.log, tables, witness)).toEqual([])
    expect(failures.count).toBeGreaterThan(5)
    expect(server.faults.filter((fault) => !(fault instanceof StoreFailure))).toEqual([])
    console.log(
      `every tenth commit fails: ${witness.acknowledged.length} acknowledged, ${witness.refused} refused`,
    )
  })

  it('when the disk is full, and the game goes on when it has room again', async () => {
    const file = join(folder, 'full.db')
    const roomy = await openSqliteStore(file)
    const witness = new Witness()
    const stopped = { isSo: false }
    const first = await started(roomy)
    const port = Number(new URL(first.address).port)
    const { tables, over } = await playing(
      first.address,
      AMOUNTS.inProcessTables,
      witness,
      () => stopped.isSo,
    )
    await first.close()
    await roomy.close()
    const full = await openSqliteStore(file, { pages: Math.ceil(statSync(file).size / 4096) + 2 })
    const second = await started(full, port)
    const before = witness.refused
    await witness.until(() => witness.refused >= before + 20, over)
    await second.close()
    await full.close()
    const again = await openSqliteStore(file)
    ending.push(() => again.close())
    const third = await started(again, port)
    const enough = witness.acknowledged.length + 20
    await witness.until(() => witness.acknowledged.length >= enough, over)
    stopped.isSo = true
    expect(await problemsIn(again.log, tables, witness)).toEqual([])
    expect(second.faults.filter((fault) => !(fault instanceof StoreFailure))).toEqual([])
    expect(third.faults).toEqual([])
    console.log(`full disk: ${witness.acknowledged.length} acknowledged, ${witness.refused} refused`)
  })

  it('when the network delays, cuts, truncates, reads slowly, and leaves connections half open', async () => {
    const store = await openSqliteStore(join(folder, 'network.db'))
    ending.push(() => store.close())
    const server = await started(store)
    const proxy = new FaultProxy(Number(new URL(server.address).port), fastDice(5).below)
    ending.push(() => proxy.close())
    proxy.isGentle = true
    const witness = new Witness()
    const stopped = { isSo: false }
    const address = await proxy.listen()
    const { tables, over } = await playing(address, AMOUNTS.inProcessTables, witness, () => stopped.isSo)
    proxy.isGentle = false
    proxy.cutAll()
    await witness.until(() => witness.acknowledged.length >= AMOUNTS.inBadNetwork, over)
    stopped.isSo = true
    expect(await problemsIn(store.log, tables, witness)).toEqual([])
    expect(server.faults).toEqual([])
    if (isLong)
      for (const fault of networkFaults) if (fault !== 'none') expect(proxy.counts[fault]).toBeGreaterThan(0)
    console.log(`bad network: ${witness.acknowledged.length} acknowledged, ${JSON.stringify(proxy.counts)}`)
  })
})

describe('a seat', () => {
  /** A store that keeps nothing of a kind. */
  const without = (store: Store, refused: string) =>
    withAppend(store, (batch) =>
      batch.some(({ kind }) => kind === refused) ? failure() : store.log.append(batch),
    )

  it("stays its player's if the store cannot keep that it was given up", async () => {
    const server = await started(without(openMemoryStore(), 'seat-given-to-bot'))
    const { tables } = await gather(server.address, settingsOf('super-teams', 2))
    await dealTo({ tables })
    const [, leaving] = tables
    expect(await leaving?.request({ do: 'stand', seat: 1 })).toEqual({ ok: false, code: 'not-kept' })
    expect(leaving?.state.room?.own).toEqual([1])
    expect(leaving?.state.link?.snapshot(1).seats[1]?.kind).toBe('person')
  })

  it("stays the bot's if the store cannot keep that a visitor took it", async () => {
    // Before the deal, the same kind of row tells who sits down.
    const store = openMemoryStore()
    const broken = { isSo: false }
    const server = await started(
      withAppend(store, (batch) => (broken.isSo ? failure() : store.log.append(batch))),
    )
    const settings = settingsOf('super-teams', 1, {
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'beginner' }],
      lateSeats: true,
    })
    const { table, tables, invitation } = await gather(server.address, settings)
    await dealTo({ tables })
    const late = new Device(server.address)
    await late.post(paths.enter(table), { secret: invitation })
    const visitor = late.open(table)
    await until(visitor, ({ state }) => state.link !== null)
    broken.isSo = true
    const sit = { do: 'sit', seat: 1, name: 'Late' } as const
    expect(await visitor.request(sit)).toEqual({ ok: false, code: 'not-kept' })
    expect(visitor.state.room?.own).toEqual([])
    broken.isSo = false
    expect(await visitor.request(sit)).toEqual({ ok: true })
    await until(visitor, ({ state }) => state.link?.seats[0] === 1)
    expect(visitor.state.link?.snapshot(1).seats[1]).toEqual({ name: 'Late', kind: 'person' })
  })
})

describe('the deal', () => {
  /** A store in which the row of the first deal fails. */
  function withoutDeal(store: Store): Store {
    let hasFailed = false
    return withAppend(store, (batch) => {
      if (hasFailed || !batch.some(({ kind }) => kind === 'dealt')) return store.log.append(batch)
      hasFailed = true
      return failure()
    })
  }

  it('is made up for, if the server ended between the last player who was ready and the deal', async () => {
    const store = await openSqliteStore(join(folder, 'deal.db'))
    ending.push(() => store.close())
    const first = await started(withoutDeal(store))
    const port = Number(new URL(first.address).port)
    const { table, tables, devices } = await gather(first.address, settingsOf('super-teams', 2))
    for (const [seat, remote] of tables.entries())
      await remote.request({ do: 'ready', seat, contribution: contributionOf(seat) })
    expect(tables[0]?.state.link).toBeNull()
    await first.close()
    await started(store, port)
    const again = devices.map((device) => device.open(table))
    for (const remote of again) await until(remote, ({ state }) => state.link !== null)
  })

  it('is made up for, if the store failed: the player who was ready last asks again', async () => {
    const store = await openSqliteStore(join(folder, 'deal-again.db'))
    ending.push(() => store.close())
    const server = await started(withoutDeal(store))
    const { tables } = await gather(server.address, settingsOf('super-teams', 2))
    await dealTo({ tables })
    expect(tables[0]?.state.link?.seats).toEqual([0])
  })
})
