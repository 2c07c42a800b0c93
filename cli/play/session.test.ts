import { transgalactica } from '@kantyna/games/transgalactica'
import {
  at,
  type CompleteGame,
  type FullGameBundle,
  type Lang,
  Match,
  type Position,
  type SeatHolder,
  verify,
} from '@kantyna/kernel'
import { automa, newTestMatch, thousand } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { CLEARED, fakeTerminal } from '../fake-terminal.ts'
import { matchKeys } from '../keys.ts'
import { Session } from './session.ts'
import { tableHere } from './table-here.ts'

const [ANN, BEN] = [0, 1]

async function session<P extends Position>(
  game: CompleteGame<P>,
  match: Match<P>,
  lines: readonly string[],
  lang: Lang = 'en',
): Promise<string> {
  const { terminal, written } = fakeTerminal(lines)
  // A session plays any game, and uses no scenario words.
  const [anyMatch, bundle] = [match, { game }] as unknown as [Match, FullGameBundle]
  const table = tableHere(anyMatch, bundle, { file: null, lang, terminal })
  await new Session(table, bundle, [], lang, terminal).play()
  return written.out
}

/** Three traders at one keyboard; the first of them has a question. */
const traders = () => newTestMatch({ game: thousand, seats: 3, options: {} }, 1)

async function played(lines: readonly string[], lang: Lang = 'en') {
  const match = traders()
  return { out: await session(thousand, match, lines, lang), match }
}

/** The number of a move in the list that Ann is shown. */
function numberOf(name: string): number {
  return (
    traders()
      .movesFor(ANN)
      .findIndex(({ kind }) => kind === name) + 1
  )
}

describe('standing moves', () => {
  test('are listed with the question, in the language of the table', async () => {
    expect((await played([])).out).toContain(`m${numberOf('give')}  Give credits\n`)
    expect((await played([], 'pl')).out).toContain(`m${numberOf('give')}  Daj kredyty\n`)
  })

  test('are made part by part, and the question is asked again', async () => {
    const before = at(traders().position.credits, BEN)
    const { out, match } = await played([`m${numberOf('give')}`, '1', '2'])
    expect(match.entries).toMatchObject([{ seat: ANN, move: 'give', picks: ['seat-2', 'credits=2'] }])
    expect(match.position.credits[BEN]).toBe(before + 2)
    const question = out.split('\n').find((line) => line.startsWith('Seat 1: '))
    expect(out.split(`${question}\n`)).toHaveLength(3)
  })

  test('are cancelled with u, at any part', async () => {
    const { out, match } = await played([`m ${numberOf('give')}`, '1', 'u', `m${numberOf('give')}`, 'u'])
    expect(match.entries).toEqual([])
    expect(out).toContain('How many credits?')
  })

  test('an offer is assembled and stays open', async () => {
    const terms = ['2', '', '0', '0', '', '0'] // credits, cargo and debt given, then the same asked for
    const { out, match } = await played([`m${numberOf('propose')}`, '1', ...terms, 'later'])
    expect(match.position.offers).toEqual([{ from: ANN, to: BEN, gives: { credits: [2] }, takes: {} }])
    expect(out).toMatch(/m\d {2}Withdraw an offer/)
  })

  const offering = [`m${numberOf('propose')}`, '1', '2', '', '0', '0', '', '0']

  test('an offer is shown at once to its receiver, who accepts it; then the question is asked again', async () => {
    const { out, match } = await played([...offering, '1'])
    expect(match.entries.map(({ seat, move }) => [seat, move])).toEqual([
      [ANN, 'propose'],
      [BEN, 'accept'],
    ])
    const put = out.slice(out.indexOf('── Seat 2 ──'))
    expect(put).toContain(
      'Seat 2: Seat 1 → Seat 2: makes an offer (credits 2 ↔ –)\n  1  Accept\n  2  Refuse\n',
    )
    expect(put.slice(put.indexOf('── Seat 1 ──'))).toContain('comes to a deal')
  })

  test('it may be refused, left open and accepted later, or withdrawn', async () => {
    const { match: refused } = await played([...offering, '2'])
    expect(refused.entries.at(-1)).toMatchObject({ seat: BEN, move: 'refuse' })
    const { match: left, out } = await played([...offering, 'u', 'later'], 'pl')
    expect(left.position.offers).toHaveLength(1)
    expect(out).toContain('3  Później: propozycja pozostaje otwarta')
    expect(out).toContain('Nie ma takiej odpowiedzi.')
    const withdraw = left.movesFor(ANN).findIndex(({ kind }) => kind === 'withdraw') + 1
    const { match } = await played([...offering, 'later', `m${withdraw}`, '1'])
    expect(match.entries.map(({ move }) => move)).toEqual(['propose', 'withdraw'])
  })

  test('on a screen it is shown after a curtain, and text typed before does not answer it', async () => {
    const { terminal, written, ages } = fakeTerminal(['', ...offering, '', '1'], { isScreen: true })
    const match = traders() as unknown as Match // as in `session`
    const bundle = { game: thousand } as unknown as FullGameBundle // as in `session`
    const table = tableHere(match, bundle, { file: null, lang: 'en', terminal })
    await new Session(table, bundle, [], 'en', terminal).play()
    expect(match.entries.at(-1)).toMatchObject({ seat: BEN, move: 'accept' })
    const [, , put = ''] = written.out.split(CLEARED)
    expect(put).toMatch(/^Seat 2, there is an offer for you\. Press Enter when nobody else is looking\./)
    // The curtain, the offer, and the curtain for the player with the question.
    expect(ages.slice(-3)).toEqual(['deliberate', 'fresh', 'deliberate'])
  })

  test('a continued game shows the open offers', async () => {
    const { match } = await played([...offering])
    expect(match.position.offers).toHaveLength(1)
    expect(await session(thousand, match, ['2'])).toContain('1  Accept')
    expect(match.position.offers).toEqual([])
  })

  test('a bot answers an offer by itself', async () => {
    const seats: readonly SeatHolder[] = [
      { name: 'Ann', kind: 'person' },
      { name: 'Bot', kind: 'bot', level: 'random' },
      { name: 'Cid', kind: 'bot', level: 'random' },
    ]
    const { seed, contributions } = traders().setup
    const match = new Match(thousand, { options: {}, seats, seed, contributions })
    const out = await session(thousand, match, offering)
    expect(match.entries.map(({ seat, move }) => [seat, move])).toEqual([
      [ANN, 'propose'],
      [BEN, 'accept'],
    ])
    expect(out).toContain('Ann → Bot: comes to a deal')
  })

  test('a number that is not listed is reported', async () => {
    expect((await played(['m99'])).out).toContain('There is no such m line right now.')
  })
})

