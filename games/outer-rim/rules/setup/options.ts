import { type OptionChoices, oneOf, optionsOf, type Reader } from '@kantyna/kernel'
import { baseSet } from '../../content/index.ts'
import type { RimOptions } from '../rim.ts'

/** The starting cards of characters that the AI player can be (OR-AISET-05). */
export const AI_STARTS: readonly number[] = [91, 92]

/** The characters that the AI player can be, in the order of the box. */
export const aiCharacterIds: readonly string[] = baseSet.characters
  .filter(({ start }) => AI_STARTS.includes(start))
  .map(({ id }) => id)

/** The option value for a character that the person chooses during setup. */
export const ASKED = 'ask'

/**
 * OR-SETUP-02, OR-FAME-10, OR-AIEXP-01, OR-AIEXP-02. The options of the AI player are in every record, and matter only if
 * there is an AI player.
 */
export const optionChoices: OptionChoices = {
  map: oneOf(['standard', 'random']),
  fame: oneOf(['10', '12']),
  aiCharacter: oneOf([ASKED, ...aiCharacterIds]),
  aiFame: oneOf(['0', '1', '2', '3', '4', '5']),
}

export function rimOptions(): Reader<RimOptions> {
  return optionsOf(optionChoices)
}
