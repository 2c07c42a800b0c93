import { movesFor, type Seat, viewOf } from '@kantyna/kernel'
import type { Answering, SeatInfo } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { game } from '../../rules/game.ts'
import { makeMove, plainTable, run } from '../../test/table.ts'
import { AtTable } from '../drawings-for-tests.tsx'
import { OpenDeals } from './OpenDeals.tsx'

const [ASKING, ASKED] = [0, 1]

/** The headings that the asked player reads, by the kinds of players at the table. */
function headings(kinds: readonly SeatInfo['kind'][], viewer: Seat): string {
  const t = plainTable({ people: 2, characters: ['enfys-nest', 'dengar'], options: { favors: 'yes' } })
  cardRules().run(t, { op: 'test', skill: 'tech', pass: { op: 'all', of: [] } }, { seat: ASKING, source: -1 })
  run(t)
  makeMove(t, ASKING, 'askFavor', 'advice-tech', `whom=seat-${ASKED + 1}`)
  const seats = ['Ala', 'Olek'].map(
    (name, seat) => ({ seat, name, kind: kinds[seat], level: 'regular' }) as SeatInfo,
  )
  const drawn = renderToString(
    <AtTable>
      <OpenDeals
        view={rimView(viewOf(game, t, viewer))}
        lang="en"
        seats={seats}
        moves={movesFor(game, t, viewer)}
        answering={{} as Answering} // nothing is touched here
        onDraft={() => undefined}
      />
    </AtTable>,
  )
  return drawn.replaceAll('\u00a0', ' ').match(/<h3>(.*?)<\/h3>/)?.[1] ?? ''
}

test('on a shared screen, the heading names the asked player', () => {
  expect(headings(['person', 'person'], ASKED)).toBe('Olek: Ala asks you for a favor')
  expect(headings(['person', 'person'], ASKING)).toBe('You ask Olek for a favor')
})

test('alone with bots, it does not', () => {
  expect(headings(['bot', 'person'], ASKED)).toBe('Ala asks you for a favor')
})
