import { at, type GameBundle, SETUP, type TableLink } from '@kantyna/kernel'
import { beforeAll, expect, it } from 'vitest'
import type { HostParts } from './table-host.ts'
import { TableHost } from './table-host.ts'
import { bundleOf } from './test/bundles.ts'
import { ania, bot, testHost } from './test/test-host.ts'

const bundles = new Map<string, GameBundle>()
beforeAll(async () => {
  for (const id of ['super-teams', 'deckbuilding']) bundles.set(id, await bundleOf(id))
})

/** A table that asks one by one, and a client that has been shown nothing yet. */
function table(
  id: string,
  seats: Parameters<typeof testHost>[1],
  options: object = {},
  more: Partial<HostParts> = {},
) {
  const bundle = bundles.get(id)
  if (bundle === undefined) throw new Error(id)
  const { match, parts, people } = testHost(bundle, seats, options)
  const resumed = TableHost.fromRecord(bundle, match.record(), { ...parts, asksOneByOne: true, ...more })
  if (!resumed.ok) throw new Error(resumed.error.code)
  const host = resumed.value
  const link = host.connect(people)
  link.reportShown(SETUP)
  host.open()
  return { host, link, showAll: () => link.reportShown(link.snapshot(null).cursor) }
}

async function choose(link: TableLink, pick = 0): Promise<void> {
  const { id, seat, min, options } = at(link.snapshot(0).decisions, 0)
  const picks = options.slice(pick, pick + Math.max(1, min)).map((option) => option.id)
  const sent = await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
  expect(sent).toMatchObject({ ok: true })
}

it('a bot makes one choice each time everything has been shown', async () => {
  const { host, link, showAll } = table('super-teams', [bot, bot], { teams: 'dealt' })
  await host.settled()
  expect(link.snapshot(null).cursor).toBe(0)
  for (const cursor of [1, 2, 3]) {
    showAll()
    await host.settled()
    expect(link.snapshot(null).cursor).toBe(cursor)
  }
})

it('if several seats are asked at once, a bot waits for the person before it', async () => {
  const { host, link, showAll } = table('deckbuilding', [ania, bot], { bases: 'secret' })
  expect(link.snapshot(null).waiting.map(({ seat }) => seat)).toEqual([0, 1])
  showAll()
  await host.settled()
  expect(link.snapshot(null).cursor).toBe(0)
  await choose(link)
  expect(link.snapshot(null).waiting.map(({ seat }) => seat)).toEqual([1])
  await host.settled()
  expect(link.snapshot(null).cursor).toBe(1)
  showAll()
  await host.settled()
  expect(link.snapshot(null).cursor).toBe(2)
})

it('after a take-back, a report about choices that are gone lets no bot continue', async () => {
  const { host, link, showAll } = table('super-teams', [ania, bot], { teams: 'dealt', firstPlayer: '1' })
  await choose(link)
  for (let step = 0; step < 40 && link.snapshot(0).decisions.length === 0; step++) {
    showAll()
    await host.settled()
  }
  showAll()
  const { undo, cursor } = link.snapshot(0)
  await link.send({ do: 'undo', seat: 0, entry: undo?.entry ?? -1, cursor })
  await choose(link, 1)
  const made = link.snapshot(null).cursor
  expect(made).toBeLessThan(cursor)
  await host.settled()
  expect(link.snapshot(null).cursor).toBe(made)
})

it('settles if a bot fails', async () => {
  const faults: unknown[] = []
  const bots = { answer: () => Promise.reject(new Error('oops')), answerOffer: () => Promise.resolve(null) }
  const reportFault = (problem: unknown) => faults.push(problem)
  const { host, link, showAll } = table('super-teams', [bot, bot], { teams: 'dealt' }, { bots, reportFault })
  showAll()
  await host.settled()
  expect(faults).toEqual([new Error('oops')])
  expect(link.snapshot(null).isBroken).toBe(true)
})
