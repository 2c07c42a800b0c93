import { describe, expect, it } from 'vitest'
import type { EncounterCard, Reading, SectionKey } from '../../../outer-rim/content/card.ts'
import { encounters as baseCards } from '../../../outer-rim/content/encounters/index.ts'
import type { Standing } from '../../../outer-rim/content/names.ts'
import { skills } from '../../../outer-rim/content/names.ts'
import { prose as baseCantonicaEn } from '../../../outer-rim/content/prose/en/cantonica-ord-mantell.ts'
import { enemies as baseEnemiesEn } from '../../../outer-rim/content/prose/en/enemies.ts'
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
import { extendLanguage } from '../../../outer-rim/rules/effects/language.ts'
import { readingText, resourceText } from '../../../outer-rim/words/cards/card-text.ts'
import { vocabulary } from '../../rules/effects/language.ts'
import { prose as coreEn } from '../prose/en/core-worlds.ts'
import { enemies as enemiesEn } from '../prose/en/enemies-b.ts'
import { prose as kafreneEn } from '../prose/en/kafrene-takodana.ts'
import { prose as navpointEn } from '../prose/en/navpoint.ts'
import { prose as rylothEn } from '../prose/en/ryloth-naboo.ts'
import { prose as corePl } from '../prose/pl/core-worlds.ts'
import { enemies as enemiesPl } from '../prose/pl/enemies-b.ts'
import { prose as kafrenePl } from '../prose/pl/kafrene-takodana.ts'
import { prose as navpointPl } from '../prose/pl/navpoint.ts'
import { prose as rylothPl } from '../prose/pl/ryloth-naboo.ts'
import { coreWorlds } from './core-worlds.ts'
import { kafreneTakodana } from './kafrene-takodana.ts'
import { navpoint } from './navpoint.ts'
import { rylothNaboo } from './ryloth-naboo.ts'

interface Deck {
  readonly cards: readonly EncounterCard[]
  readonly sections: readonly SectionKey[]
  readonly prose: Readonly<Record<'en' | 'pl', Prose>>
}

const decks: readonly Deck[] = [
  { cards: rylothNaboo, sections: ['ryloth', 'naboo'], prose: { en: rylothEn, pl: rylothPl } },
  {
    cards: kafreneTakodana,
    sections: ['ring-of-kafrene', 'takodana'],
    prose: { en: kafreneEn, pl: kafrenePl },
  },
  { cards: navpoint, sections: ['patrol', 'noPatrol'], prose: { en: navpointEn, pl: navpointPl } },
  { cards: coreWorlds, sections: ['acrossTheCore', 'coreWorlds'], prose: { en: coreEn, pl: corePl } },
]
const cards = decks.flatMap((deck) => deck.cards)

const baseProse: Readonly<Record<'en' | 'pl', readonly Prose[]>> = {
  en: [
    baseCantonicaEn,
    baseKafreneEn,
    baseKesselEn,
    baseLothalEn,
    baseNavpointEn,
    baseRylothEn,
    baseTatooineEn,
  ],
  pl: [
    baseCantonicaPl,
    baseKafrenePl,
    baseKesselPl,
    baseLothalPl,
    baseNavpointPl,
    baseRylothPl,
    baseTatooinePl,
  ],
}

const standings: readonly Standing[] = ['positive', 'neutral', 'negative']

function readingsOf(card: EncounterCard): { readonly key: string; readonly reading: Reading }[] {
  return Object.entries(card.sections).flatMap(([key, section]) => {
    const place = key as SectionKey // the keys of a record come back as plain strings
    if ('reading' in section) return [{ key: proseKey(place), reading: section.reading }]
    return standings.map((standing) => ({ key: proseKey(place, standing), reading: section.by[standing] }))
  })
}

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

function nodesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap(nodesIn)
  return 'op' in tree && typeof tree.op === 'string' ? [tree as Node, ...below] : below // it has an `op`
}

const has = (tree: unknown, ...ops: readonly string[]) => nodesIn(tree).some(({ op }) => ops.includes(op))
const isSecret = (tree: unknown) => JSON.stringify(tree).startsWith('{"reading":{"secret"')
extendLanguage([vocabulary])

const sectionsAt = (key: SectionKey) =>
  cards.flatMap((card) => {
    const section = card.sections[key]
    return section === undefined ? [] : [section]
  })
const sections = decks.flatMap((deck) => deck.sections.flatMap(sectionsAt))
const planets = ['ryloth', 'naboo', 'ring-of-kafrene', 'takodana'] as const

