import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { aiCards } from './ai-cards.ts'
import type { Ability, Job, MarketCard, Resource } from './card.ts'
import { characters } from './characters.ts'
import { contacts } from './contacts.ts'
import { contactScripts } from './databank/contacts.ts'
import { deliveryScripts } from './databank/delivery.ts'
import { databank } from './databank/index.ts'
import { startingCards } from './databank/starting.ts'
import { encounters } from './encounters/index.ts'
import { planetFacts } from './map.ts'
import { market } from './market/index.ts'
import { factions, type MarketDeck, marketDecks, planets, type ResourceType, skills } from './names.ts'
import { enemies as englishEnemies } from './prose/en/contact-enemies.ts'
import { prose as english } from './prose/en/contacts.ts'
import { enemies as polishEnemies } from './prose/pl/contact-enemies.ts'
import { prose as polish } from './prose/pl/contacts.ts'
import { ships } from './ships.ts'

/** The contents of the box, counted by hand: its facts, and the limits that our own cards keep to. */

const of = (deck: MarketDeck) => market.filter((card) => card.deck === deck)
const resourceOf = (card: object): Resource | undefined =>
  'resource' in card ? (card.resource as Resource | undefined) : undefined // callers pass only cards
const resources = (cards: readonly object[]) => cards.flatMap((card) => resourceOf(card) ?? [])
const resourcesOf = <Type extends ResourceType>(cards: readonly object[], type: Type) =>
  resources(cards).filter((one): one is Extract<Resource, { type: Type }> => one.type === type)
const costOf = (card: MarketCard) => ('resource' in card ? card.resource.cost : card.cost)

