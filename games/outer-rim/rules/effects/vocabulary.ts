import type {
  Amount,
  Condition,
  ConditionNode,
  Effect,
  EffectContext,
  Measure,
  Operation,
  Refusal,
} from '@kantyna/kernel'
import type {
  CombatKind,
  Face,
  Faction,
  MarketDeck,
  Planet,
  ResourceType,
  Skill,
  Standing,
  Trait,
} from '../../content/names.ts'
import type { PublicRimWithContacts, Rim } from '../rim.ts'

/**
 * The words that cards can use, with their arguments. operations/ and conditions/ have a module for each word: what it does,
 * when it is allowed, its text and its hint for bots.
 */

/** The player whom an effect affects, and the card with the effect. */
export interface RimContext extends EffectContext {
  readonly seat: number
}

export type RimOperation<Args extends object> = Operation<Rim, RimContext, Args>

/** Conditions and measures read what every player sees, so drawings can ask for them too. */
export interface RimCondition<Args extends object> extends Condition<Rim, RimContext, Args> {
  readonly legal: (t: PublicRimWithContacts, args: Args, context: RimContext) => Refusal | null
  readonly refuse?: (t: PublicRimWithContacts, args: Args, context: RimContext) => Refusal
}
export interface RimMeasure<Args extends object> extends Measure<Rim, RimContext, Args> {
  readonly of: (t: PublicRimWithContacts, args: Args, context: RimContext) => number
}

/**
 * A faction by name, the faction of the player's planet (OR-MAP-08) or of the nearest patrol, or one that the player
 * chooses.
 */
export type FactionRef = Faction | 'planet' | 'nearestPatrol' | 'choose'
export type Damaged = 'character' | 'ship'

/** Fits some of a player's own cards. Each field narrows the choice. */
export interface CardFilter {
  readonly types?: readonly ResourceType[]
  readonly trait?: Trait
  readonly isDroid?: true
  readonly faction?: Faction
  readonly contact?: string
}

/** Fits some of the contacts on the map. */
export interface ContactFilter {
  /** On the player's planet, within a number of spaces, or anywhere. */
  readonly where: 'here' | 'anywhere' | { readonly within: number }
  readonly side: 'up' | 'down' | 'either'
}

/** Fits other players, by default those in the player's space. */
export interface PlayerFilter {
  readonly where?: 'here' | 'anywhere'
  /**
   * `most`: the most famous of all, including the player (OR-FAME-08); if tied, the active player picks (OR-TIE-01).
   */
  readonly fame?: 'more' | 'notLess' | 'most'
}

/** The effects of winning and losing a fight; they come before the damage (OR-CSTEP-14, OR-CSTEP-15). */
interface Branches {
  readonly win?: CardEffect
  readonly lose?: CardEffect
}

export interface BaseOperations {
  /** Gain credits. */
  readonly gainCredits: RimOperation<{ readonly amount: CardAmount }>
  /** Lose credits, or all if there are fewer. */
  readonly loseCredits: RimOperation<{ readonly amount: CardAmount }>
  /** Pay credits: the full amount or nothing. For costs. */
  readonly payCredits: RimOperation<{ readonly amount: number }>
  /** `isAdditional`: an addition to another gain of fame. */
  readonly gainFame: RimOperation<{ readonly amount: number; readonly isAdditional?: true }>
  readonly loseFame: RimOperation<{ readonly amount: number }>
  readonly gainReputation: RimOperation<{ readonly faction: FactionRef }>
  readonly loseReputation: RimOperation<{ readonly faction: FactionRef }>
  readonly setReputation: RimOperation<{ readonly faction: FactionRef; readonly to: Standing }>
  readonly suffer: RimOperation<{ readonly on: Damaged; readonly amount: number }>
  /** Remove damage from the character, the ship or both. */
  readonly recover: RimOperation<{ readonly on: Damaged | 'both'; readonly amount: number | 'all' }>

