import type { MarketCard } from '../card.ts'

export const cargo: readonly MarketCard[] = []