function tally(values: readonly (string | number | null)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

type Node = Readonly<
  Partial<
    Record<
      | 'op'
      | 'is'
      | 'amount'
      | 'contact'
      | 'cost'
      | 'enemy'
      | 'faction'
      | 'for'
      | 'label'
      | 'lose'
      | 'number'
      | 'skill'
      | 'win',
      unknown
    >
  >
>

/** Every object inside a tree of plain data. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return Array.isArray(value) ? inside : [value as Node, ...inside] // not a list, so an object
}

const operations = (value: unknown, op: string) => nodesIn(value).filter((node) => node.op === op)
const sum = (value: unknown, op: string) =>
  operations(value, op).reduce((total, { amount }) => total + Number(amount), 0)
const everything: readonly object[] = [
  ...characters,
  ...ships,
  ...contacts,
  ...market,
  ...encounters,
  ...databank,
  ...aiCards,
]

describe('names and references', () => {
  test('ids are kebab-case, and no two pieces share one', () => {
    const ids = [...contacts, ...market, ...encounters, ...databank, ...aiCards].map(({ id }) => id)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const sheets = [...characters, ...ships].map(({ id }) => id)
    expect(new Set(sheets).size).toBe(18)
    expect(sheets.filter((id) => ids.includes(id))).toEqual([])
  })

  test('everything has a name in both languages', () => {
    for (const { name } of [...characters, ...ships, ...contacts, ...market, ...databank]) {
      expect(name.en).not.toBe('')
      expect(name.pl).not.toBe('')
    }
  })

  test('contacts, ships, sections and numbers that cards refer to exist', () => {
    const ids = contacts.map(({ id }) => id)
    const named = nodesIn(everything).flatMap(({ contact }) => (typeof contact === 'string' ? [contact] : []))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
    const numbers = new Set(databank.map(({ number }) => number))
    const called = operations(everything, 'script').map(({ number }) => Number(number))
    expect(called.filter((number) => !numbers.has(number))).toEqual([])
    for (const card of databank) {
      const labels = operations(card.sections, 'section').map(({ label }) => String(label))
      expect(labels.filter((label) => !(label in card.sections))).toEqual([])
    }
    const sold = market.flatMap((card) => ('ship' in card ? [card.ship] : []))
    expect(sold).toEqual(ships.slice(2).map(({ id }) => id))
  })

  test('no two resources of the market and of contacts are the same', () => {
    const alike = resources([...market, ...databank]).map((one) => JSON.stringify(one))
    expect(new Set(alike).size).toBe(alike.length)
    const abilities = resources(market).flatMap((one) =>
      one.type === 'gear' || one.type === 'mod' ? [JSON.stringify(one.abilities)] : [],
    )
    expect(new Set(abilities).size).toBe(abilities.length)
  })
})

describe('characters and ships', () => {
  test('OR-CHAR-01, OR-CHAR-02, OR-CHAR-03, OR-CHAR-04: figures of the characters', () => {
    const figures = characters.map(({ id, skills: own, groundCombat, health }) => [
      id,
      own,
      groundCombat,
      health,
    ])
    expect(figures).toEqual([
      ['boba-fett', ['stealth', 'tactics'], 3, 4],
      ['bossk', ['strength', 'tactics'], 3, 4],
      ['doctor-aphra', ['knowledge', 'tech'], 2, 4],
      ['han-solo', ['piloting', 'tech'], 3, 4],
      ['ig-88', ['strength', 'tech'], 3, 4],
      ['jyn-erso', ['influence', 'tactics'], 3, 4],
      ['ketsu-onyo', ['stealth', 'strength'], 3, 4],
      ['lando-calrissian', ['influence', 'knowledge', 'piloting'], 2, 4],
    ])
  })

  test('OR-CHAR-05: starting card and reputation of the characters', () => {
    const starts = characters.map(({ start, reputation }) => [
      start,
      ...reputation.map(({ faction, by }) => `${faction} ${by}`),
    ])
    expect(starts).toEqual([
      [90, 'hutt 1'],
      [90, 'hutt 1'],
      [92, 'imperial 1'],
      [91, 'hutt -1'],
      [90],
      [92, 'imperial -1'],
      [90, 'syndicate 1'],
      [91, 'choose 1'],
    ])
  })

  test('OR-GOAL-01, OR-GOAL-03: every character has a goal, and abilities on the other side', () => {
    for (const { goal, flipped } of characters) {
      expect(goal.when !== undefined || goal.tokens !== undefined).toBe(true)
      expect(flipped.length).toBeGreaterThan(0)
    }
  })

  test('OR-SHIP-11, OR-GOAL-01: every ship that can be bought has a goal, and starting ships have none', () => {
    expect(ships.filter(({ goal }) => goal === undefined).map(({ id }) => id)).toEqual([
      'g9-rigger',
      'g-1a-starfighter',
    ])
    for (const { cost, goal, flipped } of ships) {
      expect(goal === undefined).toBe(cost === 0)
      expect(flipped === undefined).toBe(cost === 0)
    }
  })

  test('OR-SHIP-01, OR-SHIP-02, OR-SHIP-03: figures and slots of the ships, on both sides', () => {
    const slots = (of: readonly (readonly string[])[] = []) => {
      const { crew = 0, cargo = 0, mod = 0, 'cargo/mod': mixed = 0 } = tally(of.map((slot) => slot.join('/')))
      return [crew, cargo, mod, mixed].join('')
    }
    const figures = ships.map(({ cost, hyperdrive, combat, hull, slots: front, flipped }) =>
      [cost, hyperdrive, combat, hull, slots(front), slots(flipped?.slots)].join(' '),
    )
    expect(figures).toEqual([
      '0 6 2 3 1110 0000',
      '0 5 3 4 1110 0000',
      '5000 6 3 4 2110 2210',
      '5000 6 2 5 2101 3101',
      '10000 6 4 5 2110 3110',
      '10000 6 3 5 3101 3210',
      '15000 6 5 5 2111 3111',
      '15000 7 3 5 3201 3201',
      '20000 6 5 6 2111 2121',
      '20000 7 4 5 3111 3111',
    ])
  })
})

describe('the market', () => {
  test('OR-DECK-01: six decks, 70 cards', () => {
    expect(marketDecks.map((deck) => of(deck).length)).toEqual([14, 10, 15, 12, 10, 9])
    expect(market).toHaveLength(70)
  })

  test('OR-PMOVE-03: patrol symbols by deck, faction and distance', () => {
    const symbols = (cards: readonly MarketCard[]) => cards.flatMap(({ patrols }) => patrols)
    expect(marketDecks.map((deck) => symbols(of(deck)).length)).toEqual([10, 8, 8, 8, 4, 2])
    expect(tally(symbols(market).map(({ faction }) => faction))).toEqual({
      rebel: 10,
      imperial: 10,
      hutt: 10,
      syndicate: 10,
    })
    expect(tally(symbols(market).map(({ spaces }) => spaces))).toEqual({ 2: 8, 3: 18, 4: 14 })
    expect(symbols(of('luxury')).every(({ spaces }) => spaces === 4)).toBe(true)
    expect(market.every(({ patrols }) => patrols.length <= 1)).toBe(true)
  })

  test('OR-CARGO-03: figures of the cargo deck', () => {
    const figures = of('cargo').map((card) => {
      const [one] = resourcesOf([card], 'cargo')
      const symbol = card.patrols.map(({ faction, spaces }) => `${faction} ${spaces}`)
      if (one === undefined) return [card.id, costOf(card), ...symbol].join(' ')
      const { cost, traits = [], destination, reward } = one
      const friend = operations(reward, 'gainReputation').map(({ faction }) => String(faction))
      return [
        cost,
        ...traits,
        destination,
        sum(reward, 'gainCredits'),
        sum(reward, 'gainFame'),
        ...friend,
        ...symbol,
      ].join(' ')
    })
    expect(figures).toEqual([
      '1000 nal-hutta 5000 0 hutt hutt 4',
      '1000 ord-mantell 5000 0 syndicate syndicate 4',
      '1000 ryloth 5000 0 imperial imperial 4',
      '1000 mon-calamari 5000 0 rebel rebel 4',
      '1000 takodana 6000 0 hutt 3',
      '2000 illegal cantonica 7000 1',
      '2000 illegal kessel 7000 1 syndicate 3',
      '2000 illegal tatooine 7000 1 imperial 3',
      '3000 illegal ring-of-kafrene 9000 1 rebel 3',
      'smuggling-compartment 2000',
    ])
  })

  test('OR-BNTY-06: twelve bounties, four of each rank, within the limits of their contact’s rank', () => {
    const bands = {
      white: { combat: [3, 3], elimination: [2000, 3000], capture: [7000, 9000], fame: 1 },
      green: { combat: [4, 5], elimination: [4000, 6000], capture: [11_000, 13_000], fame: 1 },
      yellow: { combat: [5, 6], elimination: [7000, 8000], capture: [15_000, 17_000], fame: 2 },
    } as const
    const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to
    const bounties = resourcesOf([...of('bounty'), ...startingCards], 'bounty')
    const ranks = bounties.map(({ contact }) => contacts.find(({ id }) => id === contact)?.rank ?? 'white')
    expect(tally(ranks.slice(0, 12))).toEqual({ white: 4, green: 4, yellow: 4 })
    expect(ranks.slice(12)).toEqual(['white', 'white', 'white', 'white'])
    for (const [index, { combat, elimination, capture }] of bounties.entries()) {
      const band = bands[at(ranks, index) as keyof typeof bands] // the base game has no other ranks
      expect(within(combat.value, band.combat)).toBe(true)
      expect(within(sum(elimination, 'gainCredits'), band.elimination)).toBe(true)
      expect(within(sum(capture.reward, 'gainCredits'), band.capture)).toBe(true)
      expect(sum(elimination, 'gainFame')).toBe(band.fame)
      expect(sum(capture.reward, 'gainFame')).toBe(band.fame)
    }
    expect(new Set(bounties.map(({ contact }) => contact)).size).toBe(16)
  })

  test('OR-BNTY-05, OR-BNTY-09: bounties cost nothing, three of four are fought on the ground', () => {
    const bounties = resourcesOf(of('bounty'), 'bounty')
    expect(bounties.every(({ cost }) => cost === 0)).toBe(true)
    expect(tally(bounties.map(({ combat }) => combat.kind))).toEqual({ ground: 9, ship: 3 })
  })

  test('OR-BNTY-01: a third of the bounties costs reputation with the contact’s faction', () => {
    const bounties = resourcesOf(of('bounty'), 'bounty')
    const costly = bounties.filter(({ elimination }) => operations(elimination, 'loseReputation').length > 0)
    expect(costly).toHaveLength(4)
    for (const { contact, elimination, capture } of costly) {
      const { faction } = contacts.find(({ id }) => id === contact) ?? {}
      for (const reward of [elimination, capture.reward]) {
        expect(operations(reward, 'loseReputation').map((node) => node.faction)).toEqual([faction])
      }
    }
  })

  test('the bounty deck also holds a crew member and a job', () => {
    expect(tally(resources(of('bounty')).map(({ type }) => type))).toEqual({ bounty: 12, crew: 1, job: 1 })
  })

  test('OR-GEAR-02: types and traits of the gear and mod deck', () => {
    const cards = resources(of('gearMod'))
    expect(tally(cards.map(({ type }) => type))).toEqual({ gear: 8, mod: 6, crew: 1 })
    expect(tally(cards.flatMap(({ traits = [] }) => traits))).toEqual({ weapon: 4, armor: 2 })
    const limited = resources(market).filter(({ limit }) => limit !== undefined)
    expect(limited).toEqual(resources(market).filter(({ traits = [] }) => traits.includes('armor')))
    expect(cards.every(({ abilities = [] }) => abilities.length > 0)).toBe(true)
  })

  test('gear and mods cost as much as their effects do in the price list', () => {
    const bonuses = { groundCombat: 4000, shipCombat: 5000, health: 2000, hull: 1500, hyperdrive: 3000 }
    const price = (ability: Ability): number => {
      if ('bonus' in ability) return bonuses[ability.bonus] * Number(ability.amount)
      if ('skill' in ability) return 4000
      if ('slots' in ability) return 2000 * ability.amount
      if ('when' in ability && operations(ability.does, 'reroll').length > 0) return 3000
      if ('when' in ability && operations(ability.does, 'discardThis').length > 0) return 2000
      return Number.NaN
    }
    const priced = [...of('gearMod'), ...of('cargo')].flatMap((card) => {
      const [one] = resources([card])
      if (one?.type !== 'gear' && one?.type !== 'mod') return []
      const worth = (one.abilities ?? []).reduce((total, ability) => total + price(ability), 0)
      return Number.isNaN(worth) ? [] : [{ id: card.id, cost: one.cost, worth }]
    })
    expect(priced).toHaveLength(10)
    expect(priced.filter(({ cost, worth }) => cost !== worth)).toEqual([])
  })

  test('OR-TIN-01: costs that the rulebook names', () => {
    const cost = (id: string) => market.filter((card) => card.id === id).map(costOf)
    expect(cost('ion-cannon')).toEqual([5000])
    expect(cost('targeting-computer')).toEqual([2000])
  })

  test('OR-SHIP-05: a ship card costs what its sheet does', () => {
    for (const card of market) {
      if (!('ship' in card)) continue
      expect(card.cost).toBe(ships.find(({ id }) => id === card.ship)?.cost)
    }
    expect(
      of('ship')
        .filter((card) => 'offer' in card)
        .map(({ id }) => id),
    ).toEqual(['used-ship-for-sale'])
  })
})

describe('jobs', () => {
  const jobs = resourcesOf(of('job'), 'job')
  const fameOf = ({ reward }: Job) => sum(reward, 'gainFame')
  const creditsOf = ({ reward }: Job) => sum(reward, 'gainCredits')

  test('OR-JOB-06: each skill is listed on four or five jobs and required on one to three', () => {
    const listed = tally(jobs.flatMap((job) => job.skills))
    const required = tally(jobs.flatMap((job) => job.required))
    for (const skill of skills) {
      expect([4, 5]).toContain(listed[skill])
      expect([1, 2, 3]).toContain(required[skill])
    }
  })

  test('OR-JOB-07: one of the listed skills is required', () => {
    for (const job of resourcesOf([...market, ...databank], 'job')) {
      expect(job.required).toHaveLength(1)
      expect(job.skills).toEqual(expect.arrayContaining([...job.required]))
      expect(new Set(job.skills).size).toBe(job.skills.length)
    }
  })

  test('OR-JOB-04: each planet is a destination once, Kessel twice', () => {
    const destinations = tally(jobs.map(({ destination }) => destination))
    for (const planet of planets) expect(destinations[planet]).toBe(planet === 'kessel' ? 2 : 1)
  })

  test('OR-JOB-02: ten jobs cost nothing, two cost 1,000', () => {
    expect(tally(jobs.map(({ cost }) => cost))).toEqual({ 0: 10, 1000: 2 })
  })

  test('OR-JOB-09: six easy, four medium and two hard jobs by their reward', () => {
    const tier = (job: Job) => {
      const credits = creditsOf(job)
      if (fameOf(job) === 2) return credits === 12_000 ? 'hard' : 'none'
      if (credits >= 5000 && credits <= 7000) return job.skills.length === 2 ? 'easy' : 'none'
      return credits >= 8000 && credits <= 10_000 && job.skills.length === 3 ? 'medium' : 'none'
    }
    expect(tally(jobs.map(tier))).toEqual({ easy: 6, medium: 4, hard: 2 })
  })

  test('OR-JOB-05: each job of the deck reads its own script, #40 to #51', () => {
    expect(jobs.flatMap(({ does }) => operations(does, 'script').map(({ number }) => number))).toEqual([
      40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    ])
  })

  test('OR-JOB-05: all jobs that share a script go to the same planet and list the same skills', () => {
    for (const job of resourcesOf([...of('luxury'), ...startingCards], 'job')) {
      const number = operations(job.does, 'script')[0]?.number
      const owner = jobs.find(({ does }) => operations(does, 'script')[0]?.number === number)
      expect([job.destination, job.skills, job.required]).toEqual([
        owner?.destination,
        owner?.skills,
        owner?.required,
      ])
    }
  })
})

describe('luxury', () => {
  const luxuries = of('luxury')
  const fameIn = (card: MarketCard) => {
    const bonus = (resourceOf(card)?.abilities ?? []).reduce(
      (total, ability) => total + ('fame' in ability ? ability.fame : 0),
      0,
    )
    return bonus + sum(card, 'gainFame')
  }

  test('OR-LUX-01: every luxury card gives fame, and the cost decides how much', () => {
    for (const card of luxuries) {
      const cost = costOf(card) ?? 0
      expect(fameIn(card)).toBe(cost >= 15_000 ? 2 : 1)
    }
  })

  test('OR-LUX-02: luxury cards are cargo, crew, gear, jobs and mods', () => {
    expect(tally(resources(luxuries).map(({ type }) => type))).toEqual({
      gear: 3,
      mod: 2,
      cargo: 2,
      job: 2,
      crew: 1,
    })
  })

  test('OR-LUX-03: luxury cards cost 10,000 to 20,000', () => {
    for (const card of luxuries) {
      expect(costOf(card)).toBeGreaterThanOrEqual(10_000)
      expect(costOf(card)).toBeLessThanOrEqual(20_000)
    }
  })
})

describe('contacts', () => {
  test('OR-CON-02: as many contacts of each rank as contact spaces', () => {
    expect(tally(contacts.map(({ rank }) => rank))).toEqual({ white: 8, green: 8, yellow: 6 })
    expect(tally(Object.values(planetFacts).flatMap((facts) => facts.contacts))).toEqual({
      white: 8,
      green: 8,
      yellow: 6,
    })
  })

  test('OR-ECON-01: contacts have the numbers 2 to 23 in alphabetical order', () => {
    expect(contacts.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, index) => index + 2))
    const names = contacts.map(({ name }) => name.en.toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(contactScripts.map(({ number }) => number)).toEqual(contacts.map(({ number }) => number))
  })

  test('OR-CON-13, OR-RES-08: symbols of factions and droids', () => {
    const having = (faction: string) => contacts.filter((one) => one.faction === faction).map(({ id }) => id)
    expect(factions.map(having)).toEqual([
      ['hera-syndulla', 'k-2so', 'saw-gerrera'],
      ['berra-tolin', 'garindan'],
      ['black-krrsantan', 'greedo'],
      ['4-lom', 'black-sun-agent'],
    ])
    expect(contacts.filter(({ isDroid }) => isDroid).map(({ id }) => id)).toEqual([
      '4-lom',
      'ig-rm-droid',
      'k-2so',
      'w1-le',
    ])
  })

  test('OR-SKILL-01: every character and every crew card has a skill', () => {
    for (const { skills: own } of [
      ...characters,
      ...resourcesOf([...market, ...databank, ...encounters], 'crew'),
    ]) {
      expect(own.length).toBeGreaterThan(0)
    }
  })

  test('OR-CREW-04: a crew card has the symbols of its contact', () => {
    for (const [index, card] of contactScripts.entries()) {
      const { id, faction, isDroid, person } = at(contacts, index)
      expect(card.id).toBe(`databank-${id}`)
      const [crew] = resourcesOf([card], 'crew')
      if (crew === undefined) continue
      expect([crew.contact, crew.faction, crew.isDroid, crew.person]).toEqual([id, faction, isDroid, person])
    }
  })

  test('OR-CREW-04, OR-BNTY-01: crew cards and bounties show the same person as their contact', () => {
    const cards = [...market, ...databank, ...encounters].flatMap((card) =>
      'resource' in card && card.resource !== undefined ? [card.resource] : [],
    )
    const named = cards.flatMap((one) => (one.type === 'crew' || one.type === 'bounty' ? [one] : []))
    for (const { contact, person } of named)
      expect(person).toBe(contacts.find(({ id }) => id === contact)?.person)
    expect(named.filter(({ person }) => person !== undefined)).toHaveLength(38)
  })

  test('OR-COMP-02: no two characters and no two contacts are the same person', () => {
    for (const people of [characters, contacts])
      expect(new Set(people.map(({ person }) => person)).size).toBe(people.length)
    // In other boxes a contact may be the same person as a character.
    expect(contacts.filter(({ person }) => characters.some((one) => one.person === person))).toEqual([])
  })

  test('OR-ECON-01: every contact that can join the crew offers it, at the price of its rank', () => {
    const most = { white: 2000, green: 4000, yellow: 6000 } as const
    for (const [index, card] of contactScripts.entries()) {
      const { rank } = at(contacts, index)
      expect(operations(card.sections, 'hire').length > 0).toBe(card.resource !== undefined)
      const fees = operations(card.sections, 'pay').flatMap((node) =>
        operations(node.for, 'hire').length > 0 ? [sum(node.cost, 'payCredits')] : [],
      )
      expect(fees.every((fee) => fee <= most[rank as keyof typeof most])).toBe(true)
      if (rank !== 'yellow') continue
      expect(nodesIn(card.sections).some((node) => node.is === 'reputation')).toBe(true)
      expect(fees.every((fee) => fee >= 4000)).toBe(true)
    }
  })
})

describe('the databank', () => {
  test('OR-DATA-01, OR-DATA-05: 53 cards in order of their numbers, copies counted from one', () => {
    expect(databank).toHaveLength(53)
    const order = databank.map(({ number, copy }) => number * 10 + copy)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    const copies = tally(databank.map(({ number }) => number))
    for (const { number, copy } of databank) expect(copy).toBeLessThanOrEqual(copies[number] ?? 0)
    for (const number of [40, 41, 42, 43, 44, 45, 46]) expect(copies[number]).toBe(2)
    for (const number of [47, 48, 49, 50, 51]) expect(copies[number]).toBe(1)
    expect([copies[1], copies[90], copies[91], copies[92]]).toEqual([4, 4, 2, 2])
  })

  test('OR-DATA-09: not every number exists', () => {
    const numbers = new Set(databank.map(({ number }) => number))
    expect(numbers.has(39)).toBe(false)
    expect(numbers.has(24)).toBe(false)
    expect(numbers.has(89)).toBe(false)
    expect(numbers.size).toBe(1 + 22 + 12 + 3)
  })

  test('OR-SETUP-22, OR-SETUP-25: starting cards are bounties, cargo and jobs that name a planet', () => {
    expect(startingCards.map(({ number, resource }) => `${number} ${resource?.type}`)).toEqual([
      '90 bounty',
      '90 bounty',
      '90 bounty',
      '90 bounty',
      '91 cargo',
      '91 cargo',
      '92 job',
      '92 job',
    ])
    expect(new Set(startingCards.map(({ startsOn }) => startsOn)).size).toBe(8)
    expect(resources(startingCards).every(({ cost }) => cost === null)).toBe(true)
    for (const { start } of characters)
      expect(startingCards.some(({ number }) => number === start)).toBe(true)
    for (const { startsOn, resource } of startingCards) {
      if (resource?.type === 'cargo' || resource?.type === 'job')
        expect(resource.destination).not.toBe(startsOn)
    }
  })

  test('OR-DELIV-06: about three of five held-up deliveries get through', () => {
    /** A test by a player who is unskilled half the time: a critical hit on two dice, or a hit or critical hit. */
    const unskilled = 1 - (7 / 8) ** 2
    const skilled = 1 - (4 / 8) ** 2
    const usual = (unskilled + skilled) / 2
    const bestOfTwo = (unskilled + 3 * skilled) / 4
    const saved = deliveryScripts.map(({ sections }) => {
      if (operations(sections, 'payCredits').length > 0) return 1
      return Array.isArray(operations(sections, 'test')[0]?.skill) ? bestOfTwo : usual
    })
    const mean = saved.reduce((total, chance) => total + chance, 0) / saved.length
    expect(mean).toBeGreaterThan(0.55)
    expect(mean).toBeLessThan(0.7)
  })
})

