import { at, Fault, type GameBundle, Match, type SeatHolder, type Shortcut } from '@kantyna/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anyAnswer } from '../bots/any-answer.ts'
import { superTeamsBundle } from '../games/test-bundle.ts'
import { TableController } from './controller.ts'
import type { TableTools } from './table-state.ts'
import { TestClock } from './test-clock.ts'

const key = (digit: string) => digit.repeat(64)
const ania: SeatHolder = { name: 'Ania', kind: 'person' }
const bartek: SeatHolder = { name: 'Bartek', kind: 'person' }
const bot: SeatHolder = { name: 'R4', kind: 'bot', level: 'beginner' }

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

function sitDown(seats: readonly SeatHolder[], options: object = {}) {
  const clock = new TestClock()
  const kept: number[] = []
  let onKept: (automatic: Parameters<TableTools['keep']>[1]) => void = () => undefined
  const habits = { botSpeed: 'normal' as const, autoPlay: false, motion: 'normal' as const }
  const tools: TableTools = {
    clock,
    habits: () => habits,
    keep: (match, automatic) => {
      kept.push(match.entries.length)
      onKept(automatic)
    },
    askBot: ({ decision, seed }) => Promise.resolve(anyAnswer(decision, seed)),
  }
  const parsed = bundle.game.options(seats.length).parse({ teams: 'dealt', firstPlayer: '1', ...options })
  const match = new Match(bundle.game, {
    options: parsed,
    seats,
    seed: key('a'),
    contributions: seats.map((_, seat) => key(String(seat))),
  })
  const table = new TableController(bundle, match, tools)
  table.open()
  const listen = (listener: typeof onKept) => {
    onKept = listener
  }
  return { table, clock, kept, match, tools, habits, onKept: listen }
}

/** Lets bots answer and scenes pass. */
async function settle(clock: TestClock, times = 30): Promise<void> {
  for (let time = 0; time < times; time++) {
    await Promise.resolve()
    await Promise.resolve()
    clock.pass(1000)
  }
}

function chooseFirst(table: TableController): void {
  const decision = at(table.state().decisions, 0)
  table.choose(decision, [at(decision.options, 0).id])
}

/** Plays for whoever has the screen until it is to be passed on. */
function playUntilCurtain(table: TableController, clock: TestClock): void {
  while (table.state().phase === 'live') {
    if (table.state().decisions.length > 0) chooseFirst(table)
    else clock.pass(100)
  }
}

/** Only what the seats hold can tell them apart. */
const handsSeen = (table: TableController) => Reflect.get(table.state().view, 'movementHands') as unknown[]

describe('a shortcut', () => {
  const twoMoves: Shortcut = {
    id: 'first-of-all',
    name: { pl: '', en: '' },
    reach: () => 2,
    next: ({ kind, options }) => (kind === 'playCard' ? (options[0]?.id ?? null) : null),
  }

  it('chooses for the viewer as long as it names something, and for nobody else', async () => {
    const { table, clock, match } = sitDown([ania, bot])
    table.takeShortcut(twoMoves)
    expect(match.entries.filter(({ seat }) => seat === 0)).toHaveLength(1)
    await settle(clock)
    expect(table.state().decisions[0]?.seat).toBe(0)
  })

  it('does nothing while the screen is somebody else’s', () => {
    const { table, clock, match } = sitDown([ania, bartek])
    playUntilCurtain(table, clock)
    const made = match.entries.length
    table.takeShortcut(twoMoves)
    expect(match.entries).toHaveLength(made)
  })
})

