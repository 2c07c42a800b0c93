import type { DatabankCard } from '../card.ts'

export const contactScripts: readonly DatabankCard[] = []
