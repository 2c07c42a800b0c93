import { describe, expect, test } from 'vitest'
import {
  answer,
  at,
  begin,
  type CheckedGame,
  emit,
  fastDice,
  type Game,
  type GameWithWords,
  guess,
  newChance,
  type Seat,
  UNSEEN,
  viewOf,
} from '../index.ts'
import { wallBetween, wallFactsOf } from '../play/undo.ts'
import { checkSecrecy, scrambled, testGame } from '../testkit/index.ts'
import { DRAW, LAY, LOOK, learn, type Memory, memoryGame, SHUFFLE } from '../testkit/memory-game.ts'
import { knowledgeOf } from './knowledge.ts'

const SPECTATORS = 1 << 2
const EVERYBODY = 0b111
const amounts = { games: 60, secretPositions: 300, matches: 6, mutations: 30 }

/** Two seats; seat 0 is to act. Nobody has seen anything except the row. */
function table(): Memory {
  const t = begin(memoryGame, 2, {}, newChance(5, memoryGame.streams))
  t.hands = [
    [3, 1],
    [7, 5, 6],
  ]
  t.decks = [
    [0, 2],
    [4, 8],
  ]
  t.stock = [9, 10, 11, 12]
  t.row = [13, -1]
  t.open = [
    { id: 0, seat: 0, kind: 'act', options: [13, LAY + 3, LAY + 1, LOOK, DRAW, SHUFFLE], min: 1, max: 1 },
  ]
  return t
}

function choose(t: Memory, code: number): void {
  answer(memoryGame, t, at(t.open, 0), [code])
}

describe('a view of remembered piles', () => {
  test('shows only the number of pieces while nothing is known', () => {
    const view = viewOf(memoryGame, table(), 0)
    expect(view.decks).toEqual([
      [UNSEEN, UNSEEN],
      [UNSEEN, UNSEEN],
    ])
    expect(view.stock).toEqual([UNSEEN, UNSEEN, UNSEEN, UNSEEN])
    expect(view.hands).toEqual([
      [3, 1],
      [UNSEEN, UNSEEN, UNSEEN],
    ])
    expect(viewOf(memoryGame, table(), null).hands).toEqual([
      [UNSEEN, UNSEEN],
      [UNSEEN, UNSEEN, UNSEEN],
    ])
  })

  test('shows piles that nobody remembers as numbers, one for each seat', () => {
    expect(viewOf(memoryGame, table(), 0).bags).toEqual([3, 1])
  })

  test('shows a piece in a deck in its place to those who know it', () => {
    const t = table()
    learn(t, 10, 1 << 0)
    learn(t, 8, 1 << 1)
    learn(t, 0, SPECTATORS)
    expect(viewOf(memoryGame, t, 0)).toMatchObject({
      stock: [UNSEEN, 10, UNSEEN, UNSEEN],
      decks: [
        [UNSEEN, UNSEEN],
        [UNSEEN, UNSEEN],
      ],
    })
    expect(viewOf(memoryGame, t, 1)).toMatchObject({
      stock: [UNSEEN, UNSEEN, UNSEEN, UNSEEN],
      decks: [
        [UNSEEN, UNSEEN],
        [UNSEEN, 8],
      ],
    })
    expect(viewOf(memoryGame, t, null).decks).toEqual([
      [0, UNSEEN],
      [UNSEEN, UNSEEN],
    ])
  })

  test('shows the order of a hand only to its owner', () => {
    const t = table()
    for (const card of [7, 6]) learn(t, card, EVERYBODY)
    expect(viewOf(memoryGame, t, 1).hands[1]).toEqual([7, 5, 6])
    expect(viewOf(memoryGame, t, 0).hands[1]).toEqual([6, 7, UNSEEN])
    expect(viewOf(memoryGame, t, null).hands[1]).toEqual([6, 7, UNSEEN])
  })

  test('does not show who knows what', () => {
    expect(viewOf(memoryGame, table(), 0)).not.toHaveProperty('knowers')
  })

  test('is a copy: changing a view does not change the position', () => {
    const t = table()
    viewOf(memoryGame, t, 0).stock.pop()
    at(viewOf(memoryGame, t, 0).decks, 0).pop()
    expect([t.stock.length, at(t.decks, 0).length]).toEqual([4, 2])
  })
})