describe('one person among bots', () => {
  it('asks the person first, without a curtain', () => {
    const { table } = sitDown([ania, bot])
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0, at: 0 })
    expect(table.state().decisions[0]?.kind).toBe('playCard')
  })

  it('keeps every choice and lets bots answer after a pause', async () => {
    const { table, clock, kept } = sitDown([ania, bot])
    chooseFirst(table)
    expect(table.state().at).toBe(1)
    expect(table.state().decisions).toEqual([])
    await settle(clock)
    expect(table.state().decisions[0]?.seat).toBe(0)
    expect(table.state().at).toBe(kept.at(-1))
    expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => index + 1))
  })

  it('takes back behind the bots’ choices, and they choose the same again', async () => {
    const { table, clock, match } = sitDown([ania, bot])
    const before = match.record()
    chooseFirst(table)
    await settle(clock)
    const once = match.record()
    expect(table.state().undo?.how).toMatch(/free|alone/)
    expect(table.undo()).toBe(true)
    expect(match.record().finalHash).toBe(before.finalHash)
    expect(table.state()).toMatchObject({ at: 0, viewer: 0 })
    chooseFirst(table)
    await settle(clock)
    expect(match.record().finalHash).toBe(once.finalHash)
  })

  it('ignores a bot that answers after an undo', async () => {
    const { table, clock, match } = sitDown([ania, bot])
    chooseFirst(table)
    table.undo()
    await settle(clock)
    expect(match.entries.length).toBe(0)
  })

  it('comes back exactly as it was left', async () => {
    const { table, clock, match, tools } = sitDown([ania, bot])
    chooseFirst(table)
    await settle(clock)
    const again = TableController.fromRecord(bundle, match.record(), tools)
    if (!again.ok) throw new Error(again.error.code)
    again.table.open()
    expect(again.table.state().view).toEqual(table.state().view)
    expect(again.table.state().decisions).toEqual(table.state().decisions)
    expect(again.table.state().log).toEqual(table.state().log)
  })

  it('plays to the end', async () => {
    const { table, clock, match } = sitDown([ania, bot, bot])
    for (let turn = 0; turn < 2000 && table.state().phase !== 'over'; turn++) {
      if (table.state().decisions.length > 0) chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(match.isOver).toBe(true)
    expect(table.state()).toMatchObject({ phase: 'over', viewer: 0, decisions: [] })
  })

  it('chooses the only option itself when told to, says so, and takes it back with the one before', async () => {
    const { table, clock, habits } = sitDown([ania, bot])
    habits.autoPlay = true
    const isAutomatic = () =>
      table.state().log.some(({ entries }) => entries.some((e) => e.automatic === 'only'))
    for (let turn = 0; turn < 2000 && !isAutomatic() && table.state().phase !== 'over'; turn++) {
      if (table.state().decisions.length > 0) chooseFirst(table)
      else await settle(clock, 1)
    }
    expect(isAutomatic()).toBe(true)
    expect(table.state().undo?.steps).toBeGreaterThan(1)
    const before = table.state().at
    table.undo()
    expect(table.state().at).toBeLessThan(before)
    expect(table.state().decisions.length).toBe(1)
  })

  it('declines every offer of a turn when told to, until the next turn', async () => {
    const { table, clock } = sitDown([ania, bot])
    const offer = () => table.state().decisions.find(({ options }) => options.some(({ id }) => id === 'pass'))
    for (let turn = 0; turn < 2000 && offer() === undefined; turn++) {
      if (table.state().decisions.length > 0) chooseFirst(table)
      else await settle(clock, 1)
    }
    const asked = offer()?.id
    table.setPassing(true)
    expect(table.state().passing.has(0)).toBe(true)
    await settle(clock, 3)
    const automatic = table.state().log.flatMap(({ entries }) => entries.map((entry) => entry.automatic))
    expect(automatic).toContain('passing')
    expect(offer()?.id).not.toBe(asked)
    for (let turn = 0; turn < 20 && table.state().decisions[0]?.kind !== 'playCard'; turn++) {
      if (table.state().decisions.length > 0) chooseFirst(table)
      else await settle(clock, 1)
    }
    chooseFirst(table)
    expect(table.state().passing.size).toBe(0)
  })
})

describe('when the rules stumble', () => {
  it('stops, keeps what was chosen before, and lets it be taken back', async () => {
    const { table, clock, match, kept } = sitDown([ania, bot])
    chooseFirst(table)
    await settle(clock)
    const before = kept.length
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const stumble = vi.spyOn(match, 'choose').mockImplementation(() => {
      throw new Fault('a card is in two places')
    })
    chooseFirst(table)
    expect(table.state()).toMatchObject({ phase: 'broken', fault: 'a card is in two places', decisions: [] })
    expect(kept.length).toBe(before)
    expect(consoleError).toHaveBeenCalledOnce()
    stumble.mockRestore()
    consoleError.mockRestore()
    expect(table.undo()).toBe(true)
    expect(table.state()).toMatchObject({ phase: 'live', fault: null })
    expect(table.state().decisions.length).toBe(1)
  })
})

