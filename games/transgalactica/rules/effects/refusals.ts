import type { GalaxyRefusal } from '../refusal.ts'

/** Reasons that several operations share. */
export const nothingToGain: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'noEffect' }