  /** A skill test (OR-TEST-01). With several skills, the player picks one before rolling. */
  readonly test: RimOperation<{
    readonly skill: Skill | readonly Skill[]
    readonly pass?: CardEffect
    readonly fail?: CardEffect
  }>
  /** A fight with an enemy that rolls a number of dice (OR-CMB-07). `enemy` is its name in the prose file. */
  readonly combat: RimOperation<
    { readonly kind: CombatKind; readonly value: number; readonly enemy?: string } & Branches
  >
  /** A fight with another player. If no kind is named, the space decides it (OR-CMB-05, OR-CMB-06). */
  readonly fightPlayer: RimOperation<{ readonly whom: PlayerFilter; readonly kind?: CombatKind } & Branches>
  /** Binds a player as a seat for the parts after it: `{ op: 'choosePlayer', …, as: 'chosen' }`. */
  readonly choosePlayer: RimOperation<{ readonly whom: PlayerFilter }>
  /** One die, with an effect for each face. */
  readonly roll: RimOperation<{ readonly by: Readonly<Partial<Record<Face, CardEffect>>> }>

  /** Gain the resource on this card: encounter or databank (OR-ECARD-07, OR-RES-02). */
  readonly gainThis: RimOperation<object>
  /** Gain the top card of a market deck for free (OR-CRED-03). */
  readonly gainTop: RimOperation<{ readonly deck: MarketDeck }>
  /** Buy the top card of one of these decks, by all rules of buying (OR-TIN-08), at a discount. */
  readonly buy: RimOperation<{ readonly decks: readonly MarketDeck[]; readonly discount?: number }>
  /** Discard the top card of one of these market decks; no patrol moves (OR-PMOVE-02). */
  readonly discardTop: RimOperation<{ readonly decks: readonly MarketDeck[] }>
  /** Discard a number of the player's own cards, by default one. */
  readonly discard: RimOperation<{ readonly cards: CardFilter; readonly count?: number }>
  readonly discardThis: RimOperation<object>
  readonly removeThis: RimOperation<object>
  /** Take a card from another player (IG-88). */
  readonly takeCard: RimOperation<{ readonly cards: CardFilter; readonly from: PlayerFilter }>
  /** "Used Ship for Sale": take a ship of the pool at a discount, with trade-in (OR-TIN-14). */
  readonly buyUsedShip: RimOperation<{ readonly choices: number; readonly discount: number }>
  /** A market action in addition to the one of the action phase (Doctor Aphra). */
  readonly marketAction: RimOperation<object>

  /** Look at a face-down contact in private (OR-CON-06). */
  readonly peek: RimOperation<{ readonly contact: ContactFilter }>
  readonly revealContact: RimOperation<{ readonly contact: ContactFilter }>
  readonly swapContacts: RimOperation<{ readonly one: ContactFilter; readonly other: ContactFilter }>
  /** The contact whose databank card is read joins the crew; the token is discarded (OR-GAP-30). */
  readonly hire: RimOperation<object>
  /** The token of the contact whose databank card is read goes from the map to the discarded ones. */
  readonly discardContact: RimOperation<object>

  /**
   * Move a patrol at most a number of spaces; the player chooses how far and where, and the faction unless it is named.
   */
  readonly movePatrol: RimOperation<{ readonly faction?: Faction; readonly spaces: number }>
  /** Move by an ability, outside the planning phase (OR-MAEL-01). */
  readonly move: RimOperation<{ readonly spaces: number }>
  /** Relocate without entering other spaces (OR-MOVE-10, OR-MOVE-11). */
  readonly moveDirectly: RimOperation<{ readonly to: Planet | 'anyPlanet' | 'adjacent' | 'nearestPatrol' }>
  /** OR-MAEL-04, OR-MAEL-05, OR-MAEL-06, OR-MAEL-07. */
  readonly extraTurn: RimOperation<object>
  /** Complete the job that is being resolved (OR-JOB-09). A job fails with `{ op: 'end', what: 'job' }`. */
  readonly completeJob: RimOperation<object>
  /** Illegal cargo that was held up is delivered anyway, or is lost: databank #1 (OR-DELIV-06). */
  readonly deliverHeldUp: RimOperation<object>
  readonly loseHeldUp: RimOperation<object>
  /** Put a goal token on this card (OR-GOAL-07). */
  readonly goalToken: RimOperation<object>
  /** Put a damage token on the player's planet, for a goal (Jyn Erso). */
  readonly markPlanet: RimOperation<object>

