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

/** What every printed thing has. */
interface Printed {
  readonly id: string
  readonly name: Text
  readonly provenance: Provenance
  /** Which part of it is ours, where only a part is. */
  readonly note?: Text
}

/**
 * When an ability may be used, or does something by itself.
 *
 * - a phase: `planning`, `action`, `encounter` (OR-PLAN-07, OR-ACT-05, OR-ENC-05)
 * - a timing of a combat, from the point of view of its owner: `combatStart`; before a roll `ownValue`, `enemyValue`;
 *   after it `ownReroll`, `enemyReroll`; then `ownResult`, `enemyResult` (OR-CSTEP-03, OR-CSTEP-04, OR-CSTEP-05,
 * OR-CSTEP-06, OR-CSTEP-07, OR-CSTEP-08, OR-CSTEP-09, OR-CSTEP-10)
 * - a timing of a skill test: `beforeTest`, `testReroll`, `testResult`; of a single die: `rollReroll`
 * - damage that would be suffered: `damage`; a defeat that would follow: `defeat`
 * - after something: the rest. `bountyCollected` comes after either reward of a bounty, for an eliminated contact and for
 *   a captured one that is delivered; `shipRecovered` when damage has been removed from one's own ship
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

/** Something that its owner may do at a timing. */
export interface UsableAbility {
  readonly when: Timing
  /** Other timings at which it may be used as well; how often counts for all of them together (Jyn Erso, Lando). */
  readonly also?: readonly Timing[]
  readonly does: CardEffect
  readonly if?: CardWhen
  /** In which kind of combat, in both where nothing is said; at `damage`, whether to the character or to the ship. */
  readonly kind?: CombatKind
  /** How often: once in a turn of any player (OR-ABIL-06), once in a combat, or each time its timing comes. */
  readonly once?: 'turn' | 'combat'
  /** It happens by itself: nobody is asked. */
  readonly isForced?: true
}

/** What holds for as long as the card is held (OR-CAB-07). */
export type StandingAbility =
  | { readonly bonus: Stat; readonly amount: CardAmount; readonly if?: CardWhen }
  | { readonly skill: Skill }
  /** More credits for a delivered cargo, a completed job or a bounty. */
  | { readonly reward: 'cargo' | 'job' | 'bounty'; readonly credits: number }
  /** Bonus fame (OR-FAME-04, OR-FAME-05). */
  | { readonly fame: number; readonly if?: CardWhen }
  /** More room for cards of a type (OR-SLOT-04). */
  | { readonly slots: ResourceType; readonly amount: number }
  /** So much less damage each time that it suffers any. */
  | { readonly lessDamage: number; readonly of: 'character' | 'ship' }
  /** Damage from one source is never more than this. */
  | { readonly mostDamage: number; readonly of: 'character' | 'ship' }
  /** A permission that a rule looks for by its name. */
  | { readonly permits: Permission }

export type Permission =
  /** Negative reputation does not force an encounter with a patrol (GX1 Short Hauler). */
  | 'ignorePatrols'
  /** Beating a patrol costs no reputation (Aggressor). */
  | 'keepReputation'
  /** Entering a patrol's space: a passed Piloting test, need not stop (Han Solo); the same with Stealth (Firespray). */
  | 'slipPastByPiloting'
  | 'slipPastByStealth'
  /** Another player who moves into this space may be made to stop (Lancer). */
  | 'stopOthers'
  /** Focus and critical count as a hit when illegal cargo is delivered (YT-1300). */
  | 'smugglersLuck'
  /** Encounters patrols and contacts up to three spaces away (Ketsu Onyo). */
  | 'longReach'
  /** Sends patrols that would move towards the owner towards somebody else (Jyn Erso). */
  | 'misdirectPatrols'

export type Ability = UsableAbility | StandingAbility

interface ResourceFacts {
  /** Null where there is none: on encounter and databank cards (OR-ECARD-08). */
  readonly cost: number | null
  readonly traits?: readonly Trait[]
  readonly abilities?: readonly Ability[]
  /** Planets on which it cannot be bought. */
  readonly notOn?: readonly Planet[]
  /** At most one card with this trait for a character. */
  readonly limit?: Trait
  /** No help but a burden, which takes up a slot: its type line says so. */
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
  /** The contact whose token belongs to it; hired help has none (OR-CREW-04), and is nobody in particular. */
  readonly contact?: string
  readonly person?: string
}

export interface Bounty extends ResourceFacts {
  readonly type: 'bounty'
  /** The contact that it names (OR-BNTY-01). */
  readonly contact: string
  readonly person: string
  readonly combat: { readonly kind: CombatKind; readonly value: number }
  readonly elimination: CardEffect
  readonly capture: { readonly to: Planet; readonly reward: CardEffect }
}

