import { at, langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Ability, Contact, DatabankCard, MarketCard, Resource } from '../../outer-rim/content/card.ts'
import { characters as baseCharacters } from '../../outer-rim/content/characters.ts'
import { baseSet } from '../../outer-rim/content/index.ts'
import {
  factions,
  type MarketDeck,
  marketDecks,
  type ResourceType,
  skills,
} from '../../outer-rim/content/names.ts'
import { databankCardText, marketCardText, resourceText } from '../../outer-rim/words/cards/card-text.ts'
// Card texts name contacts and planets of this box: one import adds the contacts, the other the names.
import '../rules/game.ts'
import '../words/game-words.ts'
import type { AddedMarketCard } from './card.ts'
import { characters } from './characters.ts'
import { contacts } from './contacts.ts'
import { contactScripts } from './databank/contacts.ts'
import { deliveryScripts } from './databank/delivery.ts'
import { databank } from './databank/index.ts'
import { startingCards } from './databank/starting.ts'
import { market } from './market/index.ts'
import { enemies as enemiesEn } from './prose/en/contact-enemies.ts'
import { prose as english } from './prose/en/contacts.ts'
import { enemies as enemiesPl } from './prose/pl/contact-enemies.ts'
import { prose as polish } from './prose/pl/contacts.ts'
import { ships } from './ships.ts'

/** Contacts, market cards and databank cards of the expansion: counts, facts, and limits for our own cards. */

const of = (deck: MarketDeck) => market.filter((card) => card.deck === deck)
const cardNamed = (id: string): AddedMarketCard => {
  const found = market.find((card) => card.id === id)
  if (found === undefined) throw new Error(`no market card is called ${id}`)
  return found
}
const resourceOf = (card: object): Resource | undefined =>
  'resource' in card ? (card.resource as Resource | undefined) : undefined // callers pass only cards
/** The resources of cards, including the other half of cards that rotate. */
const resources = (cards: readonly object[]) =>
  cards.flatMap((card) => [
    ...[resourceOf(card) ?? []].flat(),
    ...('rotated' in card ? [(card.rotated as { resource: Resource }).resource] : []), // of a market card
  ])
const resourcesOf = <Type extends ResourceType>(cards: readonly object[], type: Type) =>
  resources(cards).filter((one): one is Extract<Resource, { type: Type }> => one.type === type)
const costOf = (card: MarketCard) => ('resource' in card ? card.resource.cost : card.cost)

