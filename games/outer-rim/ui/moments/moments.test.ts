import { describe, expect, test } from 'vitest'
import { outerRim } from '../../index.ts'
import { moments } from './index.ts'
import { badlySaid, changedUnseen, leaked, notToldOnce, toldGames } from './told-games.ts'

const options = (people: number) => outerRim.options(people).parse({})

const cases = {
  'one person against the AI player': { game: outerRim, seats: 2, automas: [1], options: options(1) },
  'three persons': { game: outerRim, seats: 3, options: options(3) },
}

describe.each(Object.entries(cases))('%s', (_, gameCase) => {
  const games = toldGames(moments, gameCase)

  test('what matters is told in exactly one moment', () => {
    expect(games.flatMap(notToldOnce)).toEqual([])
  })

  test('whatever changes for a seat that did not choose it is in a moment that concerns it', () => {
    expect(games.flatMap(changedUnseen)).toEqual([])
  })

  test('everything that is told has a title, a sentence and named changes in both languages', () => {
    expect(games.flatMap((game) => badlySaid(game, moments))).toEqual([])
  })

  test('nobody is told what only others may know', () => {
    expect(games.flatMap(leaked)).toEqual([])
  })
})
