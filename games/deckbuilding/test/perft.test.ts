import { perft } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { deckbuilding } from '../index.ts'
import { arranged } from './start.ts'

/**
 * How many sequences of choices of each length a fixed position allows. Any change of the rules changes these numbers.
 */
function countSequences(block: object, depth: number): number[] {
  const t = arranged(1, block)
  return Array.from({ length: depth }, (_, index) => perft(deckbuilding, t, index + 1))
}

test('two starters in hand, nothing in the deck', () => {
  const block = { hand: { empire: ['stormtrooper', 'imperial-shuttle'] }, deck: { empire: [] } }
  // 1: play either, or end.
  // 2: with the Stormtrooper in play: play the Shuttle, attack, end; with the Shuttle: play the Stormtrooper, buy a TIE
  //    Fighter, end; the Rebels have no hand yet and 1 resource of the Force: end. 3 + 3 + 1.
  // 3: both in play, in either order: buy, attack, end (3 and 3); after the attack: play the Shuttle, end (2); the TIE
  //    Fighter bought: play the Stormtrooper, end (2); the Rebels end (1 and 1); a round later both are in hand again (3).
  // 4: both in play, bought: attack, end; attacked: buy, end; ended: 1 (5 and 5). Attacked and played: buy, end (2), or
  //    ended (1); bought and played: attack, end (2), or ended (1). A round later 3, and 3 again. In the third turn 3
  //    and 3 as before; ended at once, the Rebels hold a Guardian, Troopers and Shuttles: one of each, or end (4).
  expect(countSequences(block, 4)).toEqual([3, 7, 6 + 2 + 2 + 2 + 3, 10 + 3 + 3 + 6 + 10])
})

test('three attackers: two ships to divide damage among, a target in the row with its reward', () => {
  const block = {
    units: { empire: ['stormtrooper', 'stormtrooper', 'boba-fett'] },
    ships: { rebels: ['blockade-runner', 'rebel-transport'] },
    row: ['x-wing', 'star-destroyer', 'star-destroyer', 'death-trooper', 'death-trooper', 'at-at'],
    galaxyRest: 'exiled',
    pilots: 0,
    deck: { empire: [], rebels: [] },
  }
  // 1: the base or the X-Wing with any of the three attackers but none (7 and 7), or the end.
  // 2: on the ships with 4 and 2 hit points: 2 damage (either Stormtrooper) 3 ways each, 5 damage 2 ways, 4 damage 3;
  //    7 damage is enough for both, and the Stormtrooper that stayed has both targets or the end (3 and 3); 9: the end.
  //    On the X-Wing: one Stormtrooper fails, and the other two cards attack either target in 3 ways, or the turn ends
  //    (7 and 7); the other five sets defeat it, and the reward is taken or not (10). The Rebels use the Transport,
  //    attack with the Runner, or end (3).
  expect(countSequences(block, 2)).toEqual([7 + 7 + 1, 6 + 2 + 3 + 6 + 1 + (14 + 10) + 3])
})

test('an opponent who is made to choose', () => {
  const block = {
    active: 'rebels',
    force: 'neutral',
    units: { rebels: ['duros-spy'] },
    hand: { empire: ['stormtrooper', 'inquisitor', 'stormtrooper'] },
    row: ['boba-fett'],
    galaxyRest: 'exiled',
    pilots: 0,
    deck: { empire: [], rebels: [] },
  }
  // 1: use the Spy, or end.
  // 2: the Empire discards or lets the Rebels have the Force; or it is the Empire's turn: a Stormtrooper, the Inquisitor,
  //    the end.
  // 3: one of two faces is discarded, or the Rebels have nothing left to do but end (2 + 1); with a Stormtrooper in play:
  //    the other one, the Inquisitor, an attack, the end; three things of the Inquisitor, or none; the Rebels play the
  //    Spy or end (4 + 4 + 2).
  expect(countSequences(block, 3)).toEqual([2, 2 + 3, 2 + 1 + 4 + 4 + 2])
})
