import { anyAnswer, at, fastDice, type GameBundle, type KernelView, writePicks } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../games/test-bundle.ts'
import { ania, bartek, settle, testHost } from '../host/test-host.ts'
import { TableController } from './controller.ts'

/** Two people at one screen, who choose anything; `onState` is told of everything that they are shown. */
function sitDown(bundle: GameBundle, onState: (table: TableController) => void) {
  const { host, people, clock, match } = testHost(bundle, [ania, bartek])
  const link = host.connect(people)
  const habits = { botSpeed: 'normal' as const, autoPlay: false, motion: 'normal' as const }
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

describe('a secret question after questions that were open to all', () => {
  it('waits for a curtain, also if it is put to whoever has the screen', async () => {
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

describe('a secret that somebody gets while the others look on', () => {
  it('is shown behind a curtain alone', async () => {
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
