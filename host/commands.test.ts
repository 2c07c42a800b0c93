import { at, type GameBundle, linkSchemas, SETUP, type TableLink } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { AnsweredCommands } from './answered-commands.ts'
import { bundleOf, superTeamsBundle } from './test/bundles.ts'
import { ania, bartek, bot, settle, testHost } from './test/test-host.ts'
import { WireLink } from './test/wire-link.ts'

let race: GameBundle
let rim: GameBundle
beforeAll(async () => {
  race = await superTeamsBundle()
  rim = await bundleOf('outer-rim')
})

function raceTable(...seats: Parameters<typeof testHost>[1]) {
  const made = testHost(race, seats, { teams: 'dealt', firstPlayer: '1' })
  made.host.open()
  return made
}

function firstChoice(link: TableLink) {
  const { seat } = at(link.snapshot(null).waiting, 0)
  const { id, options } = at(link.snapshot(seat).decisions, 0)
  const choice = { seat, decision: id, picks: [at(options, 0).id] }
  return { do: 'choose', choice, how: 'hand' } as const
}

const entries = (link: TableLink) => link.since(null, SETUP).length

describe('a command', () => {
  it('that arrives twice is carried out once and answered twice', async () => {
    const { host, match } = testHost(rim, [ania, bartek])
    host.open()
    const link = host.connect([0, 1])
    // A standing move stays legal after it was made, so only its id shows that it is the same one.
    while (link.snapshot(0).moves.every(({ kind }) => kind !== 'give')) await link.send(firstChoice(link))
    const give = link.snapshot(0).moves.find(({ kind }) => kind === 'give')
    const command = {
      do: 'choose',
      choice: { seat: 0, move: 'give', picks: [at(give?.options ?? [], 0).id, 'thousands=1'] },
      how: 'hand',
    } as const
    const stamp = { id: 'a', revision: link.snapshot(0).revision }
    const before = match.entries.length
    expect(await link.send(command, stamp)).toEqual({ ok: true, value: 'done' })
    expect(await link.send(command, stamp)).toEqual({ ok: true, value: 'done' })
    expect(match.entries.length).toBe(before + 1)
    expect(await link.send(command, { ...stamp, id: 'b' })).toEqual({ ok: true, value: 'done' })
    expect(match.entries.length).toBe(before + 2)
  })

  it('that was refused is refused again', async () => {
    const link = raceTable(ania, bartek).host.connect([0, 1])
    const first = firstChoice(link)
    const wrong = { ...first, choice: { ...first.choice, picks: ['nothing of the kind'] } }
    const stamp = { id: 'a', revision: 0 }
    const refused = await link.send(wrong, stamp)
    expect(refused.ok).toBe(false)
    expect(await link.send(first, stamp)).toEqual(refused)
    expect(entries(link)).toBe(1)
  })

  it('with the id of another client’s command is separate: it neither gets that answer nor replaces it', async () => {
    const { host, match } = raceTable(ania, bartek)
    const [one, other] = [host.connect([0]), host.connect([1])]
    const stamp = { id: 'a', revision: 0 }
    const mine = firstChoice(host.connect([0, 1]))
    const [first, second] = mine.choice.seat === 0 ? [one, other] : [other, one]
    const notYours = { ok: false, error: { code: 'not-your-seat' } }
    expect(await second.send(mine, stamp)).toEqual(notYours)
    expect(await first.send(mine, stamp)).toEqual({ ok: true, value: 'done' })
    expect(await second.send(mine, { ...stamp, id: 'b' })).toEqual(notYours)
    expect(match.entries.length).toBe(1)
  })

  it('is refused if the client sent it before it knew of a take-back', async () => {
    const link = raceTable(ania, bot).host.connect([0])
    const { revision } = link.snapshot(0)
    await link.send(firstChoice(link))
    const { undo, cursor } = link.snapshot(0)
    await link.send({ do: 'undo', seat: 0, entry: undo?.entry ?? -1, cursor })
    const again = firstChoice(link)
    expect(await link.send(again, { id: 'late', revision })).toEqual({
      ok: false,
      error: { code: 'outdated' },
    })
    expect((await link.send(again)).ok).toBe(true)
  })
})

it('remembers the answers to the last thousand commands', async () => {
  const answered = new AnsweredCommands()
  for (let id = 0; id < 1001; id++) answered.set(String(id), Promise.resolve({ ok: true, value: 'done' }))
  expect(answered.get('0')).toBeUndefined()
  expect(await answered.get('1')).toEqual({ ok: true, value: 'done' })
})

it('accepts only a number of choices as what a client has shown', () => {
  expect([0, 12].map((said) => linkSchemas.shown.safeParse(said).success)).toEqual([true, true])
  for (const said of [Number.NaN, null, -1, 0.5, 1e300, '12'])
    expect(linkSchemas.shown.safeParse(said).success).toBe(false)
})

