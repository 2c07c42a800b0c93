import type { EncounterCard } from '../card.ts'

export const tatooineNalHutta: readonly EncounterCard[] = []