describe('a guess', () => {
  function guessed(t: Memory, seat: Seat, seed: number): Memory {
    const own = t.open.filter((open) => open.seat === seat)
    return guess(memoryGame, viewOf(memoryGame, t, seat), own, fastDice(seed).below)
  }

  test('keeps what the viewer knows, and deals the rest', () => {
    const t = table()
    learn(t, 11, 1 << 0)
    learn(t, 8, 1 << 1)
    learn(t, 6, EVERYBODY)
    const bottoms = new Set<number>()
    for (let seed = 1; seed <= 50; seed++) {
      const made = guessed(t, 0, seed)
      expect(memoryGame.violations(made)).toEqual([])
      expect(viewOf(memoryGame, made, 0)).toEqual(viewOf(memoryGame, t, 0))
      expect([made.stock[2], made.hands[0], made.row]).toEqual([11, [3, 1], [13, -1]])
      expect(made.hands[1]).toContain(6)
      bottoms.add(at(made.stock, 0))
    }
    // All pieces that seat 0 cannot place, including those that only its opponent knows.
    expect([...bottoms].sort((a, b) => a - b)).toEqual([0, 2, 4, 5, 7, 8, 9, 10, 12])
  })

  test('keeps the knowledge of the viewer, and gives nobody else any', () => {
    const t = table()
    learn(t, 11, EVERYBODY)
    learn(t, 3, EVERYBODY)
    learn(t, 8, 1 << 1)
    const knowers = guessed(t, 0, 1).knowers
    expect(knowers).toHaveLength(18)
    expect(knowers.flatMap((bits, card) => (bits === 0 ? [] : [[card, bits]]))).toEqual([[11, 1 << 0]])
  })

  test('differs from a second guess from the same view, and does not change the view', () => {
    const view = viewOf(memoryGame, table(), 1)
    const before = structuredClone(view)
    const randomBelow = fastDice(4).below
    const own = table().open
    const stocks = Array.from({ length: 5 }, () => {
      const made = guess(memoryGame, view, own, randomBelow)
      made.knowers.fill(EVERYBODY)
      return made.stock.join()
    })
    expect(new Set(stocks).size).toBeGreaterThan(1)
    expect(view).toEqual(before)
    expect(new Set(guess(memoryGame, view, own, randomBelow).knowers)).toEqual(new Set([0]))
  })
})

describe('the undo wall', () => {
  function wallOf(t: Memory, code: number): string | null {
    const before = wallFactsOf(memoryGame, t)
    choose(t, code)
    return wallBetween(before, wallFactsOf(memoryGame, t), 0, [])
  }

  test('counts a remembered piece as known, and an empty place as no piece', () => {
    const t = table()
    learn(t, 12, 1 << 0)
    learn(t, 5, 1 << 0)
    const known = knowledgeOf(memoryGame, t).get('card') ?? []
    const knownTo = (seat: number) =>
      [...known.keys()].filter((card) => (at(known, card) & (1 << seat)) !== 0)
    expect(knownTo(0)).toEqual([1, 3, 5, 12, 13])
    expect(knownTo(1)).not.toContain(12)
  })

  test('is raised by a look, but not by a second look at the same piece', () => {
    expect(wallOf(table(), LOOK)).toBe('shown')
    const looked = table()
    learn(looked, 12, 1 << 0)
    expect(wallOf(looked, LOOK)).toBe(null)
  })

  test('is not raised if the stock is gone and a place becomes empty', () => {
    const t = table()
    t.decks[0] = [...at(t.decks, 0), ...t.stock.splice(0)]
    expect(wallOf(t, 13)).toBe(null)
    expect(t.row).toEqual([-1, -1])
  })
})

describe('the other world of the leak test', () => {
  test('keeps what the seat knows, and which places the others know', () => {
    const t = table()
    learn(t, 11, 1 << 0)
    learn(t, 12, 1 << 1)
    learn(t, 5, 1 << 0)
    const tops = new Set<number>()
    for (let seed = 1; seed <= 40; seed++) {
      const twin = scrambled(memoryGame, t, 0, fastDice(seed))
      expect(memoryGame.violations(twin)).toEqual([])
      expect([twin.hands[0], twin.stock[2], twin.hands[1]?.[1]]).toEqual([[3, 1], 11, 5])
      const top = at(twin.stock, 3)
      tops.add(top)
      // The opponent still knows only the top of the stock, whichever piece lies there now.
      expect(viewOf(memoryGame, twin, 1).stock).toEqual([UNSEEN, UNSEEN, UNSEEN, top])
      expect(twin.knowers.filter((bits) => bits !== 0)).toHaveLength(3)
    }
    expect(tops.size).toBeGreaterThan(3)
  })

  test('of a spectator keeps only what spectators know', () => {
    const t = table()
    learn(t, 9, SPECTATORS)
    learn(t, 10, 0b11)
    const seconds = new Set<number>()
    for (let seed = 1; seed <= 20; seed++) {
      const twin = scrambled(memoryGame, t, null, fastDice(seed))
      expect(twin.stock[0]).toBe(9)
      seconds.add(at(twin.stock, 1))
    }
    expect(seconds.size).toBeGreaterThan(1)
  })
})

