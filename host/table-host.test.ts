import {
  at,
  type Choice,
  fastDice,
  type GameBundle,
  linkSchemas,
  Match,
  type PresentedDecision,
  type PresentedPart,
  SETUP,
  type TableLink,
} from '@kantyna/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { TableHost } from './table-host.ts'
import { bundleOf } from './test/bundles.ts'
import { ania, bartek, bot, settle, testHost } from './test/test-host.ts'
import { WireLink } from './test/wire-link.ts'

const bundles = new Map<string, GameBundle>()
const games = ['super-teams', 'deckbuilding'] as const
beforeAll(async () => {
  for (const id of games) bundles.set(id, await bundleOf(id))
})

function table(id: (typeof games)[number], ...seats: Parameters<typeof testHost>[1]) {
  const bundle = bundles.get(id)
  if (bundle === undefined) throw new Error(id)
  const made = testHost(bundle, seats, id === 'super-teams' ? { teams: 'dealt', firstPlayer: '1' } : {})
  made.host.open()
  return { ...made, bundle, link: made.host.connect(made.people) }
}

/** The first options of a part: as many as it requires. */
function wholePart({ name, min, options }: PresentedPart): string[] {
  return options.slice(0, min).map(({ id }) => `${name}=${id}`)
}

/** A random legal answer, computed only from what the link sends. */
function anyAnswerTo(decision: PresentedDecision, below: (limit: number) => number): Choice {
  const { seat, id, shape, min, max, options } = decision
  if (shape === 'number') return { seat, decision: id, picks: min + below(max - min + 1) }
  const left = options.map((option) => option.id)
  const count = shape === 'one' ? 1 : min + below(max - min + 1)
  const picks = Array.from({ length: count }, () => at(left.splice(below(left.length), 1), 0))
  const part = options.find((option) => option.id === picks[0])?.next
  return { seat, decision: id, picks: part === undefined ? picks : [...picks, ...wholePart(part)] }
}

const firstAsked = (link: TableLink) => {
  const { seat } = at(link.snapshot(null).waiting, 0)
  return at(link.snapshot(seat).decisions, 0)
}

async function chooseFirst(link: TableLink) {
  const { seat, id, options } = firstAsked(link)
  const choice = { seat, decision: id, picks: [at(options, 0).id] }
  return await link.send({ do: 'choose', choice, how: 'hand' })
}

describe.each(games)('a game of %s through the link alone', (id) => {
  it('is the game that the match plays, message by message in the agreed form', async () => {
    const { link: hosted, match } = table(id, ania, bartek)
    const link = new WireLink(hosted)
    const twin = new Match(match.game, match.setup)
    const dice = fastDice(7)
    while (link.snapshot(null).outcome === null) {
      const { waiting } = link.snapshot(null)
      const { seat } = at(waiting, dice.below(waiting.length))
      const choice = anyAnswerTo(at(link.snapshot(seat).decisions, 0), dice.below)
      expect(await link.send({ do: 'choose', choice, how: 'hand' })).toEqual({ ok: true, value: 'done' })
      expect(twin.choose(choice).ok).toBe(true)
      expect(link.snapshot(null).cursor).toBe(twin.entries.length)
      if (twin.entries.length % 10 !== 0 && !twin.isOver) continue
      for (const viewer of [null, 0, 1]) {
        const { view, decisions } = link.snapshot(viewer)
        expect(view).toEqual(twin.viewFor(viewer))
        expect(decisions).toEqual(viewer === null ? [] : twin.decisionsFor(viewer))
      }
    }
    for (const viewer of [null, 0, 1]) {
      const entries = link.since(viewer, SETUP)
      expect(entries.map(({ events }) => events)).toEqual(twin.eventsFor(viewer))
      expect(entries.map(({ index }) => index)).toEqual(entries.map((_, place) => place - 1))
      for (const { choice, events } of entries) {
        expect(choice === null || choice.seat === viewer || choice.answer === null).toBe(true)
        expect(
          events.every(({ secret }) => secret === undefined || secret.seats.includes(viewer ?? -1)),
        ).toBe(true)
      }
    }
    expect(match.record()).toEqual(twin.record())
  })

  it('resumes from its record unchanged', async () => {
    const { link, match, parts, bundle } = table(id, ania, bartek)
    for (let choice = 0; choice < 25; choice++) await chooseFirst(link)
    const resumed = TableHost.fromRecord(bundle, match.record(), parts)
    if (!resumed.ok) throw new Error(resumed.error.code)
    const again = resumed.value.connect(link.seats)
    for (const viewer of [null, 0, 1]) {
      // Revisions start again with every host.
      expect({ ...again.snapshot(viewer), revision: 0 }).toEqual({ ...link.snapshot(viewer), revision: 0 })
      expect(again.since(viewer, SETUP)).toEqual(link.since(viewer, SETUP))
    }
  })
})

