import { at, drawBelow } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type MarketDeck, marketDecks } from '../../../outer-rim/content/names.ts'
import { refreshAiGoals } from '../../../outer-rim/rules/ai/goals.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { topOf } from '../../../outer-rim/rules/market/decks.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { effectText } from '../../../outer-rim/words/cards/effect-text.ts'
import { hold, onTop, placeOn, putContactAt, standAt } from '../table.ts'
import { AI, aiDoes, aiTable, told, whyNot } from './ai-table.ts'

const buy = (deck: MarketDeck): CardEffect => ({ op: 'aiBuy', deck })
const holds = (t: Rim, id: string) => at(t.held, AI).includes(pieceNamed(t, id))
const topId = (t: Rim, deck: MarketDeck) => tablesOf(t).market[topOf(t, marketDecks.indexOf(deck))]?.id
const here = (index: number) => placeOn('tatooine', index)

describe('what AI players buy', () => {
  test('UB-SOL-10, G-71: an AI player discards up to two cards, then buys the next one if it can', () => {
    const t = aiTable({ ais: ['han-solo'] })
    t.credits[AI] = 1000
    onTop(t, 'corellian-spirits', 'uncut-kyber', 'military-transmitters')
    const events = aiDoes(t, buy('cargo'))
    expect(told(events, 'marketDiscarded')).toHaveLength(2)
    expect(holds(t, 'corellian-spirits')).toBe(true)

    const third = aiTable({ ais: ['han-solo'] })
    onTop(third, 'corellian-spirits', 'uncut-kyber', 'military-transmitters', 'crates-of-blasters')
    third.credits[AI] = 1000
    expect(told(aiDoes(third, buy('cargo')), 'marketDiscarded')).toHaveLength(2)
    expect(topId(third, 'cargo')).toBe('uncut-kyber')
    expect(at(third.held, AI)).toEqual([])
  })

  test('UB-SOL-10, UB-DSC-05: cards that a discard uncovers do not resolve their symbols', () => {
    const t = aiTable({ ais: ['han-solo'] })
    const patrols = [...t.patrolSpaces]
    putContactAt(t, 'greedo', here(0), 'down')
    onTop(t, 'military-transmitters', 'ryll-ore', 'uncut-kyber')
    aiDoes(t, buy('cargo'))
    expect(topId(t, 'cargo')).toBe('military-transmitters')
    expect(t.patrolSpaces).toEqual(patrols)
    expect(t.contactsUp).toEqual([])
  })

  test('UB-SOL-11, G-72: an AI player discards cargo for a patrol at any cost', () => {
    const t = aiTable({ ais: ['han-solo'] })
    t.credits[AI] = 50_000
    onTop(t, 'corellian-spirits', 'wardroom-wine')
    const events = aiDoes(t, buy('cargo'))
    expect(told(events, 'marketDiscarded').map(({ card }) => card)).toEqual([pieceNamed(t, 'wardroom-wine')])
    expect(holds(t, 'wardroom-wine')).toBe(false)
    expect(holds(t, 'corellian-spirits')).toBe(true)
  })

  test('UB-SOL-11: cargo for a patrol that it holds gives it no destination', () => {
    const t = aiTable({ ais: ['han-solo'] })
    hold(t, AI, 'wardroom-wine')
    refreshAiGoals(t)
    expect(t.aiGoals).toEqual([])
    expect(whyNot(t, { op: 'aiMove' })).toBe('noGoal')
  })

  test('UB-AIX-01, UB-AIX-02, UB-AIX-03, G-54: a hunter discards the two jobs of the bounty deck, which count as its discards, and buys the next card', () => {
    const t = aiTable()
    onTop(t, 'bounty-greedo', 'wanted-poster', 'information-broker')
    const events = aiDoes(t, buy('bounty'))
    expect(told(events, 'marketDiscarded').map(({ card }) => card)).toEqual([
      pieceNamed(t, 'information-broker'),
      pieceNamed(t, 'wanted-poster'),
    ])
    expect(holds(t, 'bounty-greedo')).toBe(true)
    for (const id of ['wanted-poster', 'information-broker']) expect(holds(t, id)).toBe(false)
  })

  test('UB-AIX-08, UB-AIX-09: a discard for credits is not a purchase and resolves no symbols', () => {
    const t = aiTable()
    const patrols = [...t.patrolSpaces]
    putContactAt(t, 'greedo', here(0), 'down')
    onTop(t, 'military-transmitters', 'ryll-ore')
    const events = aiDoes(t, { op: 'aiDiscardTop', deck: 'cargo', credits: 2000 })
    expect(told(events, 'marketDiscarded')[0]).toMatchObject({ seat: AI, card: pieceNamed(t, 'ryll-ore') })
    expect(told(events, 'bought')).toEqual([])
    expect(t.credits[AI]).toBe(2000)
    expect(at(t.held, AI)).toEqual([])
    expect(topId(t, 'cargo')).toBe('military-transmitters')
    expect(t.patrolSpaces).toEqual(patrols)
    expect(t.contactsUp).toEqual([])
    // It is not a purchase, so it needs no planet.
    standAt(t, AI, 'tn-1')
    expect(whyNot(t, { op: 'aiDiscardTop', deck: 'cargo', credits: 2000 })).toBeNull()
    const empty = aiTable()
    empty.market = empty.market.map(() => [])
    expect(whyNot(empty, { op: 'aiDiscardTop', deck: 'cargo', credits: 2000 })).toBe('emptyDeck')
    const line: CardEffect = { op: 'aiDiscardTop', deck: 'cargo', credits: 2000 }
    expect(effectText(line, 'en')).toBe('Discard the top card of the cargo deck and gain 2,000 credits.')
    expect(effectText(line, 'pl')).toMatch(/^Odrzuć wierzchnią kartę talii .+ i zyskaj 2000 kredytów\.$/)
  })
})

