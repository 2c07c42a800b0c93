import { TableHost } from '@kantyna/host'
import type { TestClock } from '@kantyna/host/test'
import { ania, bartek, bot, settle, superTeamsBundle, testHost, WireLink } from '@kantyna/host/test'
import { at, Fault, type GameBundle, type SeatHolder, type Shortcut } from '@kantyna/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { TableController } from './controller.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

function sitDown(seats: readonly SeatHolder[], options: object = {}) {
  const { host, people, ...rest } = testHost(bundle, seats, { teams: 'dealt', firstPlayer: '1', ...options })
  const habits = { pace: 'normal' as const, still: false, autoPlay: false }
  const controllerTools = { clock: rest.clock, habits: () => habits }
  const table = new TableController(bundle, host.connect(people), controllerTools)
  host.open()
  table.open()
  return { host, table, habits, controllerTools, ...rest }
}

async function chooseFirst(table: TableController): Promise<void> {
  const decision = at(table.state.get().decisions, 0)
  await table.choose(decision, [at(decision.options, 0).id])
}

/** Plays for the viewer until a curtain falls. */
async function playUntilCurtain(table: TableController, clock: TestClock): Promise<void> {
  while (table.state.get().phase === 'live') {
    if (table.state.get().decisions.length > 0) await chooseFirst(table)
    else clock.pass(100)
  }
}

/** Which seats' hands are visible: the seats differ only in what they hold. */
const handsSeen = (table: TableController) =>
  Reflect.get(table.state.get().view, 'movementHands') as unknown[]

describe('a choice that the host refuses', () => {
  it('is reported with its reason: here an answer to a question that was taken back', async () => {
    const { table, match } = sitDown([ania, bot])
    const decision = at(table.state.get().decisions, 0)
    const picks = [at(decision.options, 0).id]
    expect(await table.choose(decision, picks)).toBeNull()
    expect(await table.undo()).toBeNull()
    expect(await table.choose(decision, picks)).toEqual({ code: 'stale', decision: decision.id })
    expect(match.entries).toEqual([])
  })
})

describe('a shortcut', () => {
  const twoMoves: Shortcut = {
    id: 'first-of-all',
    name: { pl: '', en: '' },
    reach: () => 2,
    next: ({ kind, options }) => (kind === 'playCard' ? (options[0]?.id ?? null) : null),
  }

  it('chooses for the viewer as long as it names an option, and for no other seat', async () => {
    const { table, clock, match } = sitDown([ania, bot])
    await table.takeShortcut(twoMoves)
    expect(match.entries.filter(({ seat }) => seat === 0)).toHaveLength(1)
    await settle(clock)
    expect(table.state.get().decisions[0]?.seat).toBe(0)
  })

  it('does nothing while another player has the screen', async () => {
    const { table, clock, match } = sitDown([ania, bartek])
    await playUntilCurtain(table, clock)
    const made = match.entries.length
    await table.takeShortcut(twoMoves)
    expect(match.entries).toHaveLength(made)
  })
})

