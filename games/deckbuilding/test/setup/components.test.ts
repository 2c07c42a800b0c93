import { at, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/card.ts'
import { type Duel, deckbuilding } from '../../index.ts'
import { cardOf } from '../../rules/pieces.ts'
import { rulebook } from '../../words/rulebook.ts'
import { begun } from '../start.ts'

/** The components of the box, counted from started duels instead of from the content's own counts. */
const t = begun(1, { bases: 'full' })
const galaxy = cardsIn(t.galaxyDeck, t.row)
const starters = [0, 1].map((seat) => cardsIn(at(t.hands, seat), at(t.decks, seat)))
const bases = [0, 1].map((seat) => cardsIn([at(t.bases, seat)], at(t.baseDecks, seat)))
const pilots = cardsIn(t.pilots)
const everything = [...galaxy, ...starters.flat(), ...bases.flat(), ...pilots]

function cardsIn(...piles: readonly (readonly number[])[]): Card[] {
  return piles.flat().map(cardOf)
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const byFaction = (cards: readonly Card[]) => tally(cards.map(({ faction }) => faction))
const byName = (cards: readonly Card[]) => tally(cards.map(({ id }) => id))

describe('components', () => {
  test('DB-COMP-01: two people play, no more and no fewer', () => {
    expect(deckbuilding.meta.seats).toEqual([2])
    expect(t.seats).toBe(2)
  })

  test('DB-COMP-03: 90 galaxy cards, no piece twice', () => {
    expect(galaxy).toHaveLength(90)
    expect(new Set([...t.galaxyDeck, ...t.row]).size).toBe(90)
    expect(galaxy.filter(({ set }) => set !== 'galaxy')).toEqual([])
  })

  test('DB-COMP-03: 70 units and 20 ships: 23 and 7, 24 and 6, 23 and 7', () => {
    expect(tally(galaxy.map(({ faction, kind }) => `${faction} ${kind}`))).toEqual({
      'empire unit': 23,
      'empire ship': 7,
      'rebels unit': 24,
      'rebels ship': 6,
      'neutral unit': 23,
      'neutral ship': 7,
    })
    expect(new Set(galaxy.map(({ id }) => id)).size).toBe(55)
  })

  test('DB-COMP-04, DB-SETUP-11: 10 Empire starters: 7 Imperial Shuttles, 2 Stormtroopers, 1 Inquisitor', () => {
    expect(starters[0]).toHaveLength(10)
    expect(byName(at(starters, 0))).toEqual({ 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 })
  })

  test('DB-COMP-05, DB-SETUP-10: 10 Rebel starters: 7 Alliance Shuttles, 2 Rebel Troopers, 1 Temple Guardian', () => {
    expect(starters[1]).toHaveLength(10)
    expect(byName(at(starters, 1))).toEqual({
      'alliance-shuttle': 7,
      'rebel-trooper': 2,
      'temple-guardian': 1,
    })
  })

  test('DB-COMP-06: 10 Outer Rim Pilots', () => {
    expect(byName(pilots)).toEqual({ 'outer-rim-pilot': 10 })
    expect(new Set(t.pilots).size).toBe(10)
  })

  test('DB-COMP-07: 20 different bases, 10 of the Empire and 10 of the Rebels', () => {
    expect(bases.map(byFaction)).toEqual([{ empire: 10 }, { rebels: 10 }])
    expect(new Set(bases.flat().map(({ id }) => id)).size).toBe(20)
  })

  test('DB-COMP-08: 140 pieces; the 2 reference cards are not pieces, because the rulebook replaces them', () => {
    expect(everything).toHaveLength(140)
    expect(tally(everything.map(({ set }) => set))).toEqual({
      galaxy: 90,
      starter: 20,
      pilot: 10,
      'beginner-base': 10,
      'advanced-base': 10,
    })
    expect(told('DB-COMP-08', 'en')).toContain('2 reference cards')
  })

  test('DB-COMP-11, DB-COMP-12 (G-07): the rulebook mentions 20 and 50 counters, but they limit nothing', () => {
    for (const lang of ['pl', 'en'] as const) {
      expect(told('DB-COMP-11', lang)).toMatch(/\b20\b.*(zasob|resource)/)
      expect(told('DB-COMP-12', lang)).toMatch(/\b50\b.*(obraże|damage)/)
    }
  })

  test('DB-COMP-13: a starter card shows its starter deck, and no other card shows one', () => {
    const marked = everything.filter(({ set }) => set === 'starter')
    expect(starters.map(byFaction)).toEqual([{ empire: 10 }, { rebels: 10 }])
    expect(byName(marked)).toEqual(byName(starters.flat()))
  })

  test('DB-COMP-14: each player has a hand, a deck, discards, a play area, a base, a base deck, a victory pile', () => {
    const {
      hands,
      decks,
      discards,
      units,
      ships,
      bases: inPlay,
      baseDecks,
      victory,
    } = viewOf(deckbuilding, t, 0)
    for (const piles of [hands, decks, discards, units, ships, baseDecks, victory]) {
      expect(piles).toHaveLength(2)
      expect(piles.every(Array.isArray)).toBe(true)
    }
    expect(inPlay.map((base) => cardOf(base).id)).toEqual(['lothal', 'dantooine'])
  })

  test('DB-COMP-15: both players share one galaxy deck, row and discard pile, the Pilots and the Force track', () => {
    const shared = ({ galaxyDeck, row, galaxyDiscard, pilots: stack, force }: ReturnType<typeof seen>) => ({
      galaxyDeck,
      row,
      galaxyDiscard,
      stack,
      force,
    })
    const seen = (seat: number) => viewOf(deckbuilding, t, seat)
    expect(shared(seen(0))).toEqual(shared(seen(1)))
    const { galaxyDeck, row, galaxyDiscard, stack, force } = shared(seen(0))
    expect([galaxyDeck, row, galaxyDiscard, stack].map((pile) => pile.length)).toEqual([84, 6, 0, 10])
    expect(force).toBe(6)
  })
})

describe('cards', () => {
  test('DB-CARD-01: a card is a unit, a ship or a base', () => {
    expect(tally(everything.map(({ kind }) => kind))).toEqual({ unit: 100, ship: 20, base: 20 })
  })

  test('DB-CARD-09: bases and ships have hit points, units have none; a ship has as many as it costs', () => {
    for (const { id, kind, hitPoints, cost } of everything) {
      if (kind === 'unit') expect(hitPoints, id).toBe(0)
      else expect(hitPoints, id).toBeGreaterThan(0)
      if (kind === 'ship') expect(hitPoints, id).toBe(cost)
    }
  })

  test('DB-CARD-13: every Empire and Rebel unit of the galaxy deck has a target value, its cost, and a reward', () => {
    const targets = galaxy.filter(({ kind, faction }) => kind === 'unit' && faction !== 'neutral')
    expect(targets).toHaveLength(47)
    for (const { id, target, cost, reward } of targets) {
      expect(target, id).toBe(cost)
      expect(target, id).toBeGreaterThan(0)
      expect(reward, id).not.toBeNull()
    }
  })

  test('DB-CARD-14: neutral cards, ships, bases and starters have neither', () => {
    const others = everything.filter(
      ({ kind, faction, set }) => kind !== 'unit' || faction === 'neutral' || set !== 'galaxy',
    )
    expect(others).toHaveLength(93)
    expect(others.filter(({ target, reward }) => target !== 0 || reward !== null)).toEqual([])
  })

  test('DB-FAC-01, DB-FAC-02: 30 galaxy cards of the Empire, 30 of the Rebels and 30 without a faction', () => {
    expect(byFaction(galaxy)).toEqual({ empire: 30, rebels: 30, neutral: 30 })
  })
})

describe('modes', () => {
  test('DB-ADV-13, DB-ADV-14 (G-29): one box has two seats: two against two is not offered', () => {
    expect(deckbuilding.meta.seats).not.toContain(4)
    expect(deckbuilding.options(2).safeParse({ bases: 'teams' }).success).toBe(false)
    const named = everything.filter(({ unique }) => unique)
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length)
  })

  test('DB-ADV-01: three ways to play with bases are offered, the beginner game first', () => {
    const choices = deckbuilding.tableOptions(2).find(({ id }) => id === 'bases')?.choices
    expect(choices?.map(({ value }) => value)).toEqual(['beginner', 'full', 'secret'])
  })

  test('DB-OPT-02, DB-OPT-03: players can agree on 2, 3, 4 or 5 bases before the game, and on no other number', () => {
    const isAllowed = (length: string) => deckbuilding.options(2).safeParse({ length }).success
    expect(['0', '1', '2', '3', '4', '5', '6', '10'].filter(isAllowed)).toEqual(['2', '3', '4', '5'])
  })

  test('DB-OPT-01: every mode can be combined with every length and with buying off or not', () => {
    const combined: Duel[] = []
    for (const bases of ['beginner', 'full', 'secret'] as const)
      for (const length of ['2', '3', '4', '5'] as const)
        for (const buyOff of ['no', 'yes'] as const) combined.push(begun(1, { bases, length, buyOff }))
    expect(combined).toHaveLength(24)
    expect(combined.flatMap((duel) => deckbuilding.violations(duel))).toEqual([])
    expect(combined.every((duel) => duel.open.length > 0)).toBe(true)
  })
})

/** What the rulebook says about a rule, without the rulings. */
function told(rule: string, lang: 'pl' | 'en'): string {
  const paragraphs = rulebook.slice(0, -1).flatMap((section) => section.paragraphs)
  return paragraphs
    .filter(({ rules }) => rules.includes(rule))
    .map((paragraph) => paragraph[lang])
    .join(' ')
}
