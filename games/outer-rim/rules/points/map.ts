import { listPoint, replacementPoint } from '@kantyna/kernel'
import type { MapTile } from '../../content/map.ts'
import type { Faction } from '../../content/names.ts'
import { type MapEnd, usualPatrolEntry } from '../map/map.ts'

export const mapPoints = {
  /** Usually none: the endcaps of the base game hold no spaces (OR-SETUP-01, OR-RMAP-02, OR-RMAP-04). */
  ends: listPoint<MapEnd>([]),
  /** The id of the space at which a faction's patrols enter a map of these tiles, its ends among them. */
  patrolEntry: replacementPoint<(faction: Faction, laid: readonly MapTile[]) => string>(usualPatrolEntry),
}
