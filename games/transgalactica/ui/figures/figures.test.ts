import { langs } from '@kantyna/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rulebook } from '../../words/rulebook.ts'
import { figures } from './index.ts'

test.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s stands at a rule and is drawn',
  (_, figure) => {
    expect(rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))).toContain(
      figure.rule,
    )
    expect(figure.caption.en).not.toBe(figure.caption.pl)
    for (const lang of langs)
      expect(renderToStaticMarkup(createElement(figure.Drawing, { lang }))).toContain('<svg')
  },
)