test('an amount is entered by typing its option repeatedly; unavailable options are not listed', async () => {
  const match = newTestMatch({ game: transgalactica, seats: 2, options: {} }, 1)
  const drafts = ['1', '1', '1']
  // Income: one raw material each. Then the first player trades for two of them.
  const out = await session(transgalactica, match, [...drafts, '1', '2', '1', '2', 'trade', '1 1'])
  expect(match.entries.map(({ picks }) => picks).slice(drafts.length)).toEqual([
    ['income', 'resources=raw:1'],
    ['income', 'resources=raw:1'],
    ['trade', 'pay=raw:2'],
  ])
  expect(out).toContain('; a number may be repeated > 1 1\n')
})

test('? lists what cannot be done', async () => {
  const match = newTestMatch({ game: transgalactica, seats: 2, options: {} }, 1)
  const lines = ['1', '1', '1', '1', '2', '1', '2', 'exploration', '?']
  expect(await session(transgalactica, match, lines)).toMatch(
    / {2}Move to [\w ]+: Too far: you can move 1 space\. \[/,
  )
})

test('an automa is never asked and contributes nothing to chance, and the record verifies', async () => {
  const seats: readonly SeatHolder[] = [
    { name: 'Ann', kind: 'person' },
    { name: 'Rules', kind: 'automa' },
  ]
  const match = new Match(automa, { options: {}, seats, ...matchKeys(seats, 3) })
  const out = await session(automa, match, new Array<string>(400).fill('1'))
  expect(out).toContain('The game is over.')
  expect(out).not.toContain('── Rules ──')
  expect(match.record().contributions).toHaveLength(1)
  expect(verify(automa, match.record())).toMatchObject({ ok: true })
})

test('after an undo another choice is made: the question has a new id, and the record still verifies', async () => {
  const match = newTestMatch({ game: thousand, seats: 3, options: {} }, 1, 1)
  const first = at(match.decisionsFor(ANN), 0)
  await session(thousand, match, ['1', 'u', '2', 'q'])
  expect(match.takebacks).toHaveLength(1)
  expect(match.entries[0]).toMatchObject({ seat: ANN, decision: first.id, picks: [at(first.options, 1).id] })
  const stale = { seat: ANN, decision: first.id, picks: [at(first.options, 0).id] }
  expect(match.choose(stale)).toEqual({ ok: false, error: { code: 'stale', decision: first.id } })
  expect(verify(thousand, match.record()).ok).toBe(true)
})
