import { describe, expect, it } from 'vitest'
import type { EncounterCard, Reading, SectionKey } from './card.ts'
import { encounters } from './encounters/index.ts'
import { type BaseEncounterDeck, encounterDecks, type Standing } from './names.ts'
import { prose as cantonicaOrdMantellEn } from './prose/en/cantonica-ord-mantell.ts'
import { enemies as enemiesEn } from './prose/en/enemies.ts'
import { prose as kafreneTakodanaEn } from './prose/en/kafrene-takodana.ts'
import { prose as kesselMaelstromEn } from './prose/en/kessel-maelstrom.ts'
import { prose as lothalMonCalamariEn } from './prose/en/lothal-mon-calamari.ts'
import { prose as navpointEn } from './prose/en/navpoint.ts'
import { prose as rylothNabooEn } from './prose/en/ryloth-naboo.ts'
import { prose as tatooineNalHuttaEn } from './prose/en/tatooine-nal-hutta.ts'
import { prose as cantonicaOrdMantellPl } from './prose/pl/cantonica-ord-mantell.ts'
import { enemies as enemiesPl } from './prose/pl/enemies.ts'
import { prose as kafreneTakodanaPl } from './prose/pl/kafrene-takodana.ts'
import { prose as kesselMaelstromPl } from './prose/pl/kessel-maelstrom.ts'
import { prose as lothalMonCalamariPl } from './prose/pl/lothal-mon-calamari.ts'
import { prose as navpointPl } from './prose/pl/navpoint.ts'
import { prose as rylothNabooPl } from './prose/pl/ryloth-naboo.ts'
import { prose as tatooineNalHuttaPl } from './prose/pl/tatooine-nal-hutta.ts'
import { type Prose, proseKey } from './prose.ts'

const sectionsOf: Readonly<Record<BaseEncounterDeck, readonly SectionKey[]>> = {
  'cantonica-ord-mantell': ['cantonica', 'ord-mantell'],
  'lothal-mon-calamari': ['lothal', 'mon-calamari'],
  'kessel-maelstrom': ['kessel', 'maelstrom'],
  'tatooine-nal-hutta': ['tatooine', 'nal-hutta'],
  'ryloth-naboo': ['ryloth', 'naboo'],
  'kafrene-takodana': ['ring-of-kafrene', 'takodana'],
  navpoint: ['patrol', 'noPatrol'],
}

const proseOf: Readonly<Record<'en' | 'pl', Readonly<Record<BaseEncounterDeck, Prose>>>> = {
  en: {
    'cantonica-ord-mantell': cantonicaOrdMantellEn,
    'lothal-mon-calamari': lothalMonCalamariEn,
    'kessel-maelstrom': kesselMaelstromEn,
    'tatooine-nal-hutta': tatooineNalHuttaEn,
    'ryloth-naboo': rylothNabooEn,
    'kafrene-takodana': kafreneTakodanaEn,
    navpoint: navpointEn,
  },
  pl: {
    'cantonica-ord-mantell': cantonicaOrdMantellPl,
    'lothal-mon-calamari': lothalMonCalamariPl,
    'kessel-maelstrom': kesselMaelstromPl,
    'tatooine-nal-hutta': tatooineNalHuttaPl,
    'ryloth-naboo': rylothNabooPl,
    'kafrene-takodana': kafreneTakodanaPl,
    navpoint: navpointPl,
  },
}

/** These tests only use cards of the base game. */
const sectionsIn = ({ deck }: EncounterCard) => sectionsOf[deck as BaseEncounterDeck]

interface ReadingOfCard {
  readonly key: string
  readonly section: SectionKey
  readonly reading: Reading
}

function readingsOf(card: EncounterCard): ReadingOfCard[] {
  return sectionsIn(card).flatMap((section): ReadingOfCard[] => {
    const found = card.sections[section]
    if (found === undefined) return []
    if ('reading' in found) return [{ key: proseKey(section), section, reading: found.reading }]
    const standings: readonly Standing[] = ['positive', 'neutral', 'negative']
    return standings.map((standing) => ({
      key: proseKey(section, standing),
      section,
      reading: found.by[standing],
    }))
  })
}

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

