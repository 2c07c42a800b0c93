import type { Lang, Seat } from '@kantyna/kernel'
import type { SeatInfo, Touching } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { RimView } from '../view.ts'

export interface SeatSectionProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

/** What another box lays beside a seat's board. */
export const seatSections: ComponentType<SeatSectionProps>[] = []

/** Its drawings say so when they are loaded. */
export function addSeatSection(section: ComponentType<SeatSectionProps>): void {
  seatSections.push(section)
}
