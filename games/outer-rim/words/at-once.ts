import type { Explanation, GameWords, Lang, Thing } from '@kantyna/kernel'
import { type WordChanges, wordsOf } from './chapter.ts'
import { isSetupKind, setupOption, setupPrompt, setupWaiting } from './questions/setup-questions.ts'
import { thingName } from './things/thing-name.ts'

/**
 * The words that a table needs at once: the questions of the setup, and names. All other words of the game
 * (`game-words.ts`) are fetched after the table is drawn.
 */
const atOnce: Readonly<Record<Lang, GameWords>> = { pl: wordsAtOnce('pl'), en: wordsAtOnce('en') }

function wordsAtOnce(lang: Lang): GameWords {
  return {
    hasQuestion: isSetupKind,
    prompt: (decision) => setupPrompt(lang, decision) ?? [],
    option: (decision, option) => setupOption(lang, decision, option) ?? [],
    waiting: (kind) => (isSetupKind(kind) ? setupWaiting[kind][lang] : ''),
    explain: (thing) => named(lang, thing),
    refusal: () => '',
    event: () => null,
    stream: (name) => name,
  }
}

function named(lang: Lang, thing: Thing): Explanation | null {
  const name = thingName(lang, thing)
  return name === null ? null : { name, text: '', rules: [] }
}

export function wordsWith(changes: readonly WordChanges[]) {
  return wordsOf(atOnce, changes)
}

export const words = wordsWith([])