/** All operations of a tree, including those inside dice rolls, fights and tests. */
function nodesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap(nodesIn)
  return 'op' in tree && typeof tree.op === 'string' ? [tree as Node, ...below] : below
}

const cardsOf = (deck: BaseEncounterDeck) => encounters.filter((card) => card.deck === deck)
const sections = encounters.flatMap((card) =>
  sectionsIn(card).map((section) => ({ card, section, tree: card.sections[section] })),
)
const at = (section: SectionKey) => sections.filter((one) => one.section === section)
const isSecret = (tree: unknown) => JSON.stringify(tree).startsWith('{"reading":{"secret"')
const has = (tree: unknown, ...ops: readonly string[]) => nodesIn(tree).some(({ op }) => ops.includes(op))

const places = encounterDecks.flatMap((deck) => sectionsOf[deck])
const planets = places.filter((place) => !['maelstrom', 'patrol', 'noPatrol'].includes(place))

describe('encounter cards', () => {
  it('OR-ECARD-01: form seven decks of ten, numbered from 1, in the order of the decks', () => {
    expect(encounters.map(({ id }) => id)).toEqual(
      encounterDecks.flatMap((deck) => Array.from({ length: 10 }, (_, index) => `${deck}-${index + 1}`)),
    )
    for (const { id, deck, number } of encounters) expect(id).toBe(`${deck}-${number}`)
  })

  it('OR-ECARD-02, OR-ECARD-03: have exactly the sections of their deck', () => {
    for (const card of encounters)
      expect(Object.keys(card.sections).sort(), card.id).toEqual([...sectionsIn(card)].sort())
  })

  it('OR-ECARD-04: depend on reputation once at every planet, with three different readings', () => {
    for (const place of [...planets, 'noPatrol' as const]) {
      const split = at(place).flatMap(({ tree }) => (tree !== undefined && 'by' in tree ? [tree.by] : []))
      expect(split, place).toHaveLength(1)
      for (const by of split)
        expect(new Set(Object.values(by).map((reading) => JSON.stringify(reading))).size, place).toBe(3)
    }
  })

  it('have prose for exactly their readings in both languages', () => {
    for (const lang of ['en', 'pl'] as const)
      for (const deck of encounterDecks) {
        const prose = proseOf[lang][deck]
        const cards = cardsOf(deck)
        expect(Object.keys(prose), deck).toEqual(cards.map(({ id }) => id))
        for (const card of cards)
          expect(Object.keys(prose[card.id] ?? {}).sort(), card.id).toEqual(
            readingsOf(card)
              .map(({ key }) => key)
              .sort(),
          )
      }
  })

  it('never repeat a situation; each has one to four sentences without numbers', () => {
    for (const lang of ['en', 'pl'] as const) {
      const texts = encounterDecks.flatMap((deck) =>
        Object.values(proseOf[lang][deck]).flatMap(Object.values),
      )
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) {
        expect(text).not.toMatch(/\d/)
        expect(text).toMatch(/[.!?…][”"]?$/)
        expect(text.length, text).toBeGreaterThan(60)
        expect(text.length, text).toBeLessThan(260)
      }
    }
  })

  it('never have the same effect twice', () => {
    const seen = new Map<string, string>()
    for (const card of encounters)
      for (const { key, reading } of readingsOf(card)) {
        const tree = JSON.stringify(reading)
        expect(seen.get(tree), `${card.id} ${key}`).toBeUndefined()
        seen.set(tree, `${card.id} ${key}`)
      }
  })

  it('OR-ECARD-07, OR-ECARD-08: give their own resource, which has no cost', () => {
    for (const card of encounters) {
      expect(has(card.sections, 'gainThis'), card.id).toBe(card.resource !== undefined)
      if (card.resource !== undefined) expect(card.resource.cost, card.id).toBeNull()
    }
  })

  it('OR-ESPC-05: have no secrets or at least three in a place, because a single one would be known to all', () => {
    for (const place of places) {
      const secrets = at(place).filter(({ tree }) => isSecret(tree)).length
      if (place === 'maelstrom' || place === 'patrol') expect(secrets, place).toBe(0)
      else expect(secrets, place).toBeGreaterThanOrEqual(3)
    }
  })

  it('mix tests, a fight, shopping and a free card at every planet', () => {
    for (const place of planets) {
      const open = at(place).filter(({ tree }) => !isSecret(tree))
      const plain = open.filter(({ tree }) => tree !== undefined && 'reading' in tree)
      const sum = (keep: (tree: unknown) => boolean) => plain.filter(({ tree }) => keep(tree)).length
      expect(
        sum((tree) => has(tree, 'test')),
        `tests of ${place}`,
      ).toBeGreaterThanOrEqual(3)
      const fights = plain.flatMap(({ tree }) => nodesIn(tree).filter(({ op }) => op === 'combat'))
      expect(fights.length, `fights of ${place}`).toBeGreaterThanOrEqual(1)
      expect(
        sum((tree) => has(tree, 'buy', 'buyUsedShip', 'marketAction')),
        `shopping of ${place}`,
      ).toBeGreaterThanOrEqual(1)
      expect(
        sum((tree) => has(tree, 'gainThis') && !has(tree, 'test', 'combat')),
        `free cards of ${place}`,
      ).toBeGreaterThanOrEqual(1)
    }
    for (const { card, tree } of sections)
      for (const node of nodesIn(tree))
        if (node.op === 'combat') {
          expect(node['value'], card.id).toBeGreaterThanOrEqual(2)
          expect(node['value'], card.id).toBeLessThanOrEqual(4)
        }
  })

  it('pay 1000 to 5000 credits, about 2000 on average', () => {
    const amounts = sections.flatMap(({ tree }) =>
      nodesIn(tree)
        .filter(({ op }) => op === 'gainCredits')
        .map(({ amount }) => Number(amount)),
    )
    expect(Math.min(...amounts)).toBe(1000)
    expect(Math.max(...amounts)).toBe(5000)
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
    expect(mean).toBeGreaterThan(1750)
    expect(mean).toBeLessThan(2500)
  })

  it('give fame in one section of twenty at most, and change reputation in about one of four', () => {
    const famous = sections.filter(({ tree }) => has(tree, 'gainFame')).length
    expect(famous * 20).toBeLessThanOrEqual(sections.length)
    const standing = sections.filter(({ tree }) => has(tree, 'gainReputation', 'loseReputation')).length
    expect(standing / sections.length).toBeGreaterThan(0.2)
    expect(standing / sections.length).toBeLessThan(0.3)
  })

  it('OR-MAEL-04: always give a chance of an extra turn in the Maelstrom, at the risk of the ship', () => {
    for (const { card, tree } of at('maelstrom')) {
      const tests = nodesIn(tree).filter(({ op, pass }) => op === 'test' && has(pass, 'extraTurn'))
      expect(tests.length, card.id).toBeGreaterThanOrEqual(1)
      for (const { skill, fail } of tests) {
        const skills = typeof skill === 'string' ? [skill] : (skill as readonly string[])
        for (const one of skills) expect(['piloting', 'tech'], card.id).toContain(one)
        const damage = nodesIn(fail).find(({ op, on }) => op === 'suffer' && on === 'ship')
        expect([1, 2], card.id).toContain(damage?.['amount'])
      }
    }
  })

  it('at a navpoint test skill or reputation if a patrol is there, and have pirates if not', () => {
    for (const { card, tree } of at('patrol'))
      expect(has(tree, 'test', 'gainReputation', 'loseReputation'), card.id).toBe(true)
    const fights = at('noPatrol').flatMap(({ tree }) => nodesIn(tree).filter(({ op }) => op === 'combat'))
    expect(fights.map(({ enemy }) => enemy)).toContain('pirates')
    for (const { kind, value } of fights) expect([kind, value]).toEqual(['ship', 3])
  })

  it('have names for every enemy in both languages', () => {
    expect(Object.keys(enemiesPl).sort()).toEqual(Object.keys(enemiesEn).sort())
    for (const { card, tree } of sections)
      for (const { op, enemy } of nodesIn(tree))
        if (op === 'combat') expect(Object.keys(enemiesEn), card.id).toContain(enemy)
  })
})
