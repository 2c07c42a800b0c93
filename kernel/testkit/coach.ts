import { expect, test } from 'vitest'
import { type CoachLine, type CoachMoment, type Game, langs, type Position, seatingFor } from '../index.ts'
import { randomMatch } from './random-game.ts'

/** The number of random games in which the moment of every line must occur. */
const MOST_GAMES = 30
/** The longest sentence that a player can read during a game: two lines on a phone, three at most. */
const LONGEST = 150

/** Tests the coach of a game: each line is short, and its moment occurs. */
export function testCoach<P extends Position, O extends object>(
  game: Game<P, O>,
  coach: readonly CoachLine[],
  options: O,
): void {
  test('every line has a unique id and is short in both languages', () => {
    const ids = coach.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, text } of coach)
      for (const lang of langs) {
        expect(text[lang], id).toMatch(/\.$/)
        expect(text[lang].length, `${id}, ${lang}: ${text[lang].length} letters`).toBeLessThanOrEqual(LONGEST)
      }
  })

  test('the moment of every line occurs', () => {
    const missing = new Set(coach)
    const people = Math.min(...game.meta.seats)
    const { seats, automas = [] } = seatingFor(game, people, options)
    for (let seed = 1; seed <= MOST_GAMES && missing.size > 0; seed++) {
      randomMatch({ game, seats, options, automas }, seed, (match) => {
        for (let seat = 0; seat < people; seat++) {
          const { entry, free } = match.undoReach(seat)
          const moment: CoachMoment = {
            view: match.viewFor(seat),
            decisions: match.decisionsFor(seat),
            events: match.eventsFor(seat).at(-1) ?? [],
            canUndo: entry !== null && free,
          }
          for (const line of missing) if (line.isMoment(moment)) missing.delete(line)
        }
      })
    }
    expect([...missing].map(({ id }) => id)).toEqual([])
  })
}
