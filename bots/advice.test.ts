import { bundle, deckbuilding } from '@kantyna/games/deckbuilding'
import { superTeams } from '@kantyna/games/super-teams'
import {
  type AnswerHint,
  at,
  begin,
  type CompleteGame,
  decisionsFor,
  fastDice,
  type GameWithBots,
  type Lang,
  newChance,
  type Position,
  type PresentedDecision,
  viewOf,
  writePicks,
} from '@kantyna/kernel'
import { scrambled } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { whyBetter } from './advice.ts'
import { advise, hintLine, hintThings } from './index.ts'
import { hints as en } from './words/en.ts'
import { hints as pl } from './words/pl.ts'

/** Limited by a count, so that the tests are quick and the answers always the same. */
function adviceAt<P extends Position>(game: GameWithBots<P>, t: P) {
  let asked = 0
  const decision = at(t.open, 0)
  const view = viewOf(game, t, decision.seat)
  return advise(game, { view, decision, seed: 7, shouldStop: () => ++asked > 20 })
}

function hintAt<P extends Position>(game: CompleteGame<P>, t: P, lang: Lang): string {
  const { picks, why } = adviceAt(game, t)
  const open = at(t.open, 0)
  const decision = at(decisionsFor(game, t, open.seat), 0)
  const hint = { decision: open.id, picks: writePicks(game, t, open, picks), why }
  return hintLine(game.words[lang], lang === 'en' ? en : pl, decision, hint, (seat) => `Player ${seat + 1}`)
}

const duelOptions = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' } as const
const arranged = (block: object) =>
  bundle.scenarioWords.arrange(2, duelOptions, block, newChance(7, deckbuilding.streams))

/** The attack wins at once; without it the Rebels would win in their turn. */
const strike = {
  units: { empire: ['stormtrooper'] },
  victory: { empire: ['dantooine', 'hoth'], rebels: ['lothal', 'corellia'] },
  ships: { rebels: [] },
  base: { rebels: ['sullust', 14], empire: ['endor', 15] },
  row: ['luke-skywalker', 'x-wing', 'b-wing', 'snowspeeder', 'duros-spy', 'boba-fett'],
}

describe('a hint', () => {
  test('names the winning attack with its cards, in both languages', () => {
    expect(hintAt(deckbuilding, arranged(strike), 'en')).toBe(
      'Attack Sullust (Stormtrooper (attack 3: 2 printed, 1 Endor)) – this should win the game.',
    )
    expect(hintAt(deckbuilding, arranged(strike), 'pl')).toMatch(/^Zaatakuj.*Sullust.* – /)
  })

  test('is one sentence in the words of the race', () => {
    const t = begin(superTeams, 2, { teams: 'dealt', firstPlayer: '1' }, newChance(3, superTeams.streams))
    expect(hintAt(superTeams, t, 'en')).toMatch(/^[A-Z][^.]* – (about|nothing|clearly|this)[^.]*\.$/)
    expect(hintAt(superTeams, t, 'pl')).toMatch(/^\p{Lu}[^.]* – (o mniej więcej|mniej więcej|nic)[^.]*\.$/u)
  })

  test('uses only the seat’s view: hidden facts do not change it', () => {
    for (const seed of [1, 2, 3]) {
      const t = begin(
        superTeams,
        2,
        { teams: 'dealt', firstPlayer: '1' },
        newChance(seed, superTeams.streams),
      )
      const other = scrambled(superTeams, t, at(t.open, 0).seat, fastDice(seed + 100))
      expect(other.movementHands).not.toEqual(t.movementHands)
      expect(adviceAt(superTeams, other)).toEqual(adviceAt(superTeams, t))
    }
  })
})

describe('why an answer is better', () => {
  test.each([
    [0.6, 0.5, 10, { kind: 'ahead', lead: 4 }],
    [0.505, 0.5, 10, { kind: 'even' }],
    [0.6, 0.5, undefined, { kind: 'ahead', lead: null }],
    [0.505, 0.5, undefined, { kind: 'even' }],
    [1, 0.6, 10, { kind: 'wins' }],
    [1, 0.99, 10, { kind: 'even' }],
    // In a lost position a tiny chance is not a lead of many spaces.
    [0.001, 0, 10, { kind: 'even' }],
  ] as const)('%f against %f, scale %s', (worth, next, scale, why) => {
    expect(whyBetter(worth, next, scale)).toEqual(why)
  })
})

describe('the words of a hint', () => {
  const decision: PresentedDecision = {
    id: 4,
    seat: 0,
    kind: 'toy',
    shape: 'some',
    rules: [],
    source: 'card:9',
    min: 0,
    max: 2,
    options: [
      { id: 'a', touches: ['card:1'] },
      { id: 'b', touches: ['card:2', 'card:3'] },
    ],
    blocked: [],
  }
  const words = { ...superTeams.words.en, option: (_: unknown, { id }: { id: string }) => [`take ${id}`] }
  const say = (hint: Partial<AnswerHint>) =>
    hintLine(words, en, decision, { decision: 4, picks: [], why: { kind: 'even' }, ...hint }, String)

  test('name all picked options, nothing, or a number', () => {
    expect(say({ picks: ['a', 'b'] })).toBe('Take a, take b – about as good as the next best.')
    expect(say({ picks: [] })).toBe('Choose none – about as good as the next best.')
    expect(say({ picks: 3, why: { kind: 'only' } })).toBe('3 – nothing else is better now.')
    expect(say({ picks: ['a'], why: { kind: 'ahead', lead: 4 } })).toBe(
      'Take a – about 4 spaces better than the next best move.',
    )
  })

  test('include the things they are about', () => {
    const things = (picks: AnswerHint['picks']) =>
      hintThings(decision, { decision: 4, picks, why: { kind: 'even' } })
    expect(things(['a', 'b'])).toEqual(['card:1', 'card:2', 'card:3'])
    expect(things(2)).toEqual(['card:9'])
    expect(things([])).toEqual([])
  })
})