describe('several people at one screen', () => {
  it('draws a curtain before hands are shown', () => {
    const { table } = sitDown([ania, bartek])
    expect(table.state()).toMatchObject({ phase: 'curtain', viewer: null, next: 0, decisions: [] })
    expect(handsSeen(table)).toEqual([6, 6])
    table.liftCurtain()
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0, next: null })
    expect(handsSeen(table)).toEqual([expect.any(Array), 6])
  })

  it('lets a move be seen before the curtain falls over it', () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    while (table.state().decisions.length > 0) chooseFirst(table)
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0, behind: 0 })
    expect(table.state().events.length).toBeGreaterThan(0)
    clock.pass(1000)
    expect(table.state().phase).toBe('live')
    clock.pass(1000)
    expect(table.state()).toMatchObject({ phase: 'curtain', viewer: null, next: 1 })
  })

  it('draws no curtain over a move that is taken back meanwhile', () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    while (table.state().decisions.length > 0) chooseFirst(table)
    table.undo(true)
    clock.pass(5000)
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0 })
    expect(table.state().decisions.length).toBe(1)
  })

  it('hides everything again before the next person', () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    playUntilCurtain(table, clock)
    expect(table.state()).toMatchObject({ phase: 'curtain', viewer: null, next: 1 })
    expect(handsSeen(table)).toEqual([5, 6])
    expect(JSON.stringify(table.state().log)).not.toContain('secret')
  })

  it('draws it when somebody else is asked within a turn, and again on the way back', () => {
    const { table, clock } = sitDown([ania, bartek])
    const asking = () => at(table.state().asking, 0)
    const isCurtained = () => table.state().phase === 'curtain'
    for (let choice = 0; choice < 400 && !(isCurtained() && asking().during !== null); choice++) {
      if (isCurtained()) table.liftCurtain()
      const [decision] = table.state().decisions
      if (decision === undefined) clock.pass(5000)
      else table.choose(decision, [at(decision.options, choice % decision.options.length).id])
    }
    const { seat: broken, during } = asking()
    expect(table.state()).toMatchObject({ viewer: null, next: broken, decisions: [] })
    expect(handsSeen(table)).toEqual([expect.any(Number), expect.any(Number)])
    table.liftCurtain()
    expect(table.state()).toMatchObject({ phase: 'live', viewer: broken, decisions: [{ seat: broken }] })
    expect(handsSeen(table)[during ?? 0]).toEqual(expect.any(Number))
    while (table.state().decisions.length > 0) chooseFirst(table)
    clock.pass(5000)
    expect(table.state()).toMatchObject({ phase: 'curtain', viewer: null, next: asking().seat })
    expect(asking().seat).not.toBe(broken)
    expect(handsSeen(table)).toEqual([expect.any(Number), expect.any(Number)])
  })

  it('needs no curtain while nobody holds a secret', () => {
    const { table } = sitDown([ania, bartek], { teams: 'choose' })
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0 })
    chooseFirst(table)
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 1 })
  })

  it('lets whoever has left the screen ask to take back before the next one has it', () => {
    const { table, clock, match } = sitDown([ania, bartek])
    table.liftCurtain()
    playUntilCurtain(table, clock)
    expect(table.state()).toMatchObject({ phase: 'curtain', next: 1, undo: { seat: 0, how: 'ask' } })
    expect(table.undo(true)).toBe(true)
    expect(match.entries).toEqual([])
    table.liftCurtain()
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0, next: null })
  })

  it('shows nobody’s hand to whoever takes back at the curtain: it may be the next one', () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    playUntilCurtain(table, clock)
    expect(table.undo(true)).toBe(true)
    expect(table.state()).toMatchObject({
      phase: 'curtain',
      viewer: null,
      next: 0,
      decisions: [],
      undo: null,
    })
    expect(handsSeen(table)).toEqual([6, 6])
  })

  it('says at the curtain that there is a choice to take back, but not which: it may be a secret', () => {
    const { table, clock } = sitDown([ania, bartek])
    table.liftCurtain()
    const played = at(table.state().decisions, 0).options[0]?.id
    playUntilCurtain(table, clock)
    expect(table.state().undo).toMatchObject({ seat: 0, choice: null })
    table.liftCurtain()
    playUntilCurtain(table, clock)
    table.liftCurtain()
    expect(table.state().undo?.choice?.picks).toMatchObject([{ id: played }])
  })

  it('asks the others even where there is one way alone: a curtain left out would tell of it', () => {
    const { table, clock, habits, match, onKept } = sitDown([ania, bartek])
    habits.autoPlay = true
    const takenUnasked: number[] = []
    onKept((automatic) => {
      const made = match.entries.length
      if (automatic.has(made) && match.entries.at(-1)?.seat !== table.state().viewer) takenUnasked.push(made)
    })
    let asked = 0
    for (let choice = 0; choice < 3000 && table.state().phase !== 'over'; choice++) {
      const { phase, decisions } = table.state()
      if (decisions[0]?.options.length === 1) asked++
      if (phase === 'curtain') table.liftCurtain()
      else if (decisions.length > 0) chooseFirst(table)
      else clock.pass(1000)
    }
    expect(asked).toBeGreaterThan(0)
    expect(takenUnasked).toEqual([])
  })

  it('asks everybody behind the wall', () => {
    const { table, clock } = sitDown([ania, bartek])
    for (let round = 0; round < 2; round++) {
      table.liftCurtain()
      playUntilCurtain(table, clock)
    }
    table.liftCurtain()
    expect(table.state().undo).toMatchObject({ seat: 0, how: 'ask', answeredBy: 1 })
    expect(table.undo()).toBe(false)
    expect(table.undo(true)).toBe(true)
    expect(table.state()).toMatchObject({ phase: 'live', viewer: 0, at: 0 })
  })
})

describe('bots among themselves', () => {
  it('are watched as a spectator, and do not run far ahead', async () => {
    const { table, clock, match } = sitDown([bot, bot])
    for (let time = 0; time < 50; time++) await Promise.resolve()
    expect(match.entries.length).toBeLessThan(12)
    expect(table.state().viewer).toBeNull()
    await settle(clock, 5)
    expect(table.state().at).toBeGreaterThan(1)
    const behind = table.state().behind
    table.skipToNow()
    expect(behind).toBeGreaterThan(0)
    expect(table.state().behind).toBe(0)
  })
})
