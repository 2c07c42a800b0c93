import { langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { decrees } from '../../content/decrees.ts'
import { missions } from '../../content/missions.ts'
import { technologies } from '../../content/technologies.ts'
import { nameParts } from './CardName.tsx'

/** The number of letters that fit on the narrowest card, at 640 by 360. */
const ROOM = 10

test.each(langs)('long words of names can be broken, and read the same (%s)', (lang) => {
  const names = [...technologies, ...missions, ...decrees].map(({ name }) => name[lang])
  const drawn = names.map((name) =>
    nameParts(name)
      .map(({ text }) => text)
      .join(''),
  )
  expect(drawn.flatMap((name) => name.split(/[ \u00ad]/)).filter(({ length }) => length > ROOM)).toEqual([])
  expect(drawn.map((name) => name.replaceAll('\u00ad', ''))).toEqual(names)
})

test('a word that only fits wide cards is distinguished from one that is too long for narrow cards', () => {
  expect(nameParts('Strumień nadprzestrzenny')).toEqual([
    { text: 'Strumień ', long: 'no' },
    { text: 'nad\u00adprze\u00adstrzenny', long: 'very' },
  ])
  expect(nameParts('Dziedzictwo myśli').map(({ long }) => long)).toEqual(['long', 'no'])
})
