import type { DatabankCard } from '../card.ts'

export const startingCards: readonly DatabankCard[] = []
