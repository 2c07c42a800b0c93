import { superTeamsBundle } from '@kantyna/host/test'
import {
  anyAnswer,
  at,
  type FullGameBundle,
  fastDice,
  type KernelView,
  Match,
  type SeatHolder,
  writePicks,
} from '@kantyna/kernel'
import type { GameChart } from '@kantyna/ui'
import { beforeAll, describe, expect, it } from 'vitest'
import { storyOf, turningPoint } from './story.ts'

const seats: SeatHolder[] = [
  { name: 'Ania', kind: 'person' },
  { name: 'R4', kind: 'bot', level: 'beginner' },
]
const cards: GameChart = {
  title: { en: 'Choices seen', pl: 'Decyzje' },
  values: ({ asked }) => [asked, 0],
}

let bundle: FullGameBundle
let match: Match
beforeAll(async () => {
  bundle = await superTeamsBundle()
  const { game } = bundle
  const key = (digit: string) => digit.repeat(64)
  const options = game.options(2).parse({})
  match = new Match(game, { options, seats, seed: key('1'), contributions: [key('2'), key('3')] })
  const dice = fastDice(7)
  while (!match.isOver) {
    const decision = at(match.position.open, 0)
    const picks = anyAnswer(game, match.position, decision, dice.below)
    const { seat, id } = decision
    match.choose({ seat, decision: id, picks: writePicks(game, match.position, decision, picks) })
  }
})

describe('the story of a game', () => {
  it('has the values before the first turn and after each turn', () => {
    const story = storyOf(bundle, bundle.game, match.record(), cards)
    const numbers = story?.points.map(([first]) => first ?? 0) ?? []
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(numbers.at(-1)).toBe(Reflect.get(match.viewFor(null), 'asked'))
  })

  it('says after which turn each round except the first began', () => {
    const rounds = {
      title: { en: 'rounds', pl: 'rundy' },
      at: ({ asked }: KernelView) => 1 + Math.floor(asked / 10),
    }
    const story = storyOf(bundle, bundle.game, match.record(), { ...cards, rounds })
    const asked = story?.points.map(([first]) => first ?? 0) ?? []
    expect(story?.rounds.length).toBeGreaterThan(1)
    for (const { round, turn } of story?.rounds ?? []) {
      expect(at(asked, turn)).toBeGreaterThanOrEqual((round - 1) * 10)
      expect(at(asked, turn - 1)).toBeLessThan((round - 1) * 10)
    }
    expect(storyOf(bundle, bundle.game, match.record(), cards)?.rounds).toEqual([])
  })

  it('names the turn and the choice in which the winner’s chances rose most', () => {
    const point = storyOf(bundle, bundle.game, match.record(), cards)?.turningPoint
    expect(match.record().outcome?.winners).toContain(point?.winner)
    expect(point?.after).toBeGreaterThan(point?.before ?? 1)
    expect(point?.events.length).toBeGreaterThan(0)
    expect(JSON.stringify(point?.events)).not.toContain('secret')
  })

  it('has no story for a game that is not over, or whose rules have changed', () => {
    const record = match.record()
    expect(storyOf(bundle, bundle.game, { ...record, outcome: null }, cards)).toBeNull()
    expect(storyOf(bundle, bundle.game, { ...record, entries: record.entries.slice(1) }, cards)).toBeNull()
  })
})

describe('the turning point', () => {
  const turns = (...ends: number[]) =>
    ends.map((to, index) => ({ seat: index % 2, from: ends[index - 1] ?? 0, to }))

  it('is the turn with the greatest rise, at its steepest choice', () => {
    const chances = [0.5, 0.5, 0.5, 0.5, 0.4, 0.45, 0.7, 0.7, 0.8, 1]
    const { after, ...rest } = turningPoint(chances, turns(1, 2, 4, 7, 8, 9)) ?? { after: 0 }
    expect(rest).toEqual({ turn: 4, at: 6, before: 0.4 })
    expect(after).toBeCloseTo(0.7)
  })

  it('does not mistake the passing on of the turn for a change of fortune', () => {
    // The end of each turn of the first seat costs 0.2, and the end of each turn of the second seat gains 0.2. Only
    // choice 4 really changes the chances.
    const chances = [0.5, 0.5, 0.3, 0.5, 0.65, 0.45, 0.65, 0.65, 1]
    expect(turningPoint(chances, turns(2, 3, 5, 6, 8))).toMatchObject({ turn: 3, at: 4 })
  })

  it('is the last turn only if the winner was behind before it', () => {
    expect(turningPoint([0.5, 0.55, 0.55, 0.55, 1], turns(1, 2, 3, 4))).toMatchObject({ turn: 1 })
    expect(turningPoint([0.5, 0.3, 1], turns(1, 2))).toEqual({ turn: 2, at: 2, before: 0.3, after: 1 })
    expect(turningPoint([0.9, 0.9, 1], turns(1, 2))).toBeNull()
  })
})
