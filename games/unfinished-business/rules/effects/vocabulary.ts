import type { Faction, MarketDeck, Skill } from '../../../outer-rim/content/names.ts'
import type {
  CardEffect,
  CardFilter,
  RimCondition,
  RimOperation,
} from '../../../outer-rim/rules/effects/vocabulary.ts'

/** What cards of the expansion can say besides: the words of their language with what each takes. */

declare module '../../../outer-rim/rules/effects/vocabulary.ts' {
  interface Operations extends AddedOperations {}
  interface Conditions extends AddedConditions {}
}

export interface AddedOperations {
  /** Turn this card so that its other resource is showing (UB-ROT-06, UB-ROT-07). */
  readonly rotateThis: RimOperation<object>
  /** Move directly to the Core Worlds space at the other end of the map (UB-COR-13, UB-COR-15). */
  readonly crossTheCore: RimOperation<object>
  /** Gain the resource on this card: it cannot be declined, and room is made for it (UB-CLR-01 to -04, UB-CLR-18). */
  readonly mustGainThis: RimOperation<object>
  /** Name one of these costs, look through the ship deck for a card of that cost, and buy it if you like (UB-FACT-40). */
  readonly buyShipOfCost: RimOperation<{ readonly costs: readonly number[] }>
  /** Move a patrol up to so many spaces toward you (UB-FACT-52). */
  readonly movePatrolTowardYou: RimOperation<{ readonly faction: Faction; readonly spaces: number }>

  /**
   * Both players of a confrontational job test a skill, and the card says what each combination does (UB-OJB-02 to -05).
   * `opponent` is the other player, `partner` that of a team job: `{ op: 'happensTo', who: 'partner', do }`.
   */
  readonly confront: RimOperation<{
    readonly skill: Skill
    readonly onlyYouPass: CardEffect
    readonly bothPass?: CardEffect
    readonly bothFail?: CardEffect
    readonly onlyOpponentPasses?: CardEffect
  }>
  /** Take credits from the opponent of a confrontational job, or all where there are fewer. */
  readonly takeCredits: RimOperation<{ readonly amount: number }>
  /** Take one of the opponent's cards that fit. */
  readonly takeFromOpponent: RimOperation<{ readonly cards: CardFilter }>

  /** Recover all damage, and do something more if it was so much on character and ship together (Black Krrsantan). */
  readonly recoverFor: RimOperation<{ readonly atLeast: number; readonly then: CardEffect }>

  /** A goal token on one of one's cards that fit (Hondo Ohnaka, UB-CLR-13). */
  readonly tokenOnCard: RimOperation<{ readonly cards: CardFilter }>

  /** The contact of the bounty that is fought for cannot be eliminated (Electro Baton, UB-FACT-36). */
  readonly cannotEliminate: RimOperation<object>

  /** The goal of the ambition sheet that this stands in is completed (UB-AMB-35). */
  readonly completeGoal: RimOperation<object>
  /** One's final goal is completed and the game won, where one has the fame and all other goals (UB-AMB-27, UB-AMB-37). */
  readonly winTheGame: RimOperation<object>

  /** What only AI cards say: move toward a bounty target, encounter one (UB-AIB-07), discard for credits (UB-AIX-08). */
  readonly aiPursue: RimOperation<object>
  readonly aiHunt: RimOperation<object>
  readonly aiDiscardTop: RimOperation<{ readonly deck: MarketDeck; readonly credits: number }>
}

export interface AddedConditions {
  /** The opponent of the combat that was just won rolled so many dice (Cad Bane). */
  readonly opponentRolled: RimCondition<{ readonly atLeast: number }>
  /** Health that is left (UB-CLR-12). */
  readonly remainingHealth: RimCondition<{ readonly atLeast: number }>
  /** A patrol of a faction of at least this level is in one's space. */
  readonly patrolOfLevelHere: RimCondition<{ readonly faction: Faction; readonly atLeast: number }>
  /** The patrol that is met, or was just beaten: its faction, and its level at least. */
  readonly patrolWas: RimCondition<{ readonly faction: Faction; readonly atLeast?: number }>
  /** The combat is fought for a bounty of one's own (UB-FACT-36). */
  readonly overBounty: RimCondition<object>
  /** In one's space: a crew member or a contact of the faction, or a player with positive reputation with it (UB-FACT-52). */
  readonly friendOfFactionHere: RimCondition<{ readonly faction: Faction; readonly orHostileTo?: Faction }>
  /** So many goal tokens lie on one's cards (Hondo Ohnaka). */
  readonly tokensOnCards: RimCondition<{ readonly atLeast: number }>
  /** On either Core Worlds space. */
  readonly onCoreWorlds: RimCondition<object>
}
