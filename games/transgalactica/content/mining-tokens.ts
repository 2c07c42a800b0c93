import { alien, all, anyResource, credits, energy, points, raw } from './shorthand.ts'
import type { MiningToken } from './types.ts'

/** An original completion (G11): five starting tokens (GC-SET-18), then the others. */
export const miningTokens: readonly MiningToken[] = [
  { id: 'MT01', isStarting: true, reward: raw(1), provenance: 'original' },
  { id: 'MT02', isStarting: true, reward: raw(1), provenance: 'original' },
  { id: 'MT03', isStarting: true, reward: raw(1), provenance: 'original' },
  { id: 'MT04', isStarting: true, reward: energy(1), provenance: 'original' },
  { id: 'MT05', isStarting: true, reward: energy(1), provenance: 'original' },
  { id: 'MT06', isStarting: false, reward: points(1), provenance: 'original' },
  { id: 'MT07', isStarting: false, reward: points(2), provenance: 'original' },
  { id: 'MT08', isStarting: false, reward: points(2), provenance: 'original' },
  { id: 'MT09', isStarting: false, reward: alien(1), provenance: 'original' },
  { id: 'MT10', isStarting: false, reward: anyResource(1), provenance: 'original' },
  { id: 'MT11', isStarting: false, reward: credits(1), provenance: 'original' },
  { id: 'MT12', isStarting: false, reward: all(energy(1), points(1)), provenance: 'original' },
  { id: 'MT13', isStarting: false, reward: all(raw(1), points(1)), provenance: 'original' },
]
