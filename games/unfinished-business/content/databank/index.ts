import type { DatabankCard } from '../../../outer-rim/content/card.ts'
import { contactScripts } from './contacts.ts'
import { deliveryScripts } from './delivery.ts'
import { goalScripts } from './goals.ts'
import { jobScripts } from './jobs.ts'
import { startingCards } from './starting.ts'

/** 52 databank cards, by number: #1, #24 to #34, #47 to #67, #90 to #92 (UB-FACT-02, UB-DBK-01). */
export const databank: readonly DatabankCard[] = [
  ...deliveryScripts,
  ...contactScripts,
  ...jobScripts,
  ...goalScripts,
  ...startingCards,
]
