import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { finderOf } from './finder.ts'
import { Marked } from './Marked.tsx'

const text = 'Żółte karty to dżokery. Zagrywasz żółtą kartę na łódź.'
const find = finderOf([{ id: 'one', title: 'Karty', text }])

/** The words that a search marks in the text that it finds. */
function marked(asked: string): string[] {
  const terms = find(asked).flatMap((found) => found.terms)
  const drawn = renderToString(<Marked text={text} terms={terms} />)
  return [...drawn.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word ?? '')
}

describe('the searched words are marked', () => {
  it.each([
    ['zolte', ['Żółte']],
    ['ŻÓŁTE', ['Żółte']],
    ['lodz', ['łódź']],
    ['łódź', ['łódź']],
    ['dzoker', ['dżokery']],
    ['karta', ['karty', 'kartę']],
    ['', []],
    ['smok', []],
  ])('%j marks %j, with the letters that stand there', (asked, words) => {
    expect(marked(asked)).toEqual(words)
  })
})
