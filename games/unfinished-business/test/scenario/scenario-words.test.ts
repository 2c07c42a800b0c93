import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  decisionsFor,
  fastDice,
  type GameEvent,
  isOfferId,
  movesFor,
  newChance,
  newOutbox,
  seatingFor,
  takeStanding,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { contactSpacesAt, spaceOf } from '../../../outer-rim/rules/map/map.ts'
import type { RimOptions } from '../../../outer-rim/rules/rim.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { targetsOf } from '../../rules/ai/targets.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { SHORTCUT } from '../../rules/favors/kinds.ts'
import { game } from '../../rules/game.ts'
import { scenarioWords } from '../../rules/scenario/words.ts'
import { unfinished } from '../../rules/setup/table.ts'

function arranged(words: object, options: object = {}, people = 2) {
  const read = game.options(people).parse(options) as RimOptions // including those of the expansion
  return scenarioWords.arrange(people, read, words, newChance(1, game.streams))
}

describe('arranged positions with the expansion', () => {
  test('an empty arrangement is valid with any option', () => {
    for (const [people, options] of [
      [2, {}],
      [3, { favors: 'yes' }],
      [1, {}],
      [1, { aiPlayers: '2', ambitions: 'yes', fame: '8' }],
      [4, { ambitions: 'yes', favors: 'yes' }],
    ] as const)
      expect(violations(arranged({}, options, people))).toEqual([])
  })

  test('the Core Worlds, their deck, orange contacts', () => {
    const t = arranged({
      phase: 'encounter',
      players: { 1: { at: 'core-spinward', character: 'dengar' }, 2: { character: 'chewbacca' } },
      contacts: {
        'naboo-3': 'contact-ahsoka-tano',
        'core-spinward-1': { contact: 'greedo', isFaceUp: true },
      },
      encounters: { 'core-worlds': ['core-worlds-2'] },
    })
    expect(violations(t)).toEqual([])
    expect(t.spaces[0]).toBe(spaceOf('core-spinward'))
    expect(scenarioWords.describe(t)).toMatchObject({
      contacts: { 'naboo-3': 'contact-ahsoka-tano', 'core-spinward-1': 'greedo' },
      faceUp: ['core-spinward-1'],
    })
    expect(t.contactsUp).toEqual(contactSpacesAt(spaceOf('core-spinward')))
    expect(t.encounters[7]).toHaveLength(20)
  })

  test('UB-MRG-04: the replaced card is in no deck', () => {
    const told = scenarioWords.describe(arranged({})) as unknown as { readonly encounters: object }
    expect(JSON.stringify(told.encounters)).not.toContain('"kafrene-takodana-10"')
  })

  test('rotated cards', () => {
    const t = arranged({ players: { 1: { held: ['turncoat'] } }, rotated: ['turncoat'] })
    expect(unfinished(t).turnedCards).toEqual(t.held[0])
    expect(scenarioWords.describe(t)).toMatchObject({ rotated: ['turncoat'] })
    expect(() => arranged({ rotated: ['turncoat'] })).toThrow(/nobody holds/)
    expect(() => arranged({ rotated: ['hutt'] })).toThrow(/cannot be rotated/)
  })

  test('debt tokens, sheets and their goals', () => {
    const debts = arranged({ debtTokens: { 1: 2 } }, { favors: 'yes' })
    expect(unfinished(debts).debtHolders[0]).toBe(1)
    const sheets = arranged(
      { ambitions: { 1: { sheet: 'rebel-hero', goals: [1] }, 2: { sheet: 'smuggler-king' } } },
      { ambitions: 'yes', fame: '8' },
    )
    expect(scenarioWords.describe(sheets)).toMatchObject({
      ambitions: { 1: { sheet: 'rebel-hero', goals: [1] } },
    })
  })

  test('UB-AMB-25: tokens of infinity goals follow from the rest of the position', () => {
    const played = { ambitions: 'yes', fame: '8', favors: 'yes' }
    const known = { rebel: 'positive', imperial: 'negative' }
    const goalsOf = (words: object) => {
      const t = arranged(words, played)
      expect(violations(t)).toEqual([])
      return scenarioWords.describe(t)['ambitions']
    }
    expect(goalsOf({ players: { 1: { reputation: known } } })).toMatchObject({
      1: { sheet: 'rebel-hero', goals: [3] },
    })
    const hero = { 1: { sheet: 'rebel-hero', goals: [1, 2] } }
    expect(goalsOf({ players: { 1: { reputation: known } }, ambitions: hero })).toMatchObject({
      1: { goals: [1, 2, 3] },
    })
    // Lent by Support.
    expect(
      goalsOf({
        players: { 1: { reputation: { imperial: 'negative' } } },
        ambitions: hero,
        favors: { 1: { favor: 'support-rebel', from: 2 } },
      }),
    ).toMatchObject({ 1: { goals: [1, 2, 3] } })
    expect(goalsOf({ ambitions: { 1: { sheet: 'healer-of-the-rim' } } })).toMatchObject({ 1: { goals: [4] } })
  })

  test('received favors', () => {
    const played = { favors: 'yes' }
    const t = arranged({ favors: { 1: { favor: 'shortcut', from: 2 } } }, played)
    expect(violations(t)).toEqual([])
    expect(scenarioWords.describe(t)).toMatchObject({ favors: { 1: { favor: 'shortcut', from: 2 } } })
    expect(() => arranged({ favors: { 1: { favor: 'shortcut', from: 2 } } })).toThrow(/without favors/)
    expect(() => arranged({ favors: { 1: { favor: 'short', from: 2 } } }, played)).toThrow(/short/)
  })

  test('spent favors', () => {
    const spent = { 1: { favor: 'strategy', from: 2, isSpent: true } }
    const t = arranged({ favors: spent }, { favors: 'yes' })
    expect(scenarioWords.describe(t)).toMatchObject({ favors: spent })
    const lasting = { 1: { favor: 'shortcut', from: 2, isSpent: true } }
    expect(() => arranged({ favors: lasting }, { favors: 'yes' })).toThrow(/end of the turn/)
    const own = { 1: { favor: 'shortcut', from: 1 } }
    expect(() => arranged({ favors: own }, { favors: 'yes' })).toThrow(/grants itself none/)
  })

  test('partners who declined, and tokens on Hondo’s cards', () => {
    const t = arranged({
      players: { 1: { character: 'hondo-ohnaka', held: ['vibroknife'] } },
      declinedPartners: [2],
      tokensOnCards: { vibroknife: 1 },
    })
    expect(violations(t)).toEqual([])
    expect(scenarioWords.describe(t)).toMatchObject({
      declinedPartners: [2],
      tokensOnCards: { vibroknife: 1 },
    })
    const hondo = { character: 'hondo-ohnaka', held: ['vibroknife'] }
    expect(() => arranged({ players: { 1: hondo }, tokensOnCards: { vibroknife: 2 } })).toThrow(/turned over/)
    expect(() => arranged({ players: { 1: hondo }, tokensOnCards: { turncoat: 1 } })).toThrow(/nobody holds/)
    const dengar = { character: 'dengar', held: ['vibroknife'] }
    expect(() => arranged({ players: { 1: dengar }, tokensOnCards: { vibroknife: 1 } })).toThrow(/no tokens/)
  })

  test('UB-DUO-02, UB-DUO-03, UB-AIB-05: AI players have the characters that the options name, or one of each kind', () => {
    const players = (words: object, options: object) =>
      scenarioWords.describe(arranged(words, options, 1))['players']
    expect(players({}, { aiCharacter: 'boba-fett' })).toMatchObject({
      1: { character: 'bossk', ship: 'g9-rigger' },
      2: { character: 'boba-fett', ship: 'g-1a-starfighter' },
    })
    const two = { aiPlayers: '2' }
    expect(players({}, two)).toMatchObject({
      2: { character: 'doctor-aphra', ship: 'g9-rigger' },
      3: { ship: 'g-1a-starfighter' },
    })
    expect(players({ players: { 2: { character: 'dengar' } } }, two)).toMatchObject({
      2: { character: 'dengar', ship: 'g-1a-starfighter' },
      3: { character: 'doctor-aphra' },
    })
    expect(players({}, { ...two, aiCharacter: 'cad-bane', secondAiCharacter: 'maz-kanata' })).toMatchObject({
      2: { character: 'maz-kanata' },
      3: { character: 'cad-bane' },
    })
    const alike = arranged(
      { players: { 2: { character: 'dengar' }, 3: { character: 'bossk' } } },
      { aiPlayers: '2' },
      1,
    )
    expect(violations(alike)).toEqual(['of two AI players 2 are bounty hunters'])
  })

  test('scenarios know every option id, so they can check that an option is not offered', () => {
    const known = scenarioWords.optionIds('encounter')
    for (const id of [
      'hunt-bounty-bossk',
      'hunt-bounty-greedo',
      'goal-1',
      'goal-dash',
      'goal-final',
      'agree',
      'cost-25000',
      'everybody',
      'shortcut',
      'seat-2-advice-tech',
      'debt-1',
      'debt-1-to-seat-2',
    ])
      expect.soft(known, id).toContain(id)
  })

  test('events have seats from 1 and the names of favors, sheets and goals', () => {
    const told = (event: GameEvent) => scenarioWords.describeEvent(event)
    const events: readonly [AddedEvent, object][] = [
      [
        { type: 'favor', seat: 0, from: 1, favor: SHORTCUT },
        { seat: 1, from: 2, favor: 'shortcut' },
      ],
      [
        { type: 'debtToken', owner: 1, from: 0, to: 1 },
        { owner: 2, from: 1, to: 2 },
      ],
      [{ type: 'playerBountyCompleted', seat: 0, card: 0, target: 1 }, { target: 2 }],
      [{ type: 'jobTogether', seat: 0, card: 0, partner: 2, hasAgreed: true }, { partner: 3 }],
      [{ type: 'jobAgainst', seat: 0, card: 0, opponent: 1 }, { opponent: 2 }],
      [{ type: 'ambitionsDrawn', sheets: [0, 1] }, { sheets: ['rebel-hero', 'servant-of-the-emperor'] }],
      [
        { type: 'goalCompleted', seat: 0, sheet: 0, goal: 1 },
        { sheet: 'rebel-hero', goal: 2 },
      ],
      [
        { type: 'aiOrder', seats: [1, 2], hunter: 2 },
        { seats: [2, 3], hunter: 3 },
      ],
    ]
    for (const [event, words] of events) expect.soft(told(event), event.type).toMatchObject(words)
  })

  test('a hunter’s target that is not a contact has no place', () => {
    const t = arranged(
      {
        players: { 1: { character: 'doctor-aphra' }, 2: { held: ['bounty-doctor-aphra'] } },
      },
      { aiCharacter: 'boba-fett' },
      1,
    )
    const [target] = targetsOf(t, 1)
    if (target === undefined) throw new Error('no target')
    const event: AddedEvent = { type: 'aiTarget', seat: 1, does: 'pursues', target, because: [] }
    expect(scenarioWords.describeEvent(event)).toMatchObject({
      seat: 2,
      target: { is: 'character', seat: 1, bounty: 'bounty-doctor-aphra', place: null, card: null },
    })
  })

  test('misspelt words are refused', () => {
    expect(() => arranged({ rotatde: [] })).toThrow(/rotatde/)
    expect(() => arranged({ encounters: { 'core-world': [] } })).toThrow(/core-world/)
  })
})