function tally(values: readonly (string | number | null | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

type Node = Readonly<Record<string, unknown>>

/** Every object inside a tree of plain data. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return Array.isArray(value) ? inside : [value as Node, ...inside] // an object that is not a list
}

const operations = (value: unknown, op: string) => nodesIn(value).filter((node) => node['op'] === op)
const sum = (value: unknown, op: string) =>
  operations(value, op).reduce((total, { amount }) => total + Number(amount), 0)
const factionsIn = (value: unknown, op: string) => operations(value, op).map(({ faction }) => faction)
const within = (value: number, from: number, to: number) => value >= from && value <= to
const personOf = (person: string): Contact => {
  const found = contacts.find((one) => one.person === person)
  if (found === undefined) throw new Error(`no contact is ${person}`)
  return found
}

describe('names and references', () => {
  const pieces = [...contacts, ...market, ...databank]

  test('ids are kebab-case and unique, also beside the base box', () => {
    const { characters, ships, contacts: theirs, market: sold, encounters, databank: read, aiCards } = baseSet
    const base = [...characters, ...ships, ...theirs, ...sold, ...encounters, ...read, ...aiCards]
    const ids = [...base, ...pieces].map(({ id }) => id)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('everything has a name in both languages, and market cards have different names', () => {
    for (const { name } of pieces) for (const lang of langs) expect(name[lang]).not.toBe('')
    for (const lang of langs) {
      const names = [...baseSet.market, ...market].map(({ name }) => name[lang])
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      const scripts = [...baseSet.databank, ...databank].flatMap(({ resource, name }) =>
        resource === undefined ? [name[lang]] : [],
      )
      expect(scripts.filter((name, index) => scripts.indexOf(name) !== index)).toEqual([])
    }
  })

  test('the contacts, sections and numbers that cards name exist', () => {
    const known = [...baseSet.contacts, ...contacts].map(({ id }) => id)
    const named = nodesIn([market, databank]).flatMap(({ contact }) =>
      typeof contact === 'string' ? [contact] : [],
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
    const numbers = new Set(databank.map(({ number }) => number))
    const called = operations([market, startingCards], 'script').map(({ number }) => Number(number))
    expect(called.filter((number) => !numbers.has(number) && !(number >= 40 && number <= 51))).toEqual([])
    for (const { sections } of databank)
      expect(operations(sections, 'section').filter(({ label }) => !(String(label) in sections))).toEqual([])
  })

  test('all resources differ, also from those of the base box', () => {
    const alike = resources([...baseSet.market, ...baseSet.databank, ...market, ...databank]).map((one) =>
      JSON.stringify(one),
    )
    expect(alike.filter((one, index) => alike.indexOf(one) !== index)).toEqual([])
    const abilities = resources([...baseSet.market, ...market]).flatMap((one) =>
      one.type === 'gear' || one.type === 'mod' ? [JSON.stringify(one.abilities)] : [],
    )
    expect(new Set(abilities).size).toBe(abilities.length)
  })

  test('OR-CSTEP-16: the effects of winning or losing a fight never end a job', () => {
    for (const { win, lose } of operations([market, databank], 'combat'))
      expect([...operations([win, lose], 'end'), ...operations([win, lose], 'section')]).toEqual([])
  })
})

describe('the market', () => {
  test('UB-FACT-02, UB-MRG-05: 45 cards in six decks', () => {
    expect(marketDecks.map((deck) => of(deck).length)).toEqual([11, 7, 8, 8, 5, 6])
    expect(market).toHaveLength(45)
  })

  test('UB-REV-01, UB-REV-06: three of four cards reveal a contact, for the ranges in the rulebook', () => {
    const ranges = market.flatMap(({ reveals }) => (reveals === undefined ? [] : [reveals.join('-')]))
    expect(tally(ranges)).toEqual({ '1-2': 12, '1-3': 14, '1-4': 8 })
    for (const deck of marketDecks) expect(of(deck).some(({ reveals }) => reveals !== undefined)).toBe(true)
  })

  test('OR-PMOVE-03: patrol symbols by deck, faction and distance, as in the base decks', () => {
    const symbols = (cards: readonly MarketCard[]) => cards.flatMap(({ patrols }) => patrols)
    expect(marketDecks.map((deck) => symbols(of(deck)).length)).toEqual([8, 5, 4, 4, 2, 1])
    expect(tally(symbols(market).map(({ faction }) => faction))).toEqual({
      rebel: 6,
      imperial: 6,
      hutt: 6,
      syndicate: 6,
    })
    expect(tally(symbols(market).map(({ spaces }) => spaces))).toEqual({ 2: 5, 3: 10, 4: 9 })
    expect(symbols(of('luxury')).every(({ spaces }) => spaces === 4)).toBe(true)
  })

  test('UB-FACT-30, UB-FACT-31: the bounties on Doctor Aphra and Ahsoka Tano', () => {
    const facts = (id: string) => {
      const card = cardNamed(id)
      const [one] = resourcesOf([card], 'bounty')
      return [
        card.provenance,
        card.reveals,
        card.patrols.map(({ spaces }) => spaces),
        one?.cost,
        one?.combat,
        sum(one?.elimination, 'gainCredits'),
        sum(one?.elimination, 'gainFame'),
        one?.capture.to,
        sum(one?.capture.reward, 'gainCredits'),
        sum(one?.capture.reward, 'gainFame'),
        [one?.elimination, one?.capture.reward].flatMap((reward) => factionsIn(reward, 'loseReputation')),
      ]
    }
    const ground = (value: number) => ({ kind: 'ground', value })
    expect(facts('bounty-doctor-aphra')).toEqual([
      'seed',
      [1, 3],
      [4],
      0,
      ground(5),
      7000,
      2,
      'ryloth',
      17_000,
      2,
      ['imperial', 'imperial'],
    ])
    expect(facts('bounty-ahsoka-tano')).toEqual([
      'seed',
      [1, 4],
      [4],
      0,
      ground(7),
      12_000,
      2,
      'lothal',
      22_000,
      2,
      ['rebel', 'rebel'],
    ])
  })

  test('UB-CON-05, UB-CON-06: nine bounties on contacts of the fourth rank, within its limits', () => {
    const bounties = resourcesOf(of('bounty'), 'bounty')
    expect(bounties).toHaveLength(9)
    expect(new Set(bounties.map(({ contact }) => contact)).size).toBe(9)
    for (const { cost, contact, person, combat, elimination, capture } of bounties) {
      expect(personOf(person).id).toBe(contact)
      expect([cost, sum(elimination, 'gainFame'), sum(capture.reward, 'gainFame')]).toEqual([0, 2, 2])
      expect(within(combat.value, 5, 7)).toBe(true)
      expect(within(sum(elimination, 'gainCredits'), 7000, 12_000)).toBe(true)
      expect(within(sum(capture.reward, 'gainCredits'), 17_000, 22_000)).toBe(true)
      const { faction } = personOf(person)
      if (faction !== undefined) expect(factionsIn(elimination, 'loseReputation')).toEqual([faction])
      expect(factionsIn(elimination, 'loseReputation')).toEqual(factionsIn(capture.reward, 'loseReputation'))
    }
    expect(tally(bounties.map(({ combat }) => combat.kind))).toEqual({ ground: 7, ship: 2 })
    expect(new Set(bounties.map(({ capture }) => capture.to)).size).toBe(9)
  })

  test('UB-FACT-69: the bounty deck has two jobs', () => {
    const jobs = of('bounty').filter((card) => resourceOf(card)?.type === 'job')
    expect(jobs.map(({ name }) => name.pl)).toEqual(['List gończy', 'Handlarz informacjami'])
    for (const { reward } of resourcesOf(jobs, 'job')) expect(sum(reward, 'gainFame')).toBe(1)
  })

  test('UB-FACT-35: both halves of the astromech cargo', () => {
    const card = cardNamed('astromech-parts')
    expect(card).toMatchObject({
      name: { pl: 'Części droidów astromechanicznych' },
      resource: { type: 'cargo', cost: 1000, notOn: ['ord-mantell'], destination: 'ord-mantell' },
      rotated: {
        name: { pl: 'Droidy astromechaniczne' },
        resource: { type: 'cargo', cost: 1000, destination: 'naboo' },
      },
      provenance: 'seed',
    })
    const [first, second] = resourcesOf([card], 'cargo')
    expect(sum(first?.reward, 'gainCredits')).toBe(5000)
    expect(operations(first?.reward, 'rotateThis')).toHaveLength(1)
    expect(sum(second?.reward, 'gainCredits')).toBe(12_000)
    expect(operations(second?.reward, 'rotateThis')).toHaveLength(0)
    expect([first?.traits, second?.traits, second?.notOn]).toEqual([undefined, undefined, undefined])
  })

  test('UB-FACT-75, UB-ROT-01: one cargo is for the Imperial patrol, and two can be rotated', () => {
    const cargo = resourcesOf(of('cargo'), 'cargo')
    expect(cargo.filter(({ destination }) => destination === 'imperial-patrol')).toHaveLength(1)
    expect(cargo.filter(({ reward }) => operations(reward, 'rotateThis').length > 0)).toHaveLength(2)
  })

  test('UB-FACT-36: the electro baton', () => {
    const card = cardNamed('electro-baton')
    expect(card.reveals).toEqual([1, 3])
    expect(card.name.pl).toBe('Pałka elektrorozrywająca')
    const [baton] = resourcesOf([card], 'gear')
    expect([baton?.cost, baton?.traits]).toEqual([5000, ['weapon']])
    const [always, besides] = baton?.abilities ?? []
    expect(always).toEqual({ bonus: 'groundCombat', amount: 1 })
    expect(besides).toMatchObject({ kind: 'ground', once: 'combat' })
    expect(sum(besides, 'extraDice')).toBe(1)
  })

  test('OR-GEAR-02: five gear cards and three mods cost 3,000 to 6,000, and two of them rotate', () => {
    const cards = of('gearMod')
    expect(tally(cards.map((card) => resourceOf(card)?.type))).toEqual({ gear: 5, mod: 3 })
    for (const card of cards) expect(within(costOf(card) ?? 0, 3000, 6000)).toBe(true)
    expect(cards.filter((card) => 'rotated' in card).map(({ id }) => id)).toEqual([
      'overcharged-carbine',
      'turncoat',
    ])
    for (const { limit, traits = [] } of resources(cards))
      expect(limit === 'armor').toBe(traits.includes('armor'))
    expect(cardNamed('quad-laser-cannon').name.pl).toBe('Poczwórne działo laserowe')
  })

  test('UB-ROT-08, G-28: a card keeps its type when it is rotated, and can be rotated back unless it is cargo', () => {
    for (const card of market) {
      if (!('resource' in card) || card.rotated === undefined) continue
      expect(card.rotated.resource.type).toBe(card.resource.type)
      const turns = [card.resource, card.rotated.resource].map(
        (half) => operations(half, 'rotateThis').length,
      )
      expect(turns).toEqual(card.resource.type === 'cargo' ? [1, 0] : [1, 1])
    }
  })

  test('gear and mods cost what the price list says for their effects, or 1,000 more if they rotate', () => {
    const bonuses = { groundCombat: 4000, shipCombat: 5000, health: 2000, hull: 1500, hyperdrive: 3000 }
    const price = (ability: Ability): number => {
      if ('bonus' in ability) return bonuses[ability.bonus] * Number(ability.amount)
      if ('skill' in ability) return 4000
      if ('when' in ability && operations(ability.does, 'rotateThis').length > 0) return 1000
      return Number.NaN
    }
    const priced = of('gearMod').flatMap((card) => {
      const worth = (resourceOf(card)?.abilities ?? []).reduce((total, ability) => total + price(ability), 0)
      return Number.isNaN(worth) || worth < 2000 ? [] : [{ id: card.id, cost: costOf(card), worth }]
    })
    expect(priced).toEqual([{ id: 'turncoat', cost: 5000, worth: 5000 }])
  })

  test('UB-FACT-68, UB-FACT-50: the job deck', () => {
    const cards = of('job')
    expect(cards.map(({ name, together }) => [name.pl, together])).toEqual([
      ['Przysługa dla Imperium', undefined],
      ['Księga Klanu Bankowego', undefined],
      ['Konwój niewolników', undefined],
      ['Więzienny wrak', undefined],
      ['Zakłóć sieć komunikacyjną', 'team'],
      ['Sabotuj barkę żaglową', 'team'],
      ['Uczciwa kradzież', 'confrontational'],
      ['Szybka akcja', 'confrontational'],
    ])
    const jobs = resourcesOf(cards, 'job')
    expect(jobs.flatMap(({ does }) => operations(does, 'script').map(({ number }) => number))).toEqual([
      52, 53, 54, 55, 56, 57, 58, 59,
    ])
    expect(new Set(jobs.map(({ destination }) => destination)).size).toBe(8)
    expect(jobs.every(({ cost }) => cost === 0)).toBe(true)
    const rewards = jobs.map(({ reward }) => [sum(reward, 'gainCredits'), sum(reward, 'gainFame')])
    expect(rewards[0]).toEqual([8000, 1])
    for (const [credits, fame] of rewards.slice(4)) {
      expect(within(credits ?? 0, 4000, 10_000)).toBe(true)
      expect(fame).toBe(1)
    }
  })

  test('OR-JOB-07: one of the listed skills is required, and jobs that share a script have the same facts', () => {
    const jobs = resourcesOf([...baseSet.market, ...market, ...startingCards], 'job')
    for (const { skills: listed, required } of jobs) {
      expect(required).toHaveLength(1)
      expect(listed).toEqual(expect.arrayContaining([...required]))
    }
    for (const job of resourcesOf([...of('luxury'), ...startingCards], 'job')) {
      const number = operations(job.does, 'script')[0]?.['number']
      const owner = jobs.find(({ does }) => operations(does, 'script')[0]?.['number'] === number)
      expect([job.destination, job.skills, job.required]).toEqual([
        owner?.destination,
        owner?.skills,
        owner?.required,
      ])
    }
    for (const skill of skills) expect(jobs.some(({ required }) => required.includes(skill))).toBe(true)
  })

  test('OR-LUX-01, OR-LUX-03: five luxuries, one of each type, with fame according to their cost', () => {
    const types = of('luxury').map((card) => resourceOf(card)?.type)
    expect(types).toEqual(['gear', 'mod', 'cargo', 'crew', 'job'])
    for (const card of of('luxury')) {
      const bonus = (resourceOf(card)?.abilities ?? []).reduce(
        (total, ability) => total + ('fame' in ability ? ability.fame : 0),
        0,
      )
      expect(bonus + sum(card, 'gainFame')).toBe((costOf(card) ?? 0) >= 15_000 ? 2 : 1)
    }
  })

  test('UB-FACT-10, UB-FACT-11: six ship cards', () => {
    expect(of('ship').map((card) => ('ship' in card ? [card.ship, card.cost] : []))).toEqual([
      ['rogue-class-porax-38', 5000],
      ['jumpmaster-5000', 10_000],
      ['auzituck-gunship', 15_000],
      ['yt-2400', 20_000],
      ['edgehawk-swoop-carrier', 25_000],
      ['vcx-100', 25_000],
    ])
    const sheets = ships.map(({ id, name, cost }) => ({ ship: id, name, cost }))
    expect(of('ship')).toMatchObject(sheets)
  })
})

describe('contacts', () => {
  test('UB-FACT-04, UB-CON-01: eleven of the fourth rank, numbered 24 to 34', () => {
    expect(contacts.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => index + 24))
    expect(contacts.every(({ rank }) => rank === 'orange')).toBe(true)
    expect(contactScripts.map(({ number }) => number)).toEqual(contacts.map(({ number }) => number))
  })

  test('UB-FACT-72: each contact is another person, and the characters of the base box are among them', () => {
    const people = [...baseSet.contacts, ...contacts].map(({ person }) => person)
    expect(new Set(people).size).toBe(people.length)
    for (const { person, isDroid } of baseCharacters) expect(personOf(person).isDroid).toBe(isDroid)
    const players = [...baseCharacters, ...characters].map(({ person }) => person)
    expect(contacts.flatMap(({ person }) => (players.includes(person) ? [] : [person]))).toEqual([
      'ahsoka-tano',
    ])
  })

  test('UB-FACT-25, UB-FACT-26: databank card 24, Boba Fett', () => {
    const card = at(contactScripts, 0)
    expect(card).toEqual({
      id: 'databank-boba-fett',
      number: 24,
      copy: 1,
      name: { en: 'Boba Fett', pl: 'Boba Fett' },
      sections: {
        first: {
          op: 'if',
          when: { is: 'reputation', faction: 'hutt', standings: ['negative'] },
          then: { op: 'section', label: 'B' },
          else: { op: 'section', label: 'A' },
        },
        A: { op: 'may', do: { op: 'pay', cost: { op: 'payCredits', amount: 6000 }, for: { op: 'hire' } } },
        B: {
          op: 'combat',
          kind: 'ground',
          value: 5,
          enemy: 'boba-fett',
          win: { op: 'discardContact' },
        },
      },
      resource: {
        type: 'crew',
        cost: null,
        contact: 'contact-boba-fett',
        person: 'boba-fett',
        faction: 'hutt',
        skills: ['tactics', 'stealth'],
        abilities: [{ when: 'action', does: { op: 'peek', contact: { where: 'here', side: 'down' } } }],
      },
      provenance: 'seed',
    })
  })

  test('UB-CLR-14, UB-CLR-15: Lando becomes crew before a die is rolled and can reroll it, and a blank costs a crew member', () => {
    const lando = contactScripts.find(({ number }) => number === 33)
    expect(operations(lando?.sections, 'all')[0]).toMatchObject({
      of: [{ op: 'hire' }, { op: 'roll', by: { blank: { op: 'discard', cards: { types: ['crew'] } } } }],
    })
    const timings = (lando?.resource?.abilities ?? []).flatMap((ability) =>
      'when' in ability ? [ability.when, ...(ability.also ?? [])] : [],
    )
    expect(timings).toContain('rollReroll')
  })

  test('OR-CREW-04: a crew card carries the symbols of its contact', () => {
    for (const [index, card] of contactScripts.entries()) {
      const { id, person, faction, isDroid } = at(contacts, index)
      expect(card.id).toBe(`databank-${person}`)
      const [crew] = resourcesOf([card], 'crew')
      expect([crew?.contact, crew?.faction, crew?.isDroid, crew?.person]).toEqual([
        id,
        faction,
        isDroid,
        person,
      ])
    }
  })

  test('OR-SKILL-06: each has two skills and an ability; every skill appears three or four times', () => {
    const crew = resourcesOf(contactScripts, 'crew')
    for (const one of crew) {
      expect(one.skills).toHaveLength(2)
      expect(one.abilities?.length).toBeGreaterThan(0)
    }
    const counts = tally(crew.flatMap((one) => one.skills))
    for (const skill of skills) expect([3, 4]).toContain(counts[skill])
    for (const faction of factions) expect(crew.some((one) => one.faction === faction)).toBe(true)
  })

  test('UB-CON-04, UB-CON-06: they cost 6,000 to 8,000, after a check of reputation, a test, a fight or a die', () => {
    for (const { id, sections } of contactScripts) {
      const fees = operations(sections, 'pay').flatMap((node) =>
        operations(node['for'], 'hire').length > 0 ? [sum(node['cost'], 'payCredits')] : [],
      )
      expect(fees.length, id).toBe(operations(sections, 'hire').length)
      for (const fee of fees) expect(within(fee, 6000, 8000), id).toBe(true)
      const gated = nodesIn(sections).some(
        ({ is, op }) => is === 'reputation' || op === 'roll' || op === 'test' || op === 'combat',
      )
      expect(gated, id).toBe(true)
      for (const { value } of operations(sections, 'combat')) expect([5, 6], id).toContain(value)
    }
  })
})

describe('the databank', () => {
  const all: readonly DatabankCard[] = [...baseSet.databank, ...databank]

  test('UB-FACT-02, UB-DBK-02: 52 cards in order of their numbers', () => {
    expect(databank).toHaveLength(52)
    const order = databank.map(({ number, copy }) => number * 10 + copy)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  test('UB-DBK-04, UB-DBK-06, UB-DBK-07: copies by number, including those of the base box', () => {
    const copies = tally(all.map(({ number }) => number))
    const expected: Record<string, number> = { 1: 8, 90: 8, 91: 4, 92: 4 }
    for (let number = 2; number <= 34; number++) expected[number] = 1
    for (let number = 40; number <= 59; number++) expected[number] = 2
    for (let number = 60; number <= 67; number++) expected[number] = 1
    expect(copies).toEqual(expected)
    for (const number of new Set(all.map((card) => card.number))) {
      const numbered = all.filter((card) => card.number === number).map(({ copy }) => copy)
      expect(numbered).toEqual(Array.from({ length: numbered.length }, (_, index) => index + 1))
    }
  })

  test('OR-SETUP-22, OR-SETUP-25: starting cards have no cost and name different planets', () => {
    expect(tally(startingCards.map(({ number, resource }) => `${number} ${resource?.type}`))).toEqual({
      '90 bounty': 4,
      '91 cargo': 2,
      '92 job': 2,
    })
    expect(new Set(startingCards.map(({ startsOn }) => startsOn)).size).toBe(8)
    expect(resources(startingCards).every(({ cost }) => cost === null)).toBe(true)
    for (const { startsOn, resource } of startingCards)
      if (resource?.type === 'cargo' || resource?.type === 'job')
        expect(resource.destination).not.toBe(startsOn)
    const hunted = resourcesOf([...baseSet.market, ...baseSet.databank], 'bounty').map(
      ({ contact }) => contact,
    )
    for (const { contact, combat, elimination, capture } of resourcesOf(startingCards, 'bounty')) {
      expect(baseSet.contacts.find(({ id }) => id === contact)?.rank).toBe('green')
      expect(hunted).not.toContain(contact)
      expect(combat.value).toBe(4)
      expect(within(sum(elimination, 'gainCredits'), 4000, 6000)).toBe(true)
      expect(within(sum(capture.reward, 'gainCredits'), 11_000, 13_000)).toBe(true)
    }
  })

  test('OR-DELIV-06: about three of five held-up deliveries succeed', () => {
    const unskilled = 1 - (7 / 8) ** 2
    const skilled = 1 - (4 / 8) ** 2
    /** Three dice against three; the attacker wins ties. */
    const fight = 0.62
    const saved = deliveryScripts.map(({ sections }) => {
      if (operations(sections, 'payCredits').length > 0) return 1
      if (operations(sections, 'combat').length > 0) return fight
      const isOneOfTwo = Array.isArray(operations(sections, 'test')[0]?.['skill'])
      return isOneOfTwo ? (unskilled + 3 * skilled) / 4 : (unskilled + skilled) / 2
    })
    const mean = saved.reduce((total, chance) => total + chance, 0) / saved.length
    expect(mean).toBeGreaterThan(0.55)
    expect(mean).toBeLessThan(0.7)
  })
})

