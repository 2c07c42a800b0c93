/**
 * A function that opens a chooser for a place whose ships a finger cannot tell apart; null if the ships are far enough
 * apart.
 */
export type OnCrowd = ((place: number) => void) | null

export function isFinger(event: MouseEvent | KeyboardEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

/** Marks an element that asks which of several ships is meant. */
export function offersAttribute(ships: readonly number[]): { 'data-offers'?: string } {
  return ships.length === 0 ? {} : { 'data-offers': ships.map((ship) => `ship:${ship}`).join(' ') }
}
