import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions, marketDecks } from '../../content/names.ts'
import { AI, aiAt, aiDoes, aiTable, onTop, whyNot } from '../../test/ai/ai-table.ts'
import { hold, shipNamed, told } from '../../test/hand-made.ts'
import { distance, spaceOf } from '../map/map.ts'
import { topOf } from '../market/decks.ts'
import type { Rim } from '../rim.ts'
import { marketCard, pieceNamed } from '../tables.ts'
import { refreshAiGoals } from './goals.ts'

const buy = (deck: (typeof marketDecks)[number]) => ({ op: 'aiBuy', deck }) as const
const holds = (t: Rim, id: string) => at(t.held, AI).includes(pieceNamed(t, id))
const discards = (t: Rim) => told(t, 'marketDiscarded').length

describe('what the AI player buys', () => {
  test('OR-AIBUY-01, OR-AIBUY-07: the top card of the deck that the card names', () => {
    const t = aiTable()
    t.credits[AI] = 5000
    onTop(t, 'corellian-spirits')
    aiDoes(t, buy('cargo'))
    expect(holds(t, 'corellian-spirits')).toBe(true)
    expect(discards(t)).toBe(0)
    expect(told(t, 'bought')[0]).toMatchObject({ seat: AI, tradedIn: [] })
  })

  test('OR-AIBUY-02: only on a planet', () => {
    const t = aiTable()
    aiAt(t, 'tn-1')
    expect(whyNot(t, buy('cargo'))).toBe('OR-AIBUY-02')
  })

  test('OR-AIBUY-03: it discards a card that it cannot buy here, once', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    onTop(t, 'corellian-spirits')
    onTop(t, 'crates-of-blasters')
    aiDoes(t, buy('cargo'))
    expect(discards(t)).toBe(1)
    expect(holds(t, 'crates-of-blasters')).toBe(false)
    expect(holds(t, 'corellian-spirits')).toBe(true)
  })

  test('OR-AIBUY-04: it discards a card that is too expensive, once, even if the next one is too', () => {
    const t = aiTable()
    onTop(t, 'crown-jewels')
    onTop(t, 'aurodium-ingots')
    aiDoes(t, buy('luxury'))
    expect(discards(t)).toBe(1)
    expect(at(t.held, AI)).toEqual([])
  })

  test('OR-AIBUY-05, OR-AIBUY-08, OR-AIBUY-09: without an empty slot it buys nothing and discards nothing of its own', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    const held = hold(t, AI, 'vibroknife', 'macrobinoculars')
    onTop(t, 'thermal-detonator')
    onTop(t, 'armored-vest')
    aiDoes(t, buy('gearMod'))
    expect(discards(t)).toBe(1)
    expect(at(t.held, AI)).toEqual(held)
  })

  test('OR-AIBUY-10, OR-GAP-71, OR-EX-18: a printed limit forbids the purchase and discards nothing', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    hold(t, AI, 'battle-armor')
    onTop(t, 'armored-vest')
    expect(whyNot(t, buy('gearMod'))).toBe('OR-AIBUY-10')
  })

  test('OR-AIBUY-11, OR-EX-19: it buys cards that it cannot use', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    onTop(t, 'hired-help')
    aiDoes(t, buy('gearMod'))
    expect(holds(t, 'hired-help')).toBe(true)
  })

  test('OR-AIBUY-06, OR-AIBUY-12: it buys no ship that costs less than its own or the same', () => {
    const t = aiTable()
    t.ships[AI] = shipNamed(t, 'firespray-31')
    t.credits[AI] = 50_000
    onTop(t, 'card-hwk-290')
    onTop(t, 'card-gx1-short-hauler')
    aiDoes(t, buy('ship'))
    expect(discards(t)).toBe(1)
    expect(t.ships[AI]).toBe(shipNamed(t, 'firespray-31'))
  })

  test('OR-AIBUY-13, OR-GAP-50: it buys a more expensive ship and trades in the old one', () => {
    const t = aiTable()
    t.ships[AI] = shipNamed(t, 'hwk-290')
    const own = at(t.ships, AI)
    const piece = onTop(t, 'card-modified-yt-1300')
    const printed = marketCard(t, piece)
    const cost = 'ship' in printed ? printed.cost : 0
    const owned = marketCard(t, pieceNamed(t, 'card-hwk-290'))
    t.credits[AI] = cost - ('ship' in owned ? owned.cost : 0)
    aiDoes(t, buy('ship'))
    expect(t.ships[AI]).toBe(shipNamed(t, 'modified-yt-1300'))
    expect(t.credits[AI]).toBe(0)
    expect(t.shipPool).toContain(own)
  })

  test('OR-AIBUY-14: resources are paid in credits alone', () => {
    const t = aiTable()
    hold(t, AI, 'vibroknife')
    onTop(t, 'dl-44-blaster-pistol')
    aiDoes(t, buy('gearMod'))
    expect(holds(t, 'vibroknife')).toBe(true)
    expect(holds(t, 'dl-44-blaster-pistol')).toBe(false)
  })

  test('OR-AIBUY-15, OR-AIBUY-16, OR-GAP-68: it buys the most expensive used ship that it can afford, if that costs more than its own', () => {
    const t = aiTable()
    onTop(t, 'used-ship-for-sale')
    aiDoes(t, buy('ship'))
    expect(discards(t)).toBe(1)
    const rich = aiTable()
    rich.credits[AI] = 50_000
    onTop(rich, 'used-ship-for-sale')
    const before = at(rich.ships, AI)
    aiDoes(rich, buy('ship'))
    expect(rich.ships[AI]).not.toBe(before)
  })

  test('OR-AIBUY-17, OR-AIBUY-18: the next card moves its patrol towards the AI player on a shortest route', () => {
    const t = aiTable()
    t.credits[AI] = 5000
    const next = onTop(t, 'machine-parts')
    onTop(t, 'corellian-spirits')
    const [symbol] = marketCard(t, next).patrols
    const before = [...t.patrolSpaces]
    aiDoes(t, buy('cargo'))
    if (symbol === undefined) return
    const faction = factions.indexOf(symbol.faction)
    const goal = spaceOf('tatooine')
    expect(distance(t, at(t.patrolSpaces, faction), goal)).toBe(
      Math.max(0, distance(t, at(before, faction), goal) - symbol.spaces),
    )
  })

  test('OR-AIBUY-01: it uses the other deck if the slots for the first are full', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    hold(t, AI, 'exotic-delicacies', 'machine-parts', 'garrison-rations')
    const job = topOf(t, marketDecks.indexOf('job'))
    aiDoes(t, { op: 'aiBuy', deck: 'cargo', ifFull: 'job' })
    expect(
      at(t.held, AI).includes(job) || told(t, 'marketDiscarded')[0]?.['deck'] === marketDecks.indexOf('job'),
    ).toBe(true)
  })

  test('OR-GAP-44, OR-AIGOAL-01: it puts a goal token on the destination of a card that it bought', () => {
    const t = aiTable()
    t.credits[AI] = 5000
    onTop(t, 'corellian-spirits')
    aiDoes(t, buy('cargo'))
    refreshAiGoals(t)
    expect(t.aiGoals).toEqual([spaceOf('takodana')])
    expect(told(t, 'aiGoal')).toHaveLength(1)
  })
})