describe('texts', () => {
  test('OR-ECON-07: every contact and every held-up delivery has its situation in both languages', () => {
    const ids = [...contactScripts, ...deliveryScripts].map(({ id }) => id).sort()
    for (const prose of [english, polish]) {
      expect(Object.keys(prose).sort()).toEqual(ids)
      for (const sections of Object.values(prose)) {
        expect(Object.keys(sections)).toEqual(['first'])
        // Only names of droids have numbers.
        expect(Object.values(sections).join(' ').replace('IG-88', '')).not.toMatch(/\d/)
      }
    }
  })

  test('OR-CMB-07: every enemy on these cards has a name in both languages', () => {
    const fought = operations([contactScripts, deliveryScripts], 'combat').map(({ enemy }) => String(enemy))
    for (const enemies of [enemiesEn, enemiesPl])
      expect(Object.keys(enemies).sort()).toEqual([...new Set(fought)].sort())
  })

  test.each(langs)('cards are printed in whole sentences in %s', (lang) => {
    const texts = [
      ...market.map((card) => [card.id, marketCardText(card, lang)] as const),
      ...databank.map(
        (card) => [card.id, databankCardText(card, lang).flatMap(({ paragraphs }) => paragraphs)] as const,
      ),
      ...contactScripts.flatMap(({ id, resource }) =>
        resource === undefined ? [] : [[id, resourceText(resource, lang)] as const],
      ),
    ]
    expect(texts.length).toBeGreaterThan(85)
    for (const [id, text] of texts) {
      expect(text.length, id).toBeGreaterThan(0)
      for (const each of text) {
        expect(each, id).toMatch(/[.:]$|\.”$/)
        expect(each, id).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|, ,|: \.|[a-z][A-Z][a-z]/)
      }
    }
  })
})
