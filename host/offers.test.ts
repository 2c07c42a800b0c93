import { answerOffer, chooseAsBot } from '@kantyna/bots'
import {
  anyAnswer,
  at,
  type FullGameBundle,
  fastDice,
  type Match,
  type Move,
  mayMove,
  readChoice,
  type Seat,
  type SeatHolder,
  type View,
  writePicks,
} from '@kantyna/kernel'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bots, OfferQuestion } from './bots.ts'
import { TableHost } from './table-host.ts'
import { bundleOf } from './test/bundles.ts'
import { ania, bartek, bot, OFFER_GRACE_MS, testHost } from './test/test-host.ts'

let bundle: FullGameBundle
beforeAll(async () => {
  bundle = await bundleOf('outer-rim')
})

const BOT = 1
const GIFT = ['seat-2', 'give-credits=1']
const BEGGING = ['seat-2', 'take-credits=1']

/** A record that stops where a player is asked and the person could deal with the bot, in both directions. */
function meeting(asked: Seat, seats: readonly SeatHolder[]) {
  for (let number = 1; number < 40; number++) {
    const { match, parts, clock } = testHost(bundle, seats)
    if (playedUntilTheyMeet(match, asked, number)) return { record: match.record(), parts, clock }
  }
  throw new Error('they never meet')
}

function playedUntilTheyMeet(match: Match, asked: Seat, number: number): boolean {
  const { below } = fastDice(number)
  while (!match.isOver) {
    const { game, position } = match
    const open = at(position.open, 0)
    const isPossible = (picks: readonly string[]) =>
      readChoice(game, position, { seat: 0, move: 'propose', picks }).ok
    const mayPropose = open.seat === asked && mayMove(game, position, 0, 'propose')
    if (mayPropose && isPossible(GIFT) && isPossible(BEGGING)) return true
    const codes = bundle.game.policy?.(position, open, below) ?? anyAnswer(game, position, open, below)
    const picks = writePicks(game, position, open, codes)
    match.choose({ seat: open.seat, decision: open.id, picks })
  }
  return false
}

/** As the bots' worker does. */
const thoughtful = (question: OfferQuestion) =>
  Promise.resolve(answerOffer(bundle.game, { ...question, view: question.view as View })) // made by this game

function table(asked: Seat, given: Partial<Bots>, seats = [ania, bot]) {
  const { record, parts, clock } = meeting(asked, seats)
  const resumed = TableHost.fromRecord(bundle, record, { ...parts, bots: { ...parts.bots, ...given } })
  if (!resumed.ok) throw new Error(resumed.error.code)
  const host = resumed.value
  host.open()
  const link = host.connect(seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])))
  const begun = record.entries.length
  return {
    link,
    clock,
    propose: (picks: readonly string[]) =>
      link.send({ do: 'choose', choice: { seat: 0, move: 'propose', picks }, how: 'hand' }),
    /** The choices since then, by seat and name. */
    since: () =>
      host
        .record()
        .entries.slice(begun)
        .map(({ seat, move }) => `${seat} ${move ?? 'answers'}`),
    /** The record of the table. */
    kept: () => host.record(),
    offers: () => (link.snapshot(0).view as unknown as { readonly offers: readonly object[] }).offers, // this game's
    log: () => link.since(0, begun).flatMap(({ events }) => events.map((event) => event)),
  }
}

/** A bot that gives the answer of the test when the test says so. */
function slowly() {
  const asked: ((said: Move | null) => void)[] = []
  return { asked, answerOffer: () => new Promise<Move | null>((resolve) => asked.push(resolve)) }
}