describe('one person among bots', () => {
  it('asks the person first, without a curtain', () => {
    const { table } = sitDown([ania, bot])
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0, at: 0 })
    expect(table.state.get().decisions[0]?.kind).toBe('playCard')
  })

  it('keeps every choice and lets bots answer after a pause', async () => {
    const { table, clock, store } = sitDown([ania, bot])
    await chooseFirst(table)
    expect(table.state.get().at).toBe(1)
    expect(table.state.get().decisions).toEqual([])
    await settle(clock)
    expect(table.state.get().decisions[0]?.seat).toBe(0)
    expect(table.state.get().at).toBe(store.rows.length)
  })

  it('takes back a choice and the bots’ choices after it, and the bots choose the same again', async () => {
    const { table, clock, match } = sitDown([ania, bot])
    const before = match.record()
    await chooseFirst(table)
    await settle(clock)
    const once = match.record()
    expect(table.state.get().undo?.how).toMatch(/free|alone/)
    expect(await table.undo()).toBeNull()
    expect(match.record().finalHash).toBe(before.finalHash)
    expect(table.state.get()).toMatchObject({ at: 0, viewer: 0 })
    await chooseFirst(table)
    await settle(clock)
    expect(match.record().finalHash).toBe(once.finalHash)
  })

  it('ignores a bot that answers after an undo', async () => {
    const { table, clock, match } = sitDown([ania, bot])
    await chooseFirst(table)
    await table.undo()
    await settle(clock)
    expect(match.entries.length).toBe(0)
  })

  it('is restored exactly after closing', async () => {
    const { table, clock, match, parts, controllerTools } = sitDown([ania, bot])
    await chooseFirst(table)
    await settle(clock)
    const resumed = TableHost.fromRecord(bundle, match.record(), parts)
    if (!resumed.ok) throw new Error(resumed.error.code)
    const again = new TableController(bundle, resumed.value.connect([0]), controllerTools)
    resumed.value.open()
    again.open()
    expect(again.state.get()).toEqual({ ...table.state.get(), events: [] })
  })

  it('plays to the end', async () => {
    const { table, clock, match } = sitDown([ania, bot, bot])
    for (let turn = 0; turn < 2000 && table.state.get().phase !== 'over'; turn++) {
      if (table.state.get().decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(match.isOver).toBe(true)
    expect(table.state.get()).toMatchObject({ phase: 'over', viewer: 0, decisions: [] })
  })

  it('chooses an only option by itself if the setting is on, marks it in the log, and takes it back with the choice before', async () => {
    const { table, clock, habits } = sitDown([ania, bot])
    habits.autoPlay = true
    const isAutomatic = () =>
      table.state.get().log.some(({ entries }) => entries.some((e) => e.automatic === 'only'))
    for (let turn = 0; turn < 2000 && !isAutomatic() && table.state.get().phase !== 'over'; turn++) {
      if (table.state.get().decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(isAutomatic()).toBe(true)
    const { at: before, undo } = table.state.get()
    expect(undo?.entry).toBeLessThan(before - 1)
    await table.undo()
    expect(table.state.get().at).toBe(undo?.entry)
    expect(table.state.get().decisions.length).toBe(1)
  })

  it('declines every offer until the next turn after the player has asked for it', async () => {
    const { table, clock } = sitDown([ania, bot])
    const offer = () =>
      table.state.get().decisions.find(({ options }) => options.some(({ id }) => id === 'pass'))
    for (let turn = 0; turn < 2000 && offer() === undefined; turn++) {
      if (table.state.get().decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    const asked = offer()?.id
    await table.setPassing(true)
    expect(table.state.get().isPassing).toBe(true)
    await settle(clock, 3)
    const automatic = table.state.get().log.flatMap(({ entries }) => entries.map((entry) => entry.automatic))
    expect(automatic).toContain('passing')
    expect(offer()?.id).not.toBe(asked)
    for (let turn = 0; turn < 20 && table.state.get().decisions[0]?.kind !== 'playCard'; turn++) {
      if (table.state.get().decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    await chooseFirst(table)
    expect(table.state.get().isPassing).toBe(false)
  })
})

describe('when the rules fail', () => {
  it('stops, keeps earlier choices, and lets them be taken back', async () => {
    const { table, clock, match, store } = sitDown([ania, bot])
    await chooseFirst(table)
    await settle(clock)
    const before = store.rows.length
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const stumble = vi.spyOn(match, 'prepare').mockImplementation(() => {
      throw new Fault('a card is in two places')
    })
    await chooseFirst(table)
    expect(table.state.get()).toMatchObject({
      phase: 'broken',
      decisions: [],
    })
    clock.pass(5000)
    expect(store.rows.length).toBe(before)
    expect(consoleError).toHaveBeenCalledOnce()
    stumble.mockRestore()
    consoleError.mockRestore()
    expect(await table.undo()).toBeNull()
    expect(table.state.get()).toMatchObject({ phase: 'live' })
    expect(table.state.get().decisions.length).toBe(1)
  })
})

describe('several people at one screen', () => {
  it('draws a curtain before a hand is shown', () => {
    const { table } = sitDown([ania, bartek])
    expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, next: 0, decisions: [] })
    expect(handsSeen(table)).toEqual([6, 6])
    table.liftCurtain()
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0, next: null })
    expect(handsSeen(table)).toEqual([expect.any(Array), 6])
  })

  it('shows a move before the curtain falls', async () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    while (table.state.get().decisions.length > 0) await chooseFirst(table)
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0, behind: 0 })
    expect(table.state.get().events.length).toBeGreaterThan(0)
    clock.pass(1000)
    expect(table.state.get().phase).toBe('live')
    clock.pass(1000)
    expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, next: 1 })
  })

  it('draws no curtain if the move is taken back meanwhile', async () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    while (table.state.get().decisions.length > 0) await chooseFirst(table)
    await table.undo([1])
    clock.pass(5000)
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0 })
    expect(table.state.get().decisions.length).toBe(1)
  })

  it('hides everything again before the next person', async () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    await playUntilCurtain(table, clock)
    expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, next: 1 })
    expect(handsSeen(table)).toEqual([5, 6])
    expect(JSON.stringify(table.state.get().log)).not.toContain('secret')
  })

  it('draws a curtain when another player is asked within a turn, and again on the way back', async () => {
    const { table, clock } = sitDown([ania, bartek])
    const waiting = () => at(table.state.get().waiting, 0)
    const isCurtained = () => table.state.get().phase === 'curtain'
    for (let choice = 0; choice < 400 && !(isCurtained() && waiting().during !== null); choice++) {
      if (isCurtained()) table.liftCurtain()
      const [decision] = table.state.get().decisions
      if (decision === undefined) clock.pass(5000)
      else await table.choose(decision, [at(decision.options, choice % decision.options.length).id])
    }
    const { seat: broken, during } = waiting()
    expect(table.state.get()).toMatchObject({ viewer: null, next: broken, decisions: [] })
    expect(handsSeen(table)).toEqual([expect.any(Number), expect.any(Number)])
    table.liftCurtain()
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: broken, decisions: [{ seat: broken }] })
    expect(handsSeen(table)[during ?? 0]).toEqual(expect.any(Number))
    while (table.state.get().decisions.length > 0) await chooseFirst(table)
    clock.pass(5000)
    expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, next: waiting().seat })
    expect(waiting().seat).not.toBe(broken)
    expect(handsSeen(table)).toEqual([expect.any(Number), expect.any(Number)])
  })

  it('needs no curtain while no player has a secret', async () => {
    const { table } = sitDown([ania, bartek], { teams: 'choose' })
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0 })
    await chooseFirst(table)
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 1 })
  })

  it('lets the player who had the screen take back before the next player lifts the curtain', async () => {
    const { table, clock, match } = sitDown([ania, bartek])
    table.liftCurtain()
    await playUntilCurtain(table, clock)
    expect(table.state.get()).toMatchObject({ phase: 'curtain', next: 1, undo: { seat: 0, how: 'ask' } })
    expect(await table.undo([1])).toBeNull()
    expect(match.entries).toEqual([])
    table.liftCurtain()
    expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0, next: null })
  })

  it('shows no hand after a take-back at the curtain: the next player may have made it', async () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    await playUntilCurtain(table, clock)
    expect(await table.undo([1])).toBeNull()
    expect(table.state.get()).toMatchObject({
      phase: 'curtain',
      viewer: null,
      next: 0,
      decisions: [],
      undo: null,
    })
    expect(handsSeen(table)).toEqual([6, 6])
  })

  it('offers a take-back at the curtain without telling the choice: it may be a secret', async () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    const played = at(table.state.get().decisions, 0).options[0]?.id
    await playUntilCurtain(table, clock)
    expect(table.state.get().undo).toMatchObject({ seat: 0, choice: null })
    table.liftCurtain()
    await playUntilCurtain(table, clock)
    table.liftCurtain()
    expect(table.state.get().undo?.choice?.answer?.decision.options).toMatchObject([{ id: played }])
  })

  it('passes the screen even for a forced answer: without a curtain the others would learn that it is forced', async () => {
    const { table, clock, habits, match } = sitDown([ania, bartek])
    habits.autoPlay = true
    const takenUnasked: number[] = []
    table.link.subscribe(() => {
      const { seat = 0 } = match.entries.at(-1) ?? {}
      const entry = table.link.since(seat, match.entries.length - 1).at(-1)
      if (entry?.choice?.how === 'only' && seat !== table.state.get().viewer) takenUnasked.push(entry.index)
    })
    let asked = 0
    for (let choice = 0; choice < 3000 && table.state.get().phase !== 'over'; choice++) {
      const { phase, decisions } = table.state.get()
      if (decisions[0]?.options.length === 1) asked++
      if (phase === 'curtain') table.liftCurtain()
      else if (decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(asked).toBeGreaterThan(0)
    expect(takenUnasked).toEqual([])
  })

  it('hides the hand while the others are asked to agree, until its owner is back', async () => {
    const { table, clock } = sitDown([ania, bartek])
    for (let round = 0; round < 2; round++) {
      table.liftCurtain()
      await playUntilCurtain(table, clock)
    }
    table.liftCurtain()
    const before = table.state.get()
    table.hideHands()
    expect(table.state.get()).toMatchObject({
      phase: 'curtain',
      viewer: null,
      next: 0,
      decisions: [],
      undo: { ...before.undo, choice: null, caused: expect.any(Array) },
    })
    expect(handsSeen(table)).toEqual([expect.any(Number), expect.any(Number)])
    expect(JSON.stringify(table.state.get().undo)).not.toContain('secret')
    table.liftCurtain()
    expect(table.state.get()).toEqual({ ...before, events: [] })
    table.hideHands()
    expect(await table.undo([1])).toBeNull()
    expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, next: 0, at: 0 })
  })

  it('asks all others behind the wall', async () => {
    const { table, clock } = sitDown([ania, bartek])
    for (let round = 0; round < 2; round++) {
      table.liftCurtain()
      await playUntilCurtain(table, clock)
    }
    table.liftCurtain()
    expect(table.state.get().undo).toMatchObject({ seat: 0, how: 'ask', answeredBy: 1 })
    expect(await table.undo()).toBeNull()
    expect(table.state.get()).toMatchObject({ phase: 'curtain', undoAsked: { seat: 0, askedHere: [1] } })
    const entry = table.state.get().undoAsked?.entry ?? -1
    expect(await table.agreeToUndo(1, entry, true)).toBeNull()
    expect(table.state.get()).toMatchObject({ phase: 'curtain', next: 0, at: 0, undoAsked: null })
  })
})

