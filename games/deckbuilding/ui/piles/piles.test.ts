import { viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { arranged } from '../../test/start.ts'
import { isHidden, piecesIn, pileOf, pilesBeside, pileThing } from './piles.ts'

const t = arranged(1, {
  hand: { empire: ['stormtrooper'], rebels: ['rebel-trooper'] },
  deck: { empire: ['boba-fett', 'imperial-shuttle', 'inquisitor'], rebels: ['x-wing', 'alliance-shuttle'] },
  discard: { empire: ['tie-fighter'] },
  units: { empire: ['imperial-shuttle'] },
})

test('a player knows the cards in their own deck, but not their order', () => {
  const seen = piecesIn(viewOf(deckbuilding, t, 0), { name: 'deck', seat: 0 })
  expect(seen.map(nameOf).toSorted()).toEqual(['boba-fett', 'imperial-shuttle', 'inquisitor'])
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})

test('an opponent’s deck cannot be told from their hand', () => {
  const seen = piecesIn(viewOf(deckbuilding, t, 0), { name: 'deck', seat: 1 })
  expect(seen).toHaveLength(2)
  expect(seen.every(isHidden)).toBe(true)
})

test('every pile that the panel shows has a thing', () => {
  const piles = [{ name: 'discard', seat: 1 }, { name: 'exiled' }] as const
  for (const pile of piles) expect(pileOf(pileThing(pile))).toEqual(pile)
  expect(pileOf('card:4')).toBeNull()
})

test('the panel shows bases together, and exiled cards together with discarded ones', () => {
  expect(pilesBeside({ name: 'baseDeck', seat: 1 })).toEqual([{ name: 'victory', seat: 1 }])
  expect(pilesBeside({ name: 'galaxyDiscard' })).toEqual([{ name: 'exiled' }])
  expect(pilesBeside({ name: 'deck', seat: 0 })).toEqual([])
})
