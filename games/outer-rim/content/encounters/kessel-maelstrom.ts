import type { EncounterCard } from '../card.ts'

export const kesselMaelstrom: readonly EncounterCard[] = []
