import { langs } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { EncounterCard, Reading, SectionKey } from '../../../outer-rim/content/card.ts'
import { encounters as baseEncounters } from '../../../outer-rim/content/encounters/index.ts'
import { skills } from '../../../outer-rim/content/names.ts'
import { prose as baseCantonicaEn } from '../../../outer-rim/content/prose/en/cantonica-ord-mantell.ts'
import { enemies as baseEnemies } from '../../../outer-rim/content/prose/en/enemies.ts'
import { prose as baseKafreneEn } from '../../../outer-rim/content/prose/en/kafrene-takodana.ts'
import { prose as baseKesselEn } from '../../../outer-rim/content/prose/en/kessel-maelstrom.ts'
import { prose as baseLothalEn } from '../../../outer-rim/content/prose/en/lothal-mon-calamari.ts'
import { prose as baseNavpointEn } from '../../../outer-rim/content/prose/en/navpoint.ts'
import { prose as baseRylothEn } from '../../../outer-rim/content/prose/en/ryloth-naboo.ts'
import { prose as baseTatooineEn } from '../../../outer-rim/content/prose/en/tatooine-nal-hutta.ts'
import { prose as baseCantonicaPl } from '../../../outer-rim/content/prose/pl/cantonica-ord-mantell.ts'
import { prose as baseKafrenePl } from '../../../outer-rim/content/prose/pl/kafrene-takodana.ts'
import { prose as baseKesselPl } from '../../../outer-rim/content/prose/pl/kessel-maelstrom.ts'
import { prose as baseLothalPl } from '../../../outer-rim/content/prose/pl/lothal-mon-calamari.ts'
import { prose as baseNavpointPl } from '../../../outer-rim/content/prose/pl/navpoint.ts'
import { prose as baseRylothPl } from '../../../outer-rim/content/prose/pl/ryloth-naboo.ts'
import { prose as baseTatooinePl } from '../../../outer-rim/content/prose/pl/tatooine-nal-hutta.ts'
import { type Prose, proseKey } from '../../../outer-rim/content/prose.ts'
import { encounterCardText } from '../../../outer-rim/words/cards/card-text.ts'
import { prose as cantonicaEn } from '../prose/en/cantonica-ord-mantell.ts'
import { enemies as enemiesEn } from '../prose/en/enemies-a.ts'
import { prose as kesselEn } from '../prose/en/kessel-maelstrom.ts'
import { prose as lothalEn } from '../prose/en/lothal-mon-calamari.ts'
import { prose as tatooineEn } from '../prose/en/tatooine-nal-hutta.ts'
import { prose as cantonicaPl } from '../prose/pl/cantonica-ord-mantell.ts'
import { enemies as enemiesPl } from '../prose/pl/enemies-a.ts'
import { prose as kesselPl } from '../prose/pl/kessel-maelstrom.ts'
import { prose as lothalPl } from '../prose/pl/lothal-mon-calamari.ts'
import { prose as tatooinePl } from '../prose/pl/tatooine-nal-hutta.ts'
import { cantonicaOrdMantell } from './cantonica-ord-mantell.ts'
import { kesselMaelstrom } from './kessel-maelstrom.ts'
import { lothalMonCalamari } from './lothal-mon-calamari.ts'
import { tatooineNalHutta } from './tatooine-nal-hutta.ts'

interface Deck {
  readonly id: string
  readonly cards: readonly EncounterCard[]
  readonly places: readonly SectionKey[]
  readonly prose: Readonly<Record<'en' | 'pl', Prose>>
}

