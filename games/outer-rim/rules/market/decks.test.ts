import { at, everybody } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions, marketDecks } from '../../content/names.ts'
import { handMade, run } from '../../test/hand-made.ts'
import { spaceOf } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { marketCard, pieceNamed } from '../tables.ts'
import { revealTop, shuffleMarket, takeTop, topOf } from './decks.ts'

const CARGO = marketDecks.indexOf('cargo')
const HUTT = factions.indexOf('hutt')

describe('market decks', () => {
  test('OR-DECK-05: a player who takes several cards takes the face-up one first', () => {
    const t = handMade()
    const order = at(t.market, CARGO).toReversed()
    const faceUp = topOf(t, CARGO)
    expect([takeTop(t, CARGO), takeTop(t, CARGO), takeTop(t, CARGO)]).toEqual(order.slice(0, 3))
    expect(order[0]).toBe(faceUp)
    expect(t.resolving).toEqual(order.slice(0, 3))
  })

  test('OR-DECK-04: a deck that is shuffled after a purchase is turned up after that, and then the patrol moves', () => {
    const t = handMade()
    run(t)
    t.spaces[0] = spaceOf('takodana')
    const before = at(t.patrolSpaces, HUTT)
    const delicacies = pieceNamed(t, 'exotic-delicacies')
    t.market[CARGO] = [delicacies, pieceNamed(t, 'machine-parts')]
    takeTop(t, CARGO)
    expect(at(t.knowers, delicacies)).toBe(0)
    shuffleMarket(t, CARGO)
    expect(at(t.knowers, delicacies)).toBe(0)
    expect(at(t.patrolSpaces, HUTT)).toBe(before)
    revealTop(t, CARGO, 'bought')
    expect(at(t.knowers, delicacies)).toBe(everybody(t))
    expect(marketCard(t, topOf(t, CARGO)).patrols).toEqual([{ faction: 'hutt', spaces: 4 }])
    run(t)
    expect(at(t.patrolSpaces, HUTT)).toBe(spaceOf('takodana'))
  })

  test('OR-DECK-03, OR-GAP-39: from an empty deck no card is turned up', () => {
    const t = handMade()
    t.market[CARGO] = [pieceNamed(t, 'machine-parts')]
    takeTop(t, CARGO)
    revealTop(t, CARGO, 'bought')
    expect(topOf(t, CARGO)).toBe(NONE)
    expect(takeTop(t, CARGO)).toBe(NONE)
  })
})
