import { expect, test } from 'vitest'
import { uiWords } from './words.ts'

/** Words that were misread once keep their corrected form. */
test('Polish names stay in the nominative after a verb, never after a participle', () => {
  const { usedBy, markedBy } = uiWords('pl')
  expect([usedBy('Ala'), markedBy('Ala')]).toEqual(['korzysta: Ala', 'oznacza: Ala'])
})

test('the labels of the panels say what they mean', () => {
  const labels = (lang: 'pl' | 'en') => {
    const { goalsSay, holdToLook, draft, permanent } = uiWords(lang)
    return [goalsSay, holdToLook, draft, permanent]
  }
  expect(labels('pl')).toEqual([
    'Twoje cele: widoczne, dopóki przytrzymujesz',
    'Cele (przytrzymaj)',
    'Wybór początkowy',
    'stały efekt',
  ])
  expect(labels('en')).toEqual([
    'Your goals: shown only while you hold this down',
    'Goals (hold)',
    'Draft',
    'permanent',
  ])
})
