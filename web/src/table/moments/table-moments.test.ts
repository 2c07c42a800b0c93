import { ania, bartek, superTeamsBundle, testHost } from '@kantyna/host/test'
import { at } from '@kantyna/kernel'
import type { EventRoles } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { TableMoments } from './table-moments.ts'

type Played = { readonly type: 'cardPlayed'; readonly seat: number }
/** Every card played is a moment. */
const roles: EventRoles<Played> = { cardPlayed: { role: 'begins', kind: 'card' } }

it('tells a screen that nobody has what happens now, not what whoever had it has seen', async () => {
  const seats = [ania, bartek]
  const { host, match, people, clock } = testHost(await superTeamsBundle(), seats)
  const link = host.connect(people)
  host.open()
  const moments = new TableMoments(link, { clock, readingTime: () => 1000, onChange: () => undefined })
  moments.open({ roles })
  const playTo = async (count: number, viewer: number | null) => {
    while (moments.all(null).length < count) {
      const { seat } = at(match.position.open, 0)
      const { id, options } = at(link.snapshot(seat).decisions, 0)
      await link.send({
        do: 'choose',
        choice: { seat, decision: id, picks: [at(options, 0).id] },
        how: 'hand',
      })
      moments.hear(viewer)
    }
  }
  await playTo(4, 0)
  await playTo(5, null)
  const { cursor } = link.snapshot(null)
  moments.look(null, cursor)
  expect(moments.state.shown?.moment).toBe(moments.all(null)[4])
  moments.dismiss()
  expect(moments.state.shown).toBeNull()
})
