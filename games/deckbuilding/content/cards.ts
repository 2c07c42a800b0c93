import { bases } from './bases.ts'
import type { Card } from './card.ts'
import { empireCards } from './empire.ts'
import { neutralCards } from './neutral.ts'
import { rebelCards } from './rebels.ts'
import { starters } from './starters.ts'

/**
 * Every card of the box: 120 in the decks, then 20 bases (DB-COMP-03, DB-COMP-07).
 * The reference cards are not pieces (DB-COMP-08). Records depend on the order: a new card needs a new `rulesVersion`,
 * wherever it is inserted. Bases stay last, because pieces from `FIRST_BASE` on are bases.
 */
export const cards: readonly Card[] = [...starters, ...empireCards, ...rebelCards, ...neutralCards, ...bases]