describe('prose', () => {
  test('OR-ECON-07: every contact and every held-up delivery has a situation in both languages', () => {
    const ids = [...contactScripts, ...deliveryScripts].map(({ id }) => id).sort()
    for (const prose of [english, polish]) {
      expect(Object.keys(prose).sort()).toEqual(ids)
      for (const sections of Object.values(prose)) expect(Object.keys(sections)).toEqual(['first'])
    }
  })

  test('OR-CMB-07: every enemy on the cards of contacts has a name in both languages', () => {
    const fought = operations(contactScripts, 'combat').map(({ enemy }) => String(enemy))
    for (const enemies of [englishEnemies, polishEnemies]) {
      expect(Object.keys(enemies).sort()).toEqual([...new Set(fought)].sort())
    }
  })

  test('OR-CSTEP-16: no card ends a fight before its damage: winning or losing never leads to an end or another section', () => {
    for (const fight of ['combat', 'fightPlayer'])
      for (const { win, lose } of operations(everything, fight))
        expect([...operations([win, lose], 'end'), ...operations([win, lose], 'section')]).toEqual([])
  })

  test('OR-MAP-07: on a planet with a symbol some cards depend on the reputation with its faction, or improve it', () => {
    for (const planet of planets) {
      const { faction } = planetFacts[planet]
      if (faction === undefined) continue
      const sections = encounters.flatMap(({ sections: all }) => all[planet] ?? [])
      const improved = operations(sections, 'gainReputation').filter(({ faction: of }) => of === faction)
      const split = sections.filter((section) => 'faction' in section && section.faction === faction)
      expect(improved.length + split.length, planet).toBeGreaterThan(0)
    }
  })
})
