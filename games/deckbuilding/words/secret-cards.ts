import type { GameEvent } from '@kantyna/kernel'

/** The cards in the secret part of an event; null for those who may not see it. */
export function secretCards({ secret }: GameEvent, name: string): readonly number[] | null {
  const value = secret?.[name]
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? (value as readonly number[]) : null // lists of pieces and nothing else
}
