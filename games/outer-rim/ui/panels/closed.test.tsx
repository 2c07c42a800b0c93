import { answer, anyAnswer, at, begin, fastDice, newChance, present, seatingFor } from '@kantyna/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { meta } from '../../meta.ts'
import { rimOptions } from '../../rules/setup/options.ts'
import { AtTable } from '../drawings-for-tests.tsx'
import { Closed } from './Closed.tsx'

const seats = [
  { seat: 0, kind: 'person', name: 'Ann' },
  { seat: 1, kind: 'person', name: 'Ben' },
] as const

test('closed encounters are grouped by reason; many reasons are collapsed', () => {
  const found = { shared: 0, folded: 0, open: 0 }
  for (let seed = 1; seed <= 12; seed++) {
    const t = begin(game, seatingFor({ meta }, 2, {}), rimOptions().parse({}), newChance(seed, game.streams))
    const { below } = fastDice(seed)
    for (let choices = 0; t.outcome === null && choices < 400; choices++) {
      const open = at(t.open, 0)
      const asked = present(game, t, open)
      if (asked.kind === 'encounter' && asked.blocked.length > 0) {
        const panel = renderToString(
          <AtTable>
            <Closed lang="en" seats={seats} asked={asked} />
          </AtTable>,
        )
        const reasons = panel.match(/<small>.*?<\/small>/g) ?? []
        expect(new Set(reasons).size).toBe(reasons.length)
        expect(panel.match(/<span>/g)).toHaveLength(asked.blocked.length)
        expect(panel.includes(`Not possible now (${asked.blocked.length})`)).toBe(reasons.length > 2)
        if (reasons.length < asked.blocked.length) found.shared++
        if (reasons.length > 2) found.folded++
        else found.open++
      }
      answer(game, t, open, anyAnswer(game, t, open, below))
    }
  }
  for (const times of Object.values(found)) expect(times).toBeGreaterThan(0)
})
