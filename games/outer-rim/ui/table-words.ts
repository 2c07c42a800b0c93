import type { GameWords, Lang } from '@kantyna/kernel'
import { words as printed } from '../words/game-words.ts'
import type { RimView } from './view.ts'

type Words = Readonly<Record<Lang, GameWords>>

let further: Words | null = null

/** The words of the game with another box: its drawings say so when they are loaded. */
export function addTableWords(words: Words): void {
  further = words
}

/** What questions, answers and refusals say at this table: by the boxes that are on it. */
export function tableWords({ modules }: Pick<RimView, 'modules'>, lang: Lang): GameWords {
  return (modules === 0 ? printed : (further ?? printed))[lang]
}
