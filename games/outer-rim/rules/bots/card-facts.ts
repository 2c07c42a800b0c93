import { assert } from '@kantyna/kernel'
import type { Ability, Resource } from '../../content/card.ts'
import type { CombatKind, Skill } from '../../content/names.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import { spaceOf } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { type Tables, tablesOf } from '../tables.ts'
import { CREDIT, CREW, REPUTATION } from './measure.ts'

/** What bots know of a resource before any game begins: its figures and its worth by itself. */
export interface CardFacts {
  readonly resource: Resource
  /** The destination of a cargo, a job or a captive. */
  readonly to: number
  readonly reward: number
  readonly fame: number
  readonly isIllegal: boolean
  /** For bounties. */
  readonly contact: number
  readonly rank: number
  readonly elimination: number
  readonly combatKind: CombatKind
  readonly combatValue: number
  /** For jobs: the skills that are tested, and those whose test can fail the job. */
  readonly tested: readonly Skill[]
  readonly required: readonly Skill[]
  /** For crew members. */
  readonly skills: readonly Skill[]
  /** The usefulness of gear, a mod or a crew member, without bonus fame, because the marker includes that. */
  readonly use: number
  readonly bonusFame: number
  readonly cost: number
}

const byModules: (readonly (CardFacts | null)[])[] = []

export function factsOf(t: Rim, piece: number): CardFacts {
  const all = byModules[t.modules] ?? makeAndCache(t)
  const facts = all[piece]
  assert(facts !== null && facts !== undefined, 'the card is no resource')
  return facts
}

function makeAndCache(t: Rim): readonly (CardFacts | null)[] {
  const tables = tablesOf(t)
  const made = tables.resources.map((resource) => (resource === null ? null : factsFrom(tables, resource)))
  byModules[t.modules] = made
  return made
}

function factsFrom(tables: Tables, resource: Resource): CardFacts {
  const { type } = resource
  const abilities = resource.abilities ?? []
  const isBounty = type === 'bounty'
  const reward =
    type === 'cargo' || type === 'job' ? resource.reward : isBounty ? resource.capture.reward : null
  const contact = isBounty ? tables.contacts.filter(({ id }) => id === resource.contact)[0] : undefined
  return {
    resource,
    to:
      type === 'cargo' || type === 'job'
        ? spaceOf(resource.destination)
        : isBounty
          ? spaceOf(resource.capture.to)
          : NONE,
    reward: reward === null ? 0 : rewardOf(reward),
    fame: reward === null ? 0 : fameOf(reward),
    isIllegal: resource.traits?.includes('illegal') === true,
    contact: isBounty ? (tables.pieces.get(resource.contact) ?? NONE) : NONE,
    rank: contact === undefined ? 0 : 1 + tables.ranks.indexOf(contact.rank),
    elimination: isBounty ? rewardOf(resource.elimination) : 0,
    combatKind: isBounty ? resource.combat.kind : 'ground',
    combatValue: isBounty ? resource.combat.value : 0,
    tested: type === 'job' ? resource.skills : [],
    required: type === 'job' ? resource.required : [],
    skills: type === 'crew' ? resource.skills : [],
    use: abilities.reduce((sum, ability) => sum + useOf(ability), type === 'crew' ? CREW / 2 : 0),
    bonusFame: abilities.reduce((sum, ability) => sum + ('fame' in ability ? ability.fame : 0), 0),
    cost: resource.cost ?? 0,
  }
}

function rewardOf(effect: CardEffect): number {
  switch (effect.op) {
    case 'all':
      return effect.of.reduce((sum, part) => sum + rewardOf(part), 0)
    case 'gainCredits':
      return typeof effect.amount === 'number' ? effect.amount * CREDIT : 0
    case 'gainFame':
      return effect.amount
    case 'gainReputation':
      return REPUTATION
    case 'loseReputation':
      return -REPUTATION
    default:
      return 0
  }
}

function fameOf(effect: CardEffect): number {
  if (effect.op === 'all') return effect.of.reduce((sum, part) => sum + fameOf(part), 0)
  return effect.op === 'gainFame' ? effect.amount : 0
}

const bonusUse = { groundCombat: 0.4, health: 0.15, hyperdrive: 0.36, shipCombat: 0.4, hull: 0.12 } as const

/** The usefulness of an ability while it is held. */
function useOf(ability: Ability): number {
  if ('when' in ability) return ability.isForced === true ? 0.2 : 0.1
  if ('bonus' in ability)
    return bonusUse[ability.bonus] * (typeof ability.amount === 'number' ? ability.amount : 1)
  if ('skill' in ability) return 0.3
  if ('reward' in ability) return 2 * ability.credits * CREDIT
  if ('fame' in ability) return 0
  if ('slots' in ability) return 0.2 * ability.amount
  return 0.2
}