const decks: readonly Deck[] = [
  {
    id: 'cantonica-ord-mantell',
    cards: cantonicaOrdMantell,
    places: ['cantonica', 'ord-mantell'],
    prose: { en: cantonicaEn, pl: cantonicaPl },
  },
  {
    id: 'lothal-mon-calamari',
    cards: lothalMonCalamari,
    places: ['lothal', 'mon-calamari'],
    prose: { en: lothalEn, pl: lothalPl },
  },
  {
    id: 'kessel-maelstrom',
    cards: kesselMaelstrom,
    places: ['kessel', 'maelstrom'],
    prose: { en: kesselEn, pl: kesselPl },
  },
  {
    id: 'tatooine-nal-hutta',
    cards: tatooineNalHutta,
    places: ['tatooine', 'nal-hutta'],
    prose: { en: tatooineEn, pl: tatooinePl },
  },
]

const baseProse: Readonly<Record<'en' | 'pl', readonly Prose[]>> = {
  en: [
    baseCantonicaEn,
    baseLothalEn,
    baseKesselEn,
    baseTatooineEn,
    baseRylothEn,
    baseKafreneEn,
    baseNavpointEn,
  ],
  pl: [
    baseCantonicaPl,
    baseLothalPl,
    baseKesselPl,
    baseTatooinePl,
    baseRylothPl,
    baseKafrenePl,
    baseNavpointPl,
  ],
}

const cards = decks.flatMap((deck) => deck.cards)
const sections = decks.flatMap((deck) =>
  deck.cards.flatMap((card) => deck.places.map((place) => ({ card, place, section: card.sections[place] }))),
)
const planets = decks.flatMap(({ places }) => places).filter((place) => place !== 'maelstrom')
const at = (place: SectionKey) => sections.filter((one) => one.place === place)

function readingsOf(card: EncounterCard): { readonly key: string; readonly reading: Reading }[] {
  const all = Object.entries(card.sections) as [SectionKey, EncounterCard['sections'][SectionKey]][] // the keys of its sections
  return all.flatMap(([place, section]) => {
    if (section === undefined) return []
    if ('reading' in section) return [{ key: proseKey(place), reading: section.reading }]
    return (['positive', 'neutral', 'negative'] as const).map((standing) => ({
      key: proseKey(place, standing),
      reading: section.by[standing],
    }))
  })
}

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

function nodesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap(nodesIn)
  return 'op' in tree && typeof tree.op === 'string' ? [tree as Node, ...below] : below
}

const has = (tree: unknown, ...ops: readonly string[]) => nodesIn(tree).some(({ op }) => ops.includes(op))
const isSecret = (section: EncounterCard['sections'][SectionKey]) =>
  section !== undefined && 'reading' in section && 'secret' in section.reading

/** The base game has no words for a gain that cannot be declined, so it is printed as an ordinary gain. */
const inBaseWords = (card: EncounterCard): EncounterCard =>
  JSON.parse(JSON.stringify(card).replaceAll('"mustGainThis"', '"gainThis"'))

