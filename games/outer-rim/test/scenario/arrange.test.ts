import {
  answer,
  anyAnswer,
  at,
  begin,
  decisionsFor,
  fastDice,
  newChance,
  newOutbox,
  seatingFor,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { meta } from '../../meta.ts'
import { facesOf, rollDice } from '../../rules/combat/dice.ts'
import type { Rim } from '../../rules/rim.ts'
import { scenarioWordsOf } from '../../rules/scenario/arrange.ts'
import { rimOptions } from '../../rules/setup/options.ts'
import { violations } from '../../rules/violations.ts'

const scenarioWords = scenarioWordsOf(game)

function arranged(block: object, people = 2): Rim {
  return scenarioWords.arrange(people, rimOptions().parse({}), block, newChance(1, game.streams))
}

describe('an arranged position is described in the same words', () => {
  const players = {
    '1': {
      character: 'jyn-erso',
      isCharacterFlipped: true,
      ship: 'hwk-290',
      isShipFlipped: true,
      at: 'tn-2',
      credits: 3000,
      characterDamage: 1,
      shipDamage: 2,
      held: ['bounty-greedo', 'databank-lobot', 'ion-cannon'],
      captives: { 'bounty-greedo': 'greedo' },
      secrets: ['navpoint-4'],
      markedPlanets: ['lothal'],
    },
    '2': { character: 'ig-88', characterTokens: 0, ship: 'g-1a-starfighter', isDefeated: true },
  }
  const block = {
    phase: 'encounter',
    active: 1,
    first: 2,
    turn: 7,
    extraTurn: 'gained',
    map: ['kt', 'rn', 'tn', 'km', 'lm', 'co'],
  }
  const told = scenarioWords.describe(
    arranged({
      ...block,
      players: { ...players, '1': { ...players[1], fame: { cargo: 2 }, reputation: { hutt: 'negative' } } },
      patrols: { hutt: { at: 'tatooine', level: 3 }, rebel: 'kessel' },
      contacts: { 'tatooine-1': { contact: 'boshek', isFaceUp: true }, 'tatooine-2': 'none' },
      removedContacts: ['chewbacca'],
      market: { cargo: ['corellian-spirits', 'machine-parts'] },
      encounters: { navpoint: ['navpoint-7', 'navpoint-2'] },
      onlyThese: ['cargo'],
      removed: ['casino-heist'],
    }),
  )

  test('phase, turn and map', () => expect(told).toMatchObject(block))

  test('players', () => {
    expect(told).toMatchObject({ players })
    expect(told).toMatchObject({
      players: {
        1: { fame: 2, fameFrom: { cargo: 2 }, reputation: { hutt: 'negative', rebel: 'neutral' } },
        2: { isDefeated: true, characterDamage: 4, credits: 6000, at: 'naboo' },
      },
    })
  })

  test('patrols and contacts', () =>
    expect(told).toMatchObject({
      patrols: {
        hutt: { at: 'tatooine', level: 3 },
        rebel: { at: 'kessel', level: 1 },
        imperial: { at: 'co-4' },
      },
      contacts: { 'tatooine-1': 'boshek', 'tatooine-2': 'none' },
      faceUp: ['tatooine-1'],
      removedContacts: ['chewbacca'],
      discardedContacts: ['lobot'],
    }))

  test('decks', () => {
    expect(told['market']).toMatchObject({ cargo: ['corellian-spirits', 'machine-parts'] })
    expect(told['encounters']).toHaveProperty('navpoint.0', 'navpoint-7')
    expect(told['removed']).toContain('exotic-delicacies')
    expect(told['removed']).toContain('casino-heist')
    // OR-SHIP-09.
    expect(told['removed']).toContain('card-hwk-290')
  })
})

test('an arrangement without words has a place for everything', () => {
  for (const people of [1, 2, 3, 4]) expect(violations(arranged({}, people))).toEqual([])
})

describe('an impossible arrangement is refused', () => {
  test.each([
    [{ players: { 5: {} } }, 'there is no seat called 5'],
    [{ players: { 1: { held: ['slicer-kit', 'slicer-kit'] } } }, 'slicer-kit is named twice'],
    [{ players: { 1: { held: ['card-hwk-290'] } } }, 'card-hwk-290 is no resource'],
    [{ players: { 1: { skills: ['tech'] } } }, 'by character and cards seat 1 has stealth, tactics'],
    [{ players: { 1: { character: 'bossk' }, 2: { character: 'bossk' } } }, 'bossk is somebody else'],
    [{ players: { 1: { ship: 'hwk-290' }, 2: { ship: 'hwk-290' } } }, 'one sheet of each'],
    [{ players: { 1: { captives: { 'bounty-greedo': 'greedo' } } } }, 'bounty-greedo is not held'],
    [
      { players: { 1: { held: ['bounty-greedo'], captives: { 'bounty-greedo': 'lobot' } } } },
      'bounty-greedo is no bounty on lobot',
    ],
    [{ players: { 1: { secrets: ['slicer-kit'] } } }, 'slicer-kit is no encounter card'],
    [
      { players: { 1: { secrets: [{ card: 'navpoint-4', at: 'patrol' }] } } },
      'is no secret when it is drawn so',
    ],
    [{ players: { 1: { fame: 0, held: ['kyber-pendant'] } } }, 'held cards alone give 1'],
    [{ players: { 2: { fame: 10 } } }, 'with 10 seat 2 has won already'],
    [{ players: { 1: { credits: 500 } } }, '500 is no number of thousands'],
    [{ players: { 1: { characterTokens: 2 } } }, 'boba-fett there are at most 1'],
    [{ players: { 1: { isCharacterFlipped: true, characterTokens: 1 } } }, 'boba-fett there are at most 0'],
    [{ players: { 1: { shipTokens: 1 } } }, 'g9-rigger there are at most 0'],
    [{ players: { 1: { isShipFlipped: true } } }, 'g9-rigger has no other side'],
    [{ players: { 1: { markedPlanets: ['lothal'] } } }, 'boba-fett marks no planets'],
    [
      { players: { 1: { held: ['databank-greedo'] } }, contacts: { 'tatooine-1': 'greedo' } },
      'greedo is hired, so the token is among the discarded ones',
    ],
    [{ dice: { attack: new Array(30).fill('critical') } }, '30 such outcomes in a row are too rare'],
    [{ active: 3 }, 'there is no seat 3'],
    [{ map: ['co', 'co'] }, 'every tile lies on it once'],
    [{ market: { cargo: ['slicer-kit'] } }, 'a card of another deck is said to lie in cargo'],
    [{ contacts: { 'naboo-1': { contact: 'lobot', seenBy: [4] } } }, 'there is no seat 4'],
    [{ aiDeck: ['ai-1'] }, 'there is no AI player'],
    [{ draws: { ai: ['0 of 2'] } }, 'should be like'],
    [{ phase: 'setup', active: 1 }, 'active'],
  ])('%j', (block, message) => expect(() => arranged(block)).toThrow(message))
})

test('dice show the wanted faces, one after the other', () => {
  const t = arranged({ dice: { test: ['critical', 'blank', 'damage', 'none', 'focus'] } })
  const [first, second, third, fourth, fifth] = facesOf(rollDice(t, 'test', 5))
  expect([first, second, fifth]).toEqual(['critical', 'blank', 'focus'])
  expect(['hit', 'critical']).toContain(third)
  expect(['focus', 'blank']).toContain(fourth)
})

/** Everything that random games offer, block or report has words. */
test.each([1, 2, 3])('random games of %i people have words for everything', (people) => {
  for (let seed = 1; seed <= 3; seed++) {
    const t = begin(
      game,
      seatingFor({ meta }, people, {}),
      rimOptions().parse({}),
      newChance(seed, game.streams),
    )
    const { below } = fastDice(seed)
    for (let choices = 0; t.outcome === null && choices < 600; choices++) {
      for (const { seat } of t.open)
        for (const { kind, options, blocked } of decisionsFor(game, t, seat))
          for (const { id } of [...options, ...blocked]) expect(scenarioWords.optionIds(kind)).toContain(id)
      const decision = at(t.open, below(t.open.length))
      const out = newOutbox()
      t.out = out
      answer(game, t, decision, anyAnswer(game, t, decision, below))
      t.out = null
      for (const event of out.events) {
        const { secret: _, type, ...facts } = event
        expect(scenarioWords.eventFacts[type] ?? 'no such event').toEqual(
          expect.arrayContaining(Object.keys(facts)),
        )
        scenarioWords.describeEvent(event)
      }
    }
    scenarioWords.describe(t)
  }
})