describe('a leak is found', () => {
  const act = at(Object.values(memoryGame.decisions), 0)

  function problems(game: CheckedGame<Memory>, t: Memory, seat: Seat | null): string[] {
    const dice = fastDice(8)
    return Array.from({ length: 20 }, () => checkSecrecy(game, t, seat, dice)).flat()
  }

  /** The source of seat 0's question is a card; everybody sees the source. */
  const telling = (tell: (t: Memory) => number): CheckedGame<Memory> => ({
    ...memoryGame,
    decisions: { act: { ...act, source: (t, seat) => (seat === 0 ? `card:${tell(t)}` : null) } },
  })
  const topOfStock = (t: Memory) => at(t.stock, t.stock.length - 1)

  test('if a question reveals a face that its seat does not know', () => {
    expect(problems(telling(topOfStock), table(), 0).join()).toContain('seat 0 can tell what is hidden')
  })

  test('if a question to another seat reveals a face', () => {
    const t = table()
    learn(t, 12, 1 << 0)
    expect(problems(telling(topOfStock), t, 1).join()).toContain('seat 1 can tell what is hidden')
    expect(problems(telling(topOfStock), t, null).join()).toContain('seat null can tell what is hidden')
  })

  test('but not if the seat knows that face', () => {
    const t = table()
    learn(t, 12, 1 << 0)
    expect(problems(telling(topOfStock), t, 0)).toEqual([])
  })

  test('if only an opponent knows the face', () => {
    const t = table()
    learn(t, 12, 1 << 1)
    expect(problems(telling(topOfStock), t, 0).join()).toContain('seat 0 can tell what is hidden')
  })

  test('if a seat remembers a card that was hidden without an event', () => {
    const silent: CheckedGame<Memory> = { ...memoryGame, routines: withoutWords(memoryGame.routines) }
    const t = table()
    t.open = [{ ...at(t.open, 0), options: [LAY + 3, LAY + 1] }]
    expect(problems(memoryGame, t, 1)).toEqual([])
    expect(problems(silent, t, 1).join()).toContain('seat 1 remembers what it was not told')
    expect(problems(silent, t, null).join()).toContain('seat null remembers what it was not told')
  })

  /** Does the same without an event. */
  function withoutWords(routines: Game<Memory>['routines']): Game<Memory>['routines'] {
    return new Map(
      [...routines].map(([name, routine]) => {
        const stages = routine.stages.map((stage): typeof stage => (t, frame) => {
          const { out } = t
          t.out = null
          const next = stage(t, frame)
          t.out = out
          return next
        })
        return [name, { ...routine, stages }]
      }),
    )
  }

  test('if the event of a look is public', () => {
    const loud: CheckedGame<Memory> = {
      ...memoryGame,
      routines: new Map(
        [...memoryGame.routines].map(([name, routine]) => [
          name,
          {
            ...routine,
            stages: routine.stages.map((stage): typeof stage => (t, frame) => {
              emit(t, { type: 'looked', card: t.stock.at(-1) } as { readonly type: string })
              return stage(t, frame)
            }),
          },
        ]),
      ),
    }
    const t = table()
    t.open = [{ ...at(t.open, 0), options: [LOOK] }]
    expect(problems(memoryGame, t, 1)).toEqual([])
    expect(problems(loud, t, 1).join()).toContain('seat 1 is told what is hidden')
    expect(problems(loud, t, null).join()).toContain('seat null is told what is hidden')
  })
})

describe('if everybody knows the owner of a piece', () => {
  const ownedGame: CheckedGame<Memory> & GameWithWords<Memory> = {
    ...memoryGame,
    secrets: { ...memoryGame.secrets, owners: 'owners' },
  }
  const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

  function ownedTable(): Memory {
    const t = table()
    t.owners.fill(-1, 0, 14)
    for (const seat of [0, 1])
      for (const card of [...at(t.hands, seat), ...at(t.decks, seat)]) t.owners[card] = seat
    return t
  }

  test('a guess deals it only to its owner', () => {
    const t = ownedTable()
    learn(t, 8, EVERYBODY)
    const tops = new Set<number>()
    for (let seed = 1; seed <= 40; seed++) {
      const made = guess(ownedGame, viewOf(ownedGame, t, 0), t.open, fastDice(seed).below)
      expect(sorted(made.stock)).toEqual([9, 10, 11, 12])
      expect(sorted([...at(made.hands, 1), ...at(made.decks, 1)])).toEqual([4, 5, 6, 7, 8])
      expect(sorted(at(made.decks, 0))).toEqual([0, 2])
      expect(sorted(at(made.bags, 0))).toEqual([14, 15, 16])
      expect(at(made.decks, 1)[1]).toBe(8)
      tops.add(at(made.stock, 3))
    }
    expect(tops.size).toBe(4)
  })

  test('the other world of the leak test deals it only to its owner', () => {
    const t = ownedTable()
    const twin = scrambled(ownedGame, t, null, fastDice(2))
    expect(sorted(twin.stock)).toEqual([9, 10, 11, 12])
    expect(sorted([...at(twin.hands, 0), ...at(twin.decks, 0)])).toEqual([0, 1, 2, 3])
  })

  test('a piece in another player’s pile is a fault of the rules', () => {
    const t = ownedTable()
    t.owners[9] = 1
    expect(() => checkSecrecy(ownedGame, t, 0, fastDice(1))).toThrow('stock holds pieces of another owner')
  })

  testGame('in random games', { game: ownedGame, seats: 2, options: {} }, amounts)
})

testGame('what is remembered, in random games', { game: memoryGame, seats: 2, options: {} }, amounts)
