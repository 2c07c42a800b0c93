import { at, decisionsFor, langs, plainText, type Term } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { askForEncounter, encounterTable } from '../../test/encounters/encounter-table.ts'
import { hold } from '../../test/table.ts'
import { words } from '../../words/game-words.ts'
import { diceText } from './dice-sum.ts'

test('the terms of a sum are in brackets after their amounts, in both languages', () => {
  const terms: readonly Term[] = [
    { name: 'ship', amount: 4 },
    { name: 'ability', amount: 2 },
    { name: 'bonus', amount: -1 },
  ]
  expect(diceText(terms, 'pl')).toBe('5 kości = 4 (statek) + 2 (zdolność) − 1 (premia)')
  expect(diceText(terms, 'en')).toBe('5 dice = 4 (ship) + 2 (ability) − 1 (bonus)')
})

test('no answer in an encounter has two colons in a row, with any card', () => {
  const t = encounterTable({ space: 'tatooine' })
  hold(t, 0, 'bounty-greedo')
  askForEncounter(t)
  const [asked] = decisionsFor(game, t, 0)
  expect(asked?.blocked.map(({ id }) => id)).toContain('bounty-bounty-greedo')
  for (const lang of langs)
    for (const option of [...(asked?.options ?? []), ...(asked?.blocked ?? [])]) {
      if (asked === undefined) continue
      const wording = plainText(words[lang].option(asked, option), (seat) => at(['Ala', 'Ben'], seat))
      expect(wording.replace(/\([^)]*\)/g, '')).not.toMatch(/:.*:/)
    }
})
