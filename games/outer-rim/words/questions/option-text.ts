import {
  at,
  type Facts,
  type Lang,
  type Line,
  type Option,
  type PresentedDecision,
  sentence,
} from '@kantyna/kernel'
import type { Bounty, Cargo, Job, Resource } from '../../content/card.ts'
import { factions, type MarketDeck, marketDecks } from '../../content/names.ts'

import { isMarketCard } from '../../rules/pieces.ts'
import { patrolThing } from '../../rules/scenario/things.ts'
import { skillNames } from '../cards/card-terms.ts'
import { effectClause } from '../cards/effect-text.ts'
import { dieCount } from '../cards/effect-words.ts'
import { nameOf, tables } from '../things/names.ts'
import { patrolLink, pieceLink, placeLink } from '../things/things.ts'
import { effectIn, factNumber } from './facts.ts'

/** The parts of questions in both languages. */

/** The text of a button: with a capital letter, without a full stop. */
export function headline(clause: string): string {
  return sentence(clause).replace(/\.$/, '')
}

function resourceAt(piece: number): Resource | null {
  return tables().resources[piece] ?? null
}

export function bountyAt(piece: number): Bounty | null {
  const resource = resourceAt(piece)
  return resource?.type === 'bounty' ? resource : null
}

/** " (3 dice)": the dice of the contact of a bounty. */
export function bountyDice(lang: Lang, bounty: number): string {
  const found = bountyAt(bounty)
  return found === null ? '' : ` (${dieCount(lang, found.combat.value)})`
}

export function cargoAt(piece: number): Cargo | null {
  const resource = resourceAt(piece)
  return resource?.type === 'cargo' ? resource : null
}

export function jobAt(piece: number): Job | null {
  const resource = resourceAt(piece)
  return resource?.type === 'job' ? resource : null
}

/** The printed cost of a market card. */
export function printedCost(piece: number): number {
  const card = isMarketCard(piece) ? tables().market[piece] : undefined
  if (card === undefined) return resourceAt(piece)?.cost ?? 0
  return 'resource' in card ? (card.resource.cost ?? 0) : card.cost
}

/** The effect of an option's ability, or nothing if it is not known. */
export function abilityClause(lang: Lang, { effect }: Facts): string {
  const does = effectIn(effect)
  return does === null ? '' : effectClause(does, lang)
}

/** "Tech, Stealth". */
export function skillsOfJob({ skills }: Job, lang: Lang): string {
  return skills.map((skill) => skillNames[lang][skill]).join(', ')
}

export function marketDeckIn(facts: Facts): MarketDeck {
  return at(marketDecks, factNumber(facts, 'deck'))
}

/** The value of traded-in cards. */
export function worthOfPicks(picks: readonly Option[]): number {
  return picks.reduce((sum, { facts = {} }) => sum + printedCost(factNumber(facts, 'card')), 0)
}

/** The name of the thing that asks, with a colon; nothing if the table itself asks. */
export function askedBy(lang: Lang, { source }: PresentedDecision): Line {
  const colon = source?.indexOf(':') ?? -1
  if (source === null || colon < 0) return []
  const id = source.slice(colon + 1)
  switch (source.slice(0, colon)) {
    case 'card':
    case 'token':
    case 'ai':
      return [pieceLink(lang, Number(id)), after(nameOf(lang, Number(id)))]
    case 'contact':
      return [placeLink(lang, Number(id)), ': ']
    default:
      return []
  }
}

/** The separator after a name: a second colon would be one too many. */
function after(name: string): string {
  return name.includes(':') ? ' – ' : ': '
}

/** The patrol that a question is about. */
export function patrolAsked(lang: Lang, { source }: PresentedDecision): Line {
  const faction = factions.findIndex((each) => source === patrolThing(factions.indexOf(each)))
  return faction < 0 ? ['patrol'] : [patrolLink(lang, faction)]
}
