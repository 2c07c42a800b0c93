import type { KernelView, Seat } from '@kantyna/kernel'

/** Every seat of a table. */
export function seatsOf({ seats }: Pick<KernelView, 'seats'>): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}
