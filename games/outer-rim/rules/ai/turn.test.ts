import { at, EMPTY, everybody } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../content/names.ts'
import { AI, aiAt, aiDoes, aiTable, goalsOn, onTop, playCard, whyNot } from '../../test/ai/ai-table.ts'
import { handMade, hold, resolve, told } from '../../test/hand-made.ts'
import { statOf } from '../abilities/values.ts'
import { cardLanguage } from '../effects/language.ts'
import { contactSpacesAt, spaceOf } from '../map/map.ts'
import { FIRST_AI } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { setUpAi } from './deck.ts'
import { refreshAiGoals } from './goals.ts'

const imperial = factions.indexOf('imperial')
const hutt = factions.indexOf('hutt')

/** The lines of the AI card that events mention, and whether each was carried out. */
const lines = (t: Rim) => told(t, 'line').map(({ line, refusal }) => [line, refusal === null])

describe('setup', () => {
  test('OR-AISET-08, OR-AISET-09: a shuffled deck, and a goal token for the starting card', () => {
    const t = aiTable()
    hold(t, AI, 'start-accepted-challenge')
    setUpAi(t)
    expect(t.aiDeck).toHaveLength(10)
    expect([...t.aiDeck].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, index) => FIRST_AI + index),
    )
    expect(t.aiGoals).toEqual([spaceOf('nal-hutta')])
  })

  test('OR-AIEXP-01: it may start with fame', () => {
    const t = aiTable()
    t.options = { ...t.options, aiFame: '3' }
    setUpAi(t)
    expect(t.fame).toEqual([0, 3])
  })

  test('OR-AISET-01: without an AI player there is no AI deck', () => {
    const t = handMade()
    setUpAi(t)
    expect(t.aiDeck).toEqual([])
  })
})

describe('an AI card', () => {
  test('OR-AIFLOW-02, OR-AIFLOW-04, OR-AIFLOW-05: of the planning section it resolves the first line that applies, or none', () => {
    const t = aiTable()
    playCard(t, 'ai-1')
    // It has no goal, so it gains credits. It has nothing to deliver, but something to buy, and nothing to fight or complete.
    expect(lines(t).slice(0, 3)).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ])
    expect(told(t, 'aiCard')).toHaveLength(1)
  })

  test('OR-EX-15: without damage there is nothing to recover', () => {
    const t = aiTable()
    expect(whyNot(t, { op: 'aiRecover' })).toBe('OR-AIFLOW-04')
    t.shipDamage[AI] = 1
    expect(whyNot(t, { op: 'aiRecover' })).toBeNull()
    expect(whyNot(t, { op: 'aiRecover', onlyIfDefeated: true })).toBe('OR-AIFLOW-04')
  })

  test('OR-AIFLOW-06: of the action section it resolves every line that applies, from top to bottom', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    hold(t, AI, 'crates-of-blasters')
    onTop(t, 'corellian-spirits')
    playCard(t, 'ai-4')
    expect(told(t, 'delivered')).toHaveLength(1)
    expect(told(t, 'bought')).toHaveLength(1)
  })

  test('OR-AIFLOW-07: the card goes to the bottom, where every player remembers it', () => {
    const t = aiTable()
    setUpAi(t)
    playCard(t, 'ai-3')
    expect(t.aiCard).toEqual([])
    expect(t.aiDeck).toHaveLength(10)
    expect(at(t.aiDeck, 0)).toBe(pieceNamed(t, 'ai-3'))
    expect(t.knowers[pieceNamed(t, 'ai-3')]).toBe(everybody(t))
  })

  test('OR-R-22: one card says that it is shuffled into the deck', () => {
    const t = aiTable()
    setUpAi(t)
    playCard(t, 'ai-10')
    expect(t.aiDeck).toHaveLength(10)
    expect(t.aiDeck.every((card) => t.knowers[card] === 0)).toBe(true)
    expect(told(t, 'marketDiscarded').length).toBeGreaterThanOrEqual(2)
  })

  test('OR-AIFLOW-03: no encounter card is drawn', () => {
    const t = aiTable()
    playCard(t, 'ai-3')
    expect(told(t, 'encountered')).toEqual([])
    expect(told(t, 'drewSecret')).toEqual([])
  })

  test('OR-GAP-51: while defeated, it recovers and does nothing else in its planning phase', () => {
    const t = aiTable()
    t.isDefeated[AI] = true
    t.characterDamage[AI] = statOf(t, 'health', AI)
    goalsOn(t, 'naboo')
    playCard(t, 'ai-4')
    expect(t.isDefeated[AI]).toBe(false)
    expect(told(t, 'moved')).toEqual([])
  })

  test('OR-AICLAR-02: defeated in its own turn, it finishes the line and resolves no other', () => {
    const t = aiTable()
    t.credits[AI] = 20_000
    hold(t, AI, 'crates-of-blasters')
    t.shipDamage[AI] = statOf(t, 'hull', AI) - 1
    onTop(t, 'corellian-spirits')
    playCard(t, 'ai-1')
    expect(told(t, 'delivered')).toHaveLength(1)
    expect(told(t, 'defeated')).toHaveLength(1)
    expect(told(t, 'bought')).toEqual([])
  })
})

