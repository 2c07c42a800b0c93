/** Seats that change hands, resignation, pauses, players who do not answer, and clocks. */
import {
  anyAnswer,
  at,
  fastDice,
  type GameBundle,
  type Match,
  SETUP,
  type Seat,
  type TableCommand,
  verify,
  writePicks,
} from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { Absence } from './absence.ts'
import { MatchClock } from './match-clock.ts'
import type { HostParts } from './table-host.ts'
import { bundleOf, superTeamsBundle } from './test/bundles.ts'
import type { TestClock } from './test/test-clock.ts'
import { ania, bartek, bot, settle, testHost } from './test/test-host.ts'
import { WireLink } from './test/wire-link.ts'

const olek = { ...ania, name: 'Olek' }
const done = { ok: true, value: 'done' }
const refused = (code: string) => ({ ok: false, error: { code } })

let race: GameBundle
beforeAll(async () => {
  race = await superTeamsBundle()
})

function table(seats: Parameters<typeof testHost>[1], more?: (clock: TestClock) => Partial<HostParts>) {
  const made = testHost(race, seats, { teams: 'dealt', firstPlayer: '1' }, false, more)
  made.host.open()
  const links = seats.map((_, seat) => new WireLink(made.host.connect([seat])))
  const send = (command: TableCommand) => at(links, 'seat' in command ? command.seat : 0).send(command)
  return { ...made, links, send, now: () => at(links, 0).snapshot(null) }
}

/** An answer to the first open question. */
function answerTo(match: Match, below: (limit: number) => number) {
  const open = at(match.position.open, below(match.position.open.length))
  const codes = anyAnswer(match.game, match.position, open, below)
  const picks = writePicks(match.game, match.position, open, codes)
  return { seat: open.seat, decision: open.id, picks }
}

async function answer({ match, links }: ReturnType<typeof table>, below = fastDice(1).below) {
  const choice = answerTo(match, below)
  return await at(links, choice.seat).send({ do: 'choose', choice, how: 'hand' })
}

describe('a player who resigns', () => {
  it('loses a game of two, and the table refuses further commands', async () => {
    const made = table([ania, bartek])
    await answer(made)
    expect(await made.send({ do: 'resign', seat: 1 })).toEqual(done)
    expect(made.now().ended).toMatchObject({ by: 1, why: 'resigned', winners: [0] })
    expect(await answer(made)).toEqual(refused('ended'))
    expect(made.store.rows.at(-1)).toMatchObject({ kind: 'change', change: { kind: 'end' } })
    expect(verify(race.game, made.match.record())).toMatchObject({ ok: true })
  })

  it('is replaced to the end by a bot in a game of three, and cannot come back', async () => {
    const made = table([ania, bot, bot, bartek])
    expect(await made.send({ do: 'resign', seat: 0 })).toEqual(done)
    expect(made.now().seats[0]).toMatchObject({ name: ania.name, kind: 'bot' })
    expect(await made.send({ do: 'return', seat: 0 })).toEqual(refused('not-possible'))
    expect(await made.send({ do: 'pass', seat: 0, isPassing: true })).toEqual(refused('not-your-seat'))
    expect(await made.send({ do: 'resign', seat: 3 })).toEqual(done)
    // No person is left.
    expect(made.now().ended).toMatchObject({ by: 3, winners: [] })
  })
})

describe('a player who leaves', () => {
  it('is replaced by a bot until they come back', async () => {
    const made = table([ania, bartek, olek])
    const { seat } = at(made.now().waiting, 0)
    expect(await made.send({ do: 'leave', seat })).toEqual(done)
    for (const link of made.links) link.reportShown(0)
    await settle(made.clock)
    expect(made.match.entries.length).toBeGreaterThan(0)
    expect(made.match.entries.every((entry) => entry.seat === seat)).toBe(true)
    expect(made.now().presence[seat]).toBe('bot')
    expect(await made.send({ do: 'return', seat })).toEqual(done)
    expect(made.now()).toMatchObject({ seats: [ania, bartek, olek] })
    expect(made.match.changes.map((change) => change.kind === 'seat' && change.why)).toEqual([
      'handed',
      'back',
    ])
    expect(await made.send({ do: 'return', seat })).toEqual(refused('not-possible'))
  })

  it('is replaced by another player whom the host admits', async () => {
    const made = table([ania, bartek])
    expect(await made.host.giveSeat(1, { name: 'Ela', kind: 'person' })).toBe(true)
    expect(made.now().seats[1]?.name).toBe('Ela')
    expect(verify(race.game, made.match.record())).toMatchObject({ ok: true })
  })

  it('keeps the seat if the store fails', async () => {
    const made = table([ania, bartek])
    made.store.isFailing = true
    expect(await made.host.giveSeat(1, { name: 'Ela', kind: 'person' })).toBe(false)
    expect(made.now().seats[1]).toEqual(bartek)
  })
})

