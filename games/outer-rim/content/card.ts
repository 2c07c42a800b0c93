import type { Provenance, Text } from '@kantyna/kernel'
import type { CardAmount, CardEffect, CardWhen } from '../rules/effects/vocabulary.ts'
import type {
  AddedSection,
  AddedTiming,
  CombatKind,
  EncounterDeck,
  Faction,
  MarketDeck,
  Planet,
  Rank,
  ResourceType,
  Skill,
  Standing,
  Stat,
  Trait,
} from './names.ts'

/** The fields of every printed thing. */
interface Printed {
  readonly id: string
  readonly name: Text
  readonly provenance: Provenance
  /** If only a part of it is our invention: which part. */
  readonly note?: Text
}

/**
 * When an ability may be used, or happens by itself.
 *
 * - a phase: `planning`, `action`, `encounter` (OR-PLAN-07, OR-ACT-05, OR-ENC-05)
 * - a timing of a combat, from its owner's point of view: `combatStart`; before a roll `ownValue`, `enemyValue`; after it
 *   `ownReroll`, `enemyReroll`; then `ownResult`, `enemyResult` (OR-CSTEP-03, OR-CSTEP-04, OR-CSTEP-05, OR-CSTEP-06,
 *   OR-CSTEP-07, OR-CSTEP-08, OR-CSTEP-09, OR-CSTEP-10)
 * - a timing of a skill test: `beforeTest`, `testReroll`, `testResult`; of a single die: `rollReroll`
 * - before damage is suffered: `damage`; before a defeat: `defeat`
 * - after an event: all others. `bountyCollected` comes after both rewards of a bounty, for an eliminated contact and for
 *   a delivered captive; `shipRecovered` comes after damage was removed from the owner's ship
 */
export const timings = [
  'planning',
  'action',
  'encounter',
  'combatStart',
  'ownValue',
  'enemyValue',
  'ownReroll',
  'enemyReroll',
  'ownResult',
  'enemyResult',
  'beforeTest',
  'testReroll',
  'testResult',
  'rollReroll',
  'damage',
  'defeat',
  'combatWon',
  'patrolBeaten',
  'contactEliminated',
  'bountyCollected',
  'cargoDelivered',
  'jobCompleted',
  'shipRecovered',
] as const
export type BaseTiming = (typeof timings)[number]
export type Timing = BaseTiming | AddedTiming

/** An ability that its owner may use at a timing. */
export interface UsableAbility {
  readonly when: Timing
  /** Other timings at which it may be used; the limit in `once` counts all of them together (Jyn Erso, Lando). */
  readonly also?: readonly Timing[]
  readonly does: CardEffect
  readonly if?: CardWhen
  /** The kind of combat, by default both; at `damage`, damage to the character (ground) or to the ship. */
  readonly kind?: CombatKind
  /** Its limit: once in a turn of any player (OR-ABIL-06), once in a combat; otherwise each time its timing comes. */
  readonly once?: 'turn' | 'combat'
  /** It happens by itself, and nobody is asked. */
  readonly isForced?: true
}

/** An ability that works while the card is held (OR-CAB-07). */
export type StandingAbility =
  | { readonly bonus: Stat; readonly amount: CardAmount; readonly if?: CardWhen }
  | { readonly skill: Skill }
  /** More credits for a delivered cargo, a completed job or a bounty. */
  | { readonly reward: 'cargo' | 'job' | 'bounty'; readonly credits: number }
  /** Bonus fame (OR-FAME-04, OR-FAME-05). */
  | { readonly fame: number; readonly if?: CardWhen }
  /** More slots for cards of a type (OR-SLOT-04). */
  | { readonly slots: ResourceType; readonly amount: number }
  /** Reduces damage by this much each time. */
  | { readonly lessDamage: number; readonly of: 'character' | 'ship' }
  /** Damage from one source is never more than this. */
  | { readonly mostDamage: number; readonly of: 'character' | 'ship' }
  /** A permission that a rule checks by its name. */
  | { readonly permits: Permission }

