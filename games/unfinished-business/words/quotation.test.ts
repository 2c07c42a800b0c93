import { langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { library } from '../library.ts'

const nested = { pl: /„[^”]*„/, en: /“[^”]*“/ } as const

test.each(langs)(
  'no card quotes inside a quotation: orders and names of sections stand side by side (%s)',
  (lang) => {
    expect(library.cards.length).toBeGreaterThan(300)
    const texts = library.cards.map((card) => JSON.stringify(card.text[lang]))
    expect(texts.filter((text) => nested[lang].test(text))).toEqual([])
  },
)
