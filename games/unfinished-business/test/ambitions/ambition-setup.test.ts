import { answer, anyAnswer, at, fastDice, langs, type Seat } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { marketDecks } from '../../../outer-rim/content/names.ts'
import { topOf } from '../../../outer-rim/rules/market/decks.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { cardOf, pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { ambitions } from '../../content/ambitions.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { sheetLines } from '../../words/cards/ambition-text.ts'
import { tableOptions } from '../../words/questions/options.ts'
import { begun, choose, ids, table } from '../table.ts'
import { withAmbitions } from './ambition-table.ts'

/** A game at its first question about sheets. */
function atDraft(people: number, seed = 1, options: object = {}): Rim {
  const t = begun({ people, seed, options: { ...withAmbitions, ...options } })
  const { below } = fastDice(seed)
  while (at(t.open, 0).kind !== 'chooseAmbition') {
    const decision = at(t.open, 0)
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  return t
}

function drafted(t: Rim): readonly Seat[] {
  const asked: Seat[] = []
  while (at(t.open, 0).kind === 'chooseAmbition') {
    asked.push(at(t.open, 0).seat)
    choose(t, at(ids(t), 0))
  }
  return asked
}

const orderOf = (t: Rim): readonly Seat[] =>
  Array.from({ length: t.seats }, (_, place) => (t.first + place) % t.seats)

describe('the sheets', () => {
  test('UB-AMB-03, UB-AMB-04, UB-AMB-05: setup, description, abilities and goals, in words', () => {
    for (const lang of langs)
      for (const [sheet, { abilities, goals, calls }] of ambitions.entries()) {
        const lines = sheetLines(lang, sheet)
        expect(lines).toHaveLength(2 + abilities.length + goals.length)
        expect(lines[0]).toMatch(lang === 'pl' ? /^Przygotowanie: \d/ : /^Setup: \d/)
        expect(lines[1]).toContain(calls[lang])
        for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./)
      }
  })

  test('UB-AMB-07: a goal token has a place for each goal', () => {
    const t = table({ options: withAmbitions })
    for (const [seat, bits] of unfinished(t).goalTokens.entries()) {
      const { goals } = at(ambitions, at(unfinished(t).sheets, seat))
      expect(bits).toBeLessThan(1 << goals.length)
    }
  })

  test('UB-AMB-08, UB-AMB-09, UB-VAR-04: the players agree on the fame before the game; 8 is only for Ambitions', () => {
    const fame = tableOptions(2).find(({ id }) => id === 'fame')
    expect(fame?.choices.map(({ value }) => value)).toEqual(expect.arrayContaining(['8', '10', '12']))
    const isAllowed = (options: object) => game.options(2).safeParse(options).success
    expect(['8', '10', '12', '11'].map((each) => isAllowed({ ambitions: 'yes', fame: each }))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(isAllowed({ ambitions: 'no', fame: '8' })).toBe(false)
    const eight = fame?.choices.find(({ value }) => value === '8')
    expect(eight?.closed?.({ ambitions: 'no' })).not.toBeNull()
    expect(eight?.closed?.({ ambitions: 'yes' })).toBeNull()
    const ambition = tableOptions(2).find(({ id }) => id === 'ambitions')
    expect(ambition?.choices.find(({ value }) => value === 'yes')?.explains?.en).toContain('longer')
  })

  test('UB-VAR-01: nobody has a sheet without the variant', () => {
    const t = table()
    expect(unfinished(t).sheets).toEqual([-1, -1])
  })
})

describe('the draft', () => {
  test('UB-AMB-11: the draft comes after all other setup', () => {
    const t = atDraft(3)
    expect(t.turn).toBe(0)
    for (let seat = 0; seat < 3; seat++) expect(at(t.held, seat).length).toBeGreaterThan(0)
    for (const deck of marketDecks.keys()) expect(at(t.knowers, topOf(t, deck))).not.toBe(0)
  })

  for (const people of [2, 3, 4])
    test(`UB-AMB-12, UB-AMB-13, UB-AMB-14, UB-AMB-15, UB-AMB-16: of ${people} people`, () => {
      const t = atDraft(people, people)
      const drawn = [...unfinished(t).sheetsOffered]
      expect(new Set(drawn).size).toBe(people + 1)
      expect(ids(t)).toEqual(drawn.map((sheet) => at(ambitions, sheet).id))
      const asked = drafted(t)
      expect(asked).toEqual(orderOf(t).toReversed())
      const { sheets, sheetsOffered } = unfinished(t)
      expect(drawn).toEqual(expect.arrayContaining([...sheets]))
      expect(sheetsOffered).toEqual([])
    })

  test('UB-AMB-15: a sheet that a player took is no longer offered', () => {
    const t = atDraft(2)
    const [first, second] = [...ids(t)]
    choose(t, first ?? '')
    expect(ids(t)).not.toContain(first)
    expect(ids(t)).toContain(second)
  })

  test('UB-AMB-02: every person has a sheet, all different', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const t = table({ people: 4, seed, options: withAmbitions })
      expect(new Set(unfinished(t).sheets).size).toBe(4)
      expect(violations(t)).toEqual([])
    }
  })

  test('UB-AMB-12: sheets that are not drawn are nowhere in the position', () => {
    const t = atDraft(2)
    const drawn = new Set(unfinished(t).sheetsOffered)
    const offered = new Set(ids(t))
    for (const [sheet, { id }] of ambitions.entries()) expect(offered.has(id)).toBe(drawn.has(sheet))
    drafted(t)
    expect(Object.keys(unfinished(t)).filter((field) => /sheet/i.test(field))).toEqual([
      'sheetsOffered',
      'sheets',
    ])
  })
})

