import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  done,
  drawBelow,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { contactsAt, isFaceUp, turnUpContact } from '../../../outer-rim/rules/contacts/contacts.ts'
import { placeOption } from '../../../outer-rim/rules/effects/options.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { spaceOfSeat } from '../../../outer-rim/rules/map/map.ts'
import type { RevealCause } from '../../../outer-rim/rules/market/decks.ts'
import { contactOn } from '../../../outer-rim/rules/reads.ts'
import { heldOfType } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { contactOf, marketCard, tablesOf } from '../../../outer-rim/rules/tables.ts'
import type { AddedMarketCard } from '../../content/card.ts'
import { isHunter } from '../ai/hunters.ts'

/**
 * Reveal-contact symbols of market cards (UB-REV-01, UB-REV-02, UB-REV-03, UB-REV-04, UB-REV-05, UB-REV-06,
 * UB-REV-07, UB-REV-08, UB-REV-09, UB-REV-10, UB-REV-11, UB-REV-12, UB-REV-13, UB-REV-14, UB-REV-15, UB-REV-16).
 */

interface RevealFrame extends SeatFrame {
  readonly routine: 'revealBySymbol'
  /** The market card with the symbol. */
  readonly card: number
}

/**
 * The least and the most players for whom the symbol of a card counts; undefined if it has none (UB-REV-01, UB-REV-06).
 */
export function rangeOf(t: Rim, card: number): AddedMarketCard['reveals'] {
  return (marketCard(t, card) as AddedMarketCard).reveals // cards of the base game have none
}

/** Whether the symbol of a card counts at this table. AI players count as players (UB-REV-07, G-10). */
function doesSymbolCount(t: Rim, card: number): boolean {
  const range = rangeOf(t, card)
  return range !== undefined && t.seats >= range[0] && t.seats <= range[1]
}

/**
 * UB-REV-02, UB-REV-03, UB-REV-04, UB-REV-05: if a purchase or a gain has turned up a card, the active player resolves
 * its symbol after its patrols have moved (UB-REF-11, G-11). If a discard has turned it up, nobody does (UB-DSC-05).
 */
export function resolveSymbol(t: Rim, card: number, cause: RevealCause, seat: Seat): void {
  if ((cause !== 'bought' && cause !== 'gained') || !doesSymbolCount(t, card)) return
  call<RevealFrame>(t, { routine: 'revealBySymbol', stage: 0, seat, card })
}

/** UB-REV-08: the facedown contacts on the seat's planet. Other spaces have no contacts (UB-REV-15). */
function faceDownHere(t: Rim, seat: Seat): number[] {
  return contactsAt(t, spaceOfSeat(t, seat)).filter((place) => !isFaceUp(t, place))
}

/** The rank of a contact, which the dots on its back show. */
function rankAt(t: Rim, place: number): number {
  return tablesOf(t).ranks.indexOf(contactOf(t, contactOn(t, place)).rank)
}

/**
 * An AI player turns up the contact of the lowest rank. Ties are broken at random (UB-SOL-14, UB-SOL-15). A bounty
 * hunter prefers the ranks of its bounties (UB-AIX-04, G-55).
 */
function aiReveals(t: Rim, seat: Seat, places: readonly number[]): number {
  const { contactPieces, ranks } = tablesOf(t)
  const wanted = isHunter(t, seat)
    ? heldOfType(t, seat, 'bounty').map((card) => ranks.indexOf(contactOf(t, at(contactPieces, card)).rank))
    : []
  const ofBounties = places.filter((place) => wanted.includes(rankAt(t, place)))
  const from = ofBounties.length > 0 ? ofBounties : places
  const lowest = Math.min(...from.map((place) => rankAt(t, place)))
  const equal = from.filter((place) => rankAt(t, place) === lowest)
  return equal.length === 1 ? at(equal, 0) : at(equal, drawBelow(t, 'ai', equal.length))
}

/** UB-REV-08, UB-REV-09: the player cannot decline to reveal a contact. */
const revealBySymbol: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'revealBySymbol',
  shape: 'one',
  rules: ['UB-REV-08', 'UB-REV-09'],
  list: (t, seat) => faceDownHere(t, seat),
  option: (_, __, place) => placeOption(place),
  source: (t) => pieceThing((at(t.stack, t.stack.length - 1) as RevealFrame).card), // only this routine asks
  isOpen: true,
  byRule: (t, { seat, options }) => [aiReveals(t, seat, options)],
})

/** UB-REV-11: the contact has no further effect now. A player may encounter it later in the turn (UB-REV-12). */
const reveal = routine<Rim, RevealFrame>('revealBySymbol')('shown', {
  // UB-REV-10.
  ask(t, { seat }) {
    const [only, ...others] = faceDownHere(t, seat)
    if (only === undefined) return done
    // No question is necessary.
    if (others.length === 0) return turnUpContact(t, seat, only) ? done : 'ask'
    ask(t, revealBySymbol, seat)
  },
  // UB-REV-14, UB-REV-16, UB-SOL-16, UB-SOL-17: if the contact leaves the game, the player turns up another one.
  turnUp(t, { seat }) {
    return turnUpContact(t, seat, picked(t)) ? done : 'ask'
  },
})

export const revealRoutines = [reveal]
export const revealKinds = [revealBySymbol]
