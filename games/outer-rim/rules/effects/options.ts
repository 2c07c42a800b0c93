import { at, type Option, type Seat, type Thing } from '@kantyna/kernel'
import { factions, marketDecks } from '../../content/names.ts'
import { sourceThing } from '../abilities/sources.ts'
import { currentPool } from '../combat/dice-pools.ts'
import { placeName } from '../encounters/encounter-contact.ts'
import { spaces } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import {
  contactThing,
  dieThing,
  marketThing,
  patrolThing,
  pieceThing,
  seatThing,
  spaceThing,
} from '../scenario/things.ts'
import { cardOf } from '../tables.ts'
import type { RimContext } from './vocabulary.ts'

/** Options of questions, by the kind of thing. */

export function cardOption(t: Rim, piece: number): Option {
  return { id: cardOf(t, piece).id, touches: [pieceThing(piece)], facts: { card: piece } }
}

export function seatOption(seat: Seat): Option {
  return { id: `seat-${seat + 1}`, touches: [seatThing(seat)], facts: { seat } }
}

export function factionOption(faction: number): Option {
  return { id: at(factions, faction), touches: [patrolThing(faction)], facts: { faction } }
}

export function deckOption(deck: number): Option {
  return { id: at(marketDecks, deck), touches: [marketThing(deck)], facts: { deck } }
}

export function spaceOption(space: number): Option {
  return { id: at(spaces, space).id, touches: [spaceThing(space)], facts: { space } }
}

/** A contact by its place, because a face-down contact must not be named. */
export function placeOption(place: number): Option {
  return { id: placeName(place), touches: [contactThing(place)], facts: { place } }
}

export function dieOption(t: Rim, die: number): Option {
  const pool = currentPool(t)
  const side = pool?.side ?? 0
  return {
    id: `die-${die + 1}`,
    touches: [dieThing(side, die)],
    facts: { side, die, face: pool?.dice[die]?.face ?? '' },
  }
}

/** The thing that asks a question: a card, the player's character or ship, or another source of abilities. */
export function thingOfSource({ seat, source }: RimContext): Thing {
  if (source === undefined || source < 0) return seatThing(seat)
  return sourceThing(source, seat)
}
