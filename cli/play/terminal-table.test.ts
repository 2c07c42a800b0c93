import { botSeed, chooseAsBot } from '@kantyna/bots'
import { TestClock, TestStore } from '@kantyna/host/test'
import {
  at,
  type FullGameBundle,
  type GameWithBots,
  Match,
  readChoice,
  type SeatHolder,
  verify,
  withRows,
  writePicks,
} from '@kantyna/kernel'
import { newTestMatch, thousand } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { fakeTerminal } from '../fake-terminal.ts'
import { openGame } from '../games.ts'
import { matchKeys } from '../keys.ts'
import { Session } from './session.ts'
import { tableHere } from './table-here.ts'
import { TerminalTable } from './terminal-table.ts'

const bot = (name: string): SeatHolder => ({ name, kind: 'bot', level: 'greedy' })
const person = (name: string): SeatHolder => ({ name, kind: 'person' })

async function duel(seats: readonly SeatHolder[]) {
  const { game } = await openGame('deckbuilding')
  const options = game.options(2).parse({ bases: 'secret' })
  return { game, match: new Match(game, { options, seats, ...matchKeys(seats, 7) }) }
}

test('bots answer in the order in which they are asked, by the seed of the moment, and no clock has to run', async () => {
  const { game, match } = await duel([bot('Ann'), bot('Ben')])
  const store = new TestStore()
  const table = new TerminalTable(match, game, new TestClock(), store)
  table.open()
  for (let choices = 0; choices < 30; choices++) {
    table.letOthersChoose()
    await table.settle()
  }
  const twin = new Match(game, match.setup)
  for (let choices = 0; choices < 30; choices++) {
    const decision = at(twin.position.open, 0)
    const { seat, id } = decision
    const thinking = { view: twin.viewFor(seat), decision, seed: botSeed(match.setup.contributions, choices) }
    const picks = writePicks(game, twin.position, decision, chooseAsBot(game, 'greedy', thinking))
    twin.choose({ seat, decision: id, picks })
  }
  expect(match.entries).toEqual(twin.entries)
  expect(store.rows).toMatchObject(twin.entries.map((entry) => ({ kind: 'choice', entry })))
})

test('a row is kept for every choice and take-back, before anything else is asked', async () => {
  const { game, match } = await duel([person('Ann'), bot('Ben')])
  const store = new TestStore()
  const begun = match.record()
  const table = new TerminalTable(match, game, new TestClock(), store)
  table.open()
  const { id, min, options } = at(table.link.snapshot(0).decisions, 0)
  const picks = options.slice(0, min).map((option) => option.id)
  await table.choose({ seat: 0, decision: id, picks })
  expect(store.rows.map(({ kind }) => kind)).toEqual(['choice'])
  const { undo } = table.link.snapshot(0)
  if (undo === null) throw new Error('nothing can be taken back')
  await table.takeBack(undo, () => Promise.resolve(true))
  expect(store.rows.map(({ kind }) => kind)).toEqual(['choice', 'takeback'])
  const whole = withRows(begun, store.rows, match.record())
  expect(whole).toEqual(match.record())
  expect(verify(game, whole).ok).toBe(true)
  await expect(table.choose({ seat: 0, decision: id, picks })).rejects.toThrow('refused: stale')
})

test('a fault of a bot ends the game with the problem itself', async () => {
  const { game, match } = await duel([bot('Ann'), bot('Ben')])
  const problem = new Error('no idea')
  const evaluate = () => {
    throw problem
  }
  const table = new TerminalTable(match, { ...game, evaluate }, new TestClock(), new TestStore())
  table.open()
  table.letOthersChoose()
  await expect(table.settle()).rejects.toBe(problem)
})

/** Bots offer a credit to the person in the first seat before they answer anything. */
const generous: GameWithBots<ReturnType<typeof thousand.setup>> = {
  ...thousand,
  propose(t, seat) {
    const isOffered = t.offers.some(({ from }) => from === seat)
    const read = readChoice(thousand, t, { seat, move: 'propose', picks: ['seat-1', 'give-credits=1'] })
    return !isOffered && read.ok && read.value.move !== null
      ? { move: 'propose', picks: read.value.picks }
      : null
  },
}

test('no bot continues while an offer waits to be shown', async () => {
  const { seed, contributions } = newTestMatch({ game: thousand, seats: 3, options: {} }, 1).setup
  const seats = [person('Ann'), bot('Ben'), bot('Cid')]
  const match = new Match(thousand, { options: {}, seats, seed, contributions })
  const asked: string[] = []
  // Ann ends her turn, and leaves the first offer open.
  const { terminal } = fakeTerminal(['1', '1', '1', 'later', '1'])
  const watched = {
    ...terminal,
    ask: (prompt: string, age: Parameters<typeof terminal.ask>[1]) => {
      const last = match.entries.at(-1)
      if (last?.move === 'propose') asked.push(`${last.seat} proposes`)
      return terminal.ask(prompt, age)
    },
  }
  const [anyMatch, bundle] = [match, { game: generous }] as unknown as [Match, FullGameBundle] // of any game
  const here = { file: null, lang: 'en', terminal: watched, clock: new TestClock() } as const
  await new Session(tableHere(anyMatch, bundle, here), bundle, [], 'en', watched).play()
  const proposals = match.entries.filter(({ move }) => move === 'propose')
  expect(proposals.length).toBeGreaterThan(0)
  // Each was the latest event when the person's question opened.
  expect(new Set(asked)).toEqual(new Set(proposals.map(({ seat }) => `${seat} proposes`)))
  expect(asked.length).toBeGreaterThanOrEqual(proposals.length)
})