describe('the setup of a sheet', () => {
  test('UB-AMB-10, UB-AMB-17, UB-AMB-18: only the sheet’s credits, and the character’s own setup as usual', () => {
    const t = atDraft(4)
    expect(t.credits).toEqual([0, 0, 0, 0])
    const held = t.held.map((cards) => [...cards])
    drafted(t)
    const { below } = fastDice(1)
    while (t.turn === 0) answer(game, t, at(t.open, 0), anyAnswer(game, t, at(t.open, 0), below))
    for (const [seat, sheet] of unfinished(t).sheets.entries()) {
      expect(t.credits[seat]).toBe(at(ambitions, sheet).setup.credits)
      expect(at(t.held, seat)).toEqual(expect.arrayContaining(at(held, seat)))
    }
  })

  /** A table of two at which the last player takes this sheet. Tries seeds until it is drawn. */
  function taking(id: string): Rim {
    for (let seed = 1; ; seed++) {
      const t = atDraft(2, seed)
      if (!ids(t).includes(id)) continue
      choose(t, id)
      return t
    }
  }

  test('UB-AMB-19, G-43: the player searches the deck for the card and may take or decline it', () => {
    const kept = taking('rebel-hero')
    const last = (kept.first + 1) % 2
    const cannon = pieceNamed(kept, 'quad-laser-cannon')
    const deck = marketDecks.indexOf('gearMod')
    expect(at(kept.market, deck)).toContain(cannon)
    choose(kept, at(ids(kept), 0))
    while (at(kept.open, 0).seat !== last) choose(kept, at(ids(kept), 0))
    expect(at(kept.open, 0).kind).toBe('takeResource')
    const declined = game.copy(kept)
    choose(kept, 'take')
    expect(at(kept.held, last)).toContain(cannon)
    choose(declined, 'pass')
    expect(at(declined.held, last)).not.toContain(cannon)
    expect(at(declined.market, deck)).toContain(cannon)
  })

  test('UB-AMB-20, G-44: the deck is shuffled, and its new top card is turned up without resolving symbols', () => {
    const t = taking('rebel-hero')
    const deck = marketDecks.indexOf('gearMod')
    const before = [...at(t.market, deck)]
    const patrols = [...t.patrolSpaces]
    const events = [...choose(t, at(ids(t), 0))]
    while (t.turn === 0) events.push(...choose(t, at(ids(t), 0)))
    const after = at(t.market, deck).filter((card) => before.includes(card))
    expect(after).not.toEqual(before.filter((card) => after.includes(card)))
    expect(events).toContainEqual(expect.objectContaining({ type: 'marketRevealed', deck }))
    expect(t.patrolSpaces).toEqual(patrols)
    expect(events.filter(({ type }) => type === 'contactRevealed')).toEqual([])
    // Players know only the top card.
    const known = at(t.market, deck).filter((card) => at(t.knowers, card) !== 0)
    expect(
      known.filter((card) => card !== topOf(t, deck) && cardOf(t, card).id !== 'quad-laser-cannon'),
    ).toEqual([])
  })

  test('UB-AMB-19: the card of every sheet is in the game, also in a game of one person', () => {
    for (const people of [1, 2]) {
      const t = begun({ people, options: withAmbitions })
      for (const { setup } of ambitions) {
        if (setup.card === undefined) continue
        const deck = at(t.market, marketDecks.indexOf(setup.card.deck))
        expect(deck).toContain(pieceNamed(t, setup.card.id))
      }
    }
  })
})

describe('alone', () => {
  test('UB-SOL-19, UB-SOL-20, UB-SOL-22, G-46: the person chooses from two sheets; the AI player has none and starts with 6,000', () => {
    const t = atDraft(1)
    expect(unfinished(t).sheetsOffered).toHaveLength(2)
    expect(t.credits).toEqual([0, 6000])
    expect(drafted(t)).toEqual([0])
    expect(unfinished(t).sheets[1]).toBe(-1)
  })

  test('UB-DUO-15, UB-DUO-06, UB-DUO-07: against two AI players', () => {
    const t = atDraft(1, 1, { aiPlayers: '2' })
    expect(t.credits[0]).toBe(0)
    expect([...t.credits].sort((a, b) => a - b)).toEqual([0, 6000, 8000])
    expect(drafted(t)).toEqual([0])
  })
})

test('UB-AMB-12: every sheet is drawn in some game', () => {
  const seen = new Set<number>()
  for (let seed = 1; seed <= 12; seed++)
    for (const sheet of unfinished(atDraft(4, seed)).sheetsOffered) seen.add(sheet)
  expect(seen.size).toBe(ambitions.length)
  expect(tablesOf(begun({ options: withAmbitions })).otherSources).toHaveLength(ambitions.length)
})