/** Every option, blocked option and event in some random games has scenario words. */
test.each([
  [1, { aiPlayers: '2', ambitions: 'yes', fame: '8' }],
  [2, { ambitions: 'yes', fame: '8' }],
  [4, { favors: 'yes' }],
] as const)('random games of %i people with %j have words for everything', (people, options) => {
  for (let seed = 1; seed <= 2; seed++) {
    const read = game.options(people).parse(options) as RimOptions // including those of the expansion
    const t = begin(game, seatingFor(game, people, read), read, newChance(seed, game.streams))
    const { below } = fastDice(seed)
    const known = (kind: string, ids: readonly { readonly id: string }[]) => {
      const words = new Set(scenarioWords.optionIds(kind))
      for (const { id } of ids) if (!words.has(id) && !isOfferId(id)) expect.soft(id, kind).toBe('known')
    }
    for (let choices = 0; t.outcome === null && choices < 500; choices++) {
      for (const { seat } of t.open)
        for (const { kind, options: offered, blocked } of decisionsFor(game, t, seat))
          known(kind, [...offered, ...blocked])
      const mover = below(t.seats)
      if (choices % 5 === 0)
        for (const { kind, options: offered, blocked } of movesFor(game, t, mover))
          known(kind, [...offered, ...blocked])
      const out = newOutbox()
      t.out = out
      const made = below(8) === 0 ? anyMove(game, t, mover, below) : null
      const decision = at(t.open, below(t.open.length))
      if (made === null) answer(game, t, decision, anyAnswer(game, t, decision, below))
      else takeStanding(game, t, made.move, made.seat, made.picks)
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
