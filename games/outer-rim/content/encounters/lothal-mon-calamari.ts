import type { EncounterCard } from '../card.ts'

export const lothalMonCalamari: readonly EncounterCard[] = []
