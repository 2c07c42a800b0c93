import { assert, at, type Lang } from '@kantyna/kernel'
import type { Ability, Resource, Ship } from '../../content/card.ts'
import type { Planet, ResourceType } from '../../content/names.ts'
import {
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_ROTATED,
  isEncounterCard,
  isMarketCard,
  isRotatedSide,
  NONE,
} from '../../rules/pieces.ts'
import { skillNames } from '../../words/cards/card-terms.ts'
import { planetName, shortPlanetName } from '../../words/planets.ts'
import { idOf, nameOf, tables } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { number, thousands } from '../words.ts'
import { type CardFact, shipFacts } from './ship-facts.ts'

/** The data for drawing a card of any deck. */
export interface Printed {
  readonly id: string
  readonly name: string
  readonly sort: ResourceType | 'ship' | 'offer' | 'encounter' | 'databank'
  /** Null if the card has no cost. */
  readonly cost: number | null
  readonly resource: Resource | null
  readonly ship: Ship | null
}

/** The other half of a rotating card; NONE for other cards. */
export function otherHalfOf(piece: number): number {
  const { rotated, rotatedOn } = tables()
  return isRotatedSide(piece) ? at(rotatedOn, piece - FIRST_ROTATED) : (rotated.get(piece) ?? NONE)
}

export function printedCard(piece: number, lang: Lang): Printed {
  const { market, encounters, databank, ships, resources } = tables()
  if (isRotatedSide(piece)) {
    const resource = at(resources, piece)
    assert(resource !== null, 'a half is a resource')
    return printedResource(idOf(piece), nameOf(lang, piece), resource)
  }
  if (isMarketCard(piece)) {
    const card = at(market, piece)
    const { id } = card
    const name = card.name[lang]
    if ('resource' in card) return printedResource(id, name, card.resource)
    const ship = 'ship' in card ? (ships.filter((each) => each.id === card.ship)[0] ?? null) : null
    return { id, name, sort: ship === null ? 'offer' : 'ship', cost: card.cost, resource: null, ship }
  }
  const isEncounter = isEncounterCard(piece)
  const { id, name, resource } = isEncounter
    ? at(encounters, piece - FIRST_ENCOUNTER)
    : at(databank, piece - FIRST_DATABANK)
  if (resource !== undefined) return printedResource(id, name[lang], resource)
  const sort = isEncounter ? 'encounter' : 'databank'
  return { id, name: name[lang], sort, cost: null, resource: null, ship: null }
}

function printedResource(id: string, name: string, resource: Resource): Printed {
  return { id, name, sort: resource.type, cost: resource.cost, resource, ship: null }
}

export const sortIcons: Readonly<Record<Printed['sort'], IconName>> = {
  bounty: 'bounty',
  cargo: 'cargo',
  crew: 'crew',
  gear: 'gear',
  job: 'job',
  mod: 'mod',
  ship: 'ship',
  offer: 'ship',
  encounter: 'encounter',
  databank: 'encounter',
}

/** The figures of a card, without its cost. */
export function factsOf({ resource, ship }: Printed, lang: Lang): readonly CardFact[] {
  if (ship !== null) return shipFacts(ship, lang)
  if (resource === null) return []
  return [
    ...typeFacts(resource, lang),
    ...(resource.abilities ?? []).flatMap((each) => bonusFacts(each, lang)),
  ]
}

export function costFact(lang: Lang, cost: number): CardFact {
  return { icon: 'credits', short: thousands(cost), label: `${number(lang, cost)}` }
}

function placeFact(planet: Planet, lang: Lang): CardFact {
  return { icon: 'planet', short: shortPlanetName(lang, planet), label: `→ ${planetName(lang, planet)}` }
}

function typeFacts(resource: Resource, lang: Lang): readonly CardFact[] {
  const skills = skillNames[lang]
  switch (resource.type) {
    case 'cargo': {
      const illegal: CardFact = { icon: 'illegal', short: '', label: allWords(lang).illegal }
      const isIllegal = resource.traits?.includes('illegal') === true
      return [placeFact(resource.destination, lang), ...(isIllegal ? [illegal] : [])]
    }
    case 'bounty': {
      const { kind, value } = resource.combat
      const icon = kind === 'ground' ? 'groundCombat' : 'shipCombat'
      return [
        { icon, short: String(value), label: `${allWords(lang).stats[icon]} ${value}` },
        placeFact(resource.capture.to, lang),
      ]
    }
    case 'job': {
      return [
        placeFact(resource.destination, lang),
        ...resource.skills.map((skill): CardFact => ({ icon: skill, short: '', label: skills[skill] })),
      ]
    }
    case 'crew':
      return resource.skills.map((skill): CardFact => ({ icon: skill, short: '', label: skills[skill] }))
    case 'gear':
    case 'mod':
      return []
  }
}

function bonusFacts(ability: Ability, lang: Lang): readonly CardFact[] {
  if (!('bonus' in ability) || typeof ability.amount !== 'number') return []
  const short = `+${ability.amount}`
  return [{ icon: ability.bonus, short, label: `${allWords(lang).stats[ability.bonus]} ${short}` }]
}
