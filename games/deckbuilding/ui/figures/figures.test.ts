import { langs, runScenario } from '@kantyna/kernel'
import { createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../index.ts'
import { catalogue } from '../../rules/catalogue.ts'
import { cardOf } from '../../rules/pieces.ts'
import { rulebook } from '../../words/rulebook.ts'
import { figures } from './index.ts'
import { attackOn, picturedAttacks, pieceNamed } from './pictured-attacks.ts'

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

  it('shows a card with everything that the captions point out', () => {
    const { cost, attack, resources, force, target, reward, unique, traits, abilities } = cardOf(
      pieceNamed('princess-leia'),
    )
    for (const value of [cost, attack, resources, force, target, traits.length, abilities.length])
      expect(value).toBeGreaterThan(0)
    expect([unique, reward === null]).toEqual([true, false])
    expect(cardOf(pieceNamed('dantooine')).hitPoints).toBe(8)
  })

  it('shows an attack on the base with the result that the rules give', () => {
    const [onBase] = picturedAttacks
    expect(onBase === undefined ? 0 : attackOn(onBase)).toBe(8)
    expect(
      played(
        {
          units: { empire: ['tie-fighter', 'tie-fighter'] },
          ships: { empire: ['star-destroyer'], rebels: ['rebel-transport'] },
        },
        ['attack base', ['star-destroyer', 'tie-fighter', 'tie-fighter 2']],
        { 'baseDamage.rebels': 6, 'ships.rebels': [] },
      ),
    ).toBeNull()
  })

  it('shows an attack on a card in the row with the result that the rules give', () => {
    expect(cardOf(pieceNamed('x-wing')).target).toBe(3)
    expect(
      played(
        {
          units: { empire: ['stormtrooper', 'stormtrooper'] },
          row: ['x-wing', 'tie-interceptor', 'lobot', 'gozanti-cruiser', 'princess-leia', 'boba-fett'],
        },
        ['attack x-wing', ['stormtrooper', 'stormtrooper 2'], 'take'],
        { 'resources.empire': 3, galaxyDiscard: ['x-wing'] },
      ),
    ).toBeNull()
  })
})

function played(
  arrange: object,
  steps: readonly (string | string[])[],
  state: Record<string, unknown>,
): string | null {
  return runScenario(bundle.game, bundle.scenarioWords, catalogue, {
    game: bundle.game.meta.id,
    name: 'a picture',
    rules: ['DB-BASE-01'],
    seats: 2,
    options: {},
    arrange: { turn: 5, ...arrange },
    do: steps.map((choose) => ({ choose })),
    expect: { state },
  }).failure
}