describe('its cards and values', () => {
  test('OR-AICARD-01, OR-AICARD-02, OR-EX-17: abilities that raise values count', () => {
    const t = aiTable()
    const before = statOf(t, 'groundCombat', AI)
    hold(t, AI, 'dl-44-blaster-pistol')
    expect(statOf(t, 'groundCombat', AI)).toBe(before + 1)
  })

  test('OR-AICARD-03: it never meets goals', () => {
    const t = aiTable()
    cardLanguage.run(t, { op: 'goalToken' }, { seat: AI, source: 600 })
    expect(t.characterTokens[AI]).toBe(0)
  })
})

describe('deliveries and jobs', () => {
  test('OR-AIJOB-03, OR-AIJOB-04, OR-AIJOB-05, OR-GAP-49: it delivers all cargo for this planet, and removes the goal tokens', () => {
    const t = aiTable()
    const cargo = hold(t, AI, 'crates-of-blasters', 'medical-supplies')
    aiAt(t, 'tatooine')
    refreshAiGoals(t)
    aiDoes(t, { op: 'aiDeliver' })
    refreshAiGoals(t)
    expect(at(t.held, AI)).toEqual([cargo[1]])
    expect(t.aiGoals).toEqual([spaceOf('mon-calamari')])
    expect(at(t.fame, AI)).toBe(1)
  })

  test('OR-AIJOB-06, OR-AIJOB-07, OR-R-21: illegal cargo is delivered without a die, and the effect of the card happens once', () => {
    const t = aiTable()
    hold(t, AI, 'crates-of-blasters')
    aiDoes(t, { op: 'aiDeliver', illegal: { op: 'suffer', on: 'ship', amount: 2 } })
    expect(told(t, 'rolled')).toEqual([])
    expect(t.shipDamage[AI]).toBe(2)
    expect(whyNot(t, { op: 'aiDeliver' })).toBe('OR-AIJOB-03')
  })

  test('OR-AIJOB-01, OR-AIJOB-02, OR-AIGOAL-03: a job only gives its reward', () => {
    const t = aiTable()
    hold(t, AI, 'casino-heist')
    aiAt(t, 'cantonica')
    const before = [...t.databank]
    aiDoes(t, { op: 'aiCompleteJob' })
    expect(t.credits[AI]).toBe(10_000)
    expect(at(t.fame, AI)).toBe(1)
    expect(told(t, 'tested')).toEqual([])
    expect(t.databank).toEqual(before)
    expect(at(t.held, AI)).toEqual([])
    expect(whyNot(t, { op: 'aiCompleteJob' })).toBe('OR-JOB-04')
  })

  test('OR-R-20: a goal token goes with its card', () => {
    const t = aiTable()
    hold(t, AI, 'medical-supplies')
    refreshAiGoals(t)
    expect(t.aiGoals).toHaveLength(1)
    t.held[AI] = []
    refreshAiGoals(t)
    expect(t.aiGoals).toEqual([])
  })
})

