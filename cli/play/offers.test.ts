import {
  at,
  type GameWithWords,
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

type Table = ReturnType<typeof thousand.setup>

const callsTo = (t: Table, seat: Seat) => t.offers.filter(({ to, isCall }) => to === seat && isCall === true)

/** Offers what it was called on for. */
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

test('yes to a call is an offer of the same; yes to any other offer takes it', () => {
  const { standing } = thousand
  if (standing === undefined) throw new Error('nobody deals')
  const game: GameWithWords<Table> = {
    ...thousand,
    standing: { ...standing, moves: { ...standing.moves, grant } },
  }
  const match = newTestMatch({ game, seats: 4, options: {} }, 1)
  const call: Offer = { from: 0, to: 1, gives: {}, takes: { credits: [1] }, isCall: true }
  match.position.offers = [call, { from: 2, to: 1, gives: { credits: [1] }, takes: {} }]
  match.position.active = 1
  const offersWaitingFor = (seat: Seat) => offersTo(match as unknown as Match, seat) // of any game
  const waiting = offersWaitingFor(1)
  expect(waiting.map(({ yes, refusal }) => [yes, refusal])).toEqual([
    ['grant', null],
    ['accept', null],
  ])
  expect(offerAsQuestion(at(waiting, 0)).options.map(({ id }) => id)).toEqual(['accept', 'refuse', 'later'])
  expect(match.choose({ seat: 1, move: at(waiting, 0).yes, picks: [at(waiting, 0).id] }).ok).toBe(true)
  expect(offersWaitingFor(0)).toMatchObject([{ yes: 'accept', offer: { from: 1, gives: { credits: [1] } } }])
})
