import type { MarketCard } from '../card.ts'

export const gearAndMods: readonly MarketCard[] = []
