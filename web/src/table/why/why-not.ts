import {
  type BlockedOption,
  type GameBundle,
  type Lang,
  plainText,
  type RuleId,
  type Thing,
} from '@kantyna/kernel'
import type { WhyNotFinder } from '@kantyna/ui'
import type { TableState } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import type { TableWords } from '../words.ts'

/** Why a touched thing is not an answer now. */
export interface WhyNotText {
  readonly text: string
  readonly rule: RuleId | null
}

export interface WhyNotTable {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly words: Pick<TableWords, 'gameOver' | 'notYourTurn' | 'stillShown' | 'onlyLit'>
  readonly names: SeatNames
  readonly state: Pick<TableState, 'view' | 'decisions' | 'moves' | 'waiting'>
  readonly picked: readonly Thing[]
  /** The game's reasons; null until they have been fetched. */
  readonly finder: WhyNotFinder | null
}

/** The most precise reason: the game's own, else that of the rules, else the open question. */
export function whyNot(table: WhyNotTable, thing: Thing): WhyNotText {
  const { bundle, lang, words, names, state, picked, finder } = table
  const gameWords = bundle.game.words[lang]
  const { view, decisions, moves, waiting } = state
  if (view.outcome !== null) return { text: words.gameOver, rule: null }
  const blocked = blockedFor([...decisions, ...moves], thing, picked)
  const [decision] = decisions
  const found = decision === undefined ? null : finder?.(thing, lang, { view, decisions, blocked })
  if (found) return { text: plainText(found.sentence, names), rule: found.rule }
  const [first] = blocked
  if (first !== undefined) {
    const reasons = new Set(blocked.map(({ refusal }) => gameWords.refusal(refusal)))
    return { text: [...reasons].join(' '), rule: first.refusal.rule }
  }
  if (decision === undefined) {
    const waited = waiting.map(({ seat, kind }) => `${names(seat)} ${gameWords.waiting(kind)}`)
    return { text: waited.length === 0 ? words.stillShown : words.notYourTurn(waited.join('; ')), rule: null }
  }
  return {
    text: words.onlyLit(plainText(gameWords.prompt(decision), names)),
    rule: decision.rules[0] ?? null,
  }
}

/** The refused answers with a thing; if some of them use the picked things, only those. */
function blockedFor(
  questions: TableState['decisions'],
  thing: Thing,
  picked: readonly Thing[],
): readonly BlockedOption[] {
  const all = questions.flatMap(({ blocked }) => blocked.filter(({ touches }) => touches.includes(thing)))
  const withHeld = all.filter(({ touches }) => picked.some((held) => touches.includes(held)))
  return withHeld.length > 0 ? withHeld : all
}
