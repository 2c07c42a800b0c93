import type { Damaged } from './vocabulary.ts'

const both: readonly Damaged[] = ['character', 'ship']
const ship: readonly Damaged[] = ['ship']
const character: readonly Damaged[] = ['character']

export function damagedParts(on: Damaged | 'both' | 'either'): readonly Damaged[] {
  if (on === 'both' || on === 'either') return both
  return on === 'ship' ? ship : character
}
