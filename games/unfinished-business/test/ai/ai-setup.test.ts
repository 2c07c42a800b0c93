import { at, type Lang, langs, problemText, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { marketDecks } from '../../../outer-rim/content/names.ts'
import { goalsToMoveTo } from '../../../outer-rim/rules/ai/goals.ts'
import { rulesOf } from '../../../outer-rim/rules/composition.ts'
import { agreedFame } from '../../../outer-rim/rules/reputation/victory.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { piecesInGame } from '../../../outer-rim/rules/setup/inventory.ts'
import {
  aiCardOf,
  characterOf,
  encounterCard,
  marketCard,
  shipOf,
  tablesOf,
} from '../../../outer-rim/rules/tables.ts'
import { nextSeat } from '../../../outer-rim/rules/turn/turn.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import type { AddedAiCard } from '../../content/ai-cards.ts'
import { aiCards } from '../../content/ai-cards.ts'
import { isHunter } from '../../rules/ai/hunters.ts'
import { hasFavors } from '../../rules/favors/asking.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { words } from '../../words/game-words.ts'
import { begun } from '../table.ts'
import { AI, aiDoes, aiTable, gameWithAiPlayers, HUMAN, playCard, SECOND, setUp, told } from './ai-table.ts'

const idsOf = (t: Rim, cards: readonly number[]) => cards.map((card) => aiCardOf(t, card).id).sort()
const basic = ['ai-1', 'ai-2', 'ai-6', 'ai-7', 'ai-9']
const hunters = ['ai-hunter-1', 'ai-hunter-2', 'ai-hunter-3', 'ai-hunter-4', 'ai-hunter-5']

/** A table after setup with this AI player. */
function tableWith(aiCharacter: string, options: object = {}): Rim {
  const t = gameWithAiPlayers(1, { aiCharacter, ...options })
  setUp(t, { chooseCharacter: 'han-solo' })
  return t
}

function tableOfTwo(seed: number, options: object = {}): Rim {
  const t = gameWithAiPlayers(2, { aiCharacter: 'bossk', secondAiCharacter: 'chewbacca', ...options }, seed)
  setUp(t, { chooseCharacter: 'han-solo' })
  return t
}

describe('one person plays', () => {
  const forTwo = ['disable-comms', 'honest-robbery', 'sail-barge-sabotage', 'snatch-and-grab']
  const jobsIn = (t: Rim) =>
    piecesInGame(t)
      .market.map((card) => marketCard(t, card).id)
      .filter((id) => forTwo.includes(id))
  const elevenIn = (t: Rim) =>
    piecesInGame(t)
      .encounters.map((card) => encounterCard(t, card))
      .filter(({ deck, number }) => deck === 'kafrene-takodana' && number === 11)

  test('UB-SOL-01: four jobs stay in the box', () => {
    expect(jobsIn(begun({ people: 2 })).sort()).toEqual(forTwo)
    expect(jobsIn(gameWithAiPlayers(1))).toEqual([])
    expect(jobsIn(gameWithAiPlayers(2))).toEqual([])
    const t = gameWithAiPlayers(1)
    expect(at(t.market, marketDecks.indexOf('job')).map((card) => marketCard(t, card).id)).not.toContain(
      'disable-comms',
    )
  })

  test('UB-SOL-02: encounter card 11 of Kafrene and Takodana stays in the box too', () => {
    expect(elevenIn(begun({ people: 2 }))).toHaveLength(1)
    expect(elevenIn(gameWithAiPlayers(1))).toEqual([])
  })

  test('UB-SOL-03: every character has an AI card of its own', () => {
    const { characters } = tablesOf(gameWithAiPlayers(1))
    for (const { id } of characters)
      expect(aiCards.filter(({ character }) => character === id)).toHaveLength(1)
  })

  test('UB-SOL-04: the person chooses any character for the AI player that nobody plays', () => {
    const t = gameWithAiPlayers(1)
    const events = setUp(t, { chooseCharacter: 'han-solo', chooseAiCharacter: 'cad-bane' })
    expect(characterOf(t, AI).id).toBe('cad-bane')
    expect(told(events, 'characterChosen').map(({ seat }) => seat)).toEqual([HUMAN, AI])
    const asked = gameWithAiPlayers(1)
    const all = tablesOf(asked).characters.length
    expect(rulesOf(asked).setup.aiCharacters(asked, AI)).toHaveLength(all)
    asked.characters[HUMAN] = 0
    expect(rulesOf(asked).setup.aiCharacters(asked, AI)).not.toContain(0)
  })

  test('UB-SOL-05, UB-SOL-06, UB-AIB-01, UB-AIB-03: a hunter uses the five hunter cards and its own', () => {
    for (const id of ['boba-fett', 'enfys-nest']) {
      const t = tableWith(id)
      expect(isHunter(t, AI)).toBe(true)
      expect(idsOf(t, [...t.aiDeck, ...t.aiCard])).toEqual([...hunters, `ai-${id}`].sort())
    }
  })

  test('UB-SOL-07: a character that starts with cargo or a job uses AI cards 1, 2, 6, 7 and 9 and its own', () => {
    for (const id of ['jyn-erso', 'maz-kanata']) {
      const t = tableWith(id)
      expect(isHunter(t, AI)).toBe(false)
      expect(idsOf(t, [...t.aiDeck, ...t.aiCard])).toEqual([...basic, `ai-${id}`].sort())
    }
  })

  test('UB-FACT-07: both decks have six cards, and the inventory has no other AI cards (UB-AIB-04)', () => {
    for (const id of ['boba-fett', 'jyn-erso']) {
      const t = tableWith(id)
      expect(game.inventory(t)['ai']).toHaveLength(6)
      expect(violations(t)).toEqual([])
    }
  })

  test('UB-SOL-08: numbered AI cards have their number as their name', () => {
    const t = gameWithAiPlayers(1)
    for (const { id, name, hunter } of tablesOf(t).aiCards as readonly AddedAiCard[]) {
      const number = hunter ?? /^ai-(\d+)$/.exec(id)?.[1]
      if (number !== undefined)
        for (const lang of langs) expect(name[lang]).toMatch(new RegExp(` ${number}$`))
    }
  })

  test('UB-SOL-18: a game of one person cannot have Favors', () => {
    expect(game.tableOptions(1).map(({ id }) => id)).not.toContain('favors')
    for (const aiPlayers of [1, 2] as const)
      expect(hasFavors(gameWithAiPlayers(aiPlayers, { favors: 'yes' }))).toBe(false)
    expect(hasFavors(begun({ people: 2, options: { favors: 'yes' } }))).toBe(true)
  })

  test('UB-SOL-19 to UB-SOL-22, G-45: with Ambitions, the AI player has no sheet, 6,000 credits and needs 2 more fame; the person chooses from two sheets', () => {
    for (const [fame, needed] of [
      ['8', 10],
      ['10', 12],
    ] as const) {
      const t = gameWithAiPlayers(1, { ambitions: 'yes', fame, aiCharacter: 'bossk' })
      const events = setUp(t, { chooseCharacter: 'han-solo' })
      expect(told(events, 'ambitionsDrawn')[0]?.['sheets']).toHaveLength(2)
      expect(told(events, 'ambitionChosen').map(({ seat }) => seat)).toEqual([HUMAN])
      expect(unfinished(t).sheets[AI]).toBe(-1)
      expect(told(events, 'credits').find(({ seat }) => seat === AI)?.['by']).toBe(6000)
      expect(agreedFame(t)).toBe(Number(fame))
      expect(rulesOf(t).turn.fameToWin(t, AI)).toBe(needed)
      t.fame[AI] = needed - 1
      expect(rulesOf(t).turn.victors(t)).toEqual([])
      t.fame[AI] = needed
      expect(rulesOf(t).turn.victors(t)).toEqual([AI])
    }
  })
})

describe('a bounty hunter is set up', () => {
  test('UB-AIB-02: only characters that start with card 90 are bounty hunters', () => {
    const t = gameWithAiPlayers(1)
    for (const [index, { start }] of tablesOf(t).characters.entries()) {
      t.characters[AI] = index
      expect(isHunter(t, AI)).toBe(start === 90)
      expect(isHunter(t, HUMAN)).toBe(false)
    }
  })

  test('UB-AIB-04: all other AI cards go back to the box once all characters are chosen', () => {
    const t = gameWithAiPlayers(2)
    // Everything but cards 3, 4, 5, 8 and 10 of the base game.
    expect(game.inventory(t)['ai']).toHaveLength(26)
    expect(t.aiDeck).toHaveLength(26)
    expect(piecesInGame(t).aiCards).toEqual(t.aiDeck)
    setUp(t)
    expect(game.inventory(t)['ai']).toHaveLength(12)
    expect([...t.aiDeck, ...t.aiCard]).toHaveLength(12)
  })

  test('UB-AIB-05, G-48: a hunter starts with the G-1A, other AI players with the G9 Rigger', () => {
    expect(shipOf(tableWith('bossk'), AI).id).toBe('g-1a-starfighter')
    expect(shipOf(tableWith('chewbacca'), AI).id).toBe('g9-rigger')
  })

  test('G-57: Cad Bane as an AI player starts without fame and gains fame in full', () => {
    expect(tableWith('cad-bane').fame[AI]).toBe(0)
    const t = aiTable({ ais: ['cad-bane'] })
    aiDoes(t, { op: 'gainFame', amount: 1 })
    expect([t.fame[AI], t.credits[AI]]).toEqual([1, 0])
  })

  test('UB-AIB-17: a hunter’s starting bounty puts no goal token on the map', () => {
    const t = tableWith('bossk')
    expect(at(t.held, AI)).toHaveLength(1)
    expect(t.aiGoals).toEqual([])
    expect(tableWith('chewbacca').aiGoals).toHaveLength(1)
  })

  test('UB-AIB-06: the hunter draws the top card openly, reads it from top to bottom, and puts it under the deck', () => {
    const t = aiTable()
    const events = playCard(t, 'ai-hunter-3')
    const order = told(events, 'line').map((event) => [event['section'], event['line']])
    expect(order.slice(0, 2)).toEqual([
      ['planning', 0],
      ['planning', 1],
    ])
    expect(order.map(([section]) => section)).toEqual(
      [...order.map(([section]) => section)].sort(
        (a, b) => phases.indexOf(String(a)) - phases.indexOf(String(b)),
      ),
    )
    expect(told(events, 'aiCard')).toHaveLength(1)
    expect(aiCardOf(t, at(t.aiDeck, 0)).id).toBe('ai-hunter-3')
    expect(t.aiCard).toEqual([])
  })
})

const phases = ['planning', 'action', 'encounter']

describe('two AI players', () => {
  test('UB-DUO-01: a person plays against two', () => {
    const t = tableOfTwo(1)
    expect([HUMAN, AI, SECOND].map((seat) => isAutoma(t, seat))).toEqual([false, true, true])
  })

  test('UB-DUO-01: a second character is refused with one AI player', () => {
    const read = (options: object) =>
      game.options(1).safeParse({ secondAiCharacter: 'chewbacca', ...options })
    const alone = read({})
    expect(alone.success ? null : problemText(alone.error)).toBe(
      'secondAiCharacter should be left out where there is only one AI player',
    )
    expect(read({ aiPlayers: '2' }).success).toBe(true)
    const second = game.tableOptions(1).find(({ id }) => id === 'secondAiCharacter')
    expect(second?.closed?.({ aiPlayers: '1' })).not.toBeNull()
    expect(second?.closed?.({ aiPlayers: '2' })).toBeNull()
  })

  test('UB-DUO-01: two AI players are named by their characters, a single one “the AI player”', () => {
    const called = (t: Rim, lang: Lang) =>
      [AI, SECOND].map((seat) => words[lang].automaName?.(viewOf(game, t, HUMAN), seat))
    const t = tableOfTwo(1)
    expect(called(t, 'en').toSorted()).toEqual(['Bossk (AI)', 'Chewbacca (AI)'])
    expect(called(t, 'pl').toSorted()).toEqual(['Bossk (SI)', 'Chewbacca (SI)'])
    expect(called(gameWithAiPlayers(2), 'en')).toEqual([null, null])
    expect(words.en.automaName?.(viewOf(game, tableWith('bossk'), HUMAN), AI)).toBeNull()
  })

  test('UB-DUO-02, UB-DUO-03: one is a bounty hunter and the other is not', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = gameWithAiPlayers(2, {}, seed)
      setUp(t)
      expect([isHunter(t, AI), isHunter(t, SECOND)].sort()).toEqual([false, true])
    }
    const asked = gameWithAiPlayers(2, {}, 1)
    const starts = (seat: number) =>
      new Set(
        rulesOf(asked)
          .setup.aiCharacters(asked, seat)
          .map((index) => tablesOf(asked).characters[index]?.start),
      )
    const { hunterSeat } = unfinished(asked)
    expect(starts(hunterSeat)).toEqual(new Set([90]))
    expect(starts(hunterSeat === AI ? SECOND : AI)).toEqual(new Set([91, 92]))
  })

  test('UB-DUO-04: the person is the first player', () => {
    for (let seed = 1; seed <= 6; seed++) expect(tableOfTwo(seed).first).toBe(HUMAN)
  })

  test('UB-DUO-05: chance decides the order of the two', () => {
    const first = Array.from({ length: 12 }, (_, seed) => characterOf(tableOfTwo(seed + 1), AI).id)
    expect(new Set(first)).toEqual(new Set(['bossk', 'chewbacca']))
  })

  test('UB-DUO-06, UB-DUO-07, UB-DUO-15, G-46: the person starts with 4,000 credits, the first AI player with 6,000, the second with 8,000', () => {
    const t = gameWithAiPlayers(2)
    const paid = (events: ReturnType<typeof setUp>) =>
      [HUMAN, AI, SECOND].map((seat) => told(events, 'credits').find((each) => each['seat'] === seat)?.['by'])
    expect(paid(setUp(t))).toEqual([4000, 6000, 8000])
    const withSheets = gameWithAiPlayers(2, { ambitions: 'yes' })
    const [human, ...ais] = paid(setUp(withSheets))
    expect(ais).toEqual([6000, 8000])
    expect(human).not.toBe(4000)
  })

  test('UB-DUO-08, UB-DUO-13, UB-DUO-14: after each turn of the person, each AI player plays a card in the same order, then the person is next', () => {
    const t = tableOfTwo(3)
    const seats: number[] = []
    const seen: number[] = []
    for (let turn = 1; turn <= 9; turn++) {
      seats.push(t.active)
      if (isAutoma(t, t.active)) {
        const card = rulesOf(t).ai.draw(t, t.active)
        seen.push(card)
        rulesOf(t).ai.putAway(t, t.active, card, false)
      }
      t.active = nextSeat(t)
    }
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
    expect(new Set(seen).size).toBe(6)
  })

  test('UB-DUO-09, UB-DUO-10, UB-DUO-16: each AI player draws from its own deck', () => {
    const t = tableOfTwo(1)
    const { hunterSeat } = unfinished(t)
    const drawn = (seat: number) =>
      Array.from({ length: 6 }, () => {
        const card = rulesOf(t).ai.draw(t, seat)
        rulesOf(t).ai.putAway(t, seat, card, false)
        return card
      })
    expect(idsOf(t, drawn(hunterSeat))).toEqual([...hunters, 'ai-bossk'].sort())
    expect(idsOf(t, drawn(hunterSeat === AI ? SECOND : AI))).toEqual([...basic, 'ai-chewbacca'].sort())
    expect(violations(t)).toEqual([])
  })

  test('UB-DUO-09: shuffling a card into one deck does not change the other', () => {
    const t = tableOfTwo(1)
    const { hunterSeat } = unfinished(t)
    const others = (cards: readonly number[]) => cards.filter((card) => aiCardOf(t, card).deck === undefined)
    const before = others(t.aiDeck)
    const card = rulesOf(t).ai.draw(t, hunterSeat)
    rulesOf(t).ai.putAway(t, hunterSeat, card, true)
    expect(others(t.aiDeck)).toEqual(before)
    expect(t.aiDeck).toHaveLength(12)
    expect(t.knowers[card]).toBe(0)
  })

  test('UB-DUO-11, G-85: the AI players have separate credits, cards and goal tokens', () => {
    const t = aiTable({ ais: ['bossk', 'chewbacca'] })
    t.credits[AI] = 1000
    t.credits[SECOND] = 2000
    const { market } = tablesOf(t)
    const cargo = market.findIndex(
      (card) =>
        'resource' in card && card.resource.type === 'cargo' && card.resource.destination === 'takodana',
    )
    t.held[SECOND] = [...at(t.held, SECOND), cargo]
    expect(rulesOf(t).ai.tokens(t, AI)).toEqual([])
    expect(rulesOf(t).ai.tokens(t, SECOND)).toHaveLength(1)
    expect(goalsToMoveTo(t, SECOND)).toHaveLength(1)
    expect(goalsToMoveTo(t, AI)).toEqual([])
  })

  test('UB-DUO-12: the first of the three to have the fame wins', () => {
    for (const seat of [HUMAN, AI, SECOND]) {
      const t = tableOfTwo(2)
      t.fame[seat] = 10
      expect(rulesOf(t).turn.victors(t)).toEqual([seat])
    }
  })

  test('the two decks have different backs, so a guess never mixes them', () => {
    const t = gameWithAiPlayers(2)
    const { backs } = game.publicFacts ?? {}
    const back = (id: string) => backs?.['ai']?.(tablesOf(t).pieces.get(id) ?? 0)
    expect(back('ai-hunter-1')).toBe(back('ai-bossk'))
    expect(back('ai-1')).toBe(back('ai-chewbacca'))
    expect(back('ai-1')).not.toBe(back('ai-hunter-1'))
  })

  test('the log says which of the two is the bounty hunter', () => {
    for (const lang of langs) {
      const said = words[lang].event({ type: 'aiOrder', seats: [1, 2], hunter: 2 } as never) // an event of this chapter's words
      expect(said).not.toBeNull()
    }
  })
})
