import { at, langs, viewOf } from '@kantyna/kernel'
import { noTouching, type SeatBoardProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { keepSecret } from '../../rules/encounters/secrets.ts'
import { secretOf, sectionCode } from '../../rules/encounters/section-key.ts'
import { NONE } from '../../rules/pieces.ts'
import type { Rim } from '../../rules/rim.ts'
import { hold, table } from '../../test/table.ts'
import { nameOf } from '../../words/things/names.ts'
import { rimView } from '../view.ts'
import { arranged } from './arrange.ts'
import { SeatBoard } from './SeatBoard.tsx'
import { result, standings } from './score.ts'

function drawnFor(t: Rim, viewer: number | null, seat: number): string {
  const props = { view: viewOf(game, t, viewer), lang: 'en', seat, seats: [], touching: noTouching }
  return renderToString(<SeatBoard {...(props as unknown as SeatBoardProps)} />) // props that it does not draw are left out
}

/** Gives a seat a secret that is possible in its space, and returns the card. */
function withSecret(t: Rim, seat: number): number {
  const code = sectionCode(t, seat)
  for (const deck of t.encounters)
    for (const piece of deck)
      if (secretOf(t, piece, code) !== null) {
        deck.splice(deck.indexOf(piece), 1)
        keepSecret(t, seat, piece, code)
        return piece
      }
  return NONE
}

test('every held card is in a slot that takes it', () => {
  const t = table()
  hold(t, 0, 'jabbas-vault')
  const slots = arranged(rimView(viewOf(game, t, 0)), 0)
  const laid = slots.map(({ piece }) => piece).filter((piece) => piece !== NONE)
  expect(laid.toSorted((a, b) => a - b)).toEqual(at(t.held, 0).toSorted((a, b) => a - b))
})

test('a board shows public cards to everybody, and secrets only to their owner', () => {
  const t = table()
  hold(t, 0, 'jabbas-vault')
  const secret = withSecret(t, 0)
  expect(secret).not.toBe(NONE)
  expect(drawnFor(t, 1, 0)).toContain('Jabba')
  expect(drawnFor(t, 0, 0)).toContain(nameOf('en', secret))
  expect(drawnFor(t, 1, 0)).not.toContain(nameOf('en', secret))
  expect(drawnFor(t, null, 0)).not.toContain(nameOf('en', secret))
})

test('standings begin with fame and credits; a finished game has a result for every seat', () => {
  const t = table()
  for (const lang of langs) {
    const [first] = standings(viewOf(game, t, 0), lang)
    expect(first?.facts.map(({ icon }) => icon).slice(0, 2)).toEqual(['fame', 'credits'])
  }
  t.outcome = {
    winners: [1],
    scores: [
      { seat: 0, total: 4, sources: { cargo: 4 }, facts: { credits: 2000 } },
      { seat: 1, total: 10, sources: { bounty: 7, job: 3 }, facts: { credits: 0 } },
    ],
  }
  const results = result(viewOf(game, t, 0), 'en')
  expect(results.map(({ seat, score }) => [seat, score])).toEqual([
    [1, '10 fame'],
    [0, '4 fame'],
  ])
  expect(at(results, 0).details.map(({ text }) => text)).toEqual(['Bounties: 7', 'Jobs: 3', '0 credits'])
})
