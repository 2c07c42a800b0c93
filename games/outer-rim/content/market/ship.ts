import type { MarketCard } from '../card.ts'

export const shipCards: readonly MarketCard[] = []
