import type {
  Amount,
  Condition,
  ConditionNode,
  Effect,
  EffectContext,
  Measure,
  Operation,
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
import type { Rim } from '../rim.ts'

/**
 * What cards can say: the words of their language with what each takes. What each does, is allowed, says and is worth
 * stands in operations/ and conditions/, one module a word.
 */

/** The player an effect happens to, and the card that it is on. */
export interface RimContext extends EffectContext {
  readonly seat: number
}

export type RimOperation<Args extends object> = Operation<Rim, RimContext, Args>
export type RimCondition<Args extends object> = Condition<Rim, RimContext, Args>
export type RimMeasure<Args extends object> = Measure<Rim, RimContext, Args>

/** A faction by name, that of the planet one is on (OR-MAP-08), of the nearest patrol, or one that the player chooses. */
export type FactionRef = Faction | 'planet' | 'nearestPatrol' | 'choose'
export type Damaged = 'character' | 'ship'

/** Which of one's own cards are meant. Every word narrows. */
export interface CardFilter {
  readonly types?: readonly ResourceType[]
  readonly trait?: Trait
  readonly isDroid?: true
  readonly faction?: Faction
  readonly contact?: string
}

/** Which contacts on the map are meant. */
export interface ContactFilter {
  /** On one's own planet, within so many spaces, or anywhere. */
  readonly where: 'here' | 'anywhere' | { readonly within: number }
  readonly side: 'up' | 'down' | 'either'
}

/** Which other players are meant: in one's own space where nothing else is said. */
export interface PlayerFilter {
  readonly where?: 'here' | 'anywhere'
  /** `most`: the most famous of all, oneself among them (OR-FAME-08); then the active player picks (OR-TIE-01). */
  readonly fame?: 'more' | 'notLess' | 'most'
}

/** A fight: what winning and losing bring comes before the damage (OR-CSTEP-14, OR-CSTEP-15). */
interface Branches {
  readonly win?: CardEffect
  readonly lose?: CardEffect
}

export interface BaseOperations {
  /** Gain credits. */
  readonly gainCredits: RimOperation<{ readonly amount: CardAmount }>
  /** Lose credits, or all where there are fewer. */
  readonly loseCredits: RimOperation<{ readonly amount: CardAmount }>
  /** Pay credits: all of it or nothing. For costs. */
  readonly payCredits: RimOperation<{ readonly amount: number }>
  /** Additional fame comes besides another gain of it. */
  readonly gainFame: RimOperation<{ readonly amount: number; readonly isAdditional?: true }>
  readonly loseFame: RimOperation<{ readonly amount: number }>
  readonly gainReputation: RimOperation<{ readonly faction: FactionRef }>
  readonly loseReputation: RimOperation<{ readonly faction: FactionRef }>
  readonly setReputation: RimOperation<{ readonly faction: FactionRef; readonly to: Standing }>
  readonly suffer: RimOperation<{ readonly on: Damaged; readonly amount: number }>
  /** Remove damage; `on` names one, or both. */
  readonly recover: RimOperation<{ readonly on: Damaged | 'both'; readonly amount: number | 'all' }>

  /** A skill test (OR-TEST-01). Of several skills the player picks one before rolling. */
  readonly test: RimOperation<{
    readonly skill: Skill | readonly Skill[]
    readonly pass?: CardEffect
    readonly fail?: CardEffect
  }>
  /** A fight with an enemy that rolls so many dice (OR-CMB-07). `enemy` names it in the prose file. */
  readonly combat: RimOperation<
    { readonly kind: CombatKind; readonly value: number; readonly enemy?: string } & Branches
  >
  /** A fight with another player: of the kind that the space decides, unless one is named (OR-CMB-05, OR-CMB-06). */
  readonly fightPlayer: RimOperation<{ readonly whom: PlayerFilter; readonly kind?: CombatKind } & Branches>
  /** Names a player for the parts after it, as a bound seat: `{ op: 'choosePlayer', …, as: 'chosen' }`. */
  readonly choosePlayer: RimOperation<{ readonly whom: PlayerFilter }>
  /** One die, with what each face brings. */
  readonly roll: RimOperation<{ readonly by: Readonly<Partial<Record<Face, CardEffect>>> }>

  /** Gain the resource on this card: encounter or databank (OR-ECARD-07, OR-RES-02). */
  readonly gainThis: RimOperation<object>
  /** Gain the top card of a market deck for free (OR-CRED-03). */
  readonly gainTop: RimOperation<{ readonly deck: MarketDeck }>
  /** Buy the top card of one of these decks, by all rules of buying (OR-TIN-08), at a discount. */
  readonly buy: RimOperation<{ readonly decks: readonly MarketDeck[]; readonly discount?: number }>
  /** Discard the top card of one of these market decks; no patrol moves (OR-PMOVE-02). */
  readonly discardTop: RimOperation<{ readonly decks: readonly MarketDeck[] }>
  /** Discard so many of one's own cards; one where nothing is said. */
  readonly discard: RimOperation<{ readonly cards: CardFilter; readonly count?: number }>
  readonly discardThis: RimOperation<object>
  readonly removeThis: RimOperation<object>
  /** Take a card from another player (IG-88). */
  readonly takeCard: RimOperation<{ readonly cards: CardFilter; readonly from: PlayerFilter }>
  /** "Used Ship for Sale": take a ship of the pool at a discount, with trade-in (OR-TIN-14). */
  readonly buyUsedShip: RimOperation<{ readonly choices: number; readonly discount: number }>
  /** A market action besides the one of the action phase (Doctor Aphra). */
  readonly marketAction: RimOperation<object>

  /** Look at a face-down contact in private (OR-CON-06). */
  readonly peek: RimOperation<{ readonly contact: ContactFilter }>
  readonly revealContact: RimOperation<{ readonly contact: ContactFilter }>
  readonly swapContacts: RimOperation<{ readonly one: ContactFilter; readonly other: ContactFilter }>
  /** The contact whose databank card is read joins the crew; the token is discarded (OR-GAP-30). */
  readonly hire: RimOperation<object>
  /** The token of the contact whose databank card is read leaves the map for the discarded ones. */
  readonly discardContact: RimOperation<object>

  /** Move a patrol up to so many spaces, as the player likes; of any faction where none is named. */
  readonly movePatrol: RimOperation<{ readonly faction?: Faction; readonly spaces: number }>
  /** Move by an ability, outside the planning phase (OR-MAEL-01). */
  readonly move: RimOperation<{ readonly spaces: number }>
  /** Relocate, passing no space (OR-MOVE-10, OR-MOVE-11). */
  readonly moveDirectly: RimOperation<{ readonly to: Planet | 'anyPlanet' | 'adjacent' | 'nearestPatrol' }>
  /** OR-MAEL-04, OR-MAEL-05, OR-MAEL-06, OR-MAEL-07. */
  readonly extraTurn: RimOperation<object>
  /** The job that is being resolved is completed (OR-JOB-09). It fails by `{ op: 'end', what: 'job' }`. */
  readonly completeJob: RimOperation<object>
  /** Illegal cargo that was held up is delivered after all, or is lost: databank #1 (OR-DELIV-06). */
  readonly deliverHeldUp: RimOperation<object>
  readonly loseHeldUp: RimOperation<object>
  /** A goal token on this card (OR-GOAL-07). */
  readonly goalToken: RimOperation<object>
  /** A damage token on one's planet, for a goal (Jyn Erso). */
  readonly markPlanet: RimOperation<object>

  /** Inside a combat, a test or the roll of one die: changes of the dice. */
  readonly extraDice: RimOperation<{ readonly amount: number }>
  readonly reroll: RimOperation<{ readonly upTo: number | 'any'; readonly faces?: readonly Face[] }>
  readonly changeDie: RimOperation<{ readonly from: readonly Face[]; readonly to: Face }>
  readonly cancelDie: RimOperation<{ readonly faces: readonly Face[] }>
  readonly addHits: RimOperation<{ readonly amount: number }>
  readonly preventDamage: RimOperation<{ readonly amount: number }>
  /** The skill for this test (OR-SKILL-04); any one where none is named. */
  readonly haveSkill: RimOperation<{ readonly skill?: Skill }>
  /** Instead of being defeated: recover, and nothing else of the defeat happens. */
  readonly escapeDefeat: RimOperation<{ readonly on: Damaged | 'both'; readonly amount: number | 'all' }>

  /** What only AI cards say (appendix 3). */
  readonly aiMove: RimOperation<object>
  readonly aiRecover: RimOperation<{ readonly onlyIfDefeated?: true }>
  readonly aiDeliver: RimOperation<{ readonly illegal?: CardEffect }>
  /** Buy from a deck; from the other where its slots are full. */
  readonly aiBuy: RimOperation<{ readonly deck: MarketDeck; readonly ifFull?: MarketDeck }>
  readonly aiFightPatrol: RimOperation<object>
  readonly aiCompleteJob: RimOperation<object>
  readonly aiGainCrew: RimOperation<object>
  readonly aiRevealContact: RimOperation<object>
  /** This card is shuffled back into the AI deck. */
  readonly aiReshuffle: RimOperation<object>
}

export interface BaseConditions {
  /** The standing is one of these; the argument cannot be called `is`, which names the condition itself. */
  readonly reputation: RimCondition<{ readonly faction: FactionRef; readonly standings: readonly Standing[] }>
  readonly hasSkill: RimCondition<{ readonly skill: Skill }>
  readonly has: RimCondition<{ readonly cards: CardFilter; readonly atLeast: number }>
  /** Cards that fit, worth so much together (Bossk). */
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
  /** So many planets carry one's damage tokens (Jyn Erso). */
  readonly planetsMarked: RimCondition<{ readonly atLeast: number; readonly faction: Faction }>
  /** About the combat that is fought or was just won. */
  readonly combatAgainst: RimCondition<{ readonly what: 'patrol' | 'contact' | 'player' | 'enemy' }>
  /** The patrol that was just beaten brought this (Proton Torpedoes); for the moment `patrolBeaten`. */
  readonly patrolBrought: RimCondition<{ readonly what: 'credits' | 'fame' }>
  readonly cargoWas: RimCondition<{ readonly trait: Trait }>
  readonly bountyWas: RimCondition<{ readonly captured: boolean }>
}

export interface BaseMeasures {
  /** For each of one's cards that fit. */
  readonly card: RimMeasure<{ readonly cards: CardFilter }>
}

/**
 * With the words of expansions: their folders add to these interfaces (`declare module`), so that their cards are checked
 * like those of this box. What the words do is handed to the language when a game is built (`CardVocabulary`).
 */
export interface Operations extends BaseOperations {}
export interface Conditions extends BaseConditions {}
export interface Measures extends BaseMeasures {}

export type CardEffect = Effect<Operations, Conditions>
export type CardWhen = ConditionNode<Conditions>
export type CardAmount = Amount<CardWhen, Measures>
