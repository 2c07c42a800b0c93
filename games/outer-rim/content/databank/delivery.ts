import type { DatabankCard } from '../card.ts'

export const deliveryScripts: readonly DatabankCard[] = []
