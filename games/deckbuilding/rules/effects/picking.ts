import type { Facts, Option } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'
import type { Place } from '../events.ts'
import { FIRST_BASE, nameOf } from '../pieces.ts'
import { alike, distinct, idAmong } from '../scenario/copies.ts'
import { thingOf } from '../scenario/things.ts'

/** How cards are offered when an operation asks for some. */

/** Identical copies are one option, which touches them all. */
export const oneOfEach = { distinct }

export function optionOfFace(t: Duel, among: readonly number[], card: number, more: Facts = {}): Option {
  return {
    id: nameOf(card),
    touches: alike(among, card).map(thingOf),
    facts: { card, from: whereIs(t, card), ...more },
  }
}

/** Every copy is a separate option, because any number may be picked or the copies differ in damage. */
export function optionOfCopy(t: Duel, among: readonly number[], card: number, more: Facts = {}): Option {
  return {
    id: idAmong(among, card),
    touches: [thingOf(card)],
    facts: { card, from: whereIs(t, card), ...more },
  }
}

/** The place of a card that can be picked. */
function whereIs(t: Duel, card: number): Place {
  if (card >= FIRST_BASE || t.ships.some((ships) => ships.includes(card))) return 'play'
  if (t.row.includes(card)) return 'row'
  if (t.galaxyDiscard.includes(card)) return 'galaxyDiscard'
  if (t.galaxyDeck.includes(card)) return 'galaxyDeck'
  return t.hands.some((hand) => hand.includes(card)) ? 'hand' : 'discard'
}
