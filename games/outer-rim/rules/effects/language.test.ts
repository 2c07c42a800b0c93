import { at, langs, type Mood } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { asked, choose, handMade, hold, run, told } from '../../test/hand-made.ts'
import { spaceOf } from '../map/map.ts'
import { FIRST_CHARACTER, FIRST_SHIP } from '../pieces.ts'
import { pieceNamed, tablesOf } from '../tables.ts'
import { drawFromDatabank } from './databank.ts'
import { cardLanguage } from './language.ts'
import { thingOfSource } from './options.ts'
import { couldBeGivenCredits, matchingPlayers, mostFamousPlayer, opponentOf } from './players.ts'
import type { BaseOperations, CardEffect } from './vocabulary.ts'

describe('the databank', () => {
  test('OR-DATA-02, OR-DATA-07: a card is called by number, read, and returned', () => {
    const t = handMade()
    run(t)
    const before = [...t.databank]
    cardLanguage.run(t, { op: 'script', number: 22 }, { seat: 0 })
    run(t)
    expect(told(t, 'reading')).toHaveLength(1)
    while (asked(t) !== null) choose(t, at(asked(t)?.ids ?? [], 0))
    expect(t.resolving).toEqual([])
    expect(t.databank.length).toBeGreaterThanOrEqual(before.length - 1)
  })

  test('OR-DATA-04, OR-DATA-08: of several cards with a number a random one is read', () => {
    const numbers = new Set<number | null>()
    for (let seed = 0; seed < 12; seed++) {
      const t = handMade()
      for (let draw = 0; draw <= seed; draw++) {
        const piece = drawFromDatabank(t, 1)
        numbers.add(piece)
        if (piece !== null && draw < seed) {
          t.resolving = []
          t.databank.push(piece)
        }
      }
    }
    expect(numbers.size).toBeGreaterThan(1)
  })

  test('OR-DATA-09, OR-EX-06: a number that does not exist has no effect', () => {
    const t = handMade()
    expect(drawFromDatabank(t, 39)).toBeNull()
    cardLanguage.run(t, { op: 'script', number: 39 }, { seat: 0 })
    run(t)
    expect(told(t, 'reading')).toEqual([])
  })

  test('OR-DATA-01, OR-DATA-05: cards that are held are not in the databank', () => {
    const t = handMade()
    hold(t, 0, 'databank-greedo')
    expect(drawFromDatabank(t, at(tablesOf(t).contacts, 0).number)).not.toBe(pieceNamed(t, 'databank-greedo'))
  })
})

describe('players', () => {
  test('OR-FAME-08: the most famous player, and the players in the space', () => {
    const t = handMade({ seats: 3 })
    t.fame = [1, 3, 3]
    t.active = 2
    expect(mostFamousPlayer(t)).toBe(2)
    expect(matchingPlayers(t, 0, {})).toEqual([1, 2])
    expect(matchingPlayers(t, 1, { fame: 'notLess' })).toEqual([2])
    t.spaces[1] = spaceOf('naboo')
    expect(matchingPlayers(t, 0, {})).toEqual([2])
    expect(matchingPlayers(t, 0, { where: 'anywhere', fame: 'more' })).toEqual([1, 2])
  })

  test('outside a combat the opponent is the next player', () => {
    const t = handMade({ seats: 3 })
    expect(opponentOf(t, 2)).toBe(0)
  })

  test('OR-TRADE-10, OR-TRADE-13, OR-GAP-60: a gift could pay for an effect that lacks credits', () => {
    const t = handMade()
    expect(couldBeGivenCredits(t, 0)).toBe(false)
    t.credits[1] = 1000
    expect(couldBeGivenCredits(t, 0)).toBe(true)
    const alone = handMade({ automas: [1] })
    alone.credits[1] = 1000
    expect(couldBeGivenCredits(alone, 0)).toBe(false)
  })
})

test('the source of a question is a card, a character, a ship or a seat', () => {
  expect(thingOfSource({ seat: 1, source: 3 })).toBe('card:3')
  expect(thingOfSource({ seat: 1, source: FIRST_CHARACTER + 2 })).toBe('character:1')
  expect(thingOfSource({ seat: 1, source: FIRST_SHIP + 2 })).toBe('ship:1')
  expect(thingOfSource({ seat: 1 })).toBe('seat:1')
})

test('OR-ABIL-02: "may" leaves it to the player', () => {
  const t = handMade()
  cardLanguage.run(t, { op: 'may', do: { op: 'gainCredits', amount: 1000 } }, { seat: 0 })
  run(t)
  choose(t, 'pass')
  expect(t.credits[0]).toBe(0)
})

test('OR-ABIL-03: "then" keeps the order', () => {
  const t = handMade()
  cardLanguage.run(
    t,
    {
      op: 'all',
      of: [
        { op: 'gainCredits', amount: 1000 },
        { op: 'pay', cost: { op: 'payCredits', amount: 1000 }, for: { op: 'gainFame', amount: 1 } },
      ],
    },
    { seat: 0 },
  )
  run(t)
  expect([t.credits[0], t.fame[0]]).toEqual([0, 1])
})

