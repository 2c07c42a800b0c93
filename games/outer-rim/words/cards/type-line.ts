import { capitalised, type Lang } from '@kantyna/kernel'
import type { Bounty, Character, Contact, MarketCard, Resource, Ship, Slot } from '../../content/card.ts'
import type { Planet, ResourceType } from '../../content/names.ts'
import { toPlanet } from '../planets.ts'
import { rankName } from '../things/names.ts'
import { cardsOfType, skillNames, traitNames, typeNames } from './card-terms.ts'
import { creditCount, dieCount } from './effect-words.ts'

/** The type of a card and its figures, in a line: "Gear · cost 3,000 credits · weapon". */

const figures = {
  en: {
    cost: (amount: number) => (amount === 0 ? 'free' : `cost ${creditCount('en', amount)}`),
    groundCombat: 'ground combat',
    shipCombat: 'ship combat',
    health: 'health',
    hull: 'hull',
    hyperdrive: 'hyperdrive',
    skills: 'skills',
    slots: 'slots',
    noSlots: 'no slots',
    droid: 'droid',
    character: 'Character',
    ship: 'Ship',
    startingShip: 'Starting ship',
    offer: 'Offer',
    crew: 'crew member',
    rank: 'rank',
    contact: 'Contact',
    or: ' or ',
  },
  pl: {
    cost: (amount: number) => (amount === 0 ? 'za darmo' : `koszt ${creditCount('pl', amount)}`),
    groundCombat: 'walka bezpośrednia',
    shipCombat: 'walka w przestrzeni',
    health: 'zdrowie',
    hull: 'kadłub',
    hyperdrive: 'hipernapęd',
    skills: 'umiejętności',
    slots: 'gniazda',
    noSlots: 'bez gniazd',
    droid: 'droid',
    character: 'Postać',
    ship: 'Statek',
    startingShip: 'Statek startowy',
    offer: 'Oferta',
    crew: 'członek załogi',
    rank: 'ranga',
    contact: 'Kontakt',
    or: ' lub ',
  },
} as const

function joined(parts: readonly string[]): string {
  return capitalised(parts.filter((part) => part !== '').join(' · '))
}

function typeName(lang: Lang, type: ResourceType): string {
  return type === 'crew' ? figures[lang].crew : typeNames[lang][type]
}

/** After "gniazdo": the genitive. */
const takesSlot: Readonly<Record<Lang, (type: ResourceType) => string>> = {
  en: (type) => `takes a ${typeNames.en[type]} slot`,
  pl: (type) => `zajmuje gniazdo ${cardsOfType.pl[type]}`,
}

export function resourceLine(resource: Resource, lang: Lang): string {
  const { type, cost, traits = [], isBurden } = resource
  return joined([
    isBurden === true ? `${typeName(lang, type)} (${takesSlot[lang](type)})` : typeName(lang, type),
    cost === null ? '' : figures[lang].cost(cost),
    ...(type === 'cargo' ? [] : traits.map((trait) => traitNames[lang][trait])),
    type === 'crew' && resource.isDroid === true ? figures[lang].droid : '',
  ])
}

export function marketLine(card: MarketCard, lang: Lang): string {
  if ('resource' in card) return resourceLine(card.resource, lang)
  return joined(['ship' in card ? figures[lang].ship : figures[lang].offer, figures[lang].cost(card.cost)])
}

/** "crew, cargo ×2, cargo or mod". */
export function slotsText(slots: readonly Slot[], lang: Lang): string {
  const counts = new Map<string, number>()
  for (const slot of slots) {
    const name = slot.map((type) => typeNames[lang][type]).join(figures[lang].or)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ')
}

export function shipLine({ cost, hyperdrive, combat, hull, slots }: Ship, lang: Lang): string {
  const wording = figures[lang]
  return joined([
    cost === 0 ? wording.startingShip : wording.ship,
    cost === 0 ? '' : wording.cost(cost),
    `${wording.hyperdrive} ${hyperdrive}`,
    `${wording.shipCombat} ${combat}`,
    `${wording.hull} ${hull}`,
    slots.length === 0 ? wording.noSlots : `${wording.slots}: ${slotsText(slots, lang)}`,
  ])
}

export function characterLine({ groundCombat, health, skills, isDroid }: Character, lang: Lang): string {
  const wording = figures[lang]
  return joined([
    wording.character,
    `${wording.groundCombat} ${groundCombat}`,
    `${wording.health} ${health}`,
    `${wording.skills}: ${skills.map((skill) => skillNames[lang][skill]).join(', ')}`,
    isDroid === true ? wording.droid : '',
  ])
}

export function contactLine({ rank, isDroid }: Contact, lang: Lang): string {
  const wording = figures[lang]
  return joined([
    wording.contact,
    `${wording.rank}: ${rankName(lang, rank)}`,
    isDroid === true ? wording.droid : '',
  ])
}

/** "ground combat, 3 dice". */
export function bountyCombat({ combat: { kind, value } }: Bounty, lang: Lang): string {
  const wording = kind === 'ground' ? figures[lang].groundCombat : figures[lang].shipCombat
  return `${wording}, ${dieCount(lang, value)}`
}

/** The destination of a delivery: "to Takodana", "na Takodanę". */
export function deliveredTo(lang: Lang, planet: Planet): string {
  return lang === 'pl' ? `na ${toPlanet('pl', planet)}` : `to ${toPlanet('en', planet)}`
}
