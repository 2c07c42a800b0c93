import type { EncounterCard } from '../card.ts'

export const cantonicaOrdMantell: readonly EncounterCard[] = []
