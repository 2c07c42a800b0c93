import { langs, movesFor, viewOf } from '@kantyna/kernel'
import { noTouching, type PanelProps } from '@kantyna/ui'
import { keepTogether } from '@kantyna/ui/text'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { encounterTable } from '../../test/encounters/encounter-table.ts'
import { words } from '../../words/game-words.ts'
import { AtTable } from '../drawings-for-tests.tsx'
import { TradePanel } from './TradePanel.tsx'

test.each(langs)(
  'OR-TRADE-10, OR-CRED-01 (%s): where nothing can change hands, the panel tells why',
  (lang) => {
    const t = encounterTable({ space: 'tatooine' })
    t.credits[0] = 0
    expect(movesFor(game, t, 0)).toEqual([])
    const view = viewOf(game, t, 0)
    const props = {
      view,
      lang,
      seats: [
        { seat: 0, kind: 'person', name: 'Ann' },
        { seat: 1, kind: 'person', name: 'Ben' },
      ],
      decisions: [],
      moves: [],
      touching: noTouching,
      answering: { assembly: null },
    } as unknown as PanelProps // props that are needed only for touches are left out
    const refusal = { rule: 'OR-CRED-01', reason: 'tooFewCredits', facts: { needs: 1000, has: 0 } }
    expect(
      renderToString(
        <AtTable>
          <TradePanel {...props} />
        </AtTable>,
      ),
    ).toContain(keepTogether(words[lang].refusal(refusal)))
  },
)