describe('over a network', () => {
  it('plays to the end, with several people at the screen and a bot', async () => {
    const { host, match, clock } = sitDown([ania, bot, bartek])
    const habits = { pace: 'quick', still: false, autoPlay: true } as const
    const link = new WireLink(host.connect([0, 2]))
    const table = new TableController(bundle, link, { clock, habits: () => habits })
    table.open()
    for (let turn = 0; turn < 5000 && table.state.get().phase !== 'over'; turn++) {
      if (table.state.get().phase === 'curtain') table.liftCurtain()
      else if (table.state.get().decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(match.isOver).toBe(true)
    expect(table.state.get()).toMatchObject({ phase: 'over', viewer: null, at: match.entries.length })
  })

  it('takes back a choice after all at the screen have agreed', async () => {
    const { host, match, clock } = sitDown([ania, bartek])
    const habits = { pace: 'quick', still: true, autoPlay: false } as const
    const table = new TableController(bundle, new WireLink(host.connect([0, 1])), {
      clock,
      habits: () => habits,
    })
    table.open()
    table.liftCurtain()
    while (table.state.get().phase === 'live') {
      if (table.state.get().decisions.length > 0) await chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(await table.undo([1])).toBeNull()
    expect(match.entries).toEqual([])
    expect(table.state.get()).toMatchObject({ phase: 'curtain', next: 0, at: 0 })
  })
})

describe('bots among themselves', () => {
  it('are shown to a spectator, and do not run far ahead', async () => {
    const { table, clock, match } = sitDown([bot, bot])
    for (let time = 0; time < 50; time++) await Promise.resolve()
    expect(match.entries.length).toBeLessThan(12)
    expect(table.state.get().viewer).toBeNull()
    await settle(clock, 5)
    expect(table.state.get().at).toBeGreaterThan(1)
    const behind = table.state.get().behind
    table.skipToNow()
    expect(behind).toBeGreaterThan(0)
    expect(table.state.get().behind).toBe(0)
  })
})
