import { perft } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { superTeams } from '../index.ts'
import { arranged } from './start.ts'

/**
 * Counts the sequences of this many choices from a fixed position: any change of the rules changes the
 * numbers.
 */
function countSequences(seats: number, block: object, depth: number): number[] {
  const t = arranged(seats, block)
  return Array.from({ length: depth }, (_, index) => perft(superTeams, t, index + 1))
}

test('two players, two cards each, no bonus cards', () => {
  // Two cards for two ships each are 4 ways, for seat 1 and for seat 2. With the second card each has 2 more.
  // No card from 0 or 1 ends on a bonus or double space, so nothing else is ever asked.
  const block = { hands: { 1: ['red-1', 'green-2'], 2: ['red-4', 'yellow-1'] } }
  expect(countSequences(2, block, 4)).toEqual([4, 4 * 4, 4 * 4 * 2, 4 * 4 * 2 * 2])
})

test('four players, with the bonus window of two partners, a double space and Tows of the other side', () => {
  const block = {
    hands: { 1: ['red-1'], 2: ['green-2'], 3: ['black-3'], 4: ['yellow-4'] },
    bonus: { 1: ['acceleration'], 2: ['tow'], 3: ['light-speed'], 4: ['tow'] },
    ships: {
      'x-wing': 8,
      'millennium-falcon': 'home',
      'star-destroyer': 8,
      'jedi-starfighter': 8,
      'death-star': 40,
      'tantive-iv': 40,
      'tie-fighter': 40,
      'tie-advanced': 40,
    },
  }
  // 1: the only red ship left. 2: seat 1 accelerates to 10 or not.
  // 3: on 10 seat 2 may tow either ship or decline (3); otherwise seat 3 plays Light Speed or not (2).
  // 4: after Acceleration: Tow by seat 2 leaves seat 4 the other ship or nothing (2 and 2), no Tow leaves all 3;
  //    after Light Speed to 10 seat 2 has its 3; to 9 the mover has 2 sides: 2 + 2 + 3 + 3 + 2.
  // 5: after Acceleration 14 (all seven continue in 2 ways: a green ship, or a second question to seat 2, who
  // declined);
  //    after Light Speed 7 as before; after either side of 9 the 3 of seat 2: 14 + 7 + 6.
  expect(countSequences(4, block, 5)).toEqual([1, 2, 5, 12, 27])
})

test('three players near the black holes, with every kind of bonus card', () => {
  const block = {
    hands: { 1: ['red-2', 'green-3'], 2: ['black-1', 'red-6'], 3: ['green-4', 'black-5'] },
    bonus: {
      1: ['evasive-manoeuvre', 'acceleration'],
      2: ['tow', 'experienced-pilot'],
      3: ['tow', 'light-speed'],
    },
    ships: {
      'x-wing': 18,
      'millennium-falcon': 17,
      'star-destroyer': [14, 'asteroids'],
      'death-star': 16,
      'tie-fighter': 13,
      'tie-advanced': 18,
    },
  }
  // 2: either red ship ends in a black hole (Evasive Manoeuvre, Acceleration, nothing: 3 and 3), Star Destroyer leaves
  //    asteroids (Experienced Pilot or not: 2), Death Star flies 6 from hyperspace past TIE Advanced (Tow or not: 2).
  expect(countSequences(3, block, 4)).toEqual([4, 10, 36, 80])
})

test('two players, each with a wild colour', () => {
  const block = {
    hands: { 1: ['red-2', 'green-3'], 2: ['green-1', 'black-5'] },
    bonus: { 1: ['tow'], 2: ['light-speed'] },
    ships: {
      'x-wing': 'home',
      'millennium-falcon': 'home',
      'star-destroyer': 'home',
      'death-star': 'home',
      'tie-fighter': 40,
      'tie-advanced': 42,
      'jedi-starfighter': 41,
      'tantive-iv': 'home',
    },
  }
  // 1: both cards of seat 1 are wild and move any of the three ships left.
  // 2: seat 2 has 3 ways with a wild green 1 and 2 with black 5, in three of the cases. After either flight
  // of the Jedi
  //    Starfighter seat 1 may tow TIE Advanced (2 and 2), and on 43 it chooses a side (2): 3 * 5 + 2 + 2 + 2.
  expect(countSequences(2, block, 4)).toEqual([6, 21, 58, 129])
})
