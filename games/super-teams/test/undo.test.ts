import { fastDice, Match } from '@kantyna/kernel'
import { anyChoice, newTestMatch } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { superTeams } from '../index.ts'

const raceOf = (seats: number) =>
  newTestMatch({ game: superTeams, seats, options: { teams: 'choose', firstPlayer: '1' } }, 5)

type RaceMatch = ReturnType<typeof raceOf>

/** The seat that is asked chooses the named option, or else the first. */
function choose(match: RaceMatch, wanted?: string): number {
  const open = match.position.open[0]
  if (open === undefined) throw new Error('nobody is asked')
  const [decision] = match.decisionsFor(open.seat)
  const picked = decision?.options.find((option) => wanted === undefined || option.id === wanted)
  const taken = match.choose({ seat: open.seat, decision: open.id, picks: [picked?.id ?? 'nothing'] })
  if (!taken.ok) throw new Error(`${wanted} was refused`)
  return open.seat
}

describe('the undo wall in a race', () => {
  test('a team can be taken back until another player has chosen', () => {
    const match = raceOf(3)
    choose(match, 'yellow')
    expect(match.undoReach(0)).toMatchObject({ entry: 0, free: true, freeChoices: 1, wall: null })
    choose(match, 'red')
    expect(match.undoReach(0)).toMatchObject({ free: false, wall: 'answered' })
    expect(match.undoReach(1)).toMatchObject({ free: true })
    expect(match.undo(1)).toBe(true)
    expect(match.position.owners[0]).toBe(-1)
  })

  test('the choice of the last team starts the shuffling, so it cannot be taken back', () => {
    const match = raceOf(3)
    for (const team of ['yellow', 'red', 'black']) choose(match, team)
    expect(match.undoReach(2)).toMatchObject({ free: false, wall: 'chance' })
  })

  test('a card played face up cannot be taken back: the others have seen it', () => {
    const match = raceOf(2)
    for (let team = 0; team < 3; team++) choose(match)
    const seat = choose(match)
    expect(match.undoReach(seat)).toMatchObject({ free: false, freeChoices: 0, wall: 'shown' })
    expect(match.undo(seat)).toBe(false)
    expect(match.undo(seat, true)).toBe(true)
    expect(match.record().takebacks).toMatchObject([{ by: seat, dropped: 1, how: 'agreed' }])
  })

  test('one person among bots takes back anything, and the record says so', () => {
    const shared = raceOf(2)
    const seats = shared.setup.seats.map((holder, seat) => ({
      ...holder,
      kind: seat === 0 ? ('person' as const) : ('bot' as const),
    }))
    const match = new Match(superTeams, { ...shared.setup, seats })
    for (let choice = 0; choice < 8; choice++) choose(match)
    const before = match.entries.length
    expect(match.undo(0)).toBe(true)
    expect(match.entries.length).toBeLessThan(before)
    expect(match.record().takebacks).toMatchObject([{ by: 0, how: 'alone' }])
  })
})

test('a question reveals what a player holds, so the choice before it cannot be taken back', () => {
  let asked = 0
  for (let seed = 1; seed <= 30; seed++) {
    const match = newTestMatch(
      { game: superTeams, seats: 3, options: { teams: 'dealt', firstPlayer: '1' } },
      seed,
    )
    const dice = fastDice(seed)
    while (!match.isOver) {
      const open = match.position.open[0]
      const choice = anyChoice(match, dice.below)
      if (open === undefined || choice === null) break
      match.choose(choice)
      const next = match.position.open[0]
      if (next === undefined || next.seat === open.seat || !['playTow', 'playBonus'].includes(next.kind))
        continue
      asked++
      expect(match.undoReach(open.seat), `seed ${seed}, ${open.kind} then ${next.kind}`).toMatchObject({
        free: false,
      })
    }
  }
  expect(asked).toBeGreaterThan(50)
})