export type Permission =
  /** Negative reputation does not force an encounter with a patrol (GX1 Short Hauler). */
  | 'ignorePatrols'
  /** Beating a patrol costs no reputation (Aggressor). */
  | 'keepReputation'
  /** A passed Piloting test lets the owner move on from a patrol's space (Han Solo); the next one: a Stealth test (Firespray). */
  | 'slipPastByPiloting'
  | 'slipPastByStealth'
  /** The owner may stop another player who moves into this space (Lancer). */
  | 'stopOthers'
  /** Focus and critical count as a hit when illegal cargo is delivered (YT-1300). */
  | 'smugglersLuck'
  /** The owner encounters patrols and contacts up to three spaces away (Ketsu Onyo). */
  | 'longReach'
  /** Patrols that would move towards the owner move towards another player instead (Jyn Erso). */
  | 'misdirectPatrols'

export type Ability = UsableAbility | StandingAbility

interface ResourceFacts {
  /** Null on encounter and databank cards, which have no cost (OR-ECARD-08). */
  readonly cost: number | null
  readonly traits?: readonly Trait[]
  readonly abilities?: readonly Ability[]
  /** Planets where it cannot be bought. */
  readonly notOn?: readonly Planet[]
  /** A character may hold only one card with this trait. */
  readonly limit?: Trait
  /** It does not help but only takes up a slot; its type line says so. */
  readonly isBurden?: true
}

export interface Cargo extends ResourceFacts {
  readonly type: 'cargo'
  readonly destination: Planet
  readonly reward: CardEffect
}

export interface Gear extends ResourceFacts {
  readonly type: 'gear'
}

export interface Mod extends ResourceFacts {
  readonly type: 'mod'
}

export interface Crew extends ResourceFacts {
  readonly type: 'crew'
  readonly skills: readonly Skill[]
  readonly isDroid?: true
  readonly faction?: Faction
  /** The contact whose token belongs to it; hired help has no token and is not a person (OR-CREW-04). */
  readonly contact?: string
  readonly person?: string
}

export interface Bounty extends ResourceFacts {
  readonly type: 'bounty'
  /** The contact of the bounty (OR-BNTY-01). */
  readonly contact: string
  readonly person: string
  readonly combat: { readonly kind: CombatKind; readonly value: number }
  readonly elimination: CardEffect
  readonly capture: { readonly to: Planet; readonly reward: CardEffect }
}

export interface Job extends ResourceFacts {
  readonly type: 'job'
  readonly destination: Planet
  /** The tested skills, in the order of the card; `required` ones are printed in italics (OR-JOB-06, OR-JOB-07). */
  readonly skills: readonly Skill[]
  readonly required: readonly Skill[]
  /** Usually `{ op: 'script', number }` (OR-JOB-05). */
  readonly does: CardEffect
  readonly reward: CardEffect
  /** Where the card goes after the job is completed (OR-JOB-10). */
  readonly afterwards: 'discard' | 'remove'
  /** The first line of the card, for example who may take part. */
  readonly heading?: Text
}

export type Resource = Cargo | Gear | Mod | Crew | Bounty | Job

/** A patrol symbol: the patrol that moves, and its distance (OR-PMOVE-03, OR-PMOVE-04). */
export interface PatrolSymbol {
  readonly faction: Faction
  readonly spaces: number
}

interface MarketFacts extends Printed {
  readonly deck: MarketDeck
  readonly patrols: readonly PatrolSymbol[]
}

export type MarketCard = MarketFacts &
  /** A rotating card has a second resource, which counts while the card is rotated. */
  (
    | { readonly resource: Resource; readonly rotated?: { readonly name: Text; readonly resource: Resource } }
    /** Buys the sheet of this ship (OR-SHIP-05, OR-SHIP-06). */
    | { readonly ship: string; readonly cost: number }
    /** Not kept: it has an effect when it is bought ("Used Ship for Sale"). */
    | { readonly offer: CardEffect; readonly cost: number }
  )

