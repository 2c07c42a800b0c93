import type { Lang } from '@kantyna/kernel'
import type { ComponentType } from 'preact'
import type { RimView } from '../view.ts'

export interface CardMarkProps {
  readonly view: RimView
  readonly piece: number
  readonly lang: Lang
}

/** What another box lays on cards: tokens. */
export const cardMarks: ComponentType<CardMarkProps>[] = []

/** Its drawings say so when they are loaded. */
export function addCardMark(mark: ComponentType<CardMarkProps>): void {
  cardMarks.push(mark)
}
