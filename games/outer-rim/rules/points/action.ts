import {
  listPoint,
  numberPoint,
  type Offer,
  type Refusal,
  replacementPoint,
  type Seat,
  type StandingMove,
  triggerPoint,
} from '@kantyna/kernel'
import type { AbilitySource } from '../abilities/ability-sources.ts'
import { discardDelivered, isAtDestination } from '../jobs/delivery.ts'
import type { RevealCause } from '../market/decks.ts'
import { mayDecline } from '../resources/gaining.ts'
import type { PublicRim, Rim } from '../rim.ts'
import {
  isTradeAction,
  mayExchangeCredits,
  mayTrade,
  type TradeClause,
  usualClauses,
} from '../trade/trade.ts'

export const actionPoints = {
  /**
   * Sources of abilities other than characters, ships and cards. Their "Planning", "Action" and "Encounter" abilities,
   * bonuses, slots and permissions count like those of cards.
   */
  abilitySources: listPoint<AbilitySource>([]),

  /** Whether a seat is at the destination of a cargo or a captive; the cargo cannot be bought there (OR-CARGO-04). */
  isAtDestination: replacementPoint<(t: PublicRim, seat: Seat, card: number) => boolean>(isAtDestination),
  /** Called after the reward of a cargo card: usually discards it (OR-DELIV-03). */
  deliveredCargo: replacementPoint<(t: Rim, seat: Seat, card: number) => void>(discardDelivered),

  /** How many cards may be discarded in step 1 of the market action, one by one, all from the same deck (OR-MKT-02). */
  marketDiscards: numberPoint(1),
  /** Warnings about a card before a seat buys or takes it. Each returns a reason that the game has words for. */
  purchaseNotes: listPoint<(t: PublicRim, seat: Seat, card: number) => string | null>([]),
  /**
   * Called when a market deck has a new face-up card, with the active seat. Routines that are called here run after the
   * patrols on the card have moved (which they only do if a card was bought or gained).
   */
  marketTurnedUp: triggerPoint<[t: Rim, deck: number, card: number, cause: RevealCause, seat: Seat]>(),

  /**
   * The number in the tables of the resource that a card shows; null means that every card shows its own. The other side of
   * a card has its own number in the tables. Cost, traits, type, destination and abilities are those of the shown
   * resource. After a change `cardTurned` must be called, so that cached values are computed again.
   */
  resourceShown: replacementPoint<((t: PublicRim, card: number) => number) | null>(null),
  /** The same for the slot that a held card fills: usually a slot of the type that it shows. */
  resourceInSlot: replacementPoint<((t: PublicRim, card: number) => number) | null>(null),
  /** Whether these two points may replace the resource of any card now. If not, single cards are not checked. */
  isAnyCardReplaced: replacementPoint<(t: PublicRim) => boolean>(() => true),

  /** What can change hands in a deal: usually credits and cards. */
  tradeClauses: listPoint<TradeClause>(usualClauses),
  /** Whether two seats may hand each other credits now (OR-TRADE-10). */
  mayExchange: replacementPoint<(t: PublicRim, seat: Seat, other: Seat) => boolean>(mayExchangeCredits),
  /** Whether one seat may propose a deal to another now (OR-TRADE-01, OR-TRADE-02). */
  mayTrade: replacementPoint<(t: PublicRim, from: Seat, to: Seat) => boolean>(mayTrade),
  /** Reasons to refuse a deal. A lack of slots is not a reason: the cards are discarded afterwards (OR-GAP-65). */
  tradeRefusals: listPoint<(t: PublicRim, offer: Offer) => Refusal | null>([]),
  /**
   * Whether a deal counts as the active player's trade action, with one other player (OR-GAP-58): usually every deal
   * does.
   */
  isTradeAction: replacementPoint<(t: Rim, offer: Offer) => boolean>(isTradeAction),
  /** Called when a deal was carried out. */
  traded: triggerPoint<[t: Rim, offer: Offer]>(),
  /** Standing moves in addition to giving credits and dealing. */
  standingMoves: listPoint<StandingMove<Rim>>([]),

  /** Whether a seat may decline a resource that it gains (OR-RES-04). If not, it makes room if it can. */
  mayDecline: replacementPoint<(t: Rim, seat: Seat, card: number) => boolean>(mayDecline),
  /** Called when a seat has a new resource, from another seat or from elsewhere (NONE). */
  resourceGained: triggerPoint<[t: Rim, seat: Seat, card: number, from: Seat]>(),
  /** Called when a seat no longer has a resource: it was discarded, removed from the game, or given to another seat. */
  resourceLost: triggerPoint<[t: Rim, seat: Seat, card: number, to: 'discarded' | 'removed' | 'passedOn']>(),
}
