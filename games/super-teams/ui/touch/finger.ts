import type { KeyboardEvent, MouseEvent } from 'react'

/** Opens a chooser for a place whose ships a finger cannot tell apart; null where it can. */
export type OnCrowd = ((place: number) => void) | null

export function isFinger({ nativeEvent }: MouseEvent | KeyboardEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
}