describe('encounter cards of Ryloth and Naboo, the Ring of Kafrene and Takodana, navpoints and the Core Worlds', () => {
  it('UB-MRG-03, UB-MRG-04: ten join each deck, and number 10 of the Ring and Takodana is another one', () => {
    const from = (deck: string, first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => `${deck}-${first + index}`)
    expect(cards.map(({ id }) => id)).toEqual([
      ...from('ryloth-naboo', 11, 20),
      'kafrene-takodana-10-b',
      ...from('kafrene-takodana', 11, 20),
      ...from('navpoint', 11, 20),
      ...from('core-worlds', 1, 20),
    ])
    const base = new Set(baseCards.map(({ id }) => id))
    for (const { id, deck, number } of cards) {
      expect(base.has(id), id).toBe(false)
      expect(id.startsWith(`${deck}-${number}`), id).toBe(true)
    }
  })

  it('have names of their own in both languages', () => {
    for (const lang of ['en', 'pl'] as const) {
      const names = [...baseCards, ...cards].map(({ name }) => name[lang])
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  it('have exactly the sections of their deck', () => {
    for (const deck of decks)
      for (const card of deck.cards)
        expect(Object.keys(card.sections).sort(), card.id).toEqual([...deck.sections].sort())
  })

  it('have a situation for every reading in both languages, and no other', () => {
    for (const lang of ['en', 'pl'] as const)
      for (const deck of decks) {
        const prose = deck.prose[lang]
        expect(Object.keys(prose)).toEqual(deck.cards.map(({ id }) => id))
        for (const card of deck.cards)
          expect(Object.keys(prose[card.id] ?? {}).sort(), card.id).toEqual(
            readingsOf(card)
              .map(({ key }) => key)
              .sort(),
          )
      }
  })

  it('tell every situation once, in one to four sentences without numbers', () => {
    for (const lang of ['en', 'pl'] as const) {
      const textsOf = (prose: readonly Prose[]) =>
        prose.flatMap((each) => Object.values(each).flatMap((situations) => Object.values(situations)))
      const own = textsOf(decks.map((deck) => deck.prose[lang]))
      const sentences = [...own, ...textsOf(baseProse[lang])].flatMap((text) => text.split(/(?<=[.!?…]”?) /))
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
      for (const text of own) {
        expect(text).not.toMatch(/\d/)
        expect(text).toMatch(/[.!?…][”"]?$/)
        expect(text.length, text).toBeGreaterThan(60)
        expect(text.length, text).toBeLessThan(260)
      }
    }
  })

  it('are alike in no two trees, nor like one of the base game; but for one that is known (UB-FACT-41)', () => {
    const seen = new Set(
      baseCards.flatMap((card) => readingsOf(card).map(({ reading }) => JSON.stringify(reading))),
    )
    const alike: string[] = []
    for (const card of cards)
      for (const { key, reading } of readingsOf(card)) {
        const tree = JSON.stringify(reading)
        if (seen.has(tree)) alike.push(`${card.id} ${key}`)
        seen.add(tree)
      }
    expect(alike).toEqual(['core-worlds-2 acrossTheCore.negative'])
  })

  it('OR-ECARD-07, OR-ECARD-08: give the resource that is on them, which has no cost', () => {
    const resources = [...baseCards, ...cards].flatMap(({ resource }) => resource ?? [])
    expect(new Set(resources.map((one) => JSON.stringify(one))).size).toBe(resources.length)
    for (const card of cards) {
      expect(has(card.sections, 'gainThis', 'mustGainThis'), card.id).toBe(card.resource !== undefined)
      if (card.resource !== undefined) expect(card.resource.cost, card.id).toBeNull()
    }
  })

  it('UB-CLR-03, UB-CLR-18: what cannot be declined can be got rid of for credits', () => {
    const forced = cards.filter(({ sections: of }) => has(of, 'mustGainThis'))
    expect(forced.map(({ id }) => id)).toEqual(['kafrene-takodana-12', 'core-worlds-15'])
    for (const { id, sections: of, resource } of forced) {
      expect(has(of, 'gainThis'), id).toBe(false)
      const ways = nodesIn(resource?.abilities).filter(({ op }) => op === 'pay')
      expect(
        ways.some((way) => has(way['cost'], 'payCredits') && has(way['for'], 'discardThis')),
        id,
      ).toBe(true)
    }
  })

  it('contain secrets in about a fifth of the sections that are neither crossings nor patrol meetings', () => {
    for (const [key, count] of [
      ['ryloth', 2],
      ['naboo', 2],
      ['ring-of-kafrene', 2],
      ['takodana', 2],
      ['patrol', 0],
      ['noPatrol', 3],
      ['acrossTheCore', 0],
      ['coreWorlds', 6],
    ] as const)
      expect(sectionsAt(key).filter(isSecret), key).toHaveLength(count)
  })

  it('mix tests, a fight, shopping, a free card and readings by reputation at every planet', () => {
    for (const place of planets) {
      const plain = sectionsAt(place).filter((section) => 'reading' in section && !isSecret(section))
      expect(sectionsAt(place).filter((section) => 'by' in section)).toHaveLength(1)
      expect(plain.filter((tree) => has(tree, 'test')).length, place).toBeGreaterThanOrEqual(3)
      expect(plain.filter((tree) => has(tree, 'combat')).length, place).toBeGreaterThanOrEqual(1)
      expect(
        plain.filter((tree) => has(tree, 'buy', 'buyUsedShip', 'marketAction')).length,
        place,
      ).toBeGreaterThanOrEqual(1)
      expect(
        plain.filter((tree) => has(tree, 'gainThis') && !has(tree, 'test', 'combat')).length,
        place,
      ).toBeGreaterThanOrEqual(1)
    }
  })

  it('test all seven skills, and fight in both ways against 2 to 4 dice', () => {
    const tested = nodesIn(sections).flatMap(({ op, skill }) => (op === 'test' ? [skill].flat() : []))
    for (const skill of skills) expect(tested.filter((one) => one === skill).length, skill).toBeGreaterThan(3)
    const fights = nodesIn(sections).filter(({ op }) => op === 'combat')
    expect(new Set(fights.map(({ kind }) => kind)).size).toBe(2)
    for (const { value } of fights) expect([2, 3, 4]).toContain(value)
  })

  it('pay 1000 to 5000 credits, 2000 or so on average; a little more in the Core Worlds', () => {
    const amountsIn = (trees: readonly unknown[]) =>
      nodesIn(trees).flatMap(({ op, amount }) => (op === 'gainCredits' ? [Number(amount)] : []))
    const mean = (amounts: readonly number[]) =>
      amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
    expect(Math.min(...amountsIn(sections))).toBe(1000)
    expect(Math.max(...amountsIn(sections))).toBe(5000)
    const outside = mean(amountsIn(sections.filter((section) => !sectionsAt('coreWorlds').includes(section))))
    expect(outside).toBeGreaterThan(1750)
    expect(outside).toBeLessThan(2500)
    expect(mean(amountsIn(sectionsAt('coreWorlds')))).toBeGreaterThan(outside)
    expect(mean(amountsIn(sectionsAt('coreWorlds')))).toBeLessThan(3500)
  })

  it('bring fame in one section of twenty at most, and change reputation in about one of four', () => {
    expect(sections.filter((tree) => has(tree, 'gainFame')).length * 20).toBeLessThanOrEqual(sections.length)
    const changes = sections.filter((tree) =>
      has(tree, 'gainReputation', 'loseReputation', 'setReputation'),
    ).length
    expect(changes / sections.length).toBeGreaterThan(0.2)
    expect(changes / sections.length).toBeLessThan(0.3)
  })

  it('ask at a navpoint with a patrol for reputation or for skill, and send pirates where there is none', () => {
    for (const tree of sectionsAt('patrol'))
      expect(has(tree, 'test', 'gainReputation', 'loseReputation')).toBe(true)
    const fights = sectionsAt('noPatrol').flatMap((tree) => nodesIn(tree).filter(({ op }) => op === 'combat'))
    expect(fights.map(({ enemy }) => enemy)).toContain('pirates')
    for (const { kind, value } of fights) expect([kind, value]).toEqual(['ship', 3])
  })

  it('UB-COR-13, UB-COR-14: lead across the Core, never harder for friends of the Empire', () => {
    for (const card of coreWorlds) {
      expect(has(card.sections['acrossTheCore'], 'crossTheCore'), card.id).toBe(true)
      expect(has(card.sections['coreWorlds'], 'crossTheCore'), card.id).toBe(false)
    }
    for (const section of sectionsAt('acrossTheCore'))
      if ('by' in section) {
        expect(section.faction).toBe('imperial')
        expect(has(section.by.positive, 'test', 'combat', 'payCredits', 'suffer', 'discard')).toBe(false)
        expect(
          has(section.by.negative, 'test', 'combat', 'payCredits', 'suffer', 'discard', 'loseCredits'),
        ).toBe(true)
      }
  })

  it('UB-SOL-02: number 11 of the Ring and Takodana needs a second player in both sections', () => {
    const eleventh = kafreneTakodana.find(({ number }) => number === 11)
    for (const section of Object.values(eleventh?.sections ?? {}))
      expect(has(section, 'choosePlayer')).toBe(true)
  })

  it('name every enemy in both languages, and none twice', () => {
    expect(Object.keys(enemiesPl).sort()).toEqual(Object.keys(enemiesEn).sort())
    expect(Object.keys(enemiesEn).filter((enemy) => enemy in baseEnemiesEn)).toEqual([])
    const fought = nodesIn(sections).flatMap(({ op, enemy }) => (op === 'combat' ? [String(enemy)] : []))
    expect([...new Set(fought)].filter((enemy) => enemy !== 'pirates').sort()).toEqual(
      Object.keys(enemiesEn).sort(),
    )
  })

  it('are printed as sentences in both languages', () => {
    for (const lang of ['en', 'pl'] as const)
      for (const card of cards) {
        const printed = readingsOf(card).flatMap(({ reading }) => readingText(reading, lang))
        const resource = card.resource === undefined ? [] : resourceText(card.resource, lang)
        for (const text of [...printed, ...resource]) {
          expect(text, card.id).not.toMatch(/undefined|NaN|\[object/)
          expect(text, card.id).toMatch(/[.:]”?$/)
        }
      }
  })
})
