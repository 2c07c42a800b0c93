import { assert, at, type Seat } from '@kantyna/kernel'
import type { Ability, Permission, Resource, Timing } from '../../content/card.ts'
import { type ResourceType, resourceTypes } from '../../content/names.ts'
import { abilityBook, type HeldAbility, type HeldUsable } from '../abilities/abilities-by-source.ts'
import { abilitiesOfOther } from '../abilities/ability-sources.ts'
import { bitOfTiming, isUsedAt } from '../abilities/timings.ts'
import type { CardFilter } from '../effects/vocabulary.ts'
import { FIRST_CHARACTER, FIRST_SHIP, isOfCard, isOtherSource, isShip } from '../pieces.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import { resourceOf, tablesOf } from '../tables.ts'
import { inUse, possessionsOf } from './possessions.ts'
import { shownBy } from './shown.ts'

export type { HeldAbility, HeldUsable } from '../abilities/abilities-by-source.ts'

/** The things of a seat: one character (OR-COMP-01), one ship, and resources of six types (OR-RES-01, OR-GEAR-02). */

/** Whether the seat is an AI player. A player and the player's character are the same seat (OR-COMP-02). */
export function isAutoma(t: PublicRim, seat: Seat): boolean {
  return (t.automas & (1 << seat)) !== 0
}

/** All abilities of a seat, including those of goals that are not met yet (OR-CHAR-01, OR-GOAL-06). */
export function abilitiesOf(t: Rim, seat: Seat): readonly HeldAbility[] {
  return inUse(t, seat).sources.flatMap(({ all }) => all)
}

/** The face-up abilities of a seat for a timing, whether or not their conditions hold. */
export function usableAt(t: Rim, seat: Seat, timing: Timing): readonly HeldUsable[] {
  const { timings, sources } = inUse(t, seat)
  const bit = bitOfTiming[timing]
  return (timings & bit) === 0
    ? NOTHING
    : sources.flatMap(({ usable }) => usable.filter((held) => isUsedAt(held, timing)))
}

const NOTHING: readonly HeldUsable[] = []

/** An ability by its source and index, on either side. */
export function abilityAt(t: Rim, source: number, index: number): Ability {
  const found = everyAbility(t, source).find((held) => held.index === index)
  assert(found !== undefined, `${source} has no ability ${index}`)
  return found.ability
}

function everyAbility(t: Rim, source: number): readonly HeldAbility[] {
  if (isOtherSource(source)) return abilitiesOfOther(t, source)
  const { pieces, characters, ships } = abilityBook(t, false)
  if (isOfCard(source)) {
    const rotated = tablesOf(t).rotated.get(source)
    return rotated === undefined
      ? at(pieces, source).all
      : [...at(pieces, source).all, ...at(pieces, rotated).all]
  }
  const { front, flipped } = isShip(source)
    ? at(ships, source - FIRST_SHIP)
    : at(characters, source - FIRST_CHARACTER)
  return [...front.all, ...flipped.all]
}

export function hasPermission(t: PublicRimWithContacts, seat: Seat, permission: Permission): boolean {
  const { permissions } = inUse(t, seat)
  return permissions.length > 0 && permissions.includes(permission)
}

/** How many more credits a seat gets for a delivered cargo, a completed job or a bounty. */
export function rewardBonus(t: Rim, seat: Seat, reward: 'cargo' | 'job' | 'bounty'): number {
  let credits = 0
  for (const { rewards } of inUse(t, seat).sources)
    for (const each of rewards) if (each.reward === reward) credits += each.credits
  return credits
}

/**
 * Whether a card fits a filter. A type means every card of the type, whichever deck it came from (OR-DECK-06, OR-DECK-07,
 * OR-EX-07). Traits and droid symbols do nothing by themselves (OR-RES-06 to OR-RES-08), but rules and cards refer to them,
 * for example the delivery of illegal cargo (OR-CARGO-05).
 */
function fitsFilter(
  t: PublicRim,
  piece: number,
  { types, trait, isDroid, faction, contact }: CardFilter,
): boolean {
  const resource = resourceOf(t, piece)
  if (types !== undefined && !types.includes(resource.type)) return false
  if (trait !== undefined && resource.traits?.includes(trait) !== true) return false
  if (isDroid === true && !(resource.type === 'crew' && resource.isDroid === true)) return false
  if (faction !== undefined && !(resource.type === 'crew' && resource.faction === faction)) return false
  return contact === undefined || contactNamed(resource) === contact
}

/** The held cards that fit a filter, in the order in which they are held. */
export function fitting(t: PublicRimWithContacts, seat: Seat, filter: CardFilter): number[] {
  return fittingNow(t, seat, filter).slice()
}

export function countFitting(t: PublicRimWithContacts, seat: Seat, filter: CardFilter): number {
  return fittingNow(t, seat, filter).length
}

/** Filters are parts of cards and are used again and again, so the result is cached with the possessions. */
function fittingNow(t: PublicRimWithContacts, seat: Seat, filter: CardFilter): readonly number[] {
  const possessions = possessionsOf(t, seat)
  const known = possessions.fitting ?? new Map<CardFilter, readonly number[]>()
  possessions.fitting = known
  const before = known.get(filter)
  if (before !== undefined) return before
  const found = possessions.cards.filter((piece) => fitsFilter(t, piece, filter))
  known.set(filter, found)
  return found
}

export function heldOfType(t: PublicRimWithContacts, seat: Seat, type: ResourceType): readonly number[] {
  return at(possessionsOf(t, seat).byType, resourceTypes.indexOf(type))
}

function contactNamed(resource: Resource): string | undefined {
  return resource.type === 'crew' || resource.type === 'bounty' ? resource.contact : undefined
}

/** The token that belongs to a crew card (OR-CREW-04) or that a bounty names (OR-BNTY-01), or NONE. */
export function contactOfCard(t: PublicRim, piece: number): number {
  return at(tablesOf(t).contactPieces, shownBy(t, piece))
}
