import { LONGEST_NAME } from '@kantyna/online'

/** A name as it is shown: without control characters and marks that change the direction of writing. Empty if nothing is left. */
export function readableName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()
}