describe('the revision of a snapshot', () => {
  it('grows with a choice, with passing and with a client that leaves', async () => {
    const { host } = raceTable(ania, bartek)
    const link = host.connect([0, 1])
    const other = host.connect([1])
    const revisions = [link.snapshot(null).revision]
    const note = () => revisions.push(link.snapshot(null).revision)
    await link.send(firstChoice(link))
    note()
    await link.send({ do: 'pass', seat: 0, isPassing: true })
    note()
    other.close()
    note()
    expect(revisions).toEqual([...new Set(revisions)].toSorted((one, two) => one - two))
  })
})

describe('a client that leaves', () => {
  it('is not waited for: bots continue', async () => {
    const { host, match, clock } = raceTable(bot, bot, ania)
    const watching = host.connect([2])
    const gone = host.connect([2])
    // One client shows everything at once. The other one shows nothing, so bots wait for it.
    watching.subscribe(() => watching.reportShown(watching.snapshot(null).cursor))
    const isAsked = () => match.position.open.some(({ seat }) => seat === 2)
    const goOn = async () => {
      await settle(clock)
      while (isAsked()) {
        await watching.send(firstChoice(watching))
        await settle(clock)
      }
    }
    await goOn()
    const stuckAt = match.entries.length
    expect(match.isOver).toBe(false)
    gone.close()
    expect(gone.connection).toBe('closed')
    await goOn()
    expect(match.isOver).toBe(true)
    expect(match.entries.length).toBeGreaterThan(stuckAt)
  })

  it('is away, and gets no answers', async () => {
    const { host } = raceTable(ania, bartek)
    const link = host.connect([0])
    const other = host.connect([1])
    expect(other.snapshot(null).presence).toEqual(['here', 'here'])
    link.close()
    expect(other.snapshot(null).presence).toEqual(['away', 'here'])
    const command = { do: 'pass', seat: 0, isPassing: true } as const
    expect(await link.send(command)).toEqual({ ok: false, error: { code: 'closed' } })
  })
})

describe('an undo that everybody has to agree to', () => {
  async function askForUndo(willLeave: 'before' | 'after') {
    const { host, clock } = raceTable(ania, bartek, bot)
    const [one, other] = [host.connect([0]), host.connect([1])]
    for (const link of [one, other]) link.subscribe(() => link.reportShown(link.snapshot(null).cursor))
    const isAskable = () => one.snapshot(0).undo?.how === 'ask'
    for (let round = 0; round < 20 && !isAskable(); round++) {
      const seat = at(one.snapshot(null).waiting, 0).seat
      if (seat < 2) await [one, other][seat]?.send(firstChoice(at([one, other], seat)))
      else await settle(clock, 1)
    }
    if (willLeave === 'before') other.close()
    const { undo, cursor } = one.snapshot(0)
    const asked = await one.send({ do: 'undo', seat: 0, entry: undo?.entry ?? -1, cursor })
    if (willLeave === 'after') other.close()
    return { asked, link: one }
  }

  it('is not requested while a player is away, because it would hold up everything', async () => {
    const { asked, link } = await askForUndo('before')
    expect(asked).toEqual({ ok: false, error: { code: 'not-that-undo' } })
    expect(link.snapshot(0).undoAsked).toBeNull()
  })

  it('ends when a player leaves who has not agreed', async () => {
    const { asked, link } = await askForUndo('after')
    expect(asked).toEqual({ ok: true, value: 'asked' })
    expect(link.snapshot(0).undoAsked).toBeNull()
  })
})

describe('a connection that is lost', () => {
  it('before the host has heard the command: the command is repeated and carried out', async () => {
    const { host, match, clock } = raceTable(ania, bartek)
    const link = new WireLink(host.connect([0, 1]))
    const answered = link.send(firstChoice(link))
    link.cut()
    await settle(clock, 2)
    expect(link.connection).toBe('lost')
    expect(match.entries.length).toBe(0)
    link.restore()
    expect(await answered).toEqual({ ok: true, value: 'done' })
    expect(match.entries.length).toBe(1)
    expect(link.snapshot(null).cursor).toBe(1)
  })

  it('before the client has heard the answer: the command is carried out once', async () => {
    const { host, match } = raceTable(ania, bartek)
    const link = new WireLink(host.connect([0, 1]))
    const answered = link.send(firstChoice(link))
    while (match.entries.length === 0) await Promise.resolve()
    link.cut()
    link.restore()
    expect(await answered).toEqual({ ok: true, value: 'done' })
    expect(match.entries.length).toBe(1)
    expect(link.snapshot(null).cursor).toBe(1)
  })
})
