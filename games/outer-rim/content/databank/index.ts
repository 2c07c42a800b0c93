import type { DatabankCard } from '../card.ts'
import { contactScripts } from './contacts.ts'
import { deliveryScripts } from './delivery.ts'
import { jobScripts } from './jobs.ts'
import { startingCards } from './starting.ts'

/** The databank by number (OR-DATA-01): #1, #2 to #23, #40 to #51, #90 to #92. Other numbers do not exist (OR-DATA-09). */
export const databank: readonly DatabankCard[] = [
  ...deliveryScripts,
  ...contactScripts,
  ...jobScripts,
  ...startingCards,
]
