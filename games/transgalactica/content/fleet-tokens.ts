import { anyResource, credits, points } from './shorthand.ts'
import type { FleetToken } from './types.ts'

/** The three tokens of each colour (GC-ORG-29): an original completion (G10). */
export const fleetTokens: readonly FleetToken[] = [
  { id: 'FT1', reward: credits(1), provenance: 'original' },
  { id: 'FT2', reward: anyResource(1), provenance: 'original' },
  { id: 'FT3', reward: points(3), provenance: 'original' },
]
