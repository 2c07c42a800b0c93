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
import { nearestEmptySpaces } from '../contacts/contacts.ts'
import { discardDelivered, isAtDestination, removeDelivered } from '../jobs/delivery.ts'
import { stopsByReputation } from '../map/movement.ts'
import type { RevealCause } from '../market/decks.ts'
import { mayDecline } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'
import {
  isTradeAction,
  MOVES_A_TURN,
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

  /** Whether the patrol of a faction ends a player's move: usually without positive reputation (OR-MOVE-05). */
  stopsMove: replacementPoint<(t: Rim, seat: Seat, faction: number) => boolean>(stopsByReputation),
  /** Ways besides the routes, from a space, for a player's move alone: they count in no distance. Usually none. */
  addedWays: listPoint<(t: Rim, seat: Seat, from: number) => readonly number[]>([]),
  /** The spaces that a token goes to which is put back on the map near a space (OR-CREW-04, OR-BNTY-04, OR-BNTY-17). */
  nearestEmptySpaces: replacementPoint<(t: Rim, from: number) => readonly number[]>(nearestEmptySpaces),

  /** Ids of the spaces that no patrol enters by moving: usually none. */
  closedToPatrols: listPoint<string>([]),

  /** Whether a seat is at the destination of a cargo or a captive; the cargo cannot be bought there (OR-CARGO-04). */
  isAtDestination: replacementPoint<(t: Rim, seat: Seat, card: number) => boolean>(isAtDestination),
  /** Called after the reward of a cargo card: usually discards it (OR-DELIV-03). */
  deliveredCargo: replacementPoint<(t: Rim, seat: Seat, card: number) => void>(discardDelivered),
  /** The same of a bounty and of the captive on it: usually both leave the game (OR-DELIV-09). */
  deliveredCaptive: replacementPoint<(t: Rim, seat: Seat, bounty: number) => void>(removeDelivered),
  /** A cargo or a captive was delivered, reward and all. */
  delivered: triggerPoint<[t: Rim, seat: Seat, card: number]>(),

  /** How many cards may be discarded in step 1 of the market action, one by one, all from the same deck (OR-MKT-02). */
  marketDiscards: numberPoint(1),
  /** Further reasons why a card cannot be bought where a seat is, whatever is paid; the AI player goes by them too. */
  purchaseRefusals: listPoint<(t: Rim, seat: Seat, card: number) => Refusal | null>([]),
  /** Warnings about a card before a seat buys or takes it: a reason that has words. */
  purchaseNotes: listPoint<(t: Rim, seat: Seat, card: number) => string | null>([]),
  /**
   * A market deck has a new face-up card; the seat is the active one. Routines that are called here run after the patrols
   * on the card have moved (which they only do if a card was bought or gained).
   */
  marketTurnedUp: triggerPoint<[t: Rim, deck: number, card: number, cause: RevealCause, seat: Seat]>(),

  /**
   * The number in the tables of the resource that a card shows; null means that every card shows its own. The other side of
   * a card has a number of its own in the tables. Cost, traits, type, destination and abilities are those of the shown
   * resource. After a change `cardTurned` must be called, so that cached values are computed again.
   */
  resourceShown: replacementPoint<((t: Rim, card: number) => number) | null>(null),
  /** The same for the slot that a held card fills: usually a slot of the type that it shows. */
  resourceInSlot: replacementPoint<((t: Rim, card: number) => number) | null>(null),
  /** Whether any card may be replaced by these two now. If not, single cards are not checked. */
  isAnyCardReplaced: replacementPoint<(t: Rim) => boolean>(() => true),

  /** What can change hands in a deal: usually credits and cards. */
  tradeClauses: listPoint<TradeClause>(usualClauses),
  /** Whether two seats may hand each other credits now (OR-TRADE-10). */
  mayExchange: replacementPoint<(t: Rim, seat: Seat, other: Seat) => boolean>(mayExchangeCredits),
  /** Whether one seat may propose a deal to another now (OR-TRADE-01, OR-TRADE-02). */
  mayTrade: replacementPoint<(t: Rim, from: Seat, to: Seat) => boolean>(mayTrade),
  /** Reasons against a deal. Cards without a slot are not one: they are discarded afterwards (OR-GAP-65). */
  tradeRefusals: listPoint<(t: Rim, offer: Offer) => Refusal | null>([]),
  /** Whether a deal counts as the active player's trade action, with one other player (OR-GAP-58): usually each does. */
  isTradeAction: replacementPoint<(t: Rim, offer: Offer) => boolean>(isTradeAction),
  /** A deal was carried out. */
  traded: triggerPoint<[t: Rim, offer: Offer]>(),
  /** Standing moves in addition to giving credits and dealing. `movesATurn`: how many a seat may make in a turn. */
  standingMoves: listPoint<StandingMove<Rim>>([]),
  movesATurn: numberPoint(MOVES_A_TURN),

  /** Whether a seat may decline a resource that it gains (OR-RES-04). If not, it makes room if it can. */
  mayDecline: replacementPoint<(t: Rim, seat: Seat, card: number) => boolean>(mayDecline),
  /** A seat has a new resource, from another seat or from elsewhere (NONE). */
  resourceGained: triggerPoint<[t: Rim, seat: Seat, card: number, from: Seat]>(),
  /** A seat no longer has a resource: it was discarded, removed from the game, or given to another seat. */
  resourceLost: triggerPoint<[t: Rim, seat: Seat, card: number, to: 'discarded' | 'removed' | 'passedOn']>(),
}
