import type { Explanation, GameWords, Lang, Thing } from '@kantyna/kernel'
import { type WordChanges, wordsOf } from './chapter.ts'
import { waitingText } from './log/waiting.ts'
import { englishTally } from './questions/en-answers.ts'
import { englishOption, englishPrompt } from './questions/en-questions.ts'
import { polishTally } from './questions/pl-answers.ts'
import { polishOption, polishPrompt } from './questions/pl-questions.ts'
import { refusalText } from './questions/refusals.ts'
import { thingName } from './things/thing-name.ts'

/**
 * The words that a table needs at once: questions, answers and refusals. The log and the explanations are fetched after
 * the table is drawn, with all other words of the game (`game-words.ts`).
 */
export const atOnce: Readonly<Record<Lang, GameWords>> = {
  en: {
    prompt: englishPrompt,
    option: englishOption,
    tally: englishTally,
    refusal: (refusal) => refusalText('en', refusal),
    waiting: (kind) => waitingText('en', kind),
    explain: (thing) => named('en', thing),
    event: () => null,
    stream: (name) => name,
  },
  pl: {
    prompt: polishPrompt,
    option: polishOption,
    tally: polishTally,
    refusal: (refusal) => refusalText('pl', refusal),
    waiting: (kind) => waitingText('pl', kind),
    explain: (thing) => named('pl', thing),
    event: () => null,
    stream: (name) => name,
  },
}

function named(lang: Lang, thing: Thing): Explanation | null {
  const name = thingName(lang, thing)
  return name === null ? null : { name, text: '', rules: [] }
}

export function wordsWith(changes: readonly WordChanges[]) {
  return wordsOf(atOnce, changes)
}

export const words = wordsWith([])