const several = [
  { id: 'deckbuilding', options: { bases: 'secret' }, seats: 2 },
  { id: 'outer-rim', options: {}, seats: 3 },
  { id: 'unfinished-business', options: { modules: ['unfinished-business'], favors: 'yes' }, seats: 3 },
  { id: 'transgalactica', options: {}, seats: 3 },
] as const

describe.each(several)('a player who leaves $id', ({ id, options, seats }) => {
  const people = [ania, bartek, olek].slice(0, seats)

  /** Plays at random until a condition holds. */
  function playUntil(match: Match, isSo: () => boolean): boolean {
    const { below } = fastDice(5)
    for (let choice = 0; choice < 400 && !match.isOver; choice++) {
      if (isSo()) return true
      expect(match.choose(answerTo(match, below)).ok).toBe(true)
    }
    return isSo()
  }

  async function leaveAndGoOn(isMasked: boolean, find: (match: Match) => Seat | undefined) {
    const made = testHost(await bundleOf(id), people, options, isMasked)
    const { host, match, clock } = made
    const isFound = playUntil(match, () => find(match) !== undefined)
    if (!isFound) return null
    const seat = find(match) ?? 0
    host.open()
    const links = people.map((_, each) => host.connect([each]))
    expect(await at(links, seat).send({ do: 'leave', seat })).toEqual(done)
    for (const link of links) link.reportShown(match.entries.length)
    await settle(clock)
    // The question to the seat does not block the table.
    expect(match.position.open.length > 0 || match.isOver).toBe(true)
    expect(match.entries.at(-1)?.seat).toBe(seat)
    expect(verify(match.game, match.record())).toMatchObject({ ok: true })
    return match
  }

  it.each([false, true])(
    'while several are asked at once is answered for by a bot, masked: %s',
    async (isMasked) => {
      const asked = (match: Match) =>
        match.position.open.length > 1 ? at(match.position.open, 1).seat : undefined
      const match = await leaveAndGoOn(isMasked, asked)
      // In a game that never asks several seats at once, the asked seat leaves.
      if (match === null)
        expect(await leaveAndGoOn(isMasked, (each) => each.position.open[0]?.seat)).not.toBeNull()
    },
  )
})

describe.each(['outer-rim', 'unfinished-business'])('a player who leaves %s with an offer open', (id) => {
  it('lets a bot answer it', async () => {
    const options = id === 'outer-rim' ? {} : { modules: [id] }
    const { host, match, clock } = testHost(await bundleOf(id), [ania, bartek, olek], options)
    const { below } = fastDice(3)
    const offerTo = (seat: Seat) => ({
      seat: 0,
      move: 'propose',
      picks: [`seat-${seat + 1}`, 'give-credits=1'],
    })
    const partner = () => [1, 2].find((seat) => match.prepare(offerTo(seat)).ok)
    while (partner() === undefined) expect(match.choose(answerTo(match, below)).ok).toBe(true)
    const owner = partner() ?? 1
    const offer = offerTo(owner)
    host.open()
    const [proposer, other] = [host.connect([0]), host.connect([owner])]
    expect(await proposer.send({ do: 'choose', choice: offer, how: 'hand' })).toEqual(done)
    expect(other.snapshot(owner).moves.some(({ kind }) => kind === 'refuse')).toBe(true)
    expect(await other.send({ do: 'leave', seat: owner })).toEqual(done)
    await settle(clock)
    const answers = other.since(null, SETUP).filter(({ choice }) => choice?.seat === owner)
    expect(answers.map(({ choice }) => choice?.kind)).toContain('refuse')
    expect(match.movesFor(0).some(({ kind }) => kind === 'withdraw')).toBe(false)
  })
})

