import type { Amount, Condition, ConditionNode, Effect, EffectContext, Operation } from '@kantyna/kernel'
import type {
  Area,
  Cause,
  Colour,
  Form,
  Good,
  MissionType,
  PlanetKind,
  Resource,
  Track,
} from '../../content/names.ts'
import type { Goods } from '../../content/types.ts'
import type { Galaxy } from '../galaxy.ts'

/** The seat that an effect is for, the card or token that it is printed on (sources.ts), and its cause. */
export interface GalaxyContext extends EffectContext {
  readonly from: Cause
}

/** One thing that cards, tiles, tokens and planets do: a module in operations/. */
export type GalaxyOperation<Args extends object> = Operation<Galaxy, GalaxyContext, Args>
/** One thing that missions and decrees require: a module in conditions/. */
export type GalaxyCondition<Args extends object> = Condition<Galaxy, GalaxyContext, Args>

/** gain: goods or points. */
export interface GainArgs {
  readonly what: Good | 'points'
  readonly amount: Amount
}
/** gainAny: a number of resources of any type (GC-SYM-09), chosen in one answer. */
export interface GainAnyArgs {
  readonly amount: number
}
/** spend: a cost of an effect; `any` is a resource of any type. */
export interface SpendArgs {
  readonly what: Resource | 'credits' | 'any'
  readonly amount: number
}
/**
 * advance: on one of these tracks, chosen once (GC-SYM-10), one space at a time (GC-ORG-05). Military and trade cost
 * the same as the secondary action, less a discount, unless they are free (GC-ORG-35).
 */
export interface AdvanceArgs {
  readonly on: readonly Track[]
  readonly by: number
  readonly isFree?: true
  readonly discount?: Goods
}
/** move: one ship, at most this many spaces, without energy (GC-SYM-06). moveToTunnel has no arguments (GC-SYM-13). */
export interface MoveArgs {
  readonly spaces: number
}
/** mobilise: this number of crew members (GC-SYM-12). */
export interface MobiliseArgs {
  readonly crew: number
}
/** placeOutpost: on the orbited planet at the normal cost, or on any action planet with a free slot (TC309). */
export interface PlaceOutpostArgs {
  readonly where: 'orbit' | 'anyActionPlanet'
}
/** raise: a temporary level (GC-SYM-11). */
export interface RaiseArgs {
  readonly track: 'military' | 'trade'
  readonly by: number
}
/** perform: an action without a worker (GC-ORG-39); for `any` the player chooses the action. */
export interface PerformArgs {
  readonly action: Area | 'any'
  readonly form: Form
}
/** completeMission: a mission of the log, ignoring its cost or its requirement (TC310). */
export interface CompleteMissionArgs {
  readonly ignores: readonly ('cost' | 'requirement')[]
}
/** atLevel: GC-LVL-03. */
export interface AtLevelArgs {
  readonly track: Track
  readonly level: number
}
/**
 * hasOutposts: on this many planets that share a colour, differ in colour, have one of these colours, or are of one
 * kind.
 */
export interface HasOutpostsArgs {
  readonly on: number
  readonly colours?: 'same' | 'different' | readonly Colour[]
  readonly kind?: PlanetKind
}
/** hasPirates, hasMarked: at least this many. hasCompleted: missions of a type. */
export interface AtLeastArgs {
  readonly atLeast: number
}
export interface HasCompletedArgs {
  readonly type: MissionType
  readonly atLeast: number
}

/** Everything that cards, tiles, tokens, planets and tracks do. */
export interface Operations {
  readonly gain: GalaxyOperation<GainArgs>
  readonly gainAny: GalaxyOperation<GainAnyArgs>
  readonly spend: GalaxyOperation<SpendArgs>
  readonly advance: GalaxyOperation<AdvanceArgs>
  readonly raise: GalaxyOperation<RaiseArgs>
  readonly move: GalaxyOperation<MoveArgs>
  readonly moveToTunnel: GalaxyOperation<object>
  readonly placeOutpost: GalaxyOperation<PlaceOutpostArgs>
  readonly mobilise: GalaxyOperation<MobiliseArgs>
  readonly mark: GalaxyOperation<object>
  readonly takeMission: GalaxyOperation<object>
  readonly completeMission: GalaxyOperation<CompleteMissionArgs>
  readonly perform: GalaxyOperation<PerformArgs>
  readonly collect: GalaxyOperation<object>
  /** Its amount is the number of planets activated (GC-PLN-12). */
  readonly activateMiningPlanets: GalaxyOperation<object>
  readonly useTokenAgain: GalaxyOperation<object>
  readonly doubleIncome: GalaxyOperation<object>
  readonly reuseMainSpaces: GalaxyOperation<object>
}

/** Everything that missions and decrees require. */
export interface Conditions {
  readonly atLevel: GalaxyCondition<AtLevelArgs>
  readonly hasOutposts: GalaxyCondition<HasOutpostsArgs>
  readonly hasPirates: GalaxyCondition<AtLeastArgs>
  readonly hasMarked: GalaxyCondition<AtLeastArgs>
  readonly hasCompleted: GalaxyCondition<HasCompletedArgs>
  /** One mission of each type; one of two types counts as one of them (GC-ORG-18). */
  readonly hasCompletedEachType: GalaxyCondition<object>
}

export type TreeEffect = Effect<Operations, Conditions>
export type TreeWhen = ConditionNode<Conditions>