/** The content of a section: an effect that happens at once, or a secret that is kept face down (OR-ESPC-05). */
export type Reading = { readonly does: CardEffect } | { readonly secret: UsableAbility }

/** A section of an encounter card: one reading, or one for each reputation with a faction (OR-ECARD-04). */
export type Section =
  | { readonly reading: Reading }
  | { readonly faction: Faction; readonly by: Readonly<Record<Standing, Reading>> }

/** Where a section applies: on a planet, in the Maelstrom, at a navpoint with or without a patrol (OR-ECARD-03). */
export type SectionKey = Planet | 'maelstrom' | 'patrol' | 'noPatrol' | AddedSection

/**
 * A card of an encounter deck. The prose of its situations is in another place, by language: see prose.ts. If it has a
 * resource, `gainThis` gains it (OR-ECARD-07).
 */
export interface EncounterCard extends Printed {
  readonly deck: EncounterDeck
  /** 1 to 10 in the base game. */
  readonly number: number
  readonly sections: Readonly<Partial<Record<SectionKey, Section>>>
  readonly resource?: Resource
}

/** A databank card: found by its number, and read from its first section (OR-DATA-02). */
export interface DatabankCard extends Printed {
  readonly number: number
  /** Its number among the copies, from 1 (OR-DATA-05). */
  readonly copy: number
  /** The first section is read first; `{ op: 'section', label }` reads another. */
  readonly sections: Readonly<Record<string, CardEffect>>
  /** A crew member, or a starting bounty, cargo or job. */
  readonly resource?: Resource
  /** The starting planet on a starting card (OR-SETUP-25). */
  readonly startsOn?: Planet
}

export interface Contact extends Printed {
  readonly rank: Rank
  /** The number of its databank card (OR-ECON-01). */
  readonly number: number
  readonly faction?: Faction
  readonly isDroid?: true
  /** Characters, contacts, crew members and bounties with the same value are the same person. */
  readonly person: string
}

/** A goal: a condition, or a number of goal tokens (OR-GOAL-03, OR-GOAL-07). */
export interface Goal {
  /** The goal is met when this holds while things are settled. */
  readonly when?: CardWhen
  /** The goal is met with this many goal tokens. */
  readonly tokens?: number
  /** Abilities that the card has until the goal is met. Some of them put goal tokens on it. */
  readonly abilities: readonly Ability[]
}

export interface Character extends Printed {
  readonly person: string
  readonly skills: readonly Skill[]
  readonly groundCombat: number
  readonly health: number
  readonly isDroid?: true
  /** The number of the starting databank card (OR-SETUP-22). */
  readonly start: number
  /** Reputation at the start; `choose` if the player chooses a faction (Lando). */
  readonly reputation: readonly { readonly faction: Faction | 'choose'; readonly by: 1 | -1 }[]
  readonly ability: Ability
  readonly goal: Goal
  /** The abilities of the other side, which replace the goal (OR-GOAL-06); the ability of the front stays. */
  readonly flipped: readonly Ability[]
}

/** A slot takes one card of any of its types (OR-SLOT-02, OR-SLOT-05). "×2" on a sheet is written as two slots. */
export type Slot = readonly ResourceType[]

export interface Ship extends Printed {
  readonly cost: number
  readonly hyperdrive: number
  readonly combat: number
  readonly hull: number
  readonly slots: readonly Slot[]
  /** Starting ships have no goal (OR-SHIP-11). */
  readonly goal?: Goal
  readonly flipped?: { readonly slots: readonly Slot[]; readonly abilities: readonly Ability[] }
}

/** An AI card, read from top to bottom (OR-AIFLOW-02). */
export interface AiCard extends Printed {
  /** A deck with a back of its own; the cards without one share a back. */
  readonly deck?: string
  /** The first line that applies, as `{ op: 'first' }`. */
  readonly planning: CardEffect
  /** All that apply, as `{ op: 'each' }`. */
  readonly action: CardEffect
  readonly encounter: CardEffect
}