describe('an offer to a bot', () => {
  it('is accepted if that leaves the bot better off, and everybody is told', async () => {
    const { propose, since, offers, log } = table(0, { answerOffer: thoughtful })
    expect(await propose(GIFT)).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(offers()).toEqual([]))
    expect(since()).toEqual(['0 propose', '1 accept'])
    expect(log()).toContainEqual(expect.objectContaining({ type: 'offer', what: 'taken' }))
  })

  it('is refused if it does not, and everybody is told', async () => {
    const { propose, since, offers, log } = table(0, { answerOffer: thoughtful })
    await propose(BEGGING)
    await vi.waitFor(() => expect(offers()).toEqual([]))
    expect(since()).toEqual(['0 propose', '1 refuse'])
    expect(log()).toContainEqual(expect.objectContaining({ type: 'offer', what: 'refused' }))
  })

  it('is refused if the bot fails', async () => {
    const { propose, since, offers } = table(0, {})
    await propose(GIFT)
    await vi.waitFor(() => expect(offers()).toEqual([]))
    expect(since()).toEqual(['0 propose', '1 refuse'])
  })

  it('that has been changed meanwhile is considered again', async () => {
    const { answerOffer, asked } = slowly()
    const { propose, since, offers } = table(0, { answerOffer })
    await propose(GIFT)
    await propose(BEGGING)
    expect(asked).toHaveLength(1)
    at(asked, 0)({ seat: BOT, move: 'accept', picks: ['offer-1-2:credits=1:'] })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(offers()).toHaveLength(1)
    at(asked, 1)({ seat: BOT, move: 'refuse', picks: ['offer-1-2::credits=1'] })
    await vi.waitFor(() => expect(offers()).toEqual([]))
    expect(since()).toEqual(['0 propose', '0 propose', '1 refuse'])
  })

  it('that has been withdrawn meanwhile gets no answer', async () => {
    const { answerOffer, asked } = slowly()
    const { link, propose, since } = table(0, { answerOffer })
    await propose(GIFT)
    const picks = ['offer-1-2:credits=1:']
    await link.send({ do: 'choose', choice: { seat: 0, move: 'withdraw', picks }, how: 'hand' })
    at(asked, 0)({ seat: BOT, move: 'accept', picks })
    for (let turn = 0; turn < 9; turn++) await Promise.resolve()
    expect(since()).toEqual(['0 propose', '0 withdraw'])
    expect(link.snapshot(0)).toMatchObject({ isBroken: false })
  })

  it('comes before the question that the bot is thinking about, which it then considers again', async () => {
    const answers: (() => void)[] = []
    const { propose, since, link } = table(BOT, {
      answerOffer: thoughtful,
      answer: ({ decision, seed, view, level }) =>
        new Promise((resolve) => {
          answers.push(() =>
            // As the bots' worker does: the view was made by this game.
            resolve(chooseAsBot(bundle.game, level, { view: view as View, decision, seed })),
          )
        }),
    })
    expect(answers).toHaveLength(1)
    await propose(GIFT)
    expect(since()).toEqual(['0 propose'])
    at(answers, 0)()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    expect(since()).toEqual(['0 propose', '1 accept'])
    at(answers, 1)()
    await vi.waitFor(() => expect(since()).toEqual(['0 propose', '1 accept', '1 answers']))
    expect(link.snapshot(0)).toMatchObject({ isBroken: false })
  })
})

/** A bot that makes its own offer before it answers. */
function generous() {
  const said: string[] = []
  const answer = ({ decision }: { readonly decision: { readonly seat: Seat } }) => {
    said.push('asked')
    const move: Move = { seat: decision.seat, move: 'propose', picks: ['seat-1', 'give-credits=1'] }
    return Promise.resolve(said.length === 1 ? move : null)
  }
  return { said, answer }
}

describe('an offer of a bot', () => {
  it('comes before its answer, and a person has time to accept it', async () => {
    const { said, answer } = generous()
    const { link, since, offers } = table(BOT, { answer })
    await vi.waitFor(() => expect(offers()).toHaveLength(1))
    for (let turn = 0; turn < 9; turn++) await Promise.resolve()
    expect([since(), said.length]).toEqual([['1 propose'], 1])
    const picks = ['offer-2-1:credits=1:']
    await link.send({ do: 'choose', choice: { seat: 0, move: 'accept', picks }, how: 'hand' })
    await vi.waitFor(() => expect(since().slice(0, 3)).toEqual(['1 propose', '0 accept', '1 answers']))
  })

  it('stays until its time runs out, which begins when it is shown', async () => {
    const { answer } = generous()
    const { link, clock, since, offers } = table(BOT, { answer })
    await vi.waitFor(() => expect(offers()).toHaveLength(1))
    clock.pass(60_000)
    for (let turn = 0; turn < 9; turn++) await Promise.resolve()
    expect(since()).toEqual(['1 propose'])
    link.reportShown(link.snapshot(0).cursor)
    await Promise.resolve()
    clock.pass(OFFER_GRACE_MS - 1)
    for (let turn = 0; turn < 9; turn++) await Promise.resolve()
    expect(since()).toEqual(['1 propose'])
    clock.pass(1)
    await vi.waitFor(() => expect(since().slice(0, 2)).toEqual(['1 propose', '1 answers']))
  })

  it('has its full time again when the table is opened again', async () => {
    const { offers, kept } = table(BOT, generous())
    await vi.waitFor(() => expect(offers()).toHaveLength(1))
    const { parts, clock } = testHost(bundle, [ania, bot])
    const resumed = TableHost.fromRecord(bundle, kept(), parts)
    if (!resumed.ok) throw new Error(resumed.error.code)
    resumed.value.open()
    const link = resumed.value.connect([0])
    const { cursor } = link.snapshot(0)
    link.reportShown(cursor)
    clock.pass(OFFER_GRACE_MS - 1)
    for (let turn = 0; turn < 9; turn++) await Promise.resolve()
    expect(link.snapshot(0).cursor).toBe(cursor)
    clock.pass(1)
    await vi.waitFor(() => expect(link.snapshot(0).cursor).toBeGreaterThan(cursor))
  })
})

it('an offer to a person waits for that person', async () => {
  const { propose, since, offers } = table(0, { answerOffer: thoughtful }, [ania, bartek])
  await propose(GIFT)
  for (let turn = 0; turn < 9; turn++) await Promise.resolve()
  expect([since(), offers().length]).toEqual([['0 propose'], 1])
})
