import { at, type Option, type Seat, type Thing } from '@kantyna/kernel'
import { usable, useAbility } from './abilities.ts'
import { FIRST_CHARACTER, FIRST_SHIP } from './pieces.ts'
import type { Rim } from './rim.ts'
import { cardOf, tablesOf } from './tables.ts'
import { characterThing, pieceThing, shipThing } from './things.ts'

/** "Planning" and "Action" abilities as entries of a menu (OR-PLAN-07, OR-ACT-05). */

/** Codes of abilities come after all others of a menu. */
export const FIRST_USE = 10_000
const MOST_ABILITIES = 16

export function abilityCode(source: number, index: number): number {
  return FIRST_USE + source * MOST_ABILITIES + index
}

export function isUse(code: number): boolean {
  return code >= FIRST_USE
}

function sourceOf(code: number): number {
  return Math.floor((code - FIRST_USE) / MOST_ABILITIES)
}

function indexOf(code: number): number {
  return (code - FIRST_USE) % MOST_ABILITIES
}

export function abilityCodes(t: Rim, seat: Seat, moment: 'planning' | 'action'): number[] {
  return usable(t, seat, moment).map(({ source, index }) => abilityCode(source, index))
}

export function useByCode(t: Rim, seat: Seat, code: number): void {
  useAbility(t, seat, sourceOf(code), indexOf(code))
}

/** What a character, a ship or a card is called in ids. */
export function sourceId(t: Rim, source: number): string {
  if (source >= FIRST_SHIP) return at(tablesOf(t).ships, source - FIRST_SHIP).id
  if (source >= FIRST_CHARACTER) return at(tablesOf(t).characters, source - FIRST_CHARACTER).id
  return cardOf(t, source).id
}

function sourceThing(source: number, seat: Seat): Thing {
  if (source >= FIRST_SHIP) return shipThing(seat)
  if (source >= FIRST_CHARACTER) return characterThing(seat)
  return pieceThing(source)
}

export function abilityOption(t: Rim, seat: Seat, code: number): Option {
  const source = sourceOf(code)
  return {
    id: `use-${sourceId(t, source)}`,
    touches: [sourceThing(source, seat)],
    facts: { source, index: indexOf(code) },
  }
}
