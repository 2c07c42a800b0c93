import { listPoint } from '@kantyna/kernel'
import type { MapEnd } from '../map/map.ts'

export const mapPoints = {
  /**
   * Tiles at the ends of the map. Usually there are none: the endcaps of the base game hold no spaces (OR-SETUP-01,
   * OR-RMAP-02, OR-RMAP-04).
   */
  ends: listPoint<MapEnd>([]),
}
