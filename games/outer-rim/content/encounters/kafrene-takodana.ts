import type { EncounterCard } from '../card.ts'

export const kafreneTakodana: readonly EncounterCard[] = []
