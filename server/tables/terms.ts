import type { Listing } from '../directory/directory.ts'

const DAY_MS = 24 * 3_600_000

/** How long a table is kept after the last thing that happened there. Players are told before. */
const KEPT_MS: Readonly<Record<Listing['stage'], number>> = {
  gathering: 7 * DAY_MS,
  playing: 90 * DAY_MS,
  over: 365 * DAY_MS,
}

/** When a table is removed if nothing happens any more. */
export function expiryOf(stage: Listing['stage'], changed: number): number {
  return changed + KEPT_MS[stage]
}

/** What is forgotten: what was said, and devices that have not been used. */
export function forgottenBefore(now: number): { readonly said: number; readonly devices: number } {
  return { said: now - 30 * DAY_MS, devices: now - 90 * DAY_MS }
}
