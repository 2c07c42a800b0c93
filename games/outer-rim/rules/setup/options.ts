import type { Reader } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { baseSet } from '../../content/index.ts'
import type { RimOptions } from '../rim.ts'

/** The starting cards of characters that the AI player can be (OR-AISET-05). */
const AI_STARTS: readonly number[] = [91, 92]

/** Who the AI player can be, in the order of the box. */
export const aiCharacterIds: readonly string[] = baseSet.characters
  .filter(({ start }) => AI_STARTS.includes(start))
  .map(({ id }) => id)

/** The person chooses in the game. */
export const ASKED = 'ask'

/**
 * OR-SETUP-02, OR-FAME-10, OR-AIEXP-01, OR-AIEXP-02. What concerns the AI player stands in every record and matters only
 * where there is one.
 */
export function rimOptions(): Reader<RimOptions> {
  return z.strictObject({
    map: z._default(z.enum(['standard', 'random']), 'standard'),
    fame: z._default(z.enum(['10', '12']), '10'),
    aiCharacter: z._default(z.enum([ASKED, ...aiCharacterIds]), ASKED),
    aiFame: z._default(z.enum(['0', '1', '2', '3', '4', '5']), '0'),
  })
}