  /** These change the dice of the current combat, test or single die. */
  readonly extraDice: RimOperation<{ readonly amount: number }>
  readonly reroll: RimOperation<{ readonly upTo: number | 'any'; readonly faces?: readonly Face[] }>
  readonly changeDie: RimOperation<{ readonly from: readonly Face[]; readonly to: Face }>
  readonly cancelDie: RimOperation<{ readonly faces: readonly Face[] }>
  readonly addHits: RimOperation<{ readonly amount: number }>
  readonly preventDamage: RimOperation<{ readonly amount: number }>
  /** Have the skill for this test (OR-SKILL-04), or the tested one if none is named. */
  readonly haveSkill: RimOperation<{ readonly skill?: Skill }>
  /** Recover instead of being defeated; nothing of the defeat happens. */
  readonly escapeDefeat: RimOperation<{ readonly on: Damaged | 'both'; readonly amount: number | 'all' }>

  /** Operations that only AI cards use (appendix 3). */
  readonly aiMove: RimOperation<object>
  readonly aiRecover: RimOperation<{ readonly onlyIfDefeated?: true }>
  readonly aiDeliver: RimOperation<{ readonly illegal?: CardEffect }>
  /** Buy from a deck, or from the other one if the slots for the first are full. */
  readonly aiBuy: RimOperation<{ readonly deck: MarketDeck; readonly ifFull?: MarketDeck }>
  readonly aiFightPatrol: RimOperation<object>
  readonly aiCompleteJob: RimOperation<object>
  readonly aiGainCrew: RimOperation<object>
  readonly aiRevealContact: RimOperation<object>
  /** This card is shuffled back into the AI deck. */
  readonly aiReshuffle: RimOperation<object>
}

export interface BaseConditions {
  /** The reputation is one of these. The argument cannot be called `is`, which names the condition itself. */
  readonly reputation: RimCondition<{ readonly faction: FactionRef; readonly standings: readonly Standing[] }>
  readonly hasSkill: RimCondition<{ readonly skill: Skill }>
  readonly has: RimCondition<{ readonly cards: CardFilter; readonly atLeast: number }>
  /** Cards that fit and have at least this total worth (Bossk). */
  readonly hasWorth: RimCondition<{ readonly cards: CardFilter; readonly credits: number }>
  readonly shipCosts: RimCondition<{ readonly atLeast: number }>
  readonly hasCredits: RimCondition<{ readonly atLeast: number }>
  readonly onPlanet: RimCondition<{ readonly planet?: Planet; readonly faction?: Faction }>
  readonly atNavpoint: RimCondition<object>
  readonly patrolHere: RimCondition<{ readonly faction?: Faction }>
  readonly playerHere: RimCondition<PlayerFilter>
  readonly contactHere: RimCondition<{ readonly side: 'up' | 'down' | 'either' }>
  readonly damaged: RimCondition<{ readonly on: Damaged | 'either'; readonly atLeast: number }>
  readonly isDefeated: RimCondition<object>
  readonly mostFamous: RimCondition<object>
  /** The player's damage tokens are on at least this many planets (Jyn Erso). */
  readonly planetsMarked: RimCondition<{ readonly atLeast: number; readonly faction: Faction }>
  /** The opponent of the current or just finished combat. */
  readonly combatAgainst: RimCondition<{ readonly what: 'patrol' | 'contact' | 'player' | 'enemy' }>
  /** The reward of the patrol that was just beaten (Proton Torpedoes); for the timing `patrolBeaten`. */
  readonly patrolBrought: RimCondition<{ readonly what: 'credits' | 'fame' }>
  readonly cargoWas: RimCondition<{ readonly trait: Trait }>
  readonly bountyWas: RimCondition<{ readonly captured: boolean }>
}

export interface BaseMeasures {
  /** For each of the player's cards that fit. */
  readonly card: RimMeasure<{ readonly cards: CardFilter }>
}

/**
 * All words, also those of expansions, which extend these interfaces (`declare module`), so that the compiler checks
 * the cards of expansions like those of this box. Their definitions are added when a game is built (`CardVocabulary`).
 */
export interface Operations extends BaseOperations {}
export interface Conditions extends BaseConditions {}
export interface Measures extends BaseMeasures {}

export type CardEffect = Effect<Operations, Conditions>
export type CardWhen = ConditionNode<Conditions>
export type CardAmount = Amount<CardWhen, Measures>
