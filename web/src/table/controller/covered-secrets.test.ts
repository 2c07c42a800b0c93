import { ania, bartek, bot, bundleOf, settle, testHost } from '@kantyna/host/test'
import { anyAnswer, at, fastDice, type GameBundle, type KernelView, writePicks } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { TableController } from './controller.ts'

/** Two people at one screen choose at random; `onState` is called with everything that they are shown. */
function sitDown(bundle: GameBundle, onState: (table: TableController) => void) {
  const { host, people, clock, match } = testHost(bundle, [ania, bartek])
  const link = host.connect(people)
  const habits = { pace: 'normal' as const, still: false, autoPlay: false }
  const table = new TableController(bundle, link, { clock, habits: () => habits })
  host.open()
  table.open()
  table.state.subscribe(() => onState(table))
  const { below } = fastDice(1)
  const { game } = bundle
  const chooseAnything = async () => {
    const { position } = match
    const open = at(position.open, 0)
    const picks = writePicks(game, position, open, anyAnswer(game, position, open, below))
    await link.send({ do: 'choose', choice: { seat: open.seat, decision: open.id, picks }, how: 'hand' })
  }
  const isAsked = (kind: string) => match.position.open.some((open) => open.kind === kind)
  return { table, clock, link, match, chooseAnything, isAsked }
}

describe('a secret question after public questions', () => {
  it('waits for a curtain, also if the player who is asked has the screen', async () => {
    const shown: string[] = []
    const bundle = await bundleOf('transgalactica')
    const { table, clock, chooseAnything, isAsked } = sitDown(bundle, ({ state }) => {
      const { phase, decisions } = state.get()
      shown.push(phase, ...decisions.map(({ kind }) => kind))
    })
    while (!isAsked('chooseGoal')) {
      clock.pass(2000)
      await chooseAnything()
    }
    expect(shown).not.toContain('curtain')
    await settle(clock)
    expect(table.state.get()).toMatchObject({ phase: 'curtain', viewer: null, decisions: [] })
    expect(shown).not.toContain('chooseGoal')
    for (const _ of [ania, bartek]) {
      const { next, phase } = table.state.get()
      expect(phase).toBe('curtain')
      table.liftCurtain()
      const [asked = expect.fail('nothing is asked')] = table.state.get().decisions
      expect(asked).toMatchObject({ kind: 'chooseGoal', seat: next })
      await table.choose(asked, [at(asked.options, 0).id])
      await settle(clock)
    }
    expect(table.state.get().phase).toBe('over')
  }, 30_000)
})

describe('a secret that a player receives while the others are looking', () => {
  it('is shown only after a curtain', async () => {
    let lifted: number | null = null
    let seen = 0
    const inTheOpen: number[] = []
    const secretsIn = (view: KernelView) => JSON.stringify(Reflect.get(view, 'secrets'))
    const { table, clock, match, chooseAnything } = sitDown(
      await bundleOf('outer-rim'),
      ({ state, link }) => {
        const { viewer, view, at: entry } = state.get()
        if (viewer !== lifted) lifted = null
        const isSecret = view.seat !== null && secretsIn(view) !== secretsIn(link.snapshot(null).view)
        if (isSecret && view.seat === lifted) seen++
        else if (isSecret) inTheOpen.push(entry)
      },
    )
    while (match.entries.length < 400 && !match.isOver) {
      await settle(clock, 3)
      const { phase, next } = table.state.get()
      if (phase === 'curtain') {
        lifted = next
        table.liftCurtain()
      }
      await chooseAnything()
    }
    expect(inTheOpen).toEqual([])
    expect(seen).toBeGreaterThan(0)
  }, 60_000)
})

it('a secret that came with a forced answer stays covered while bots play on', async () => {
  const bundle = await bundleOf('outer-rim')
  const { game } = bundle
  const { host, people, clock, match } = testHost(bundle, [ania, bartek, bot])
  const link = host.connect(people)
  const known = new Map<number, KernelView>()
  link.subscribe(() => {
    const { cursor, view } = link.snapshot(null)
    known.set(cursor, view)
  })
  const habits = { pace: 'normal' as const, still: false, autoPlay: true }
  const table = new TableController(bundle, link, { clock, habits: () => habits })
  host.open()
  table.open()
  const secretsOf = (view: KernelView | undefined, seat: number) =>
    (Reflect.get(view ?? {}, 'secrets') as readonly (readonly number[])[] | undefined)?.[seat] ?? [] // of this game
  let lifted: number | null = null
  let hidden = 0
  const inTheOpen: number[] = []
  table.state.subscribe(() => {
    const { viewer, view, at: entry } = table.state.get()
    if (viewer !== lifted) lifted = null
    const { seat } = view
    if (seat === null) return
    const open = secretsOf(known.get(entry), seat)
    const isSecret = secretsOf(view, seat).some((card) => card >= 0 && !open.includes(card))
    if (isSecret && seat === lifted) hidden++
    else if (isSecret) inTheOpen.push(entry)
  })
  const { below } = fastDice(2)
  while (match.entries.length < 120) {
    await settle(clock, 1)
    const { phase, next, decisions } = table.state.get()
    if (phase === 'curtain') {
      lifted = next
      table.liftCurtain()
    }
    const [asked] = decisions
    const open = match.position.open.find(({ id }) => id === asked?.id)
    if (asked === undefined || open === undefined) continue
    const codes = anyAnswer(game, match.position, open, below)
    await table.choose(asked, writePicks(game, match.position, open, codes))
  }
  expect(inTheOpen).toEqual([])
  expect(hidden).toBeGreaterThan(0)
}, 60_000)
