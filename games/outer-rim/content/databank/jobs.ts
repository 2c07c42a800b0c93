import type { DatabankCard } from '../card.ts'

export const jobScripts: readonly DatabankCard[] = []
