import type { GameEvent } from '@kantyna/kernel'

/** The cards that an event tells to those who may know them; null for everybody else. */
export function secretCards({ secret }: GameEvent, name: string): readonly number[] | null {
  const value = secret?.[name]
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? (value as readonly number[]) : null // lists of pieces and nothing else
}
