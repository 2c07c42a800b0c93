import {
  at,
  decisionsFor,
  type Lang,
  langs,
  type PresentedDecision,
  type Thing,
  viewOf,
} from '@kantyna/kernel'
import { type Answering, noTouching, type PanelProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { cardRules } from '../../rules/abilities/card-language.ts'
import type { Rim } from '../../rules/rim.ts'
import { poolThing } from '../../rules/scenario/things.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { encounterTable, run } from '../../test/encounters/encounter-table.ts'
import { hold } from '../../test/table.ts'
import { shipName } from '../../words/things/names.ts'
import { AtTable } from '../drawings-for-tests.tsx'
import { EncounterPanel } from '../encounters/EncounterPanel.tsx'
import { rimUi } from '../rim-ui.tsx'
import { number } from '../words.ts'

/** A player is shown used ships: with these credits and a card to trade in, or with neither if the credits are 0. */
function shipsForSale(credits: number): Rim {
  const t = encounterTable({ space: 'tatooine' })
  t.credits[0] = credits
  if (credits > 0) hold(t, 0, 'beskar-armor')
  const source = pieceNamed(t, 'used-ship-for-sale')
  cardRules().run(t, { op: 'buyUsedShip', choices: 3, discount: 2000 }, { seat: 0, source })
  run(t)
  return t
}

const questionOf = (t: Rim): PresentedDecision => at(decisionsFor(game, t, 0), 0)

function propsOf(t: Rim, lang: Lang, answering: Partial<Answering> = {}): PanelProps {
  const asked = questionOf(t)
  const lit = new Set<Thing>(asked.options.flatMap(({ touches }) => touches))
  const props = {
    view: viewOf(game, t, 0),
    lang,
    seats: [
      { seat: 0, kind: 'person', name: 'Ann' },
      { seat: 1, kind: 'person', name: 'Ben' },
    ],
    decisions: [asked],
    moves: [],
    touching: { ...noTouching, lit },
    answering: { assembly: null, ...answering },
    events: [],
    about: null,
  }
  return props as unknown as PanelProps // props that are needed only for touches are left out
}

test('OR-TIN-14: used ships are bought in the encounter panel, in parts', () => {
  const t = shipsForSale(20_000)
  const asked = questionOf(t)
  expect(asked.kind).toBe('buyUsedShip')
  const panel = rimUi([]).panels?.find(({ id }) => id === 'encounter')
  expect(panel?.isWanted?.(viewOf(game, t, 0), [asked], [])).toBe(true)
  expect(panel?.answers?.(asked)).toBe(true)
  expect(panel?.assembles?.(asked)).toBe(true)
  expect(panel?.heading?.(propsOf(t, 'en'))).toBe('Used Ship for Sale')
})

test('OR-TIN-14: each ship can be touched there and shows its price', () => {
  const t = shipsForSale(20_000)
  for (const lang of langs) {
    const panel = renderToString(
      <AtTable>
        <EncounterPanel {...propsOf(t, lang)} />
      </AtTable>,
    )
    const ships = questionOf(t).options.filter(({ id }) => id !== 'pass')
    expect(ships.length).toBe(3)
    for (const { facts = {} } of ships) {
      const [, drawing = ''] = panel.split(`data-thing="${poolThing(Number(facts['ship']))}"`)
      expect(drawing).toMatch(/^ data-lit="true"/)
      expect(drawing).toContain(shipName(lang, Number(facts['ship'])))
      expect(drawing).toContain(number(lang, Number(facts['price'])))
    }
    expect(panel).toContain(lang === 'en' ? 'Buy no ship' : 'Nie kupuj statku')
  }
})

test('OR-MKT-07: a ship that is too expensive says so', () => {
  const t = shipsForSale(0)
  const panel = renderToString(
    <AtTable>
      <EncounterPanel {...propsOf(t, 'en')} />
    </AtTable>,
  )
  expect(questionOf(t).blocked.length).toBeGreaterThan(0)
  for (const { touches } of questionOf(t).blocked) expect(panel).toContain(`data-thing="${touches[0]}"`)
  expect(panel).toContain('or-why')
})