describe('crew', () => {
  const [left = 0, right = 0] = contactSpacesAt(spaceOf('tatooine'))

  function put(t: Rim, place: number, contact: string, isUp = false): number {
    const token = pieceNamed(t, contact)
    t.contacts = t.contacts.map((each) => (each === token ? EMPTY : each))
    t.contacts[place] = token
    t.knowers[token] = isUp ? everybody(t) : 0
    return token
  }

  test('OR-AICREW-01 to OR-AICREW-03, OR-AICREW-06, OR-GAP-72: it turns up the lowest rank, which comes aboard for free', () => {
    const t = aiTable()
    const token = put(t, left, 'greedo')
    put(t, right, 'lobot')
    aiDoes(t, { op: 'aiGainCrew' })
    expect(at(t.held, AI)).toEqual([pieceNamed(t, 'databank-greedo')])
    expect(t.discardedContacts).toContain(token)
    expect(told(t, 'contactRevealed')).toHaveLength(1)
    expect(told(t, 'credits')).toEqual([])
  })

  test('OR-AICREW-07: without a face-down token it takes the face-up one of the lowest rank', () => {
    const t = aiTable()
    put(t, left, 'lobot', true)
    const token = put(t, right, 'greedo', true)
    aiDoes(t, { op: 'aiGainCrew' })
    expect(t.discardedContacts).toEqual([token])
  })

  test('OR-AICREW-08: of two tokens of the same rank it takes the left one', () => {
    const t = aiTable()
    const token = put(t, left, 'lobot')
    put(t, right, '4-lom')
    aiDoes(t, { op: 'aiGainCrew' })
    expect(t.discardedContacts).toEqual([token])
  })

  test('OR-AICREW-04: without a free slot a random crew member leaves, by the ordinary rules', () => {
    const t = aiTable()
    put(t, left, 'greedo')
    const [aboard] = hold(t, AI, 'databank-boshek')
    aiDoes(t, { op: 'aiGainCrew' })
    expect(at(t.held, AI)).toEqual([pieceNamed(t, 'databank-greedo')])
    expect(told(t, 'discarded')).toMatchObject([{ seat: AI, card: aboard }])
    // OR-CREW-04: the token goes back to the map.
    expect(t.contacts).toContain(pieceNamed(t, 'boshek'))
  })

  test('OR-AICREW-05: without a contact the line has no effect', () => {
    const t = aiTable()
    t.contacts = t.contacts.map(() => EMPTY)
    expect(whyNot(t, { op: 'aiGainCrew' })).toBe('OR-AICREW-02')
    expect(whyNot(t, { op: 'aiRevealContact' })).toBe('OR-AICREW-06')
  })

  test('it only turns up a contact', () => {
    const t = aiTable()
    put(t, left, 'lobot')
    const token = put(t, right, 'greedo')
    aiDoes(t, { op: 'aiRevealContact' })
    expect(t.knowers[token]).toBe(everybody(t))
    expect(at(t.held, AI)).toEqual([])
  })
})

describe('patrols and decisions', () => {
  test('OR-GAP-52: it fights a patrol that forces an encounter', () => {
    const t = aiTable()
    t.patrolSpaces[imperial] = spaceOf('tatooine')
    expect(whyNot(t, { op: 'aiFightPatrol' })).toBe('OR-ENC-03')
    at(t.reputation, AI)[imperial] = -1
    aiDoes(t, { op: 'aiFightPatrol' })
    expect(told(t, 'combatEnded')).toHaveLength(1)
    // OR-AICLAR-03, OR-AICLAR-04, OR-GAP-61: each side is rolled separately.
    expect(told(t, 'rolled').map(({ side }) => side)).toEqual([0, 1])
  })

  test('OR-AIDEC-01, OR-EX-20, OR-GAP-53: it declines every offer', () => {
    const t = aiTable()
    t.credits[AI] = 5000
    aiDoes(t, {
      op: 'may',
      do: { op: 'pay', cost: { op: 'payCredits', amount: 1000 }, for: { op: 'gainFame', amount: 1 } },
    })
    expect(t.credits[AI]).toBe(5000)
  })

  test('OR-AIDEC-02, OR-AICLAR-06: chance makes its decisions', () => {
    const results = new Set<number>()
    const t = aiTable()
    for (let times = 0; times < 20; times++) {
      t.credits[AI] = 0
      aiDoes(t, {
        op: 'choose',
        of: [
          { op: 'gainCredits', amount: 1000 },
          { op: 'gainCredits', amount: 2000 },
        ],
      })
      results.add(at(t.credits, AI))
    }
    expect(results).toEqual(new Set([1000, 2000]))
  })

  test('OR-AICLAR-05: it rolls for a test that a person’s job demands of it', () => {
    const t = aiTable()
    t.active = 0
    t.spaces[0] = spaceOf('tatooine')
    const card = resolve(t, 'job-40-1')
    cardLanguage.run(
      t,
      { op: 'happensTo', who: 'playerHere', do: { op: 'test', skill: 'tech' } },
      { seat: 0, source: card },
    )
    aiDoes(t, { op: 'all', of: [] })
    expect(told(t, 'tested')[0]).toMatchObject({ seat: AI })
  })

  test('OR-AICARD-02: it gains and loses reputation by AI cards', () => {
    const t = aiTable()
    aiDoes(t, { op: 'gainReputation', faction: 'planet' })
    expect(at(t.reputation, AI)[hutt]).toBe(1)
  })
})
