import type { Lang, Seat } from '@kantyna/kernel'
import type { ComponentType } from 'preact'
import type { RimView } from '../view.ts'

export interface FameSignProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
}

/** What another box draws beside a seat's marker on the way to fame: around its middle, below the marker. */
export const fameSigns: ComponentType<FameSignProps>[] = []

/** Its drawings say so when they are loaded. */
export function addFameSign(sign: ComponentType<FameSignProps>): void {
  fameSigns.push(sign)
}
