import { bases } from './bases.ts'
import type { Card } from './card.ts'
import { empireCards } from './empire.ts'
import { neutralCards } from './neutral.ts'
import { rebelCards } from './rebels.ts'
import { starters } from './starters.ts'

/**
 * Every card of the box: 120 in the decks, then 20 bases (DB-COMP-03, DB-COMP-04, DB-COMP-05, DB-COMP-06,
 * DB-COMP-07). The reference cards are no pieces (DB-COMP-08). The order is part of every record, and bases stay
 * last, because pieces from `FIRST_BASE` on are bases: another card needs new rules (`rulesVersion`), wherever it
 * stands.
 */
export const cards: readonly Card[] = [...starters, ...empireCards, ...rebelCards, ...neutralCards, ...bases]
