import { langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { characters as baseCharacters } from '../../outer-rim/content/characters.ts'
import { contacts as baseContacts } from '../../outer-rim/content/contacts.ts'
import { registerTimings } from '../../outer-rim/rules/abilities/timings.ts'
import { extendLanguage } from '../../outer-rim/rules/effects/language.ts'
import { characterText } from '../../outer-rim/words/cards/sheet-text.ts'
import { vocabulary } from '../rules/effects/language.ts'
import { isBrokenText, operationsIn } from '../test/tree-nodes.ts'
import { box } from './box.ts'
import { type AddedCharacter, characters } from './characters.ts'
import { contacts } from './contacts.ts'
import { databank } from './databank/index.ts'

registerTimings(box)
extendLanguage([vocabulary])

const named = (id: string): AddedCharacter | undefined => characters.find((each) => each.id === id)

test('UB-FACT-02, UB-FACT-72: eight characters', () => {
  expect(characters.map(({ id }) => id)).toEqual([
    'black-krrsantan',
    'cad-bane',
    'chewbacca',
    'dengar',
    'enfys-nest',
    'hera-syndulla',
    'hondo-ohnaka',
    'maz-kanata',
  ])
  const everybody = [...baseCharacters, ...characters]
  expect(new Set(everybody.map(({ person }) => person)).size).toBe(16)
  for (const { id, person } of characters) expect(person).toBe(id)
})

test('UB-CON-07: a character who is also a contact is the same person', () => {
  const people = [...baseContacts, ...contacts].map(({ person }) => person)
  expect(characters.filter(({ person }) => !people.includes(person)).map(({ id }) => id)).toEqual(['dengar'])
})

test('UB-SOL-06, UB-SOL-07: four start with a bounty, two with cargo, two with a job', () => {
  const starting = (number: number) => characters.filter(({ start }) => start === number).length
  expect([90, 91, 92].map(starting)).toEqual([4, 2, 2])
  for (const { start } of characters) expect(databank.some(({ number }) => number === start)).toBe(true)
})

describe('transcribed characters', () => {
  test('UB-FACT-20: Cad Bane', () => {
    const bane = named('cad-bane')
    expect(bane).toMatchObject({
      skills: ['tactics', 'stealth', 'knowledge'],
      groundCombat: 3,
      health: 4,
      start: 90,
      reputation: [{ faction: 'hutt', by: 1 }],
      startFame: 2,
      ability: { when: 'fameReduced', isForced: true, does: { op: 'gainCredits', amount: 5000 } },
      goal: {
        tokens: 1,
        abilities: [{ when: 'combatWon', if: { is: 'opponentRolled', atLeast: 5 }, isForced: true }],
      },
    })
    expect(characters.filter(({ startFame }) => startFame !== undefined)).toEqual([bane])
  })

  test('UB-FACT-21: Black Krrsantan', () => {
    expect(named('black-krrsantan')).toMatchObject({
      skills: ['strength', 'tactics'],
      groundCombat: 3,
      health: 5,
      start: 90,
      reputation: [{ faction: 'hutt', by: 1 }],
      ability: {
        kind: 'ground',
        if: { is: 'remainingHealth', atLeast: 2 },
        does: { op: 'pay', cost: { op: 'suffer', on: 'character', amount: 1 }, for: { to: 'critical' } },
      },
      goal: {
        tokens: 1,
        abilities: [{ when: 'planning', if: { is: 'not', that: { is: 'isDefeated' } } }],
      },
    })
    const [planning] = named('black-krrsantan')?.goal.abilities ?? []
    expect(operationsIn(planning, 'recoverFor')).toEqual([
      { op: 'recoverFor', atLeast: 4, then: { op: 'goalToken' } },
    ])
  })

  test('UB-CLR-08: Dengar reduces damage', () => {
    expect(named('dengar')?.ability).toEqual({ lessDamage: 1, of: 'character' })
  })

  test('UB-CLR-13, UB-FACT-73: goal tokens lie on Hondo’s cards, and count on both sides', () => {
    const hondo = named('hondo-ohnaka')
    expect(operationsIn(hondo?.goal, 'tokenOnCard').length).toBeGreaterThan(0)
    expect(JSON.stringify(hondo?.flipped)).toContain('tokensOnCards')
  })
})

describe('our own characters', () => {
  const original = characters.filter(({ provenance }) => provenance === 'original')

  test('are six: those with more skills have less combat', () => {
    expect(original).toHaveLength(6)
    for (const { skills, groundCombat, health } of original) {
      expect(skills.length + groundCombat).toBeLessThanOrEqual(5)
      expect([4, 5]).toContain(health)
      expect(new Set(skills).size).toBe(skills.length)
    }
  })

  test('have a goal, another side and abilities that no other character has', () => {
    for (const { goal, flipped } of characters) {
      expect(goal.when !== undefined || goal.tokens !== undefined).toBe(true)
      expect(flipped.length).toBeGreaterThan(0)
    }
    const abilities = [...baseCharacters, ...characters].map(({ ability }) => JSON.stringify(ability))
    expect(new Set(abilities).size).toBe(16)
  })
})

test.each(langs)('their texts are printed in whole sentences: %s', (lang) => {
  const said = characters.flatMap((each) => {
    const { front, flipped } = characterText(each, lang)
    return [...front, ...flipped]
  })
  expect(said.length).toBeGreaterThan(35)
  expect(said.filter(isBrokenText)).toEqual([])
})
