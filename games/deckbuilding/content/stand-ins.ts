import type { Card } from './card.ts'
import { cards } from './cards.ts'

/**
 * Cards that replace printed ones while a scenario is played. Each takes the number of a printed card, so that no
 * pieces are added. Tables computed from the content are computed again.
 */

const tables: (() => void)[] = []

/** Calls `read` whenever cards are replaced or put back. */
export function onStandIn(read: () => void): void {
  tables.push(read)
}

/** Replaces cards while a function runs. */
export function withStandIns(
  standIns: readonly { readonly index: number; readonly card: Card }[],
  run: () => void,
): void {
  const all = cards as Card[] // nobody else writes there
  const printed = all.slice()
  try {
    for (const { index, card } of standIns) all[index] = card
    for (const read of tables) read()
    run()
  } finally {
    for (const [index, card] of printed.entries()) all[index] = card
    for (const read of tables) read()
  }
}
