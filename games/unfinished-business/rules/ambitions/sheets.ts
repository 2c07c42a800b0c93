import { at, type Seat } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed } from '../../../outer-rim/rules/tables.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, AmbitionGoal } from '../../content/card.ts'
import { unfinished } from '../setup/table.ts'

/** Who has which sheet. A sheet is known by its index, and by the number under which it is a source of abilities. */

/** UB-VAR-01. */
export function hasAmbitions(t: PublicRim): boolean {
  return unfinished(t).options.ambitions === 'yes'
}

/** UB-AMB-02, UB-SOL-19: every person, and no AI player. */
export function peopleOf(t: Rim): Seat[] {
  return Array.from({ length: t.seats }, (_, seat) => seat).filter((seat) => !isAutoma(t, seat))
}

/** The index of a seat's sheet, or NONE. */
export function sheetOf(t: PublicRim, seat: Seat): number {
  return unfinished(t).sheets[seat] as number // a list has an element a seat
}

export function ambitionOf(t: PublicRim, seat: Seat): Ambition | null {
  const sheet = sheetOf(t, seat)
  return sheet === NONE ? null : at(ambitions, sheet)
}

/** By the boxes on the table: the number of the first sheet, which the others follow. */
const firsts: (number | undefined)[] = []

function firstSheet(t: PublicRim): number {
  const known = firsts[t.modules] ?? pieceNamed(t, at(ambitions, 0).id)
  firsts[t.modules] = known
  return known
}

export function sourceOfSheet(t: PublicRim, sheet: number): number {
  return firstSheet(t) + sheet
}

/** The index of the sheet with that number; NONE where it is something else. */
export function sheetOfSource(t: PublicRim, source: number): number {
  const first = firstSheet(t)
  return source >= first && source < first + ambitions.length ? source - first : NONE
}

export function goalAt({ goals }: Ambition, index: number): AmbitionGoal {
  return at(goals, index)
}

/** UB-AMB-26: the last one of every sheet. */
export function finalGoalOf({ goals }: Ambition): number {
  return goals.findIndex(({ mark }) => mark === 'final')
}
