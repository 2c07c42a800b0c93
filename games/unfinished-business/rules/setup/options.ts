import { type Contradiction, type OptionChoices, oneOf } from '@kantyna/kernel'
import { characters as baseCharacters } from '../../../outer-rim/content/characters.ts'
import type { RimOptions } from '../../../outer-rim/rules/rim.ts'
import { ASKED } from '../../../outer-rim/rules/setup/options.ts'
import { characters } from '../../content/characters.ts'

/** The options that the expansion adds or changes (UB-VAR-01, UB-VAR-02). */
export interface UnfinishedOptions extends Omit<RimOptions, 'fame'> {
  readonly favors: 'yes' | 'no'
  readonly ambitions: 'yes' | 'no'
  /** 8 is only for Ambitions. */
  readonly fame: '8' | '10' | '12'
  /** The number of AI players in a game of one person (UB-DUO-01). */
  readonly aiPlayers: '1' | '2'
  /**
   * The character of the second AI player; `aiCharacter` is the first. One of them is a bounty hunter (UB-DUO-02,
   * UB-DUO-03).
   */
  readonly secondAiCharacter: string
}

const NO_YES = ['no', 'yes'] as const

/** UB-SOL-04: an AI player can be any character. */
const aiCharacterIds: readonly string[] = [...baseCharacters, ...characters].map(({ id }) => id)

export const optionChoices: OptionChoices = {
  favors: oneOf(NO_YES),
  ambitions: oneOf(NO_YES),
  // UB-AMB-08.
  fame: oneOf(['8', '10', '12'], '10'),
  aiPlayers: oneOf(['1', '2']),
  aiCharacter: oneOf([ASKED, ...aiCharacterIds]),
  secondAiCharacter: oneOf([ASKED, ...aiCharacterIds]),
}

/** UB-AMB-09: only Ambitions allows 8 fame instead of 10. */
export const fameWithoutAmbitions: Contradiction = (options) => {
  const { fame, ambitions } = options as UnfinishedOptions // `optionChoices` has checked them
  return fame === '8' && ambitions === 'no'
    ? { option: 'fame', what: 'should be 10 or 12 in a game without Ambitions' }
    : null
}

/** UB-DUO-01: a second character is for a second AI player. */
export const secondAiNeedsTwo: Contradiction = (options) => {
  const { aiPlayers, secondAiCharacter } = options as UnfinishedOptions // `optionChoices` has checked them
  return aiPlayers === '1' && secondAiCharacter !== ASKED
    ? { option: 'secondAiCharacter', what: 'should be left out where there is only one AI player' }
    : null
}
