import type { Faction, MarketDeck, Skill } from '../../../outer-rim/content/names.ts'
import type {
  CardEffect,
  CardFilter,
  RimCondition,
  RimOperation,
} from '../../../outer-rim/rules/effects/vocabulary.ts'

/** The operations and conditions that the expansion adds to the card language, with their parameters. */

declare module '../../../outer-rim/rules/effects/vocabulary.ts' {
  interface Operations extends AddedOperations {}
  interface Conditions extends AddedConditions {}
}

export interface AddedOperations {
  /** Turn this card so that its other resource is showing (UB-ROT-06, UB-ROT-07). */
  readonly rotateThis: RimOperation<object>
  /** Move directly to the Core Worlds space at the other end of the map (UB-COR-13, UB-COR-15). */
  readonly crossTheCore: RimOperation<object>
  /**
   * Gain the resource on this card. The player cannot decline it and makes room for it (UB-CLR-01 to -04, UB-CLR-18).
   */
  readonly mustGainThis: RimOperation<object>
  /** Name one of these costs, search the ship deck for a card of that cost, and buy it if you like (UB-FACT-40). */
  readonly buyShipOfCost: RimOperation<{ readonly costs: readonly number[] }>
  /** Move a patrol up to `spaces` spaces toward you (UB-FACT-52). */
  readonly movePatrolTowardYou: RimOperation<{ readonly faction: Faction; readonly spaces: number }>

  /**
   * Both players of a confrontational job test a skill, and the card says what each combination does (UB-OJB-02 to
   * -05). `opponent` is the other player here, `partner` the other player of a team job: `{ op: 'happensTo', who:
   * 'partner', do }`.
   */
  readonly confront: RimOperation<{
    readonly skill: Skill
    readonly onlyYouPass: CardEffect
    readonly bothPass?: CardEffect
    readonly bothFail?: CardEffect
    readonly onlyOpponentPasses?: CardEffect
  }>
  /** Take credits from the opponent of a confrontational job, or all that the opponent has. */
  readonly takeCredits: RimOperation<{ readonly amount: number }>
  /** Take one of the opponent's cards that match. */
  readonly takeFromOpponent: RimOperation<{ readonly cards: CardFilter }>

  /** Recover all damage. Then do more if character and ship had `atLeast` damage together (Black Krrsantan). */
  readonly recoverFor: RimOperation<{ readonly atLeast: number; readonly then: CardEffect }>

  /** Put a goal token on one of your matching cards (Hondo Ohnaka, UB-CLR-13). */
  readonly tokenOnCard: RimOperation<{ readonly cards: CardFilter }>

  /** In a fight for a bounty, you cannot eliminate its contact (Electro Baton, UB-FACT-36). */
  readonly cannotEliminate: RimOperation<object>

  /** Complete the goal that this effect is printed on (UB-AMB-35). */
  readonly completeGoal: RimOperation<object>
  /** Complete your final goal and win the game, if you have the fame and all other goals (UB-AMB-27, UB-AMB-37). */
  readonly winTheGame: RimOperation<object>

  /** Only on AI cards: move toward a bounty target, encounter one (UB-AIB-07), discard for credits (UB-AIX-08). */
  readonly aiPursue: RimOperation<object>
  readonly aiHunt: RimOperation<object>
  readonly aiDiscardTop: RimOperation<{ readonly deck: MarketDeck; readonly credits: number }>
}

export interface AddedConditions {
  /** The opponent in the combat that you just won rolled this many dice or more (Cad Bane). */
  readonly opponentRolled: RimCondition<{ readonly atLeast: number }>
  /** You have this much health left (UB-CLR-12). */
  readonly remainingHealth: RimCondition<{ readonly atLeast: number }>
  /** A patrol of the faction of at least this level is in your space. */
  readonly patrolOfLevelHere: RimCondition<{ readonly faction: Faction; readonly atLeast: number }>
  /** The patrol that is met or was just beaten is of this faction and at least this level. */
  readonly patrolWas: RimCondition<{ readonly faction: Faction; readonly atLeast?: number }>
  /** You fight this combat for a bounty of your own (UB-FACT-36). */
  readonly overBounty: RimCondition<object>
  /**
   * Your space has a crew member or contact of the faction, or another player who has positive reputation with it or
   * negative reputation with `orHostileTo` (UB-FACT-52).
   */
  readonly friendOfFactionHere: RimCondition<{ readonly faction: Faction; readonly orHostileTo?: Faction }>
  /** At least this many goal tokens lie on your cards (Hondo Ohnaka). */
  readonly tokensOnCards: RimCondition<{ readonly atLeast: number }>
  /** You are on a Core Worlds space. */
  readonly onCoreWorlds: RimCondition<object>
}
