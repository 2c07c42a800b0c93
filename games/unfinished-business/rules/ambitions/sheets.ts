import { at, type Seat } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed } from '../../../outer-rim/rules/tables.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, AmbitionGoal } from '../../content/card.ts'
import { unfinished } from '../setup/table.ts'

/** The sheet of each seat. A sheet has an index, and a number as a source of abilities. */

/** UB-VAR-01. */
export function hasAmbitions(t: PublicRim): boolean {
  return unfinished(t).options.ambitions === 'yes'
}

/** UB-AMB-02, UB-SOL-19: every person, but not AI players. */
export function peopleOf(t: Rim): Seat[] {
  return Array.from({ length: t.seats }, (_, seat) => seat).filter((seat) => !isAutoma(t, seat))
}

/** The index of a seat's sheet, or NONE. */
export function sheetOf(t: PublicRim, seat: Seat): number {
  return unfinished(t).sheets[seat] as number // every seat has an element
}

export function ambitionOf(t: PublicRim, seat: Seat): Ambition | null {
  const sheet = sheetOf(t, seat)
  return sheet === NONE ? null : at(ambitions, sheet)
}

/** The number of the first sheet, by the bits of `modules`. The numbers of the other sheets follow it. */
const firstByModules: (number | undefined)[] = []

function firstSheet(t: PublicRim): number {
  const known = firstByModules[t.modules] ?? pieceNamed(t, at(ambitions, 0).id)
  firstByModules[t.modules] = known
  return known
}

export function sourceOfSheet(t: PublicRim, sheet: number): number {
  return firstSheet(t) + sheet
}

/** The index of the sheet with a source number; NONE for other sources. */
export function sheetOfSource(t: PublicRim, source: number): number {
  const first = firstSheet(t)
  return source >= first && source < first + ambitions.length ? source - first : NONE
}

export function goalAt({ goals }: Ambition, index: number): AmbitionGoal {
  return at(goals, index)
}

/** UB-AMB-26: the final goal is the last one of every sheet. */
export function finalGoalOf({ goals }: Ambition): number {
  return goals.findIndex(({ mark }) => mark === 'final')
}
