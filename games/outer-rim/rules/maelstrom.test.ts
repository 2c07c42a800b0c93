import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { asked, askForEncounter, encounterTable, pick, run } from '../test/encounters/encounter-table.ts'
import { ids } from '../test/table.ts'
import { cardRules } from './abilities/card-language.ts'
import type { Rim } from './rim.ts'
import { tablesOf } from './tables.ts'

/** The question, the active player, and whether it is an extra turn. */
const now = (t: Rim) => [at(t.open, 0).kind, t.active, t.isExtraTurn]

describe('the Maelstrom', () => {
  test('OR-MAEL-03, OR-MAEL-04: every card of its deck gives a chance of an extra turn there', () => {
    const t = encounterTable()
    const cards = tablesOf(t).encounters.filter(({ deck }) => deck === 'kessel-maelstrom')
    expect(cards).toHaveLength(10)
    for (const { id, sections } of cards)
      expect([id, JSON.stringify(sections.maelstrom).includes('"extraTurn"')]).toEqual([id, true])
  })

  test('OR-MAEL-05, OR-MAEL-06: a full turn, after the current one', () => {
    const t = encounterTable({ space: 'maelstrom' })
    cardRules().run(t, { op: 'extraTurn' }, { seat: 0 })
    expect([t.hasExtraTurn, t.active]).toEqual([true, 0])
    run(t)
    expect(now(t)).toEqual(['plan', 0, true])
    pick(t, 'credits')
    expect(asked(t)).toEqual([['act', 0]])
  })

  test('OR-MAEL-07: an extra turn gives no other extra turn', () => {
    const t = encounterTable({ space: 'maelstrom' })
    t.isExtraTurn = true
    cardRules().run(t, { op: 'extraTurn' }, { seat: 0 })
    run(t)
    expect(now(t)).toEqual(['plan', 1, false])
  })

  test('OR-MAEL-03, OR-ENC-02: it has its own space encounter', () => {
    const t = encounterTable({ space: 'maelstrom' })
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
  })
})
