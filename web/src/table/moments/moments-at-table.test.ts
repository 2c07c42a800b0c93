import { TableHost } from '@kantyna/host'
import type { TestClock } from '@kantyna/host/test'
import { ania, bartek, bot, settle, superTeamsBundle, testHost } from '@kantyna/host/test'
import { at, type GameBundle, type SeatHolder } from '@kantyna/kernel'
import type { EventRoles, GameMoments } from '@kantyna/ui'
import { beforeAll, expect, it } from 'vitest'
import { TableController } from '../controller/controller.ts'
import { momentsByViewer } from './moments-by-viewer.ts'

type Played = { readonly type: 'cardPlayed'; readonly seat: number }
/** Every card played is a moment. */
const roles: EventRoles<Played> = { cardPlayed: { role: 'begins', kind: 'card' } }

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

function sitDown(
  seats: readonly SeatHolder[],
  concerns: 'own' | 'all' = 'own',
  {
    isShownByQuestion = () => false,
    sceneTime = () => null,
  }: Pick<GameMoments, 'isShownByQuestion' | 'sceneTime'> = {},
) {
  const { host, people, ...rest } = testHost(bundle, seats, { teams: 'dealt', firstPlayer: '1' })
  const habits = { pace: 'normal' as const, still: false, autoPlay: false }
  const tools = { clock: rest.clock, habits: () => habits }
  const table = new TableController(bundle, host.connect(people), tools)
  host.open()
  table.open()
  const all = seats.map((_, seat) => seat)
  table.openMoments(
    concerns === 'own'
      ? { newMomentsByViewer: momentsByViewer(roles), isShownByQuestion, sceneTime }
      : {
          newMomentsByViewer: momentsByViewer({
            cardPlayed: { role: 'begins', kind: 'card', concerns: () => all },
          }),
        },
    () => 40,
  )
  return { host, table, controllerTools: tools, ...rest }
}

async function chooseFirst(table: TableController): Promise<void> {
  const decision = at(table.state.get().decisions, 0)
  await table.choose(decision, [at(decision.options, 0).id])
}

const shown = (table: TableController) => table.state.get().stage.shown

/** Lets commands and bots finish, without waiting. */
const work = (clock: TestClock) => settle(clock, 30, 0)

it('shows a moment that concerns the viewer until it is touched', async () => {
  const { table, clock } = sitDown([ania, bot])
  await chooseFirst(table)
  expect(shown(table)).toMatchObject({ stays: true, moment: { kind: 'card', at: 1, seats: [0] } })
  await settle(clock)
  expect(shown(table)?.moment.at).toBe(1)
  table.dismissMoment()
  expect(shown(table)?.moment.at).not.toBe(1)
})

it('does not show a moment that the next question repeats, but reads it out', async () => {
  const { table } = sitDown([ania, bot], 'own', { isShownByQuestion: () => true })
  await chooseFirst(table)
  expect(shown(table)).toBeNull()
  expect(table.state.get().moments).toMatchObject([{ kind: 'card', at: 1, seats: [0] }])
})

it('asks the viewer after the scene of a turn is over or skipped', async () => {
  const sceneTime: GameMoments['sceneTime'] = ({ seats }) => (seats.includes(1) ? 3000 : null)
  const played = async () => {
    const { table, clock } = sitDown([ania, bot], 'own', { sceneTime })
    await chooseFirst(table)
    table.dismissMoment()
    await work(clock)
    clock.pass(800)
    expect(table.state.get()).toMatchObject({ behind: 0, decisions: [], stage: { isPlaying: true } })
    expect(shown(table)).toMatchObject({ stays: false, moment: { seats: [1] } })
    return { table, clock }
  }
  const asked = { decisions: [{ seat: 0 }], stage: { isPlaying: false, shown: null } }
  const { table, clock } = await played()
  clock.pass(2999)
  expect(table.state.get().decisions).toEqual([])
  clock.pass(1)
  expect(table.state.get()).toMatchObject(asked)
  const skipped = await played()
  skipped.table.skipToNow()
  expect(skipped.table.state.get()).toMatchObject(asked)
})

it('shows nothing further while it waits for the touch, but lets the bots play on', async () => {
  const { table, clock, match } = sitDown([ania, bot, bot, bot])
  await chooseFirst(table)
  await settle(clock)
  expect(table.state.get()).toMatchObject({ at: 1, stage: { isBlocking: true } })
  expect(match.position.open.map(({ seat }) => seat)).toEqual([0])
  table.dismissMoment()
  await settle(clock, 30)
  expect(table.state.get()).toMatchObject({ at: match.entries.length, behind: 0 })
  expect(table.state.get().decisions[0]?.seat).toBe(0)
})

it('shows others’ moments for a while, and asks the viewer after them', async () => {
  const { table, clock } = sitDown([ania, bot])
  await chooseFirst(table)
  table.dismissMoment()
  await work(clock)
  const before = table.state.get().at
  while (shown(table) === null && table.state.get().behind > 0) clock.pass(50)
  expect(shown(table)).toMatchObject({ stays: false, moment: { seats: [1] } })
  expect(table.state.get().stage.isBlocking).toBe(false)
  expect(table.state.get().at).toBeGreaterThan(before)
  await settle(clock)
  expect(shown(table)).toBeNull()
})