describe('reveal-contact symbols that AI players resolve', () => {
  /** The AI player buys, and the card below reveals a contact. */
  function buysOver(t: Rim, below: string, bought: string): readonly number[] {
    t.credits[AI] = 20_000
    onTop(t, below, bought)
    const events = aiDoes(t, buy('cargo'))
    return told(events, 'contactRevealed').map(({ contact }) => Number(contact))
  }

  test('UB-SOL-14: an AI player reveals the facedown contact of the lowest rank on its planet', () => {
    const t = aiTable({ ais: ['han-solo'] })
    putContactAt(t, 'saw-gerrera', here(0), 'down')
    putContactAt(t, 'k-2so', here(1), 'down')
    expect(buysOver(t, 'military-transmitters', 'corellian-spirits')).toEqual([pieceNamed(t, 'k-2so')])
  })

  test('UB-SOL-15: chance decides between equal ranks', () => {
    const seen = new Set<number>()
    for (let seed = 0; seed < 16; seed++) {
      const t = aiTable({ ais: ['han-solo'] })
      for (let drawn = 0; drawn < seed; drawn++) drawBelow(t, 'ai', 2)
      putContactAt(t, 'greedo', here(0), 'down')
      putContactAt(t, 'garindan', here(1), 'down')
      for (const contact of buysOver(t, 'military-transmitters', 'corellian-spirits')) seen.add(contact)
    }
    expect(seen.size).toBe(2)
  })

  test('UB-SOL-16, UB-SOL-17: the token of a player’s character is removed, and another contact is revealed', () => {
    const t = aiTable({ human: 'hondo-ohnaka', ais: ['han-solo'] })
    putContactAt(t, 'hondo-ohnaka', here(0), 'down')
    putContactAt(t, 'saw-gerrera', here(1), 'down')
    expect(buysOver(t, 'military-transmitters', 'corellian-spirits')).toEqual([
      pieceNamed(t, 'hondo-ohnaka'),
      pieceNamed(t, 'saw-gerrera'),
    ])
    expect(t.removedContacts).toEqual([pieceNamed(t, 'hondo-ohnaka')])
  })

  test('UB-AIX-04, G-55: a hunter reveals a contact of the lowest rank among its bounties, or of the lowest rank if there is none', () => {
    const made = () => {
      const t = aiTable()
      putContactAt(t, 'greedo', here(0), 'down')
      putContactAt(t, 'chewbacca', here(1), 'down')
      return t
    }
    const hunter = made()
    hold(hunter, AI, 'bounty-saw-gerrera')
    expect(buysOver(hunter, 'military-transmitters', 'corellian-spirits')).toEqual([
      pieceNamed(hunter, 'chewbacca'),
    ])
    const both = made()
    hold(both, AI, 'bounty-saw-gerrera', 'bounty-garindan')
    expect(buysOver(both, 'military-transmitters', 'corellian-spirits')).toEqual([pieceNamed(both, 'greedo')])
    const neither = made()
    hold(neither, AI, 'bounty-k-2so')
    expect(buysOver(neither, 'military-transmitters', 'corellian-spirits')).toEqual([
      pieceNamed(neither, 'greedo'),
    ])
  })

  test('UB-AIX-05, UB-AIX-06: a hunter also reveals another one', () => {
    const t = aiTable({ human: 'chewbacca' })
    hold(t, AI, 'bounty-saw-gerrera')
    putContactAt(t, 'chewbacca', here(0), 'down')
    putContactAt(t, 'saw-gerrera', here(1), 'down')
    expect(buysOver(t, 'military-transmitters', 'corellian-spirits')).toEqual([
      pieceNamed(t, 'chewbacca'),
      pieceNamed(t, 'saw-gerrera'),
    ])
  })
})

describe('cargo that turns', () => {
  test('UB-SOL-12, UB-SOL-13, UB-FACT-35: delivered cargo is rotated, and the goal token moves to its new destination', () => {
    const t = aiTable({ ais: ['han-solo'] })
    hold(t, AI, 'astromech-parts')
    refreshAiGoals(t)
    expect(t.aiGoals).toEqual([spaceOf('ord-mantell')])
    standAt(t, AI, 'ord-mantell')
    aiDoes(t, { op: 'aiDeliver' })
    refreshAiGoals(t)
    expect(t.credits[AI]).toBe(5000)
    expect(holds(t, 'astromech-parts')).toBe(true)
    expect(t.aiGoals).toEqual([spaceOf('naboo')])
  })

  test('G-56: delivering the other half discards the card', () => {
    const t = aiTable({ ais: ['han-solo'] })
    hold(t, AI, 'astromech-parts')
    standAt(t, AI, 'ord-mantell')
    aiDoes(t, { op: 'aiDeliver' })
    standAt(t, AI, 'naboo')
    aiDoes(t, { op: 'aiDeliver' })
    refreshAiGoals(t)
    expect(t.credits[AI]).toBe(17_000)
    expect(holds(t, 'astromech-parts')).toBe(false)
    expect(t.aiGoals).toEqual([])
  })
})
