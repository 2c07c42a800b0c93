import { expect, test } from 'vitest'
import { decrees } from '../content/decrees.ts'
import { goals } from '../content/goals.ts'
import { pirates } from '../content/pirates.ts'
import { coach } from './coach.ts'
import { glossary } from './glossary.ts'
import { rulebook } from './rulebook.ts'

/** Wordings that were decided once. */

const rulebookText = JSON.stringify(rulebook)

test('the glossary names the words of the Polish rulebook where ours differ', () => {
  const explained = JSON.stringify(glossary)
  expect(explained).toContain('w instrukcji: powtórzenie akcji')
  expect(explained).toContain('w instrukcji: nie wykonasz')
})

test('a free advance is given up, not refused', () => {
  expect(rulebookText).toContain('Z awansu bez ceny nie można zrezygnować.')
  expect(rulebookText).not.toMatch(/[Aa]wansu[^.]*nie można odmówić/)
})

test('no card name is a word-for-word translation, and a captain is always called a worker', () => {
  const names = [...decrees, ...goals, ...pirates].map(({ name }) => name)
  expect(names.length).toBeGreaterThan(25)
  for (const { pl, en } of names) {
    expect(pl).not.toMatch(/Uczone państwo|Szerokie osadnictwo|Podziemny Krąg|Kapitan/)
    expect(en).not.toMatch(/Captain/)
  }
})

test('the coach compares the military level with the strength of pirates, which need not be equal', () => {
  const { text } = coach.find(({ id }) => id === 'pirates') ?? expect.fail('there is no such line')
  expect(text.pl).toBe(
    'Piraci zatrzymują nie statki, lecz placówki. Umieszczając placówkę, pokonasz ich i zyskasz PZ, jeśli masz poziom wojskowości nie niższy niż ich siła.',
  )
  expect(JSON.stringify(coach.map((line) => line.text))).not.toMatch(/dorównuje/)
})
