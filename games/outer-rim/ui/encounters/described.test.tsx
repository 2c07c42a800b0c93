import { decisionsFor, movesFor, viewOf } from '@kantyna/kernel'
import { noTouching, type PanelProps } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import type { Rim } from '../../rules/rim.ts'
import { pieceNamed } from '../../rules/tables.ts'
import {
  askForEncounter,
  encounterTable,
  fightEnemy,
  pick,
  run,
} from '../../test/encounters/encounter-table.ts'
import { CombatPanel } from '../combat/CombatPanel.tsx'
import { AtTable } from '../drawings-for-tests.tsx'
import { MarketPanel } from '../market/MarketPanel.tsx'
import { EncounterPanel } from './EncounterPanel.tsx'

function drawn(t: Rim, Panel: ComponentType<PanelProps>): string {
  const props = {
    view: viewOf(game, t, 0),
    lang: 'en',
    seats: [
      { seat: 0, kind: 'person', name: 'Ann' },
      { seat: 1, kind: 'person', name: 'Ben' },
    ],
    decisions: decisionsFor(game, t, 0),
    moves: movesFor(game, t, 0),
    touching: noTouching,
    answering: { assembly: null },
    events: [],
    about: null,
  }
  return renderToString(
    <AtTable>
      <Panel {...(props as unknown as PanelProps)} />
    </AtTable>,
  ) // props that are needed only for touches are left out
}

/** The descriptions of the buttons of an answer, each once. */
function descriptions(panel: string): readonly string[] {
  const ids = [...panel.matchAll(/aria-describedby="([^"]+)" data-answer/g)].map(([, id]) => id ?? '')
  return [...new Set(ids)].map((id) => {
    const [, rest = ''] = panel.split(`id="${id}"`)
    return (
      rest
        .slice(rest.indexOf('>') + 1)
        .split(/<\/(?:div|section|span)>/)[0]
        ?.replaceAll(/<[^>]+>/g, '') ?? ''
    )
  })
}

test('the rewards and losses describe the answers in the dice panel', () => {
  const t = encounterTable({ characters: ['lando-calrissian'] })
  fightEnemy(t, { value: 2, win: { op: 'gainCredits', amount: 3000 } })
  run(t, { attack: ['blank', 'blank'] })
  expect(t.open[0]?.kind).toBe('useInCombat')
  expect(descriptions(drawn(t, CombatPanel)).join()).toMatch(/3,000\scredits/)
})

test('the card that is read describes the answers of an encounter', () => {
  const t = encounterTable({ space: 'tn-2' })
  const card = pieceNamed(t, 'navpoint-3')
  const deck = t.encounters.find((cards) => cards.includes(card)) ?? []
  deck.splice(deck.indexOf(card), 1)
  deck.push(card)
  askForEncounter(t)
  pick(t, 'space')
  expect(t.open[0]?.kind).toBe('chooseEffect')
  expect(descriptions(drawn(t, EncounterPanel))[0]?.length).toBeGreaterThan(20)
})

test('market cards have descriptions with cost and effect', () => {
  const t = encounterTable()
  const panel = drawn(t, MarketPanel)
  const about = [...panel.matchAll(/<span id="[^"]+" hidden>([^<]+)<\/span>/g)].map(([, text]) => text ?? '')
  expect(about.length).toBe(6)
  for (const text of about) expect(text).toMatch(/\d/)
})
