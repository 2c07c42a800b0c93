import { createHash, randomBytes } from 'node:crypto'
import { contributors, type SeatHolder } from '@kantyna/kernel'

/** A 256-bit key that can be computed from a text: for games that can be repeated from a small seed. */
function keyFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function freshKey(): string {
  return randomBytes(32).toString('hex')
}

/** The table's seed and the contributions of all contributing seats, derived from a number or random. */
export function matchKeys(
  seats: readonly SeatHolder[],
  seed: number | null,
): { readonly seed: string; readonly contributions: readonly string[] } {
  const key = (what: string) => (seed === null ? freshKey() : keyFrom(`${seed} ${what}`))
  return {
    seed: key('house'),
    contributions: contributors(seats).map((seat) => key(`seat ${seat}`)),
  }
}
