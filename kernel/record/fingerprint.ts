import type { GameRecord } from './record.ts'

const GROUPS = 4
const DIGITS_A_GROUP = 4

/**
 * The beginning of a record's checksum, short enough to be noted and compared by people. A checksum can be worked out again
 * by whoever changes a record; what somebody has noted at the end of the game cannot be changed.
 */
export function fingerprintOf({ digest }: Pick<GameRecord, 'digest'>): string {
  return Array.from({ length: GROUPS }, (_, group) =>
    digest.slice(group * DIGITS_A_GROUP, (group + 1) * DIGITS_A_GROUP),
  ).join(' ')
}
