import { at, type GameBundle, type TableLink } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { bundleOf } from './test/bundles.ts'
import { ania, bartek, testHost } from './test/test-host.ts'

/** Plays until the first player may decline something. */
async function untilPassOffered(bundle: GameBundle): Promise<TableLink> {
  const { host, people } = testHost(bundle, [ania, bartek], { teams: 'dealt', firstPlayer: '1' })
  host.open()
  const link = host.connect(people)
  const mayPass = () =>
    link.snapshot(0).decisions.some(({ options }) => options.some(({ id }) => id === 'pass'))
  for (let choices = 0; !mayPass(); choices++) {
    if (choices === 200) throw new Error('nothing can be declined')
    const { seat } = at(link.snapshot(null).waiting, 0)
    const { id, options } = at(link.snapshot(seat).decisions, 0)
    const choice = { seat, decision: id, picks: [at(options, 0).id] }
    await link.send({ do: 'choose', choice, how: 'hand' })
  }
  return link
}

it('a seat that passes is still asked what to do with its turn, even if it could decline that', async () => {
  const bundle = await bundleOf('super-teams')
  const pass = { do: 'pass', seat: 0, isPassing: true } as const
  const declining = await untilPassOffered(bundle)
  const { cursor, decisions } = declining.snapshot(0)
  await declining.send(pass)
  expect(declining.snapshot(0).cursor).toBeGreaterThan(cursor)

  // The same, in a game in which that question is the turn.
  const game = { ...bundle.game, turnKinds: [...bundle.game.turnKinds, at(decisions, 0).kind] }
  const asked = await untilPassOffered({ game })
  await asked.send(pass)
  expect(asked.snapshot(0)).toMatchObject({ cursor, isPassing: true, decisions })
})
