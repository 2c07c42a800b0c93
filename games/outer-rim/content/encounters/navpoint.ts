import type { EncounterCard } from '../card.ts'

export const navpoint: readonly EncounterCard[] = []
