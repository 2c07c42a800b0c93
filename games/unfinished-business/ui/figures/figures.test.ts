import { langs } from '@kantyna/kernel'
import { createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { ambitions } from '../../content/ambitions.ts'
import '../../index.ts'
import { rulebook } from '../../words/rulebook.ts'
import { PICTURED_SHEET } from './AmbitionFigure.tsx'
import { figures } from './index.ts'

const drawn = (id: string, lang: (typeof langs)[number]) => {
  const figure = figures.find((each) => each.id === id)
  if (figure === undefined) throw new Error(id)
  return renderToString(createElement(figure.Drawing, { lang }))
}

describe('the pictures of the rulebook, with the expansion', () => {
  it.each(figures.map((figure) => [figure.id, figure] as const))('%s stands at a rule', (_, figure) => {
    const told = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
    expect(told).toContain(figure.rule)
    expect(figure.caption.en).not.toBe(figure.caption.pl)
    for (const lang of langs) expect(drawn(figure.id, lang)).not.toBe('')
  })

  it('UB-SET-02: the map has the Core Worlds at both ends, and the way between them', () => {
    expect(drawn('core', 'en')).toContain('ub-crossing')
    expect(drawn('core', 'en').match(/Core Worlds/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it('UB-ROT-07: the card shows its two resources one after the other', () => {
    expect(drawn('rotating', 'en')).toContain('Astromech Parts')
    expect(drawn('rotating', 'en')).toContain('Astromech Droids')
  })

  it('UB-AMB-21: the sheet has a goal with every kind of mark', () => {
    const sheet = ambitions.find(({ id }) => id === PICTURED_SHEET)
    expect(sheet?.goals.map(({ mark }) => mark)).toEqual(['dash', 1, 2, 'infinity', 'final'])
  })
})
