import { bundleOf } from '@kantyna/host/test'
import {
  anyAnswer,
  at,
  fastDice,
  historyOf,
  Match,
  plainText,
  type TableEntry,
  writePicks,
} from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { logOf } from './log.ts'

const taken = { kind: 'play', source: null, isPass: false, how: 'hand', answer: null } as const

it('uses the game’s number as the heading of each turn', () => {
  const entries: TableEntry[] = [
    { index: -1, choice: null, events: [] },
    { index: 0, choice: { ...taken, seat: 0, opensTurn: true, turn: 1 }, events: [] },
    { index: 1, choice: { ...taken, seat: 0, opensTurn: false }, events: [] },
    { index: 2, choice: { ...taken, seat: 0, opensTurn: true, turn: 3 }, events: [] },
  ]
  expect(logOf(entries).map(({ number, entries: { length } }) => [number, length])).toEqual([
    [0, 1],
    [1, 2],
    [3, 1],
  ])
})

it('heads the turns of automas that follow from one choice of a player', () => {
  const began = (seat: number, turn: number) => ({ type: 'turnBegan', seat, turn })
  const moved = { type: 'moved' }
  const entries: TableEntry[] = [
    { index: -1, choice: null, events: [] },
    {
      index: 0,
      choice: { ...taken, seat: 0, opensTurn: true, turn: 1 },
      events: [moved, began(1, 2), moved, moved, began(2, 3), moved, began(0, 4)],
    },
    { index: 1, choice: { ...taken, seat: 0, opensTurn: true, turn: 4 }, events: [moved] },
  ]
  const turns = logOf(entries, 0b110)
  expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
    [0, null],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ])
  expect(turns.map(({ entries }) => entries.flatMap(({ events }) => events).length)).toEqual([0, 1, 3, 3, 1])
  expect(logOf(entries)).toHaveLength(3)
})

it('counts turns itself if the game does not', () => {
  const entries: TableEntry[] = [
    { index: -1, choice: null, events: [] },
    { index: 0, choice: { ...taken, seat: 1, opensTurn: true }, events: [] },
    { index: 1, choice: { ...taken, seat: 0, opensTurn: true }, events: [] },
  ]
  expect(logOf(entries).map(({ number }) => number)).toEqual([0, 1, 2])
})

it('uses the number from the line before it as the heading of a turn', async () => {
  const { game } = await bundleOf('deckbuilding')
  const key = (digit: string) => digit.repeat(64)
  const seats = ['Ann', 'Zoe'].map((name) => ({ name, kind: 'person' as const }))
  const match = new Match(game, {
    options: game.options(2).parse({}),
    seats,
    seed: key('1'),
    contributions: [key('2'), key('3')],
  })
  const dice = fastDice(7)
  while (!match.isOver && match.entries.length < 300) {
    const decision = at(match.position.open, 0)
    const picks = anyAnswer(game, match.position, decision, dice.below)
    const { seat, id } = decision
    match.choose({ seat, decision: id, picks: writePicks(game, match.position, decision, picks) })
  }
  const turns = logOf(historyOf(game, match.record()).history)
  const announced = turns.map(({ entries }) =>
    entries
      .flatMap(({ events }) => events)
      .flatMap((event) => plainText(game.words.en.event(event) ?? [], (seat) => at(seats, seat).name))
      .flatMap((said) => /^Turn (\d+): /.exec(said)?.[1] ?? []),
  )
  expect(turns.length).toBeGreaterThan(8)
  for (const [index, { number }] of turns.slice(1).entries())
    expect(announced[index]?.at(-1), `before turn ${number}`).toBe(String(number))
})
