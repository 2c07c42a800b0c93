import { hasListener, type Seat } from '@kantyna/kernel'
import { triggerAbilities } from '../abilities/abilities.ts'
import { namedCause } from '../abilities/sources.ts'
import { health, hull } from '../abilities/values.ts'
import type { Damaged } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { characterDamageOf, isSeatDefeated, shipDamageOf } from '../reads.ts'
import { inUse } from '../resources/possessions.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'

/** The damage that defeats a character or a ship (OR-DMG-02, OR-DMG-03). */
export function limitOf(t: PublicRimWithContacts, seat: Seat, on: Damaged): number {
  return on === 'character' ? health.of(t, seat) : hull.of(t, seat)
}

export function damageOn(t: PublicRim, seat: Seat, on: Damaged): number {
  return on === 'character' ? characterDamageOf(t, seat) : shipDamageOf(t, seat)
}

const damagedThings: readonly Damaged[] = ['character', 'ship']

/** The damaged things that a card refers to. */
export function damagedParts(on: Damaged | 'both' | 'either'): readonly Damaged[] {
  if (on === 'both' || on === 'either') return damagedThings
  return on === 'ship' ? ship : character
}

const ship: readonly Damaged[] = ['ship']
const character: readonly Damaged[] = ['character']

function setDamage(t: Rim, seat: Seat, on: Damaged, to: number): void {
  if (on === 'character') t.characterDamage[seat] = to
  else t.shipDamage[seat] = to
}

/** Whether either limit is reached. Without damage the limits are not computed, because a limit is never 0. */
export function isAtLimit(t: Rim, seat: Seat): boolean {
  const onCharacter = characterDamageOf(t, seat)
  if (onCharacter > 0 && onCharacter >= health.of(t, seat)) return true
  const onShip = shipDamageOf(t, seat)
  return onShip > 0 && onShip >= hull.of(t, seat)
}

/** Whether the damage exceeds a limit. */
export function isBeyondLimit(t: Rim, seat: Seat): boolean {
  const onCharacter = characterDamageOf(t, seat)
  if (onCharacter > 0 && onCharacter > health.of(t, seat)) return true
  const onShip = shipDamageOf(t, seat)
  return onShip > 0 && onShip > hull.of(t, seat)
}

/** Cards reduce damage before a cap applies, like prevention (OR-GAP-21). */
function lessByCards(t: Rim, seat: Seat, on: Damaged): number {
  let less = 0
  for (const { lessDamage: each } of inUse(t, seat).sources)
    for (const { of, lessDamage } of each) if (of === on) less += lessDamage
  return less
}

/** The most damage that cards allow; infinite without such a card. */
function mostDamage(t: Rim, seat: Seat, on: Damaged): number {
  let most = Number.POSITIVE_INFINITY
  for (const { mostDamage: limits } of inUse(t, seat).sources)
    for (const each of limits) if (each.of === on) most = Math.min(most, each.mostDamage)
  return most
}

/**
 * Puts damage tokens on the character card or the ship sheet (OR-DMG-01); the supply has no limit (OR-COMP-03). Damage
 * beyond the limit is ignored (OR-DMG-04 to OR-DMG-06). Settling decides whether the seat is defeated. Returns how much was
 * suffered.
 */
export function sufferDamage(t: Rim, seat: Seat, on: Damaged, amount: number, prevented = 0): number {
  // Prevention comes before a cap, and both before the limit (OR-DMG-08, OR-GAP-21, UB-CLR-09).
  const reduced = Math.max(0, amount - prevented - lessByCards(t, seat, on))
  const left = Math.min(reduced, mostDamage(t, seat, on))
  const before = damageOn(t, seat, on)
  const now = Math.max(before, Math.min(limitOf(t, seat, on), before + left))
  setDamage(t, seat, on, now)
  if (hasListener(t) && (now > before || left < amount))
    emitEvent(t, {
      type: 'damaged',
      seat,
      on,
      amount: now - before,
      prevented: amount - left,
      ...namedCause(t),
    })
  return now - before
}

/**
 * Removes at most the given number of damage tokens from each of the named things (OR-DMG-07, OR-DISC-03), and returns
 * how many it removed. Abilities that wait for a repaired ship come right after it.
 */
export function recoverDamage(t: Rim, seat: Seat, on: Damaged | 'both', amount: number | 'all'): number {
  const most = amount === 'all' ? Number.POSITIVE_INFINITY : amount
  const healed = on === 'ship' ? 0 : recoverOn(t, seat, 'character', most)
  const repaired = on === 'character' ? 0 : recoverOn(t, seat, 'ship', most)
  if (healed + repaired > 0) standUp(t, seat)
  if (repaired > 0) triggerAbilities(t, seat, 'shipRecovered', { amount: repaired })
  return healed + repaired
}

function recoverOn(t: Rim, seat: Seat, on: Damaged, most: number): number {
  const before = damageOn(t, seat, on)
  const removed = Math.min(before, most)
  if (removed === 0) return 0
  setDamage(t, seat, on, before - removed)
  if (hasListener(t)) emitEvent(t, { type: 'recovered', seat, on, amount: removed })
  return removed
}

/** OR-DEF-05, OR-DEF-06, OR-GAP-18: a player stands up again when the damage is below both limits. */
export function standUp(t: Rim, seat: Seat): void {
  if (!isSeatDefeated(t, seat) || isAtLimit(t, seat)) return
  t.isDefeated[seat] = false
  if (hasListener(t)) emitEvent(t, { type: 'stoodUp', seat })
}

/** Removes damage beyond a limit that became lower (OR-DMG-04, OR-DMG-05). Returns whether there was any. */
export function trimDamage(t: Rim, seat: Seat): boolean {
  if (!isBeyondLimit(t, seat)) return false
  for (const on of damagedThings)
    setDamage(t, seat, on, Math.min(damageOn(t, seat, on), limitOf(t, seat, on)))
  return true
}

/** Removes damage instead of defeating the seat. No part of the defeat happens (OR-GOLD-02). */
export function escapeDefeat(
  t: Rim,
  seat: Seat,
  on: Damaged | 'both',
  amount: number | 'all',
  source: number,
): void {
  if (hasListener(t)) emitEvent(t, { type: 'escapedDefeat', seat, source })
  recoverDamage(t, seat, on, amount)
}
