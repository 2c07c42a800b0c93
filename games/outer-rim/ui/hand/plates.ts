import type { Lang, Seat } from '@kantyna/kernel'
import type { PanelControl, Touching } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { RimView } from '../view.ts'

export interface StandingMarkProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
}

/** Small marks of another box beside fame, credits and reputation of a seat. */
export const standingMarks: ComponentType<StandingMarkProps>[] = []

/** Its drawings say so when they are loaded. */
export function addStandingMark(mark: ComponentType<StandingMarkProps>): void {
  standingMarks.push(mark)
}

export interface PlateProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly touching: Touching
  readonly panels: PanelControl
}

/** Plates of another box on the own board, beside character, ship and standing. */
export const plates: ComponentType<PlateProps>[] = []

/** Its drawings say so when they are loaded. */
export function addPlate(plate: ComponentType<PlateProps>): void {
  plates.push(plate)
}