it('shows a bot’s turn in at most 6 s at the normal pace, whatever happens in it', async () => {
  const { table, clock } = sitDown([ania, bot])
  for (let turn = 0; turn < 5; turn++) {
    await chooseFirst(table)
    while (shown(table)?.stays === true) table.dismissMoment()
    let time = 0
    while (table.state.get().decisions.length === 0) {
      await work(clock)
      if (shown(table)?.stays === true) table.dismissMoment()
      else {
        clock.pass(50)
        time += 50
      }
    }
    expect(time).toBeLessThanOrEqual(6100)
  }
})

it('skips others’ moments, and never one that concerns the viewer', async () => {
  const { table, clock } = sitDown([ania, bot, bot], 'all')
  await chooseFirst(table)
  await work(clock)
  table.dismissMoment()
  await work(clock)
  table.skipToNow()
  expect(shown(table)).toMatchObject({ stays: true, moment: { seats: [0, 1, 2] } })
  const own = sitDown([ania, bot, bot])
  await chooseFirst(own.table)
  own.table.dismissMoment()
  await work(own.clock)
  own.table.skipToNow()
  expect(shown(own.table)).toBeNull()
})

it('shows nothing from before the table was opened, and nothing that was taken back', async () => {
  const { table, match, parts, controllerTools } = sitDown([ania, bot])
  await chooseFirst(table)
  const resumed = TableHost.fromRecord(bundle, match.record(), parts)
  if (!resumed.ok) throw new Error(resumed.error.code)
  const again = new TableController(bundle, resumed.value.connect([0]), controllerTools)
  resumed.value.open()
  again.open()
  again.openMoments({ newMomentsByViewer: momentsByViewer(roles) }, () => 40)
  expect(shown(again)).toBeNull()
  expect(again.state.get().moments.length).toBeGreaterThan(0)
  expect(await table.undo()).toBeNull()
  expect(shown(table)).toBeNull()
  expect(table.state.get().moments).toEqual([])
  await chooseFirst(table)
  expect(shown(table)?.moment.at).toBe(1)
})

it('catches up with events from before the moments were fetched', async () => {
  const { host, people, clock } = testHost(bundle, [ania, bot], { teams: 'dealt', firstPlayer: '1' })
  const habits = { pace: 'normal' as const, still: false, autoPlay: false }
  const table = new TableController(bundle, host.connect(people), { clock, habits: () => habits })
  host.open()
  table.open()
  await chooseFirst(table)
  expect(shown(table)).toBeNull()
  table.openMoments({ newMomentsByViewer: momentsByViewer(roles) }, () => 40)
  expect(shown(table)?.moment.at).toBe(1)
})

it('keeps a moment on one screen for the seat that it concerns, until it has lifted the curtain', async () => {
  const { table, clock } = sitDown([ania, bartek], 'all')
  table.liftCurtain()
  while (table.state.get().phase === 'live') {
    if (shown(table)?.stays === true) table.dismissMoment()
    else if (table.state.get().decisions.length > 0) await chooseFirst(table)
    else clock.pass(100)
  }
  expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, next: 1 })
  expect(shown(table)).toBeNull()
  table.liftCurtain()
  expect(table.state.get().viewer).toBe(1)
  expect(shown(table)).toMatchObject({ stays: true, moment: { at: 1 } })
})

it('leaves the screen to the viewer until their moment has been touched', async () => {
  const { table, clock } = sitDown([ania, bartek])
  table.liftCurtain()
  while (shown(table) === null) await chooseFirst(table)
  clock.pass(60_000)
  expect(table.state.get()).toMatchObject({ phase: 'live', viewer: 0 })
  table.dismissMoment()
  expect(table.state.get().stage.isBlocking).toBe(false)
})

it('shows a moment again when asked to', async () => {
  const { table, clock } = sitDown([ania, bot])
  await chooseFirst(table)
  table.dismissMoment()
  await settle(clock)
  const { moments } = table.state.get()
  table.showMoment(at(moments, 0))
  expect(shown(table)).toMatchObject({ stays: true, moment: { at: 1 } })
})

it('shows a moment again after the end, which stays the end', async () => {
  const { table, clock } = sitDown([ania, bot])
  while (table.state.get().phase === 'live') {
    if (shown(table)?.stays === true) table.dismissMoment()
    else if (table.state.get().decisions.length > 0) await chooseFirst(table)
    else await settle(clock, 1)
  }
  expect(table.state.get().phase).toBe('over')
  table.showMoment(at(table.state.get().moments, 0))
  expect(table.state.get()).toMatchObject({ phase: 'over', stage: { isBlocking: true } })
  table.dismissMoment()
  expect(table.state.get()).toMatchObject({ phase: 'over', stage: { shown: null } })
})
