import { emit, type GameEvent } from '@kantyna/kernel'
import type { Rim } from '../../outer-rim/rules/rim.ts'

/**
 * What can happen with the expansion besides, chapter by chapter. Cards and tokens are pieces, spaces, factions and decks
 * indices, as in the events of the base game.
 */
export type AddedEvent = GameEvent & TableEvent

type TableEvent = { readonly type: 'turnedCard'; readonly card: number }

export function tell(t: Rim, event: AddedEvent): void {
  emit(t, event)
}