export interface Job extends ResourceFacts {
  readonly type: 'job'
  readonly destination: Planet
  /** The skills tested, in the order of the card; those in `required` are printed in italics (OR-JOB-06, OR-JOB-07). */
  readonly skills: readonly Skill[]
  readonly required: readonly Skill[]
  /** Usually `{ op: 'script', number }` (OR-JOB-05). */
  readonly does: CardEffect
  readonly reward: CardEffect
  /** What becomes of the card when the job is completed (OR-JOB-10). */
  readonly afterwards: 'discard' | 'remove'
  /** What stands above everything else: who it takes, for instance. */
  readonly heading?: Text
}

export type Resource = Cargo | Gear | Mod | Crew | Bounty | Job

/** A patrol symbol: which patrol moves, and how far (OR-PMOVE-03, OR-PMOVE-04). */
export interface PatrolSymbol {
  readonly faction: Faction
  readonly spaces: number
}

interface MarketFacts extends Printed {
  readonly deck: MarketDeck
  readonly patrols: readonly PatrolSymbol[]
}

export type MarketCard = MarketFacts &
  /** A card that can be rotated has another resource on it, which counts while it is rotated that way. */
  (
    | { readonly resource: Resource; readonly rotated?: { readonly name: Text; readonly resource: Resource } }
    /** The sheet of this ship is bought (OR-SHIP-05, OR-SHIP-06). */
    | { readonly ship: string; readonly cost: number }
    /** Not kept: it does something when it is bought ("Used Ship for Sale"). */
    | { readonly offer: CardEffect; readonly cost: number }
  )

/** What a section comes to: done at once, or kept face down (OR-ESPC-05). */
export type Reading = { readonly does: CardEffect } | { readonly secret: UsableAbility }

/** A section of an encounter card: one reading, or one for each standing with a faction (OR-ECARD-04). */
export type Section =
  | { readonly reading: Reading }
  | { readonly faction: Faction; readonly by: Readonly<Record<Standing, Reading>> }

/** Where a section is read: on a planet, in the Maelstrom, at a navpoint with or without a patrol (OR-ECARD-03). */
export type SectionKey = Planet | 'maelstrom' | 'patrol' | 'noPatrol' | AddedSection

/**
 * A card of an encounter deck. Its situations are prose and lie elsewhere, by language: see prose.ts. The resource, where
 * there is one, is gained by `gainThis` (OR-ECARD-07).
 */
export interface EncounterCard extends Printed {
  readonly deck: EncounterDeck
  /** 1 to 10 in the base game. */
  readonly number: number
  readonly sections: Readonly<Partial<Record<SectionKey, Section>>>
  readonly resource?: Resource
}

/** A databank card: found by number, read from its first section on (OR-DATA-02). */
export interface DatabankCard extends Printed {
  readonly number: number
  /** Which of the cards of that number it is, from 1 (OR-DATA-05). */
  readonly copy: number
  /** The first one is read first; the others by `{ op: 'section', label }`. */
  readonly sections: Readonly<Record<string, CardEffect>>
  /** A crew member, or a starting bounty, cargo or job. */
  readonly resource?: Resource
  /** The planet that a starting card names (OR-SETUP-25). */
  readonly startsOn?: Planet
}

export interface Contact extends Printed {
  readonly rank: Rank
  /** Its databank card (OR-ECON-01). */
  readonly number: number
  readonly faction?: Faction
  readonly isDroid?: true
  /** Who it is: a character, a contact, a crew member and a bounty with the same one are the same person. */
  readonly person: string
}

/** A goal: what has to be true, or how many goal tokens it takes (OR-GOAL-03, OR-GOAL-07). */
export interface Goal {
  /** Met as soon as it holds when things are settled. */
  readonly when?: CardWhen
  /** Met with so many goal tokens. */
  readonly tokens?: number
  /** Abilities that the card has until the goal is met; those that count put a goal token on it. */
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
  /** Reputation at the start; `choose` where the player names a faction (Lando). */
  readonly reputation: readonly { readonly faction: Faction | 'choose'; readonly by: 1 | -1 }[]
  readonly ability: Ability
  readonly goal: Goal
  /** The ability on the other side (OR-GOAL-06); the ability of the first side is kept. */
  readonly flipped: readonly Ability[]
}

/** A slot takes one card of any of its types (OR-SLOT-02, OR-SLOT-05); two of a kind stand for "×2". */
export type Slot = readonly ResourceType[]

export interface Ship extends Printed {
  readonly cost: number
  readonly hyperdrive: number
  readonly combat: number
  readonly hull: number
  readonly slots: readonly Slot[]
  /** Starting ships have none (OR-SHIP-11). */
  readonly goal?: Goal
  readonly flipped?: { readonly slots: readonly Slot[]; readonly abilities: readonly Ability[] }
}

/** An AI card, read from top to bottom (OR-AIFLOW-02). */
export interface AiCard extends Printed {
  /** Of a deck with a back of its own, where a box brings one; the others look alike. */
  readonly deck?: string
  /** The first line that applies, as `{ op: 'first' }`. */
  readonly planning: CardEffect
  /** All that apply, as `{ op: 'each' }`. */
  readonly action: CardEffect
  readonly encounter: CardEffect
}
