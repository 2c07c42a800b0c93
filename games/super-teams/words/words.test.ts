import { answer, at, plainText, present } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { superTeams } from '../index.ts'
import { begun } from '../test/start.ts'

describe('Super Teams in words', () => {
  test('ST-SETUP-01: with two players the question for the second team says so', () => {
    const t = begun(2, 1, { teams: 'choose', firstPlayer: '1' })
    const asked: string[] = []
    for (let choice = 0; choice < 3; choice++) {
      const open = at(t.open, 0)
      const wording = superTeams.words.en.prompt(present(superTeams, t, open))
      asked.push(plainText(wording, String))
      answer(superTeams, t, open, [at(open.options, 0)])
    }
    expect(asked).toEqual(['Choose a team.', 'Choose a team.', 'Choose your second team.'])
  })

  test('ST-DOUBLE-01: the text of a double space explains each half', () => {
    const told = (lang: 'en' | 'pl') => superTeams.words[lang].explain('space:9')?.text
    expect(told('en')).toBe(
      'Whoever moves a ship here chooses its half. Hyperspace: a ship that starts here moves twice as far as the card says. Ordinary space: a ship that starts here moves exactly as far as the card says.',
    )
    expect(told('pl')).toBe(
      'Połówkę wybiera gracz, który wykonuje ruch. Hiperprzestrzeń: statek, który stąd rusza, leci dwa razy dalej, niż mówi karta. Zwykłe pole: statek, który stąd rusza, leci dokładnie o tyle pól, ile mówi karta.',
    )
  })
})
