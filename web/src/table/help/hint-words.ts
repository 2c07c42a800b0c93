/** The words of hints. This file is fetched with the first hint. */
import { hintLine, hintThings } from '@kantyna/bots'
import type { AnswerHint, PresentedDecision, Thing } from '@kantyna/kernel'
import type { TableWords } from '../words.ts'
import { partsOfHint } from './parts-of-hint.ts'
import type { HintTable } from './useHint.ts'

interface HintText {
  readonly text: string
  /** The things that the bot would touch. */
  readonly things: readonly Thing[]
}

/** A hint in a sentence: the choice of the strongest bot, and its reason. */
export async function sayHint(
  hint: AnswerHint | null,
  decision: PresentedDecision,
  table: Omit<HintTable, 'link' | 'hands'> & { readonly words: TableWords },
): Promise<HintText> {
  const { bundle, ui, view, lang, names, words, answerSoFar } = table
  if (hint === null) return { text: words.noHint, things: [] }
  const gameWords = bundle.game.words[lang]
  const { reason } = await ui.help()
  const option = decision.options.find(({ id }) => typeof hint.picks === 'object' && hint.picks[0] === id)
  const text = hintLine(gameWords, words.hints, decision, hint, names, {
    parts: await partsOfHint(gameWords, decision, hint, names, answerSoFar),
    reason: option === undefined ? null : reason(view, decision, option, lang),
  })
  return { text, things: hintThings(decision, hint) }
}
