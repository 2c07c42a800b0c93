import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { tiles } from '../../content/map.ts'
import { factions, marketDecks } from '../../content/names.ts'
import { placeName } from '../encounters/encounter-contact.ts'
import { sectionKeys } from '../encounters/section-key.ts'
import { spaces, tilesInOrder } from '../map/map.ts'
import { allTables } from '../tables.ts'
import { characterId, idOfPiece, shipId } from './piece-ids.ts'

/** Events in the words of scenarios: ids for cards, tokens, spaces and factions; seats from 1. */

type Naming = (value: number) => Plain

/** Names of the facts of single types of events, if they differ from the usual ones. */
export type NamesByType = Readonly<Partial<Record<string, Readonly<Record<string, Naming>>>>>

/** A seat from 1. No seat is null. */
export const seat: Naming = (number) => (number < 0 ? null : number + 1)
const piece: Naming = (number) => (number < 0 ? null : idOfPiece(number))
const space: Naming = (number) => spaces[number]?.id ?? null

const names: Readonly<Record<string, Naming>> = {
  seat,
  attacker: seat,
  card: piece,
  contact: piece,
  bounty: piece,
  source: piece,
  character: characterId,
  ship: (ship) => (ship < 0 ? null : shipId(ship)),
  faction: (faction) => factions[faction] ?? null,
  place: (place) => (place < 0 ? null : placeName(place)),
  one: placeName,
  other: placeName,
  space,
  section: (section) => sectionKeys[section] ?? null,
  deck: (deck) => marketDecks[deck] ?? null,
  order: (order) => tilesInOrder(order).map((tile) => at(tiles, tile).id),
}

const encounterDeck: Naming = (deck) => allTables().encounterDecks[deck] ?? null

/** Names of facts that mean something else in some events. */
const namesByType: NamesByType = {
  moved: { from: space, to: space },
  patrolMoved: { from: space, to: space },
  gave: { to: seat },
  gained: { from: seat },
  madeToStop: { by: seat },
  shipTaken: { before: shipId },
  offer: { from: seat, to: seat },
  encountered: { deck: encounterDeck },
  drewSecret: { deck: encounterDeck },
}

const lists: Readonly<Record<string, Naming>> = { route: space, tradedIn: piece, cards: piece, seats: seat }

/** Describes an event, also with the names of an expansion's facts and of their lists. */
export function describeEvent(
  event: GameEvent,
  addedNames: NamesByType = {},
): { readonly [fact: string]: Plain } {
  const added = addedNames[event.type]
  return eventInWords(event, { ...names, ...namesByType[event.type], ...added }, { ...lists, ...added })
}
