import { viewOf } from '@kantyna/kernel'
import { hiddenFields } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { superTeams } from '../index.ts'
import { type PublicRace, secrets } from '../rules/race.ts'
import { begun } from './start.ts'

describe('a rule that takes the public position', () => {
  test('can be called with a position and with a view', () => {
    const placesOf = ({ places }: PublicRace) => places
    const t = begun(4, 1)
    expect(placesOf(viewOf(superTeams, t, 0))).toEqual(placesOf(t))
  })

  test('cannot read what is hidden: the compiler refuses it', () => {
    const refused = {
      // @ts-expect-error: each hand is seen by its own player alone
      movementHands: (t: PublicRace) => t.movementHands,
      // @ts-expect-error: face down
      movementStack: (t: PublicRace) => t.movementStack,
      // @ts-expect-error: each hand is seen by its own player alone
      bonusHands: (t: PublicRace) => t.bonusHands,
      // @ts-expect-error: face down
      bonusStack: (t: PublicRace) => t.bonusStack,
      // @ts-expect-error: face down
      planetBonus: (t: PublicRace) => t.planetBonus,
    }
    expect(Object.keys(refused)).toEqual(hiddenFields(secrets))
  })

  test('cannot change what it is given: the compiler refuses it', () => {
    // @ts-expect-error: the list is read-only
    const move = (t: PublicRace) => t.places.fill(0)
    expect(move(begun(4, 1))).not.toContain(1)
  })
})
