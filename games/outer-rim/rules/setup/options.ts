import type { Reader } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { baseSet } from '../../content/index.ts'
import type { RimOptions } from '../rim.ts'

/** The starting cards of characters that the AI player can be (OR-AISET-05). */
const AI_STARTS: readonly number[] = [91, 92]

/** The characters that the AI player can be, in the order of the box. */
export const aiCharacterIds: readonly string[] = baseSet.characters
  .filter(({ start }) => AI_STARTS.includes(start))
  .map(({ id }) => id)

/** The person chooses during setup. */
export const ASKED = 'ask'

/**
 * OR-SETUP-02, OR-FAME-10, OR-AIEXP-01, OR-AIEXP-02. The options of the AI player are in every record, and matter only if
 * there is an AI player.
 */
export function rimOptions(): Reader<RimOptions> {
  return z.strictObject({
    map: z._default(z.enum(['standard', 'random']), 'standard'),
    fame: z._default(z.enum(['10', '12']), '10'),
    aiCharacter: z._default(z.enum([ASKED, ...aiCharacterIds]), ASKED),
    aiFame: z._default(z.enum(['0', '1', '2', '3', '4', '5']), '0'),
  })
}
