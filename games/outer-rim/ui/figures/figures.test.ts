import { langs } from '@kantyna/kernel'
import { createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { damageOf } from '../../rules/combat/dice.ts'
import { rulebook } from '../../words/rulebook.ts'
import { tables } from '../../words/things/names.ts'
import { PICTURED_JOB } from './CardFigure.tsx'
import { picturedPools } from './CombatFigure.tsx'
import { figures } from './index.ts'

describe('the pictures of the rulebook', () => {
  it.each(figures.map((figure) => [figure.id, figure] as const))(
    '%s stands at a rule and is drawn',
    (_, figure) => {
      const told = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
      expect(told).toContain(figure.rule)
      expect(figure.caption.en).not.toBe(figure.caption.pl)
      for (const lang of langs)
        expect(renderToString(createElement(figure.Drawing, { lang }))).toContain('<svg')
    },
  )

  it('shows a job with every part that has a callout', () => {
    const resource = tables().resources[tables().pieces.get(PICTURED_JOB) ?? -1]
    expect(resource?.type).toBe('job')
    expect(resource?.cost).toBeGreaterThan(0)
  })

  it('shows a combat that ends in a tie', () => {
    const [attack, defence] = picturedPools.map((pool) => damageOf(pool.map((face) => ({ face }))))
    expect([attack, defence]).toEqual([3, 3])
  })
})