describe('a pause', () => {
  it('stops the game until a player ends it', async () => {
    const made = table([ania, bartek])
    expect(await made.send({ do: 'pause', seat: 1, isPaused: true })).toEqual(done)
    expect(made.now().isPaused).toBe(true)
    expect(await answer(made)).toEqual(refused('paused'))
    expect(await made.send({ do: 'pause', seat: 0, isPaused: true })).toEqual(refused('not-possible'))
    expect(await made.send({ do: 'pause', seat: 0, isPaused: false })).toEqual(done)
    expect(await answer(made)).toEqual(done)
    expect(verify(race.game, made.match.record())).toMatchObject({ ok: true })
  })
})

describe('a player who does not answer', () => {
  const patient = (seats: Parameters<typeof testHost>[1]) => {
    const made = table(seats, (clock) => ({ absence: new Absence(clock, 60_000) }))
    const { seat } = at(made.now().waiting, 0)
    const [one = 0, other = 0] = seats.flatMap((_, each) => (each === seat ? [] : [each]))
    const wish = (by: Seat, what: 'wait' | 'bot' | 'end') =>
      made.send({ do: 'wish', seat: by, about: seat, wish: what })
    const pass = async (milliseconds: number) => {
      made.clock.pass(milliseconds)
      await settle(made.clock, 1, 0)
    }
    return { ...made, seat, one, other, wish, pass }
  }

  it('is reported after a while; if another player wants to wait, the time starts again', async () => {
    const { now, pass, wish, one, seat } = patient([ania, bartek, olek])
    expect(await wish(one, 'bot')).toEqual(refused('not-possible'))
    await pass(59_999)
    expect(now().unanswered).toBeNull()
    await pass(1)
    expect(now().unanswered).toEqual({ seat, wishes: [] })
    expect(await wish(one, 'wait')).toEqual(done)
    expect(now().unanswered).toBeNull()
    await pass(60_000)
    expect(now().unanswered?.seat).toBe(seat)
  })

  it('is replaced by a bot when all the others want it, and comes back', async () => {
    const { now, pass, wish, one, other, seat, send } = patient([ania, bartek, olek])
    await pass(60_000)
    expect(await wish(one, 'bot')).toEqual(done)
    expect(now()).toMatchObject({ unanswered: { wishes: [{ seat: one, wish: 'bot' }] } })
    expect(now().seats[seat]?.kind).toBe('person')
    expect(await wish(other, 'bot')).toEqual(done)
    expect(now().seats[seat]?.kind).toBe('bot')
    await pass(0)
    expect(now().unanswered).toBeNull()
    expect(await send({ do: 'return', seat })).toEqual(done)
    expect(now().seats[seat]?.kind).toBe('person')
  })

  it('ends the game when all the others want that', async () => {
    const { now, pass, wish, one } = patient([ania, bartek])
    await pass(60_000)
    expect(await wish(one, 'end')).toEqual(done)
    expect(now().ended).toMatchObject({ why: 'agreed', winners: [] })
  })
})

describe('clocks', () => {
  const timed = (seats: Parameters<typeof testHost>[1]) =>
    table(seats, (clock) => ({ matchClock: new MatchClock(clock, { bankMs: 10_000, incrementMs: 1000 }) }))

  it('run for the seats that are asked, stop during a pause, and gain time with every answer', async () => {
    const made = timed([ania, bartek])
    const { seat } = at(made.now().waiting, 0)
    const clockOf = () => at(made.host.connect([0]).snapshot(null).clocks ?? [], seat)
    made.clock.pass(4000)
    await made.send({ do: 'pause', seat: 0, isPaused: true })
    expect(clockOf()).toEqual({ left: 6000, isRunning: false })
    made.clock.pass(60_000)
    await made.send({ do: 'pause', seat: 0, isPaused: false })
    expect(clockOf()).toEqual({ left: 6000, isRunning: true })
    await answer(made)
    await settle(made.clock, 1, 0)
    expect(clockOf().left).toBe(7000)
  })

  it('end a game of two when one runs out', async () => {
    const made = timed([ania, bartek])
    const { seat } = at(made.now().waiting, 0)
    made.clock.pass(10_000)
    await settle(made.clock, 1, 0)
    expect(made.now().ended).toMatchObject({ by: seat, why: 'time', winners: [1 - seat] })
  })

  it('stop while the table is closed', () => {
    const made = timed([ania, bartek])
    made.clock.pass(3000)
    made.host.close()
    made.clock.pass(100_000)
    expect(made.match.ended).toBeNull()
  })
})
