import { describe, expect, test } from 'vitest'
import { bonusCards } from '../../content/cards.ts'
import { colours, ships } from '../../content/ships.ts'
import { track } from '../../content/track.ts'
import { superTeams } from '../../index.ts'
import { colourOfCard, colourOfShip, nameOfBonus, numberOfCard } from '../../rules/pieces.ts'
import { begun } from '../start.ts'

/** Counts the components of a race that has begun, without relying on the counts in the content. */
const t = begun(4, 1)
const movement = [...t.movementHands.flat(), ...t.movementStack, ...t.movementUsed]
const bonus = [...t.bonusHands.flat(), ...t.bonusStack, ...t.bonusUsed, ...t.planetBonus]

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

describe('components', () => {
  test('ST-COMP-01: one track leads from the starting planet to the final planet', () => {
    const letters: Record<string, string> = {
      start: 'START',
      ordinary: 'O',
      bonus: 'B',
      hyperspace: 'H',
      asteroids: 'A',
      hole: 'M',
      finish: 'FINISH',
    }
    expect(track.map((place) => place.map((kind) => letters[kind]).join('')).join(' ')).toBe(
      'START O O B O A O H O HO B O A O AO O H O B M M M O HA O A B O H O AO O B HO O A O M M M O H O HA B O A FINISH',
    )
    expect(track.filter((place) => place[0] === 'start')).toHaveLength(1)
    expect(track.filter((place) => place[0] === 'finish')).toHaveLength(1)
  })

  test('ST-COMP-02: 72 cards: 48 movement, 20 bonus and 4 team cards', () => {
    const teams = new Set(t.owners)
    expect([movement.length, bonus.length, teams.size]).toEqual([48, 20, 4])
    expect(new Set(movement).size).toBe(48)
    expect(new Set(bonus).size).toBe(20)
    expect(movement.length + bonus.length + colours.length).toBe(72)
  })

  test('ST-COMP-02 (SG-02): four bonus cards of each of the five kinds', () => {
    expect(tally(bonus.map(nameOfBonus))).toEqual(
      new Map(bonus.map((card) => [nameOfBonus(card), 4] as const)),
    )
    expect(bonusCards.map(({ id }) => id).toSorted()).toEqual([
      'acceleration',
      'evasive-manoeuvre',
      'experienced-pilot',
      'light-speed',
      'tow',
    ])
    expect(tally(bonus.map(nameOfBonus)).size).toBe(5)
  })

  test('ST-COMP-03: every movement card has a team colour and a number from 1 to 6', () => {
    expect([...new Set(movement.map(numberOfCard))].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect([...new Set(movement.map(colourOfCard))].toSorted()).toEqual([0, 1, 2, 3])
  })

  test('ST-COMP-04: 12 movement cards of each colour', () => {
    expect([...tally(movement.map(colourOfCard)).values()]).toEqual([12, 12, 12, 12])
  })

  test('ST-COMP-05: every number twice in every colour', () => {
    const faces = tally(movement.map((card) => `${colourOfCard(card)} ${numberOfCard(card)}`))
    expect(faces.size).toBe(24)
    expect([...faces.values()].every((count) => count === 2)).toBe(true)
  })

  test('ST-COMP-06: 8 ships, 2 in each of the 4 colours', () => {
    expect(ships).toHaveLength(8)
    expect([...tally(ships.map(({ colour }) => colour)).entries()]).toEqual([
      ['red', 2],
      ['green', 2],
      ['black', 2],
      ['yellow', 2],
    ])
    ships.forEach(({ colour }, ship) => {
      expect(colours[colourOfShip(ship)]).toBe(colour)
    })
  })

  test('ST-COMP-07: a team card shows exactly the 2 ships of its colour', () => {
    const teams = [
      ['X-wing', 'Millennium Falcon'],
      ['Star Destroyer', 'Death Star'],
      ['TIE Fighter', 'TIE Advanced'],
      ['Jedi Starfighter', 'Tantive IV'],
    ]
    teams.forEach((_, colour) => {
      const shown = JSON.stringify(superTeams.words.en.explain(`team:${colour}`)).toLowerCase()
      const named = teams.map((crew) => crew.filter((name) => shown.includes(name.toLowerCase())).length)
      expect(named).toEqual(teams.map((_crew, other) => (other === colour ? 2 : 0)))
    })
  })

  test('ST-SPACE-01: five kinds of space in addition to the two planets', () => {
    const plain = track.filter((place) => place.length === 1).map((place) => place[0])
    expect(Object.fromEntries(tally(plain))).toEqual({
      start: 1,
      ordinary: 19,
      bonus: 6,
      hyperspace: 4,
      asteroids: 5,
      hole: 6,
      finish: 1,
    })
  })

  test('ST-DOUBLE-01: three kinds of double space, two of each', () => {
    const doubles = track.filter((place) => place.length === 2).map((place) => place.join('/'))
    expect(Object.fromEntries(tally(doubles))).toEqual({
      'hyperspace/ordinary': 2,
      'asteroids/ordinary': 2,
      'hyperspace/asteroids': 2,
    })
  })
})
