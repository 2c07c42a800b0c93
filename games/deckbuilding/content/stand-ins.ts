import type { Card } from './card.ts'
import { cards } from './cards.ts'

/**
 * Cards that stand in for printed ones while a scenario is played: pieces go by their place in the content, so nothing is
 * added to it. What is looked up in tables is read into them again.
 */

const tables: (() => void)[] = []

/** Called whenever a card stands in for another, and when the other is back. */
export function workOutAgain(read: () => void): void {
  tables.push(read)
}

/** Puts cards in the places of others while something runs. */
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
