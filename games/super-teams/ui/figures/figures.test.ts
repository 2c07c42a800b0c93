import { langs, runScenario } from '@kantyna/kernel'
import { createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../index.ts'
import { catalogue } from '../../rules/catalogue.ts'
import { rulebook } from '../../words/rulebook.ts'
import { figures } from './index.ts'
import { type PicturedFlight, picturedFlights } from './pictured-flights.ts'

describe('the pictures of the rulebook', () => {
  it.each(figures.map((figure) => [figure.id, figure] as const))(
    '%s belongs to a rule and is drawn',
    (_, figure) => {
      const told = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
      expect(told).toContain(figure.rule)
      expect(figure.caption.en).not.toBe(figure.caption.pl)
      for (const lang of langs) {
        const drawn = renderToString(createElement(figure.Drawing, { lang }))
        expect(drawn).toContain('<svg')
        // A picture is only looked at, so it has nothing to tap or to focus.
        expect(outsideInert(drawn)).not.toMatch(/role="button"|<button|tabindex/i)
      }
    },
  )

  it.each(picturedFlights.map((flight) => [flight.id, flight] as const))(
    '%s shows what the rules do',
    (_, flight) => {
      expect(played(flight)).toBeNull()
    },
  )
})

/** The markup without the inert parts. */
function outsideInert(markup: string): string {
  return markup.replaceAll(/<div[^>]* inert[ >][\s\S]*?<\/svg>/g, '')
}

/**
 * What is wrong with the picture according to the rules: ships stand as drawn, and end where their ghosts
 * are.
 */
function played({ card, bonus, done, ships, ghosts }: PicturedFlight): string | null {
  const places = (stands: PicturedFlight['ships'], key: (ship: string) => string) =>
    Object.fromEntries(stands.map(({ ship, place }) => [key(ship), place]))
  const { failure } = runScenario(bundle.game, bundle.scenarioWords, catalogue, {
    game: bundle.game.meta.id,
    name: card,
    rules: ['ST-TURN-03'],
    seats: 2,
    options: {},
    arrange: {
      hands: { 1: [card, 'yellow-1'] },
      bonus: bonus === undefined ? {} : { 1: [bonus] },
      ships: places(ships, (ship) => ship),
    },
    do: [...done],
    expect: { state: places(ghosts, (ship) => `ships.${ship}`) },
  })
  return failure
}
