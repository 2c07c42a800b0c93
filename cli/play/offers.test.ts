import { TestClock, TestStore } from '@kantyna/host/test'
import {
  at,
  type CompleteGame,
  type GameWithBots,
  type Match,
  type Offer,
  offerId,
  offersWith,
  type Seat,
  type StandingMove,
} from '@kantyna/kernel'
import { newTestMatch, thousand } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { offerAsQuestion, offersTo } from './offers.ts'
import { TerminalTable } from './terminal-table.ts'

type Table = ReturnType<typeof thousand.setup>

const callsTo = (t: Table, seat: Seat) => t.offers.filter(({ to, isCall }) => to === seat && isCall === true)

/** Offers what another seat has called for. */
const grant: StandingMove<Table> = {
  name: 'grant',
  shape: 'one',
  rules: [],
  isTalk: true,
  answersCalls: true,
  list: (t, seat) => callsTo(t, seat).map(({ from }) => from),
  option: (t, seat) => ({ id: offerId(at(callsTo(t, seat), 0)), touches: [] }),
  take(t, seat) {
    const { from, takes } = at(callsTo(t, seat), 0)
    t.offers = offersWith(t.offers, { from: seat, to: from, gives: takes, takes: {} })
  },
}

/** A table of four with these open offers. */
function tableWith(offers: readonly Offer[]) {
  const { standing } = thousand
  if (standing === undefined) throw new Error('nobody deals')
  const game: CompleteGame<Table> = {
    ...thousand,
    standing: { ...standing, moves: { ...standing.moves, grant } },
  }
  const match = newTestMatch({ game, seats: 4, options: {} }, 1)
  match.position.offers = offers
  match.position.active = 1
  // A table plays any game.
  const [anyMatch, anyGame] = [match, game] as unknown as [Match, GameWithBots]
  const table = new TerminalTable(anyMatch, anyGame, new TestClock(), new TestStore())
  table.open()
  return { table, offersWaitingFor: (seat: Seat) => offersTo(anyGame, table.link, seat) }
}

test('“yes” to a call makes an offer with the same terms; “yes” to any other offer accepts it', async () => {
  const call: Offer = { from: 0, to: 1, gives: {}, takes: { credits: [1] }, isCall: true }
  const gift: Offer = { from: 2, to: 1, gives: { credits: [1] }, takes: {} }
  const { table, offersWaitingFor } = tableWith([call, gift])
  const waiting = await offersWaitingFor(1)
  expect(waiting.map(({ yes, refusal }) => [yes, refusal])).toEqual([
    ['grant', null],
    ['accept', null],
  ])
  expect(offerAsQuestion(at(waiting, 0)).options.map(({ id }) => id)).toEqual(['accept', 'refuse', 'later'])
  await table.choose({ seat: 1, move: at(waiting, 0).yes, picks: [at(waiting, 0).id] })
  expect(await offersWaitingFor(0)).toMatchObject([
    { yes: 'accept', offer: { from: 1, gives: { credits: [1] } } },
  ])
})

const far = { credits: [1_000_000] }

test.each([
  ['alone', []],
  ['beside one that can', [{ from: 2, to: 1, gives: { credits: [1] }, takes: {} }]],
])('an offer that cannot be carried out is shown with the reason: %s', async (_, others) => {
  const { offersWaitingFor } = tableWith([{ from: 0, to: 1, gives: {}, takes: far }, ...others])
  const waiting = at(await offersWaitingFor(1), 0)
  expect(waiting.refusal).toMatchObject({ reason: 'cannotGive', facts: { seat: 1, clause: 'credits' } })
  const { options, blocked } = offerAsQuestion(waiting)
  expect(options.map(({ id }) => id)).toEqual(['refuse', 'later'])
  expect(blocked).toMatchObject([{ refusal: { reason: 'cannotGive' } }])
})
