import type { MarketCard } from '../card.ts'

export const luxuries: readonly MarketCard[] = []
