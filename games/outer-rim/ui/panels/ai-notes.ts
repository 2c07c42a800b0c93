import type { Lang, Seat } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { RimView } from '../view.ts'

export interface AiNoteProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** What another box says of an AI player above its card: whom it is after. */
export const aiNotes: ComponentType<AiNoteProps>[] = []

/** Its drawings say so when they are loaded. */
export function addAiNote(note: ComponentType<AiNoteProps>): void {
  aiNotes.push(note)
}
