import type { EncounterCard } from '../card.ts'

export const rylothNaboo: readonly EncounterCard[] = []
