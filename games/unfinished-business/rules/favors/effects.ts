import type { Contribution, Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import type { CombatRoll, TestSubject } from '../../../outer-rim/rules/combat/roll-parts.ts'
import type { CombatFrame, TestFrame } from '../../../outer-rim/rules/frames.ts'
import { FIRST_CHARACTER } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber, reputationOf } from '../../../outer-rim/rules/reads.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { unfinished } from '../setup/table.ts'
import type { Favor } from './fields.ts'
import { spend } from './granting.ts'
import { favorKind } from './kinds.ts'

/** The effects of favors. Values name the character who granted the favor as the source: "1 Dengar". */

function granter(t: PublicRim, { from }: Favor): number {
  return FIRST_CHARACTER + characterNumber(t, from)
}

function heldFavor(t: PublicRim, seat: Seat | null): Favor | null {
  const favor = seat === null ? null : (unfinished(t).favors[seat] ?? null)
  return favor === null || favor.isSpent ? null : favor
}

/** UB-FAV-07, UB-FAV-08, G-32, G-70: adds a level to a skill in the next test, in addition to the seat's own levels. */
export const advice: Contribution<PublicRim, TestSubject> = (t, { seat, skill }, add) => {
  const favor = heldFavor(t, seat)
  if (favor === null) return
  const kind = favorKind(favor.code)
  if (kind.is === 'advice' && kind.skill === skill) add(1, 'advice', granter(t, favor))
}

/** UB-FAV-10, G-31: adds a die and does not change the combat value. */
export const strategy: Contribution<PublicRim, CombatRoll> = (t, { combat, side }, add) => {
  const favor = heldFavor(t, combat.sides[side].seat)
  if (favor !== null && favorKind(favor.code).is === 'strategy') add(1, 'strategy', granter(t, favor))
}

/** UB-FAV-14. */
export const shortcut: Contribution<PublicRim, Seat> = (t, seat, add) => {
  const favor = heldFavor(t, seat)
  if (favor !== null && favorKind(favor.code).is === 'shortcut') add(1, 'shortcut', granter(t, favor))
}

/** G-70: the next test uses it up, even if it tests another skill. */
export function endAdvice(t: Rim, { seat }: TestFrame): void {
  spend(t, seat, 'advice')
}

/** UB-FAV-11: the favor ends once the combat is decided, so it does not count in a combat that follows from winning. */
export function endStrategy(t: Rim, { sides }: CombatFrame): void {
  for (const { seat } of sides) if (seat !== null) spend(t, seat, 'strategy')
}

function isSupportedBy(t: PublicRim, seat: Seat, faction: number): boolean {
  const favor = unfinished(t).favors[seat] ?? null
  if (favor === null) return false
  const kind = favorKind(favor.code)
  return kind.is === 'support' && kind.faction === factions[faction]
}

/** Positive reputation. */
const SUPPORTED = 1

type Standing = (t: PublicRim, seat: Seat, faction: number) => -1 | 0 | 1
type Moves = (t: Rim, seat: Seat, faction: number, to: number) => boolean

/** UB-FAV-13, G-33: every check sees positive reputation, but the reputation itself does not change. */
export const supportedStanding =
  (usual: Standing): Standing =>
  (t, seat, faction) =>
    isSupportedBy(t, seat, faction) ? SUPPORTED : usual(t, seat, faction)

/** UB-CLR-16, UB-CLR-17, UB-CLR-19, G-68: reputation changes only if the real reputation is positive too. */
export const supportedMoves =
  (usual: Moves): Moves =>
  (t, seat, faction, to) =>
    usual(t, seat, faction, to) &&
    (!isSupportedBy(t, seat, faction) || reputationOf(t, seat)[faction] === SUPPORTED)
