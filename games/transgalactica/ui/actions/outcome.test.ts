import { at, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { planets } from '../../content/planets.ts'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { ability, level, marked, outpost, planet, table } from '../../test/table.ts'
import { effectMarks } from '../drawing/effect-marks.ts'
import { galaxyView } from '../view.ts'
import { areaOutcome, wayMarks } from './outcome.ts'

const seen = (t: Galaxy) => galaxyView(viewOf(game, t, 0))
const grey = planets.findIndex(({ colours }) => colours.join() === 'grey')

/** Adds an outpost on a grey planet to the one at the hub. */
function settledOnGrey(arrange: (t: Galaxy) => void): Galaxy {
  return table(2, (t) => {
    const { id } = at(planets, grey)
    if (!t.planets.includes(grey)) planet(t, id, 'S1')
    outpost(t, 0, id)
    arrange(t)
  })
}

const collected = (t: Galaxy, way: 'collectOnly' | 'advanceAndCollect') => {
  const mark = wayMarks(seen(t), 0, 'production', way).at(-1)
  return mark !== undefined && 'icon' in mark ? mark.number : undefined
}

describe('what an action would gain', () => {
  test('GC-PRO-02: a grey planet yields no resource', () => {
    expect(
      collected(
        settledOnGrey((t) => level(t, 0, { production: 3 })),
        'collectOnly',
      ),
    ).toBe('1')
  })

  test('GC-ABL-03: the Technological Nightmare is one more source, up to the level', () => {
    const withNightmare = (production: number) =>
      table(2, (t) => {
        ability(t, 0, 'nightmare')
        level(t, 0, { production })
      })
    expect(collected(withNightmare(3), 'collectOnly')).toBe('2')
    expect(collected(withNightmare(1), 'collectOnly')).toBe('1')
    expect(collected(withNightmare(1), 'advanceAndCollect')).toBe('2')
  })

  test('GC-ABL-03: a mining action activates the Technological Nightmare', () => {
    const mining = (arrange: (t: Galaxy) => void) =>
      areaOutcome(seen(table(2, arrange)), 0, 'mining', false).length
    expect(mining((t) => ability(t, 0, 'nightmare'))).toBeGreaterThan(mining(() => undefined))
  })

  test('GC-EXP-02, GC-ORG-91: grey planets and TC103 lengthen an exploration', () => {
    const t = settledOnGrey((t) => marked(t, 0, 'TC103'))
    expect(areaOutcome(seen(t), 0, 'exploration', true)[1]).toMatchObject({ number: '≤3' })
  })

  test('GC-MIL-03: the military track shows no advance without the technology', () => {
    const military = (technology: number) => {
      const t = table(2, (t) => level(t, 0, { military: 2, technology }))
      return areaOutcome(seen(t), 0, 'military', true).find(
        (mark) => 'icon' in mark && mark.icon === 'military',
      )
    }
    expect(military(0)).toMatchObject({ number: '2→2' })
    expect(military(7)).toMatchObject({ number: '2→3' })
  })

  test('GC-TRD-05: an advance that unlocks the next fleet token shows its reward', () => {
    const t = table(2, (t) => level(t, 0, { trade: 1 }))
    const { reward } = at(fleetTokens, at(at(t.fleets, 0), 0))
    const marks = areaOutcome(seen(t), 0, 'trade', true)
    expect(marks.slice(-effectMarks(reward).length)).toEqual(effectMarks(reward))
  })
})
