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
   * What gives seats abilities besides characters, ships and cards: usually nothing. Their "Planning", "Action" and
   * "Encounter" abilities, bonuses, slots and permissions count like those of cards.
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

  /** Whether a cargo or a captive can be delivered where a seat is, so that the cargo cannot be bought there (OR-CARGO-04). */
  isAtDestination: replacementPoint<(t: Rim, seat: Seat, card: number) => boolean>(isAtDestination),
  /** What becomes of a cargo card after its reward: usually it is discarded (OR-DELIV-03). */
  deliveredCargo: replacementPoint<(t: Rim, seat: Seat, card: number) => void>(discardDelivered),
  /** The same of a bounty and of the captive on it: usually both leave the game (OR-DELIV-09). */
  deliveredCaptive: replacementPoint<(t: Rim, seat: Seat, bounty: number) => void>(removeDelivered),
  /** A cargo or a captive was delivered, reward and all. */
  delivered: triggerPoint<[t: Rim, seat: Seat, card: number]>(),

  /** How many cards may be discarded in step 1 of the market action, one by one, all from the same deck (OR-MKT-02). */
  marketDiscards: numberPoint(1),
  /** Further reasons why a card cannot be bought where a seat is, whatever is paid; the AI player goes by them too. */
  purchaseRefusals: listPoint<(t: Rim, seat: Seat, card: number) => Refusal | null>([]),
  /** What a seat should know of a card before it buys or takes it, though it may: a reason that there are words for. */
  purchaseNotes: listPoint<(t: Rim, seat: Seat, card: number) => string | null>([]),
  /**
   * A market deck has a new face-up card; the seat is the active one. What is called here runs after the patrols on
   * the card have moved (which they only do where a card was bought or gained).
   */
  marketTurnedUp: triggerPoint<[t: Rim, deck: number, card: number, cause: RevealCause, seat: Seat]>(),

  /**
   * The number under which the tables know the resource that a card shows: its own, which null stands for. Another
   * side of a card has a number of its own in the tables. Cost, traits, type, destination and abilities are the shown
   * resource's; whatever depends on it is worked out anew where `cardTurned` tells that the number has changed.
   */
  resourceShown: replacementPoint<((t: Rim, card: number) => number) | null>(null),
  /** The same for the slot that a held card fills: usually it is of the type that it shows. */
  resourceInSlot: replacementPoint<((t: Rim, card: number) => number) | null>(null),
  /** Whether any card may be another one by these two now: where none is, it is not asked card by card. */
  isAnyCardReplaced: replacementPoint<(t: Rim) => boolean>(() => true),

  /** What can change hands in a deal: usually credits and cards. */
  tradeClauses: listPoint<TradeClause>(usualClauses),
  /** Whether two seats may hand each other credits now (OR-TRADE-10). */
  mayExchange: replacementPoint<(t: Rim, seat: Seat, other: Seat) => boolean>(mayExchangeCredits),
  /** Whether one seat may propose a deal to another now (OR-TRADE-01, OR-TRADE-02). */
  mayTrade: replacementPoint<(t: Rim, from: Seat, to: Seat) => boolean>(mayTrade),
  /** Why the table must not look like that after a deal; what does not fit is no reason: it is discarded (OR-GAP-65). */
  tradeRefusals: listPoint<(t: Rim, offer: Offer) => Refusal | null>([]),
  /** Whether a deal is the active player's trade action, which is with one other player (OR-GAP-58): usually each is. */
  isTradeAction: replacementPoint<(t: Rim, offer: Offer) => boolean>(isTradeAction),
  /** A deal was carried out. */
  traded: triggerPoint<[t: Rim, offer: Offer]>(),
  /** What seats may do at any time besides giving credits and dealing; and how often a seat may do such things in a turn. */
  standingMoves: listPoint<StandingMove<Rim>>([]),
  movesATurn: numberPoint(MOVES_A_TURN),

  /** Whether a seat may decline a resource that it gains (OR-RES-04): where not, it makes room if it can. */
  mayDecline: replacementPoint<(t: Rim, seat: Seat, card: number) => boolean>(mayDecline),
  /** A resource has come to a seat, from another seat or from elsewhere (NONE). */
  resourceGained: triggerPoint<[t: Rim, seat: Seat, card: number, from: Seat]>(),
  /** A seat has a resource no longer: it went back where it came from, out of the game, or to another seat. */
  resourceLost: triggerPoint<[t: Rim, seat: Seat, card: number, to: 'discarded' | 'removed' | 'passedOn']>(),
}
