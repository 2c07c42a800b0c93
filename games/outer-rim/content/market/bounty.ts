import type { MarketCard } from '../card.ts'

export const bounties: readonly MarketCard[] = []
