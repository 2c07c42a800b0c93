import type { Ship } from './card.ts'

export const ships: readonly Ship[] = []
