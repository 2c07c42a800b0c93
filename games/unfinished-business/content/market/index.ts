import type { AddedMarketCard } from '../card.ts'
import { bounties } from './bounty.ts'
import { cargo } from './cargo.ts'
import { gearAndMods } from './gear-mod.ts'
import { jobs } from './job.ts'
import { luxuries } from './luxury.ts'
import { shipCards } from './ship.ts'

/** 45 market cards, deck by deck; each joins the base deck of its kind (UB-MRG-05). */
export const market: readonly AddedMarketCard[] = [
  ...bounties,
  ...cargo,
  ...gearAndMods,
  ...jobs,
  ...luxuries,
  ...shipCards,
]
