import type { Character } from './card.ts'

export const characters: readonly Character[] = []
