import {
  type Answer,
  at,
  type GameBundle,
  historyOf,
  type Match,
  type Position,
  SETUP,
  type Seat,
  type StandingMove,
  type TableLink,
} from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleOf } from './test/bundles.ts'
import { ania, bartek, testHost } from './test/test-host.ts'
import { WireLink } from './test/wire-link.ts'

/** A move that is only talk: it stays when an earlier choice is taken back. */
const wave: StandingMove<Position> = {
  name: 'wave',
  shape: 'one',
  rules: [],
  list: () => [0],
  option: () => ({ id: 'hello', touches: [] }),
  take: () => undefined,
  isTalk: true,
}

let bundle: GameBundle
beforeAll(async () => {
  const { game } = await bundleOf('deckbuilding')
  bundle = { game: { ...game, standing: { moves: { wave }, limit: 9, made: () => [0, 0] } } }
})

function duel(options: object) {
  const { host, match, people } = testHost(bundle, [ania, bartek], options)
  host.open()
  return { match, link: host.connect(people) }
}

async function choose(link: TableLink, seat: Seat): Promise<void> {
  const { id, min, options } = at(link.snapshot(seat).decisions, 0)
  const picks = options.slice(0, min).map((option) => option.id)
  expect(await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })).toMatchObject(
    {
      ok: true,
    },
  )
}

async function greet(link: TableLink, seat: Seat): Promise<void> {
  const choice = { seat, move: 'wave', picks: ['hello'] }
  expect(await link.send({ do: 'choose', choice, how: 'hand' })).toMatchObject({ ok: true })
}

/** Takes back what the undo offer names. If consent is needed, the other seat agrees. */
async function takeBack(link: TableLink, seat: Seat): Promise<void> {
  const { undo, cursor } = link.snapshot(seat)
  const entry = undo?.entry ?? -1
  const sent = await link.send({ do: 'undo', seat, entry, cursor })
  if (sent.ok && sent.value === 'done') return
  expect(sent).toEqual({ ok: true, value: 'asked' })
  expect(await link.send({ do: 'agree', seat: 1 - seat, entry, isAgreed: true })).toMatchObject({ ok: true })
}

/** The history that the host sends matches the history in its record. */
function expectTrueHistory(link: TableLink, match: Match): void {
  const { history } = historyOf(bundle.game, match.record())
  expect(link.since(null, SETUP).map(({ index, choice }) => [index, choice?.seat, choice?.kind])).toEqual(
    history.map(({ index, choice }) => [index, choice?.seat, choice?.kind]),
  )
}

describe('an answer that crosses a take-back', () => {
  it.each(['in this window', 'over a network'])(
    'is refused as stale and changes nothing: %s',
    async (where) => {
      const { link: own, match } = duel({})
      const link = where === 'over a network' ? new WireLink(own) : own
      const { seat } = at(link.snapshot(null).waiting, 0)
      await choose(link, seat)
      const { id, options } = at(link.snapshot(seat).decisions, 0)
      await takeBack(link, seat)
      const answer = { seat, decision: id, picks: [at(options, 0).id] }
      const sent = await link.send({ do: 'choose', choice: answer, how: 'hand' })
      expect(sent).toEqual({ ok: false, error: { code: 'stale', decision: id } })
      expect(await link.preview(answer)).toBeNull()
      expect(await link.answerSoFar(answer)).toMatchObject({ ok: false, error: { code: 'stale' } })
      expect(match.entries).toEqual([])
      // Another choice, and the old answer is still stale.
      const again = at(link.snapshot(seat).decisions, 0)
      const other = [at(again.options, again.options.length - 1).id]
      await link.send({ do: 'choose', choice: { seat, decision: again.id, picks: other }, how: 'hand' })
      expect(await link.send({ do: 'choose', choice: answer, how: 'hand' })).toMatchObject({ ok: false })
      expect(match.entries).toHaveLength(1)
    },
  )

  it('is stale for the seat that took back, and valid for the seat whose question stayed open', async () => {
    const { link, match } = duel({ bases: 'secret' })
    const answerOf = (seat: Seat): Answer => {
      const { id, min, options } = at(link.snapshot(seat).decisions, 0)
      return { seat, decision: id, picks: options.slice(0, min).map((option) => option.id) }
    }
    const [first, second] = [answerOf(0), answerOf(1)]
    const send = (choice: Answer) => link.send({ do: 'choose', choice, how: 'hand' })
    expect((await send(first)).ok).toBe(true)
    await takeBack(link, 0)
    expect(await send(first)).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect((await send(second)).ok).toBe(true)
    expect(match.entries.map(({ seat }) => seat)).toEqual([1])
  })
})

describe('taking back while others talk', () => {
  it('takes back one choice; later talk stays', async () => {
    const { link, match } = duel({})
    const { seat } = at(link.snapshot(null).waiting, 0)
    await choose(link, seat)
    await choose(link, seat)
    await greet(link, 1 - seat)
    await takeBack(link, seat)
    expect(match.entries.map(({ seat: by, move }) => [by, move])).toEqual([
      [seat, undefined],
      [1 - seat, 'wave'],
    ])
    expectTrueHistory(link, match)
    await takeBack(link, seat)
    expect(match.entries.map(({ move }) => move)).toEqual(['wave'])
    expectTrueHistory(link, match)
  })

  it('withdraws only an answer; later talk stays', async () => {
    const { link, match } = duel({ bases: 'secret' })
    expect(link.snapshot(null).waiting).toHaveLength(2)
    await choose(link, 0)
    await greet(link, 1)
    await takeBack(link, 0)
    expect(match.entries.map(({ move }) => move)).toEqual(['wave'])
    expectTrueHistory(link, match)
    expect(link.snapshot(null)).toMatchObject({ cursor: 1, takebacks: 1 })
  })

  it('takes back the choice before the latest talk, not the talk', async () => {
    const { link, match } = duel({})
    const { seat } = at(link.snapshot(null).waiting, 0)
    await choose(link, seat)
    await greet(link, seat)
    expect(link.snapshot(seat).undo).toMatchObject({ entry: 0, isLatest: true })
    await takeBack(link, seat)
    expect(match.entries.map(({ move }) => move)).toEqual(['wave'])
    expect(link.snapshot(seat).undo).toBeNull()
  })
})
