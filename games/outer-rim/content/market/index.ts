import type { MarketCard } from '../card.ts'
import { bounties } from './bounty.ts'
import { cargo } from './cargo.ts'
import { gearAndMods } from './gear-mod.ts'
import { jobs } from './job.ts'
import { luxuries } from './luxury.ts'
import { shipCards } from './ship.ts'

/** All market cards, deck by deck (OR-DECK-01). */
export const market: readonly MarketCard[] = [
  ...bounties,
  ...cargo,
  ...gearAndMods,
  ...jobs,
  ...luxuries,
  ...shipCards,
]
