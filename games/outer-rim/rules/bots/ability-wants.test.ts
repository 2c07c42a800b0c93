import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { standAt, table } from '../../test/table.ts'
import { spaceOf } from '../map/map.ts'
import { pieceNamed, tablesOf } from '../tables.ts'
import { spacesForAbilities } from './ability-wants.ts'
import { factsOf } from './card-facts.ts'
import { strengthOf } from './prospects.ts'
import { bonusOf } from './reward-bonus.ts'

const shipNumber = (t: ReturnType<typeof table>, id: string) =>
  tablesOf(t).ships.findIndex((ship) => ship.id === id)

describe('bots pursue their goals', () => {
  test('Jyn Erso heads for Imperial planets that she has not marked', () => {
    const t = table({ characters: ['jyn-erso', 'ig-88'] })
    const jyn = t.active
    const worth = (planet: string) => spacesForAbilities(t, strengthOf(t, jyn))(spaceOf(planet))
    expect(worth('lothal')).toBeGreaterThan(worth('cantonica'))
    expect(worth('ryloth')).toBe(worth('lothal'))
    t.markedPlanets[jyn] = [spaceOf('lothal')]
    expect(worth('ryloth')).toBeGreaterThan(worth('lothal'))
  })

  test('the Firespray-31 heads for a player with more fame, and for no other', () => {
    const t = table({ characters: ['boba-fett', 'ig-88'] })
    const [boba, other] = [t.active, 1 - t.active]
    t.ships[boba] = shipNumber(t, 'firespray-31')
    standAt(t, other, 'takodana')
    const worth = () => spacesForAbilities(t, strengthOf(t, boba))(spaceOf('takodana'))
    expect(worth()).toBe(0)
    t.fame[other] = at(t.fame, boba) + 1
    expect(worth()).toBeGreaterThan(0)
  })

  test('Doctor Aphra values jobs more until her goal is met', () => {
    const t = table({ characters: ['doctor-aphra', 'ig-88'] })
    const aphra = t.active
    const facts = factsOf(t, pieceNamed(t, 'royal-portrait'))
    expect(bonusOf(t, aphra, 'job', facts)).toBe(0.5)
    t.characterTokens[aphra] = 1
    expect(bonusOf(t, aphra, 'job', facts)).toBe(1)
    t.isCharacterFlipped[aphra] = true
    expect(bonusOf(t, aphra, 'job', facts)).toBe(0)
  })
})
