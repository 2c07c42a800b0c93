import type { GameRecord } from './record.ts'

const GROUPS = 4
const DIGITS_A_GROUP = 4

/**
 * The beginning of a record's checksum, short enough for people to note and compare. A player who changes a record can
 * recompute its checksum, but cannot change what another player noted at the end of the game.
 */
export function fingerprintOf({ digest }: Pick<GameRecord, 'digest'>): string {
  return Array.from({ length: GROUPS }, (_, group) =>
    digest.slice(group * DIGITS_A_GROUP, (group + 1) * DIGITS_A_GROUP),
  ).join(' ')
}