/** The sentences of a situation, without quotation marks. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?…]”?)\s+/).map((each) => each.trim())
const situationsIn = (all: readonly Prose[]) =>
  all.flatMap((prose) => Object.values(prose).flatMap((card) => Object.values(card)))

describe('encounter cards for four decks of the base game', () => {
  it('UB-MRG-03: have the numbers 11 to 20 and new ids', () => {
    for (const { id, cards: own } of decks) {
      expect(own.map((card) => card.id)).toEqual(
        Array.from({ length: 10 }, (_, index) => `${id}-${index + 11}`),
      )
      for (const card of own) expect([card.deck, `${id}-${card.number}`]).toEqual([id, card.id])
    }
    const ids = [...baseEncounters, ...cards].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const names = [...baseEncounters, ...cards].flatMap(({ name }) => [`en ${name.en}`, `pl ${name.pl}`])
    expect(new Set(names).size).toBe(names.length)
  })

  it('OR-ECARD-02, OR-ECARD-04: have the sections of their deck; each planet has one split section', () => {
    for (const { places, cards: own } of decks)
      for (const card of own) expect(Object.keys(card.sections).sort(), card.id).toEqual([...places].sort())
    for (const place of planets) {
      const split = at(place).flatMap(({ section }) =>
        section !== undefined && 'by' in section ? [section] : [],
      )
      expect(split, place).toHaveLength(1)
      // A different faction from the one that the base game uses at the same place.
      const before = baseEncounters.flatMap((card) => {
        const section = card.sections[place]
        return section !== undefined && 'by' in section ? [section.faction] : []
      })
      for (const { faction } of split) expect(before, place).not.toContain(faction)
    }
  })

  it('all have different trees, also from the base game', () => {
    const seen = new Set<string>()
    for (const card of [...baseEncounters, ...cards])
      for (const { key, reading } of readingsOf(card)) {
        const tree = JSON.stringify(reading)
        expect(seen.has(tree), `${card.id} ${key}`).toBe(false)
        seen.add(tree)
      }
    const resources = [...baseEncounters, ...cards].flatMap(({ resource }) =>
      resource === undefined ? [] : [JSON.stringify(resource)],
    )
    expect(new Set(resources).size).toBe(resources.length)
  })

  it('OR-ECARD-07, OR-ECARD-08: give the resource that is printed on them, without cost', () => {
    for (const card of cards) {
      expect(has(card.sections, 'gainThis', 'mustGainThis'), card.id).toBe(card.resource !== undefined)
      if (card.resource !== undefined) expect(card.resource.cost, card.id).toBeNull()
    }
    for (const { id, cards: own } of decks)
      expect(own.filter(({ resource }) => resource !== undefined).length, id).toBeGreaterThanOrEqual(3)
  })

  it('UB-CLR-01, UB-CLR-04, UB-CLR-18: force a broken arm and structural damage on a player until they are repaired', () => {
    const forced = cards.filter((card) => has(card.sections, 'mustGainThis'))
    expect(forced.map(({ name, resource }) => [name.pl, resource?.type])).toEqual([
      ['Uszkodzenia strukturalne', 'mod'],
      ['Złamana ręka', 'gear'],
    ])
    for (const card of forced) expect(has(card.resource, 'discardThis'), card.id).toBe(true)
  })

  it('OR-ESPC-05: have two secrets for each planet and none for the Maelstrom', () => {
    for (const place of planets)
      expect(at(place).filter(({ section }) => isSecret(section)).length, place).toBe(2)
    expect(at('maelstrom').filter(({ section }) => isSecret(section))).toEqual([])
  })

  it('have tests, fights of 2 to 4 dice, purchases and a free card for every planet', () => {
    for (const place of planets) {
      const open = at(place).filter(({ section }) => !isSecret(section))
      const count = (keep: (tree: unknown) => boolean) => open.filter(({ section }) => keep(section)).length
      expect(
        count((tree) => has(tree, 'test')),
        `tests of ${place}`,
      ).toBeGreaterThanOrEqual(3)
      expect(
        count((tree) => has(tree, 'combat')),
        `fights of ${place}`,
      ).toBeGreaterThanOrEqual(1)
      expect(
        count((tree) => has(tree, 'buy', 'buyUsedShip', 'marketAction')),
        `shopping of ${place}`,
      ).toBeGreaterThanOrEqual(1)
      expect(
        count((tree) => has(tree, 'gainThis') && !has(tree, 'test', 'combat', 'roll')),
        `cards of ${place}`,
      ).toBeGreaterThanOrEqual(1)
    }
    const fights = sections.flatMap(({ section }) => nodesIn(section).filter(({ op }) => op === 'combat'))
    expect(new Set(fights.map(({ kind }) => kind))).toEqual(new Set(['ground', 'ship']))
    for (const { value } of fights) expect([2, 3, 4]).toContain(value)
    const tested = sections.flatMap(({ section }) =>
      nodesIn(section).flatMap(({ op, skill }) => (op === 'test' ? [skill].flat() : [])),
    )
    for (const skill of skills)
      expect(tested.filter((one) => one === skill).length, skill).toBeGreaterThanOrEqual(4)
  })

  it('pay 1000 to 5000 credits, about 2000 on average', () => {
    const amounts = sections.flatMap(({ section }) =>
      nodesIn(section).flatMap(({ op, amount }) => (op === 'gainCredits' ? [Number(amount)] : [])),
    )
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([1000, 5000])
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
    expect(mean).toBeGreaterThan(1750)
    expect(mean).toBeLessThan(2500)
  })

  it('give fame in at most one section of twenty, and change reputation in about one of four', () => {
    const famous = sections.filter(({ section }) => has(section, 'gainFame')).length
    expect(famous * 20).toBeLessThanOrEqual(sections.length)
    const standing = sections.filter(({ section }) => has(section, 'gainReputation', 'loseReputation')).length
    expect(standing / sections.length).toBeGreaterThan(0.2)
    expect(standing / sections.length).toBeLessThan(0.3)
  })

  it('OR-MAEL-04: always offer a chance of an extra turn in the Maelstrom, at a risk for the ship', () => {
    for (const { card, section } of at('maelstrom')) {
      const tests = nodesIn(section).filter(({ op, pass }) => op === 'test' && has(pass, 'extraTurn'))
      expect(tests.length, card.id).toBeGreaterThanOrEqual(1)
      for (const { skill, fail } of tests) {
        for (const one of [skill].flat()) expect(['piloting', 'tech'], card.id).toContain(one)
        const damage = nodesIn(fail).find(({ op, on }) => op === 'suffer' && on === 'ship')
        expect([1, 2], card.id).toContain(damage?.['amount'])
      }
    }
  })

  it('name every enemy in both languages, with ids that the base game does not use', () => {
    const fought = sections.flatMap(({ section }) =>
      nodesIn(section).flatMap(({ op, enemy }) => (op === 'combat' ? [String(enemy)] : [])),
    )
    for (const enemies of [enemiesEn, enemiesPl])
      expect(Object.keys(enemies).sort()).toEqual([...new Set(fought)].sort())
    expect(Object.keys(enemiesEn).filter((enemy) => enemy in baseEnemies)).toEqual([])
  })
})

describe.each(langs)('the text of these cards in %s', (lang) => {
  it('has exactly one situation for every reading', () => {
    for (const { prose, cards: own } of decks) {
      expect(Object.keys(prose[lang])).toEqual(own.map(({ id }) => id))
      for (const card of own)
        expect(Object.keys(prose[lang][card.id] ?? {}).sort(), card.id).toEqual(
          readingsOf(card)
            .map(({ key }) => key)
            .sort(),
        )
    }
  })

  it('has whole sentences without numbers, of the usual length', () => {
    for (const text of situationsIn(decks.map(({ prose }) => prose[lang]))) {
      expect(text).not.toMatch(/\d|['"]| {2}/)
      expect(text).toMatch(/[.!?…]”?\.?$/)
      expect(text.length, text).toBeGreaterThan(60)
      expect(text.length, text).toBeLessThan(260)
    }
  })

  it('repeats no sentence, also not of the base game', () => {
    const seen = new Set(situationsIn(baseProse[lang]).flatMap(sentencesOf))
    for (const sentence of situationsIn(decks.map(({ prose }) => prose[lang])).flatMap(sentencesOf)) {
      expect(seen.has(sentence), sentence).toBe(false)
      seen.add(sentence)
    }
  })

  it('prints effects in whole sentences', () => {
    for (const card of cards) {
      const printed = encounterCardText(inBaseWords(card), lang)
      expect(printed).toHaveLength(card.resource === undefined ? 2 : 3)
      for (const { heading, paragraphs } of printed) {
        expect(heading, card.id).not.toBe('')
        expect(paragraphs.length, card.id).toBeGreaterThan(0)
        for (const each of paragraphs) {
          expect(each, card.id).toMatch(/^.{5,}[.:]$/)
          expect(each, card.id).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|, ,|: \.|[a-z][A-Z][a-z]/)
        }
      }
    }
  })
})
