/** Plays every edition over the simulated network: players at one screen, and players at separate screens. */
import {
  anyAnswer,
  at,
  fastDice,
  type GameBundle,
  Match,
  SETUP,
  type SeatHolder,
  writePicks,
} from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { bundleOf } from './test/bundles.ts'
import { ania, bartek, testHost } from './test/test-host.ts'
import { WireLink } from './test/wire-link.ts'

const olek: SeatHolder = { name: 'Olek', kind: 'person' }
const seatsOf: Readonly<Record<string, readonly SeatHolder[]>> = {
  'super-teams': [ania, bartek, olek],
  deckbuilding: [ania, bartek],
  'outer-rim': [ania, bartek, olek],
  'unfinished-business': [ania, bartek, olek],
  transgalactica: [ania, bartek, olek],
}
const MOST_CHOICES = 300

const tables = Object.keys(seatsOf).flatMap((id) => [false, true].map((isMasked) => ({ id, isMasked })))

describe.each(tables)('$id over a network, masked: $isMasked', ({ id, isMasked }) => {
  it('is the game that the match plays, for every viewer', async () => {
    const bundle: GameBundle = await bundleOf(id)
    const options = id === 'unfinished-business' ? { modules: [id], favors: 'yes' } : {}
    const { host, match } = testHost(bundle, seatsOf[id] ?? [], options, isMasked)
    host.open()
    const links = match.setup.seats.map((_, seat) => new WireLink(host.connect([seat])))
    const twin = new Match(match.game, match.setup)
    const { below } = fastDice(11)
    while (!twin.isOver && twin.entries.length < MOST_CHOICES) {
      const open = at(twin.position.open, below(twin.position.open.length))
      const codes = anyAnswer(twin.game, twin.position, open, below)
      const picks = writePicks(twin.game, twin.position, open, codes)
      const choice = { seat: open.seat, decision: open.id, picks }
      const link = at(links, open.seat)
      expect(await link.send({ do: 'choose', choice, how: 'hand' })).toEqual({ ok: true, value: 'done' })
      expect(twin.choose(choice).ok).toBe(true)
      if (twin.entries.length % 20 !== 0) continue
      for (const [seat, own] of links.entries()) {
        expect(own.snapshot(seat).view).toEqual(twin.viewFor(seat))
        expect(own.snapshot(seat).decisions).toEqual(twin.decisionsFor(seat))
        expect(own.snapshot(seat).moves).toEqual(twin.movesFor(seat))
      }
    }
    for (const [seat, own] of links.entries())
      expect(own.since(seat, SETUP).map(({ events }) => events)).toEqual(twin.eventsFor(seat))
    expect(match.record()).toEqual(twin.record())
  })
})
