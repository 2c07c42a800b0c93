import { at, everybody, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { encounterDecks, factions, planets } from '../../content/names.ts'
import { game } from '../../game.ts'
import {
  asked,
  askForEncounter,
  encounterTable,
  fightEnemy,
  pick,
  run,
} from '../../test/encounters/encounter-table.ts'
import { ids } from '../../test/table.ts'
import { triggerAbilities } from '../abilities/abilities.ts'
import { spaceOf } from '../map/map.ts'
import { FIRST_ENCOUNTER } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { encounterCard, tablesOf } from '../tables.ts'
import { publicFacts, useSecret } from './secrets.ts'
import {
  codeOfSection,
  deckAt,
  deckOfCode,
  keyOfCode,
  readingOf,
  secretOf,
  sectionCode,
  sectionKeys,
} from './section-key.ts'

/** The cards of a deck that would be secrets for a seat in its current space. */
function secretsHere(t: Rim, seat: number): number[] {
  const code = sectionCode(t, seat)
  const deck = at(encounterDecks, deckOfCode(code))
  return tablesOf(t).encounters.flatMap((card, index) =>
    card.deck === deck && secretOf(t, FIRST_ENCOUNTER + index, code) !== null
      ? [FIRST_ENCOUNTER + index]
      : [],
  )
}

/** Puts a card on top of its encounter deck. */
function onTop(t: Rim, card: number): number[] {
  const deck = at(t.encounters, tablesOf(t).encounterDecks.indexOf(encounterCard(t, card).deck))
  deck.splice(deck.indexOf(card), 1)
  deck.push(card)
  return deck
}

/** A seat draws a secret whose ability has a timing and no condition. Returns the card, or −1 if no deck has one. */
function withSecret(t: Rim, seat: number, timing: string): number {
  for (const planet of planets) {
    const before = at(t.spaces, seat)
    t.spaces[seat] = spaceOf(planet)
    const code = sectionCode(t, seat)
    const card = secretsHere(t, seat).find((piece) => {
      const ability = secretOf(t, piece, code)
      return ability?.when === timing && ability.if === undefined
    })
    t.spaces[seat] = before
    if (card === undefined) continue
    const deck = onTop(t, card)
    deck.pop()
    at(t.secrets, seat).push(card)
    at(t.secretsFrom, seat).push(code)
    return card
  }
  return -1
}

describe('sections of encounter cards', () => {
  test('OR-ECARD-01, OR-ECARD-02, OR-ESPC-01, OR-MAEL-03: a deck for each pair of planets, Kessel with the Maelstrom', () => {
    const decks = ['cantonica', 'ord-mantell', 'kessel', 'maelstrom', 'naboo', 'co-1'].map(
      (id) => encounterDecks[deckAt(spaceOf(id))],
    )
    expect(decks).toEqual([
      'cantonica-ord-mantell',
      'cantonica-ord-mantell',
      'kessel-maelstrom',
      'kessel-maelstrom',
      'ryloth-naboo',
      'navpoint',
    ])
  })

  test('OR-ECARD-03, OR-ESPC-02: at navpoints a patrol in the space decides', () => {
    const t = encounterTable({ space: 'co-1' })
    expect(sectionKeys[keyOfCode(sectionCode(t, 0))]).toBe('noPatrol')
    t.patrolSpaces[1] = spaceOf('co-1')
    expect(sectionKeys[keyOfCode(sectionCode(t, 0))]).toBe('patrol')
  })

  test('OR-ESPC-03, OR-ECARD-04, OR-ECARD-05, OR-ECARD-06, OR-EX-03: the reputation at the draw decides', () => {
    const t = encounterTable({ space: 'nal-hutta' })
    const split = tablesOf(t).encounters.filter(({ sections }) =>
      Object.values(sections).some((section) => 'faction' in section),
    )
    expect(split.length).toBeGreaterThan(0)
    for (const card of split)
      for (const [key, section] of Object.entries(card.sections)) {
        if (!('faction' in section)) continue
        const faction = factions.indexOf(section.faction)
        for (const [by, standing] of [
          [-1, 'negative'],
          [0, 'neutral'],
          [1, 'positive'],
        ] as const) {
          t.reputation[0] = [1, -1, 0, 1].with(faction, by)
          const index = sectionKeys.map(String).indexOf(key)
          const code = (sectionCode(t, 0) % 81) + index * 81
          expect(readingOf(card, code)).toBe(section.by[standing])
        }
      }
  })

  test('every card has a section for every space of its deck', () => {
    const t = encounterTable()
    for (const card of tablesOf(t).encounters)
      for (const key of sectionKeys)
        if (encounterDecks[deckOfCode(sectionKeys.indexOf(key) * 81)] === card.deck)
          expect([card.id, key, card.sections[key] !== undefined]).toEqual([card.id, key, true])
  })
})

describe('secrets', () => {
  test('OR-ESPC-04, OR-ESPC-05, OR-SEC-01, OR-SEC-02, OR-SEC-07: kept face down, seen only by the owner', () => {
    const t = encounterTable({ space: 'cantonica' })
    const [card] = secretsHere(t, 0)
    if (card === undefined) throw new Error('no secret on Cantonica')
    onTop(t, card)
    const code = sectionCode(t, 0)
    askForEncounter(t)
    const events = pick(t, 'space')
    expect(events.find((event) => event.type === 'drewSecret')).toEqual({
      type: 'drewSecret',
      seat: 0,
      deck: deckOfCode(code),
      secret: { seats: [0], card },
    })
    expect([t.secrets[0], t.secretsFrom[0]]).toEqual([[card], [code]])
    expect(viewOf(game, t, 0).secrets[0]).toEqual([card])
    expect(viewOf(game, t, 1).secrets[0]).not.toEqual([card])
  })

  test('OR-ESPC-05: every player can deduce which cards it may be', () => {
    const t = encounterTable({ space: 'cantonica' })
    const could = secretsHere(t, 0)
    at(t.secrets, 0).push(at(could, 0))
    at(t.secretsFrom, 0).push(sectionCode(t, 0))
    const place = { field: 'secrets', pile: 0, index: 0 }
    const found = tablesOf(t).encounters.flatMap((_, index) =>
      publicFacts.couldBe?.(t, place, FIRST_ENCOUNTER + index) === true ? [FIRST_ENCOUNTER + index] : [],
    )
    expect(found).toEqual(could)
  })

  test('OR-SEC-03, OR-SEC-04: used in its window, turned up, and put under its deck', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    const card = withSecret(t, 0, 'ownReroll')
    expect(card).not.toBe(-1)
    fightEnemy(t, { value: 1 })
    run(t, { attack: ['blank', 'blank', 'blank'] })
    expect(ids(t)).toEqual([`secret-${encounterCard(t, card).id}`, 'pass'])
    const events = pick(t, `secret-${encounterCard(t, card).id}`)
    expect(events[0]).toMatchObject({ type: 'usedSecret', seat: 0, card })
    expect([t.secrets[0], t.secretsFrom[0]]).toEqual([[], []])
    while (asked(t)[0]?.[0] === 'pickDice') pick(t, at(ids(t), 0))
    const deck = at(t.encounters, tablesOf(t).encounterDecks.indexOf(encounterCard(t, card).deck))
    expect([deck[0], at(t.knowers, card)]).toEqual([card, everybody(t)])
  })

  test('OR-SEC-02: of two secrets with the same origin, others do not learn which one was used', () => {
    const seenAfter = (used: 0 | 1) => {
      const t = encounterTable({ space: 'cantonica' })
      const [first, second] = secretsHere(t, 0)
      if (first === undefined || second === undefined) throw new Error('too few secrets on Cantonica')
      for (const deck of t.encounters)
        for (const card of [first, second]) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1)
      const other = at(t.encounters, encounterDecks.indexOf('navpoint')).pop() ?? 0
      // The same card is turned up in both cases: once it was drawn first, once last.
      t.secrets[0] = used === 0 ? [first, other, second] : [second, other, first]
      t.secretsFrom[0] = [sectionCode(t, 0), codeOfSection(t, 0, 'noPatrol'), sectionCode(t, 0)]
      useSecret(t, 0, first)
      const { secrets, secretsFrom } = viewOf(game, t, 1)
      return { secrets, secretsFrom }
    }
    expect(seenAfter(0)).toEqual(seenAfter(1))
  })

  test('OR-CSTEP-09, OR-CAB-09: a secret can be used against the dice of an enemy, before they are rolled', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    const card = withSecret(t, 0, 'enemyValue')
    const { kind = 'ground' } = secretOf(t, card, at(at(t.secretsFrom, 0), 0)) ?? {}
    fightEnemy(t, { kind, value: 2 })
    run(t, { attack: ['blank', 'blank', 'blank'] })
    const events = pick(t, `secret-${encounterCard(t, card).id}`)
    const added = events.flatMap((event) => (event.type === 'diceAdded' ? [event.amount] : []))
    const rolled = events.flatMap((event) => (event.type === 'rolled' ? [event.faces.length] : []))
    expect(at(added, 0)).toBeLessThan(0)
    expect(rolled).toEqual([2 + at(added, 0)])
  })

  test('OR-SEC-02, OR-SEC-06: at a masked table a seat with a secret is asked even if the secret does not fit', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    Reflect.set(t, 'isMasked', true)
    expect(withSecret(t, 0, 'action')).not.toBe(-1)
    fightEnemy(t, { value: 1 })
    run(t)
    expect(asked(t)).toEqual([['useInCombat', 0]])
    expect(ids(t)).toEqual(['pass'])
    // Start, value, reroll and result of its own roll; value, reroll and result of the enemy's; then the damage, if any.
    let windows = 0
    while (asked(t)[0]?.[0]?.startsWith('use') === true) {
      windows++
      pick(t, 'pass')
    }
    expect(windows).toBeGreaterThanOrEqual(7)
  })

  test('OR-TIME-05: an ability is used once for one event', () => {
    const t = encounterTable({ characters: ['ketsu-onyo', 'bossk'] })
    t.isCharacterFlipped[0] = true
    triggerAbilities(t, 0, 'combatWon')
    run(t)
    expect(at(t.credits, 0)).toBe(9000)
  })
})