describe('a link', () => {
  it('shows nothing of seats that it does not play, and does nothing for them', async () => {
    const { host, link } = table('super-teams', ania, bartek)
    const mine = host.connect([1])
    expect(() => mine.snapshot(0)).toThrow(RangeError)
    expect(() => mine.since(0, SETUP)).toThrow(RangeError)
    const { seat, id, options } = firstAsked(link)
    const choice = { seat, decision: id, picks: [at(options, 0).id] }
    const before = link.snapshot(0)
    expect(await mine.send({ do: 'choose', choice, how: 'hand' })).toMatchObject({
      error: { code: 'not-your-seat' },
    })
    expect(await mine.send({ do: 'choose', choice: { ...choice, seat: 1 }, how: 'hand' })).toMatchObject({
      error: { code: 'not-yours' },
    })
    expect(link.snapshot(0)).toBe(before)
    // Which answers are understood would reveal what another player holds.
    const notYours = { ok: false, error: { code: 'not-yours', decision: id } }
    for (const pick of [at(options, 0).id, 'nothing of the kind'])
      expect(await mine.answerSoFar({ ...choice, picks: [pick] })).toEqual(notYours)
    expect(await mine.answerSoFar({ seat, move: 'give', picks: ['x'] })).toEqual({
      ok: false,
      error: { code: 'no-such-move', move: 'give' },
    })
    expect(await mine.preview(choice)).toBeNull()
    expect(await link.preview(choice)).not.toBeNull()
  })

  it('refuses an answer to a question that is gone, and changes nothing', async () => {
    const { link } = table('super-teams', ania, bartek)
    const { seat, id } = firstAsked(link)
    const before = link.snapshot(seat)
    const listener = vi.fn()
    link.subscribe(listener)
    for (const [choice, code] of [
      [{ seat, decision: id + 5, picks: ['x'] }, 'stale'],
      [{ seat, decision: id, picks: ['x'] }, 'no-such-option'],
      [{ seat, decision: id, picks: [] }, 'wrong-count'],
    ] as const)
      expect(await link.send({ do: 'choose', choice, how: 'hand' })).toMatchObject({ error: { code } })
    expect(link.snapshot(seat)).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  it('shows who is connected', () => {
    const { link, host } = table('super-teams', ania, bot)
    expect(link.snapshot(null).presence).toEqual(['here', 'bot'])
    const { host: other } = testHost(at([...bundles.values()], 0), [ania, bartek])
    expect(other.connect([1]).snapshot(1).presence).toEqual(['away', 'here'])
    host.close()
  })

  it('carries out commands one after the other, even those sent while listeners are called', async () => {
    const { link } = table('super-teams', ania, bartek)
    const cursors: number[] = []
    link.subscribe(() => {
      const { cursor } = link.snapshot(null)
      cursors.push(cursor)
      if (cursor < 3) chooseFirst(link).catch(console.error)
      cursors.push(link.snapshot(null).cursor)
    })
    await chooseFirst(link)
    expect(cursors).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('shows others neither the answer nor that it was forced', () => {
    const { link, match } = table('super-teams', ania, bartek)
    const { seat, id, options } = firstAsked(link)
    const choice = { seat, decision: id, picks: [at(options, 0).id] }
    expect(match.choose(choice, 'only').ok).toBe(true)
    const [own] = link.since(seat, 0)
    const [seen] = link.since(1 - seat, 0)
    expect(own?.choice).toMatchObject({
      how: 'only',
      answer: { decision: { options: [{ id: options[0]?.id }] } },
    })
    expect(seen?.choice).toMatchObject({ seat, kind: 'playCard', how: 'hand', answer: null })
  })
})

describe('taking back', () => {
  it('happens at once if it needs no consent, and everybody is told', async () => {
    const { link } = table('super-teams', ania, bot)
    await chooseFirst(link)
    const { undo, cursor } = link.snapshot(0)
    expect(undo).toMatchObject({ seat: 0, entry: 0, how: expect.stringMatching(/free|alone/) })
    expect(await link.send({ do: 'undo', seat: 0, entry: 0, cursor })).toEqual({ ok: true, value: 'done' })
    expect(link.snapshot(0)).toMatchObject({ cursor: 0, takebacks: 1 })
    expect(link.since(0, SETUP)).toHaveLength(1)
  })

  it('is refused if it was requested at an earlier revision', async () => {
    const { link } = table('super-teams', ania, bartek)
    await chooseFirst(link)
    const before = link.snapshot(0)
    for (const wrong of [
      { seat: 0, entry: 0, cursor: 7 },
      { seat: 0, entry: 3, cursor: before.cursor },
      { seat: 1, entry: 0, cursor: before.cursor },
    ])
      expect(await link.send({ do: 'undo', ...wrong })).toMatchObject({ error: { code: 'not-that-undo' } })
    expect(await link.send({ do: 'agree', seat: 1, entry: 0, isAgreed: true })).toMatchObject({ ok: false })
    expect(link.snapshot(0)).toBe(before)
  })

  const asked = async () => {
    const { host } = table('super-teams', ania, bartek, { ...ania, name: 'Ela' })
    const [first, second, third] = [host.connect([0]), host.connect([1]), host.connect([2])]
    const all = host.connect([0, 1, 2])
    while (all.snapshot(0).undo?.how !== 'ask') await chooseFirst(all)
    const { undo, cursor } = all.snapshot(0)
    const entry = undo?.entry ?? -1
    expect(await first.send({ do: 'undo', seat: 0, entry, cursor })).toEqual({ ok: true, value: 'asked' })
    expect(third.snapshot(2).undoAsked).toEqual({ seat: 0, entry, agreed: [] })
    return { all, second, third, entry, cursor }
  }

  it('waits until all others have agreed', async () => {
    const { second, third, entry } = await asked()
    const agree = { do: 'agree', entry, isAgreed: true } as const
    expect(await second.send({ ...agree, seat: 1 })).toEqual({ ok: true, value: 'asked' })
    expect(third.snapshot(2).undoAsked?.agreed).toEqual([1])
    expect(await third.send({ ...agree, seat: 2 })).toEqual({ ok: true, value: 'done' })
    expect(third.snapshot(2)).toMatchObject({ cursor: entry, undoAsked: null, takebacks: 1 })
  })

  it('is cancelled when one player refuses, or when the game continues', async () => {
    const refused = await asked()
    await refused.third.send({ do: 'agree', seat: 2, entry: refused.entry, isAgreed: false })
    expect(refused.all.snapshot(0)).toMatchObject({ cursor: refused.cursor, undoAsked: null })
    const goneOn = await asked()
    await chooseFirst(goneOn.all)
    expect(goneOn.all.snapshot(0).undoAsked).toBeNull()
  })
})

describe('the host', () => {
  it('lists the options of a viewer once until something changes', async () => {
    const { link, match } = table('deckbuilding', ania, bartek)
    const listed = vi.spyOn(match, 'decisionsFor')
    for (let choice = 0; choice < 5; choice++) {
      firstAsked(link)
      link.snapshot(0)
      await chooseFirst(link)
    }
    expect(listed.mock.calls.length).toBeLessThanOrEqual(10)
  })

  it('stores every choice, also of bots, before it acknowledges it, and accepts nothing after it is closed', async () => {
    const { host, link, store, match } = table('super-teams', ania, bartek)
    for (let choice = 0; choice < 3; choice++) await chooseFirst(link)
    expect(store.rows).toEqual(match.entries.map((entry) => ({ kind: 'choice', entry })))
    host.close()
    expect(await chooseFirst(link)).toMatchObject({ error: { code: 'closed' } })
    const withBots = table('super-teams', bot, bot)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(withBots.match.entries.length).toBeGreaterThan(1)
    expect(withBots.store.rows).toHaveLength(withBots.match.entries.length)
  })

  it('declines for seats that pass', async () => {
    const { link, clock } = table('super-teams', ania, bot)
    const offered = () =>
      link.snapshot(0).decisions.some(({ options }) => options.some(({ id }) => id === 'pass'))
    while (!offered()) {
      if (link.snapshot(0).decisions.length > 0) await chooseFirst(link)
      else await settle(clock, 1)
      link.reportShown(link.snapshot(0).cursor)
    }
    const { cursor } = link.snapshot(0)
    await link.send({ do: 'pass', seat: 0, isPassing: true })
    expect(link.since(0, cursor)[0]?.choice).toMatchObject({ seat: 0, isPass: true, how: 'passing' })
  })
})

describe('the schemas', () => {
  const command = { do: 'choose', choice: { seat: 0, decision: 3, picks: ['a'] }, how: 'hand' }

  it.each([
    ['a command of another kind', { do: 'cheat', seat: 0 }],
    ['an extra field', { ...command, seed: 'x' }],
    ['a nested extra field', { ...command, choice: { ...command.choice, position: {} } }],
    ['a way to choose that clients may not claim', { ...command, how: 'passing' }],
    ['a seat that no table has', { do: 'pass', seat: 99, isPassing: true }],
    ['an option that is not a text', { ...command, choice: { ...command.choice, picks: [4] } }],
    ['too many options', { ...command, choice: { ...command.choice, picks: Array(300).fill('a') } }],
    ['nothing', null],
  ])('refuse %s', (_, message) => {
    expect(linkSchemas.command.safeParse(message).success).toBe(false)
    expect(linkSchemas.command.safeParse(command).success).toBe(true)
  })

  it('keep views and events plain and within bounds', async () => {
    const { link } = table('super-teams', ania, bartek)
    await chooseFirst(link)
    const snapshot = link.snapshot(0)
    const reads = (more: object) =>
      linkSchemas.snapshot.safeParse({ ...snapshot, view: { ...snapshot.view, ...more } }).success
    let deep: unknown = 1
    for (let depth = 0; depth < 20; depth++) deep = [deep]
    expect(reads({})).toBe(true)
    expect(reads({ when: new Date(0) })).toBe(false)
    expect(reads({ size: Number.NaN })).toBe(false)
    expect(reads({ deep })).toBe(false)
    expect(reads({ long: Array(6000).fill(0) })).toBe(false)
    expect(linkSchemas.snapshot.safeParse({ ...snapshot, position: {} }).success).toBe(false)
    const [entry] = link.since(0, 0)
    const withSecret = (secret: unknown) =>
      linkSchemas.entry.safeParse({ ...entry, events: [{ type: 'drew', secret }] }).success
    expect([withSecret({ seats: [0], cards: [1, 2] }), withSecret({ cards: [1] }), withSecret([0])]).toEqual([
      true,
      false,
      false,
    ])
  })
})
