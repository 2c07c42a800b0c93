import type { Seating } from './position.ts'

/** Who plays, as far as the rules go by it, from the list of those who sit there. */
export function seatingOf({
  seats,
  isMasked = false,
}: {
  readonly seats: readonly { readonly kind: string }[]
  readonly isMasked?: boolean | undefined
}): Seating {
  const automas = seats.flatMap(({ kind }, seat) => (kind === 'automa' ? [seat] : []))
  return { seats: seats.length, automas, isMasked }
}