/** One of each operation; the compiler reports missing ones. */
const oneOfEach: { readonly [Op in keyof BaseOperations]: CardEffect & { readonly op: Op } } = {
  gainCredits: { op: 'gainCredits', amount: 2000 },
  loseCredits: { op: 'loseCredits', amount: 1000 },
  payCredits: { op: 'payCredits', amount: 1000 },
  gainFame: { op: 'gainFame', amount: 1 },
  loseFame: { op: 'loseFame', amount: 2 },
  gainReputation: { op: 'gainReputation', faction: 'hutt' },
  loseReputation: { op: 'loseReputation', faction: 'planet' },
  setReputation: { op: 'setReputation', faction: 'imperial', to: 'neutral' },
  suffer: { op: 'suffer', on: 'ship', amount: 2 },
  recover: { op: 'recover', on: 'both', amount: 'all' },
  test: { op: 'test', skill: 'stealth', pass: { op: 'gainFame', amount: 1 } },
  combat: { op: 'combat', kind: 'ground', value: 3 },
  fightPlayer: { op: 'fightPlayer', whom: {} },
  choosePlayer: { op: 'choosePlayer', whom: { where: 'anywhere', fame: 'most' } },
  roll: { op: 'roll', by: { hit: { op: 'gainFame', amount: 1 } } },
  gainThis: { op: 'gainThis' },
  gainTop: { op: 'gainTop', deck: 'cargo' },
  buy: { op: 'buy', decks: ['job', 'ship'], discount: 2000 },
  discardTop: { op: 'discardTop', decks: ['luxury'] },
  discard: { op: 'discard', cards: { types: ['crew'] }, count: 2 },
  discardThis: { op: 'discardThis' },
  removeThis: { op: 'removeThis' },
  takeCard: { op: 'takeCard', cards: { types: ['crew'], isDroid: true }, from: {} },
  buyUsedShip: { op: 'buyUsedShip', choices: 3, discount: 2000 },
  marketAction: { op: 'marketAction' },
  peek: { op: 'peek', contact: { where: 'here', side: 'down' } },
  revealContact: { op: 'revealContact', contact: { where: { within: 3 }, side: 'down' } },
  swapContacts: {
    op: 'swapContacts',
    one: { where: 'here', side: 'either' },
    other: { where: 'anywhere', side: 'down' },
  },
  hire: { op: 'hire' },
  discardContact: { op: 'discardContact' },
  movePatrol: { op: 'movePatrol', faction: 'imperial', spaces: 3 },
  move: { op: 'move', spaces: 2 },
  moveDirectly: { op: 'moveDirectly', to: 'takodana' },
  extraTurn: { op: 'extraTurn' },
  completeJob: { op: 'completeJob' },
  deliverHeldUp: { op: 'deliverHeldUp' },
  loseHeldUp: { op: 'loseHeldUp' },
  goalToken: { op: 'goalToken' },
  markPlanet: { op: 'markPlanet' },
  extraDice: { op: 'extraDice', amount: -1 },
  reroll: { op: 'reroll', upTo: 2, faces: ['blank'] },
  changeDie: { op: 'changeDie', from: ['focus'], to: 'critical' },
  cancelDie: { op: 'cancelDie', faces: ['hit', 'critical'] },
  addHits: { op: 'addHits', amount: 1 },
  preventDamage: { op: 'preventDamage', amount: 2 },
  haveSkill: { op: 'haveSkill', skill: 'tech' },
  escapeDefeat: { op: 'escapeDefeat', on: 'ship', amount: 2 },
  aiMove: { op: 'aiMove' },
  aiRecover: { op: 'aiRecover' },
  aiDeliver: { op: 'aiDeliver', illegal: { op: 'suffer', on: 'ship', amount: 2 } },
  aiBuy: { op: 'aiBuy', deck: 'cargo', ifFull: 'job' },
  aiFightPatrol: { op: 'aiFightPatrol' },
  aiCompleteJob: { op: 'aiCompleteJob' },
  aiGainCrew: { op: 'aiGainCrew' },
  aiRevealContact: { op: 'aiRevealContact' },
  aiReshuffle: { op: 'aiReshuffle' },
}

const moods: readonly Mood[] = ['imperative', 'infinitive', 'indicative']

test.each(Object.values(oneOfEach))('$op has words in every mood and language', (effect) => {
  for (const lang of langs)
    for (const mood of moods) {
      const clause = cardLanguage.clause(effect, lang, mood)
      expect(clause).not.toMatch(/undefined|\[object/)
      expect(clause).toMatch(/^[a-zśżźćł]/)
      expect(clause).not.toMatch(/[.;:]$/)
    }
})

test.each(Object.values(oneOfEach))('$op has a number as its hint', (effect) => {
  const t = handMade()
  expect(cardLanguage.hint(t, effect, { seat: 0 })).toEqual(expect.any(Number))
})

test('OR-TURN-04, OR-JOB-11: an effect can end a job or the turn', () => {
  expect(cardLanguage.clause({ op: 'end', what: 'job' }, 'en')).toBe('the job fails')
  expect(cardLanguage.clause({ op: 'end', what: 'turn' }, 'pl')).toBe('twoja tura natychmiast się kończy')
})
