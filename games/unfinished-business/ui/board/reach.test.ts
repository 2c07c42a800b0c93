import { at, decisionsFor, viewOf } from '@kantyna/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { factions } from '../../../outer-rim/content/names.ts'
import { standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import { reachOf } from '../../../outer-rim/ui/board/reach.ts'
import { Travellers } from '../../../outer-rim/ui/board/Travellers.tsx'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { supportFavor } from '../../rules/favors/kinds.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { table } from '../../test/table.ts'

const IMPERIAL = factions.indexOf('imperial')
const touching = {
  lit: new Set<never>(),
  picked: new Set<never>(),
  pointed: new Set<never>(),
  number: null,
  onTouch: () => undefined,
  onLift: () => false,
  onDropOn: () => undefined,
  onInspect: () => undefined,
  onTell: () => undefined,
}

test('UB-FAV-13: with Support the map does not say that the patrol ends the move, as the rules do not end it', () => {
  const t = table({ options: { favors: 'yes' } })
  const { seat } = at(t.open, 0)
  const view = () => rimView(viewOf(game, t, seat))
  const reached = () => [...reachOf(view(), decisionsFor(game, t, seat)).values()]
  const free = reached().find(({ route, stops }) => route.length > 0 && stops.length === 0)
  if (free === undefined) throw new Error('nothing is in reach')
  const stops = () => reached().find(({ space }) => space === free.space)?.stops
  const drawn = () =>
    renderToString(
      Travellers({
        view: view(),
        lang: 'en',
        seats: [],
        touching,
        travellers: [{ key: `patrol-${IMPERIAL}`, faction: IMPERIAL, space: free.space, x: 0, y: 0 }],
      }),
    )
  t.patrolSpaces[IMPERIAL] = free.space
  at(t.reputation, seat)[IMPERIAL] = -1
  expect(stops()).toEqual([IMPERIAL])
  expect(drawn()).toContain('data-standing="-1"')
  unfinished(t).favors[seat] = { from: 1 - seat, code: supportFavor(IMPERIAL), isSpent: false }
  expect(standing(t, seat, IMPERIAL)).toBe(1)
  expect(stops()).toEqual([])
  expect(drawn()).toContain('data-standing="1"')
})
