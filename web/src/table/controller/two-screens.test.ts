/** Two pages at one table: each has its own seat, and a simulated network between itself and the host. */
import { ania, bartek, bot, settle, superTeamsBundle, testHost, WireLink } from '@kantyna/host/test'
import { at, type GameBundle, type SeatHolder } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { TableController } from './controller.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

const olek: SeatHolder = { name: 'Olek', kind: 'person' }

/** One page for each person, played to the point where the first seat needs consent to undo. */
async function separateScreens(seats: readonly SeatHolder[] = [ania, bartek]) {
  const { host, people, clock, match } = testHost(bundle, seats, { teams: 'dealt', firstPlayer: '1' })
  const habits = { pace: 'quick', still: true, autoPlay: false } as const
  host.open()
  const links = people.map((seat) => new WireLink(host.connect([seat])))
  const pages = links.map((link) => new TableController(bundle, link, { clock, habits: () => habits }))
  for (const page of pages) page.open()
  await settle(clock)
  const play = async () => {
    for (const page of pages) {
      const [decision] = page.state.get().decisions
      if (decision === undefined) continue
      await page.choose(decision, [at(decision.options, 0).id])
      break
    }
    await settle(clock)
  }
  const first = at(pages, 0)
  for (let turn = 0; turn < 40; turn++) {
    const { undo, decisions } = first.state.get()
    if (undo?.how === 'ask' && decisions.length > 0) break
    await play()
  }
  return { pages, links, match, clock, first, others: pages.slice(1), settle: () => settle(clock) }
}

const requests = (pages: readonly TableController[]) => pages.map(({ state }) => state.get().undoAsked)

describe('a request to undo at separate screens', () => {
  it('is shown to the other player, who agrees, and the game goes back for both', async () => {
    const { pages, first, others, match, settle } = await separateScreens()
    const made = match.entries.length
    expect(first.isEverybodyHere()).toBe(false)
    expect(await first.undo()).toBeNull()
    await settle()
    // Nobody has answered for the other seat.
    expect(match.entries).toHaveLength(made)
    const [own, shown] = requests(pages)
    expect(own).toMatchObject({ seat: 0, waitsFor: [1], askedHere: [] })
    expect(shown).toMatchObject({ seat: 0, waitsFor: [1], askedHere: [1] })
    expect(own?.choice?.answer?.decision.seat).toBe(0)
    expect(shown?.choice).toBeNull()
    expect(shown?.caused.length).toBeGreaterThan(0)
    const entry = shown?.entry ?? -1
    expect(shown?.later).toBe(made - entry - 1)
    expect(await at(others, 0).agreeToUndo(1, entry, true)).toBeNull()
    await settle()
    expect(match.entries).toHaveLength(entry)
    for (const { state } of pages)
      expect(state.get()).toMatchObject({ at: entry, undoAsked: null, undoEnded: { how: 'agreed' } })
    expect(match.record().takebacks.at(-1)).toMatchObject({ by: 0, how: 'agreed' })
  })

  it('is refused, and both learn by whom', async () => {
    const { pages, first, others, match, settle } = await separateScreens()
    const made = match.entries.length
    await first.undo()
    await settle()
    const entry = first.state.get().undoAsked?.entry ?? -1
    expect(await at(others, 0).agreeToUndo(1, entry, false)).toBeNull()
    await settle()
    expect(match.entries).toHaveLength(made)
    for (const { state } of pages)
      expect(state.get()).toMatchObject({ undoAsked: null, undoEnded: { how: 'refused', by: 1 } })
  })

  it('waits for everyone: one who has agreed is asked no more, and one refusal ends it', async () => {
    const { pages, first, others, settle } = await separateScreens([ania, bartek, olek])
    await first.undo()
    await settle()
    const entry = first.state.get().undoAsked?.entry ?? -1
    await at(others, 0).agreeToUndo(1, entry, true)
    await settle()
    expect(requests(pages).map((request) => request?.waitsFor)).toEqual([[2], [2], [2]])
    expect(requests(pages).map((request) => request?.askedHere)).toEqual([[], [], [2]])
    await at(others, 1).agreeToUndo(2, entry, false)
    await settle()
    for (const { state } of pages) expect(state.get().undoEnded).toEqual({ how: 'refused', by: 2 })
  })

  it('lapses when the game goes on', async () => {
    const { pages, first, settle } = await separateScreens()
    await first.undo()
    await settle()
    const decision = at(first.state.get().decisions, 0)
    expect(await first.choose(decision, [at(decision.options, 0).id])).toBeNull()
    await settle()
    for (const { state } of pages)
      expect(state.get()).toMatchObject({ undoAsked: null, undoEnded: { how: 'lapsed' } })
  })

  it('ends when a player leaves, and cannot be made while one is away', async () => {
    const { first, links, settle } = await separateScreens()
    await first.undo()
    await settle()
    at(links, 1).close()
    await settle()
    expect(first.state.get()).toMatchObject({
      undoAsked: null,
      undoEnded: { how: 'left', seat: 1 },
      presence: ['here', 'away'],
    })
    expect(await first.undo()).toEqual({ code: 'not-that-undo' })
  })

  it('refuses a second answer to the same question', async () => {
    const { first, others, settle } = await separateScreens()
    await first.undo()
    await settle()
    const entry = first.state.get().undoAsked?.entry ?? -1
    const answers = [true, true].map((isAgreed) => at(others, 0).agreeToUndo(1, entry, isAgreed))
    await settle()
    expect(await Promise.all(answers)).toEqual([null, { code: 'not-that-undo' }])
  })
})

it('needs no consent where a player sits among bots', async () => {
  const { first, match, settle } = await separateScreens([ania, bot])
  expect(first.isEverybodyHere()).toBe(true)
  const entry = first.state.get().undo?.entry
  expect(await first.undo()).toBeNull()
  await settle()
  expect(first.state.get().undoAsked).toBeNull()
  expect(match.record().takebacks).toMatchObject([{ at: entry, by: 0, how: 'alone' }])
})

describe('a connection', () => {
  it('that is lost asks nothing until it is back, and a choice on its way is made once', async () => {
    const { first, links, match, settle } = await separateScreens()
    const made = match.entries.length
    const decision = at(first.state.get().decisions, 0)
    const choosing = first.choose(decision, [at(decision.options, 0).id])
    at(links, 0).cut()
    expect(first.state.get()).toMatchObject({ connection: 'lost', decisions: [], moves: [] })
    at(links, 0).restore()
    await settle()
    expect(await choosing).toBeNull()
    expect(first.state.get().connection).toBe('live')
    expect(match.entries).toHaveLength(made + 1)
  })

  it('that is closed says so, and asks nothing', async () => {
    const { first, links, settle } = await separateScreens()
    at(links, 0).close()
    await settle()
    expect(first.state.get()).toMatchObject({ connection: 'closed', decisions: [], moves: [] })
  })
})

it('learns why a closed table accepts no commands', async () => {
  const { host, clock } = testHost(bundle, [ania, bot], { teams: 'dealt', firstPlayer: '1' })
  const habits = { pace: 'quick', still: true, autoPlay: false } as const
  const page = new TableController(bundle, host.connect([0]), { clock, habits: () => habits })
  host.open()
  page.open()
  const decision = at(page.state.get().decisions, 0)
  host.close()
  expect(await page.choose(decision, [at(decision.options, 0).id])).toEqual({ code: 'closed' })
  expect(await page.setPassing(true)).toEqual({ code: 'closed' })
})
