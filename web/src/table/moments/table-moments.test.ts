import { ania, bartek, superTeamsBundle, TestClock, testHost } from '@kantyna/host/test'
import { at, type TableLink } from '@kantyna/kernel'
import type { EventRoles } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { LAPSED } from './lapsed-offers.ts'
import { momentsByViewer } from './moments-by-viewer.ts'
import { TableMoments } from './table-moments.ts'

type Played = { readonly type: 'cardPlayed'; readonly seat: number }
/** Each played card is a moment. */
const roles: EventRoles<Played> = { cardPlayed: { role: 'begins', kind: 'card' } }

it('shows new moments to a spectator, not those that the previous viewer has seen', async () => {
  const seats = [ania, bartek]
  const { host, match, people, clock } = testHost(await superTeamsBundle(), seats)
  const link = host.connect(people)
  host.open()
  const moments = new TableMoments(link, {
    clock,
    readingTime: () => 1000,
    isPlayed: () => false,
    onChange: () => undefined,
  })
  moments.open({ newMomentsByViewer: momentsByViewer(roles) })
  const playTo = async (count: number, viewer: number | null) => {
    while (moments.all(null).length < count) {
      const { seat } = at(match.position.open, 0)
      const { id, options } = at(link.snapshot(seat).decisions, 0)
      await link.send({
        do: 'choose',
        choice: { seat, decision: id, picks: [at(options, 0).id] },
        how: 'hand',
      })
      moments.addNew(viewer)
    }
  }
  await playTo(4, 0)
  await playTo(5, null)
  const { cursor } = link.snapshot(null)
  moments.setViewer(null, cursor)
  expect(moments.state.shown?.moment).toBe(moments.all(null)[4])
  moments.dismiss()
  expect(moments.state.shown).toBeNull()
})

/** A table at which seat 1 has made an offer to seat 0. */
function tableWithOffer() {
  const state = { cursor: 4, isOpen: true }
  const link = {
    seats: [0],
    snapshot: () => ({
      cursor: state.cursor,
      view: {},
      moves: [{ kind: 'refuse', options: state.isOpen ? [{ id: 'offer', facts: { from: 1 } }] : [] }],
    }),
    since: () => [],
  } as unknown as TableLink // only these parts are read
  const tools = {
    clock: new TestClock(),
    readingTime: () => 1000,
    isPlayed: () => false,
    onChange: () => undefined,
  }
  return { state, moments: new TableMoments(link, tools) }
}

it('does not wait for a moment that cannot be drawn yet, and shows it later', () => {
  const { state, moments } = tableWithOffer()
  Object.assign(state, { cursor: 5, isOpen: false })
  moments.addNew(0)
  moments.setViewer(0, 5)
  expect(moments.state).toMatchObject({ shown: null, isBlocking: false })
  moments.open({ newMomentsByViewer: momentsByViewer(roles) })
  moments.addNew(0)
  expect(moments.state).toMatchObject({ shown: { moment: { kind: LAPSED } }, isBlocking: true })
  moments.dismiss()
  moments.addNew(0)
  expect(moments.state.shown).toBeNull()
})

it('keeps a lapsed offer for the log until it is taken back', () => {
  const { state, moments } = tableWithOffer()
  Object.assign(state, { cursor: 5, isOpen: false })
  moments.addNew(0)
  expect(moments.all(0)).toMatchObject([{ kind: LAPSED, at: 5 }])
  moments.restart()
  expect(moments.all(0)).toHaveLength(1)
  state.cursor = 4
  moments.restart()
  expect(moments.all(0)).toEqual([])
})
