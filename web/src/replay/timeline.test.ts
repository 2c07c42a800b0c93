import { superTeamsBundle } from '@kantyna/host/test'
import { at, type GameBundle, type GameRecord, Match, type SeatHolder } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { allowedViewers, defaultViewer, type Timeline, timelineOf } from './timeline.ts'

const key = (digit: string) => digit.repeat(64)
const seats: SeatHolder[] = [
  { name: 'Ania', kind: 'person' },
  { name: 'R4', kind: 'bot', level: 'beginner' },
]

let bundle: GameBundle
let match: Match
let timeline: Timeline
beforeAll(async () => {
  bundle = await superTeamsBundle()
  const options = bundle.game.options(2).parse({ teams: 'dealt', firstPlayer: '1' })
  match = new Match(bundle.game, { options, seats, seed: key('b'), contributions: [key('1'), key('2')] })
  for (let choice = 0; choice < 20; choice++) {
    const { seat } = at(match.position.open, 0)
    const decision = at(match.decisionsFor(seat), 0)
    match.choose({ seat, decision: decision.id, picks: [at(decision.options, 0).id] })
  }
  const replayed = timelineOf(bundle, match.record())
  if (!replayed.ok) throw new Error(replayed.error.code)
  timeline = replayed.timeline
})

describe('the timeline of a game', () => {
  it('ends at the current position', () => {
    expect(timeline.length).toBe(20)
    expect(timeline.viewAt(20, 0)).toEqual(match.viewFor(0))
    expect(timeline.viewAt(99, null)).toEqual(match.viewFor(null))
  })

  it('shows every step as it was', () => {
    expect(timeline.viewAt(0, 0)).toMatchObject({ asked: 1 })
    expect(timeline.viewAt(-5, 0)).toEqual(timeline.viewAt(0, 0))
    expect(timeline.eventsAt(1, 0)).toEqual(match.eventsFor(0)[1])
  })

  it('leaves later choices out of its log', () => {
    const entriesTo = (step: number) => timeline.logTo(step, 0).flatMap(({ entries }) => entries)
    expect(entriesTo(0).map(({ at: choice }) => choice)).toEqual([0])
    expect(entriesTo(7).at(-1)).toMatchObject({ at: 7 })
    expect(entriesTo(99)).toHaveLength(21)
  })

  it('goes from turn to turn', () => {
    const second = timeline.turnFrom(1, 1)
    expect(second).toBeGreaterThan(1)
    expect(timeline.turnFrom(second, -1)).toBe(1)
    expect(timeline.turnFrom(1, -1)).toBe(0)
    expect(timeline.turnFrom(20, 1)).toBe(20)
  })

  it('finds the moments of the game', () => {
    const moments = timeline.moments({ cardPlayed: { role: 'begins', kind: 'card' } }, 0)
    expect(moments.length).toBeGreaterThan(3)
    for (const { at: step, events } of moments)
      expect(timeline.eventsAt(step, 0)).toEqual(expect.arrayContaining([...events]))
  })

  it('reports a record that does not match the rules', () => {
    const record: GameRecord = { ...match.record(), game: 'chess' }
    expect(timelineOf(bundle, record)).toMatchObject({ ok: false, error: { code: 'wrong-game' } })
  })
})

const people = seats.map((seat) => ({ ...seat, kind: 'person' as const }))

it('is shown first from the seat of the only person', () => {
  expect(defaultViewer({ seats })).toBe(0)
  expect(defaultViewer({ seats: people })).toBeNull()
})

it('shows no player’s hand to the others before the end', () => {
  expect(allowedViewers({ seats, outcome: null })).toEqual([0])
  expect(allowedViewers({ seats: people, outcome: null })).toEqual([])
  expect(allowedViewers({ seats: people, outcome: { winners: [1] } })).toEqual([0, 1])
})
