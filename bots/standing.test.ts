import {
  at,
  begin,
  type Choice,
  fastDice,
  type GameWithBots,
  newChance,
  playChoice,
  readChoice,
  type Seat,
  viewOf,
} from '@kantyna/kernel'
import { scrambled, thousand } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { replyToOffer } from './offer-reply.ts'
import { answerOffer, moveAsBot, proposeAsBot } from './standing.ts'

type Table = ReturnType<typeof thousand.setup>

/** Four traders; the first one has a question, and credits and cargo to trade. */
function table(seed = 1): Table {
  const t = begin(thousand, 4, {}, newChance(seed, thousand.streams))
  expect(t.active).toBe(0)
  return t
}

const propose = (seat: Seat, ...picks: string[]): Choice => ({ seat, move: 'propose', picks })

function considered(t: Table, seat: Seat, seed = 5) {
  const decisions = t.open.filter((open) => open.seat === seat)
  const made = moveAsBot(thousand, { seat, view: viewOf(thousand, t, seat), decisions, seed })
  return made === null ? null : { name: made.move.name, picks: made.picks }
}

test('accepts an offer that improves its position', () => {
  const t = table()
  const cargo = at(at(t.cargo, 1), 0)
  expect(
    playChoice(thousand, t, propose(0, 'seat-2', 'give-credits=4', `take-cargo=cargo-${cargo}`)).ok,
  ).toBe(true)
  expect(considered(t, 1)).toMatchObject({ name: 'accept' })
})

test('refuses an offer that does not help, also an equal one, so that nobody waits for an answer', () => {
  for (const credits of [1, 3]) {
    const t = table()
    const cargo = at(at(t.cargo, 1), 0)
    playChoice(thousand, t, propose(0, 'seat-2', `give-credits=${credits}`, `take-cargo=cargo-${cargo}`))
    expect(considered(t, 1)).toMatchObject({ name: 'refuse' })
  }
})

test('makes no moves unasked: no gifts, no offers, no talk', () => {
  const t = table()
  for (const seat of [0, 1, 2, 3]) expect(considered(t, seat)).toBeNull()
})

test('makes the same decision from the same seed, and uses only its seat’s view', () => {
  const t = table()
  playChoice(thousand, t, propose(0, 'seat-2', 'give-credits=2'))
  const other = scrambled(thousand, t, 1, fastDice(9))
  expect(considered(other, 1)).toEqual(considered(t, 1))
})

/** A seat's reply to the offers that wait for it. */
function said(t: Table, seat: Seat) {
  return answerOffer(thousand, { seat, view: viewOf(thousand, t, seat), decisions: [], seed: 5 })
}

test('accepts or refuses an offer by its terms; without an offer it does nothing', () => {
  const t = table()
  expect(said(t, 1)).toBeNull()
  playChoice(thousand, t, propose(0, 'seat-2', 'give-credits=2'))
  expect(said(t, 1)).toEqual({ seat: 1, move: 'accept', picks: ['offer-1-2:credits=2:'] })
  playChoice(thousand, t, propose(0, 'seat-2', 'take-credits=2'))
  expect(said(t, 1)).toEqual({ seat: 1, move: 'refuse', picks: ['offer-1-2::credits=2'] })
})

test('its reply applies only to the offer that it was about', () => {
  const t = table()
  playChoice(thousand, t, propose(0, 'seat-2', 'give-credits=2'))
  const accepted = said(t, 1)
  expect(replyToOffer(thousand, t, 1, accepted)).toEqual(accepted)
  const refused = { seat: 1, move: 'refuse', picks: ['offer-1-2:credits=2:'] }
  expect(replyToOffer(thousand, t, 1, null)).toEqual(refused)
  // The credits have been spent: the bot refuses, so that nobody waits.
  t.credits[0] = 0
  expect(replyToOffer(thousand, t, 1, accepted)).toEqual(refused)
  t.credits[0] = 5
  playChoice(thousand, t, propose(0, 'seat-2', 'give-credits=3'))
  expect(replyToOffer(thousand, t, 1, accepted)).toBeNull()
})

/**
 * The same game with two additions: a seat with a question offers the next seat a credit, and a seat that is begged
 * from asks for one.
 */
const dealing: GameWithBots<Table> = {
  ...thousand,
  propose(t, seat) {
    const partner = t.offers.find(({ to }) => to === seat)?.from ?? (seat + 1) % t.seats
    const gives = partner === (seat + 1) % t.seats ? ['give-credits=1'] : ['take-credits=3']
    const read = readChoice(thousand, t, propose(seat, `seat-${partner + 1}`, ...gives))
    return read.ok && read.value.move !== null ? { move: 'propose', picks: read.value.picks } : null
  },
}

const situation = (t: Table, seat: Seat) => ({
  seat,
  view: viewOf(dealing, t, seat),
  decisions: t.open.filter((open) => open.seat === seat),
  seed: 5,
})

test('proposes what its game suggests, as far as the rules allow', () => {
  const t = table()
  const proposed = proposeAsBot(dealing, situation(t, 0))
  expect(proposed).toMatchObject({ seat: 0, move: 'propose' })
  expect(proposed?.picks).toEqual(expect.arrayContaining(['seat-2', 'give-credits=1']))
  expect(proposeAsBot(thousand, situation(t, 0))).toBeNull()
  t.made[0] = thousand.standing?.limit ?? 0
  expect(proposeAsBot(dealing, situation(t, 0))).toBeNull()
})

test('prefers a counter-offer to a refusal, and accepts an offer that improves its position first', () => {
  const t = table()
  playChoice(thousand, t, propose(0, 'seat-2', 'take-credits=2'))
  const counter = answerOffer(dealing, situation(t, 1))
  expect(counter).toMatchObject({ seat: 1, move: 'propose' })
  expect(replyToOffer(dealing, t, 1, counter)).toEqual(counter)
  // If that is no longer possible, the offer is refused; if it is gone, there is no reply.
  const impossible = { seat: 1, move: 'propose', picks: ['seat-2'] }
  expect(replyToOffer(dealing, t, 1, impossible)).toMatchObject({ move: 'refuse' })
  playChoice(thousand, t, propose(0, 'seat-2', 'give-credits=2'))
  expect(answerOffer(dealing, situation(t, 1))).toMatchObject({ move: 'accept' })
  t.offers = []
  expect(replyToOffer(dealing, t, 1, counter)).toBeNull()
})
