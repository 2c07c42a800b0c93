import type { Lang, Line } from '@kantyna/kernel'
import type { GameMoments } from '@kantyna/ui'
import type { LogTurn } from '../log/log.ts'
import type { TableWords } from '../words.ts'
import { withLapsedOffers } from './lapsed-words.ts'
import { momentsByViewer, type NewMomentsByViewer } from './moments-by-viewer.ts'
import { lastSummary, summaryOf, type Turns } from './summaries.ts'

/** The texts of moments, from the game and the page, and the code that finds moments in the history. */
export interface MomentTexts extends GameMoments {
  readonly newMomentsByViewer: NewMomentsByViewer
  /** What a player has achieved in a turn, in one line. */
  summaryOf(turn: LogTurn, lang: Lang): Line | null
  /** The same for the bot or automa whose turn has just ended. */
  lastSummary(turns: Turns, lang: Lang): Line | null
}

export function momentTexts(game: GameMoments, words: TableWords): MomentTexts {
  return {
    ...withLapsedOffers(game, words),
    newMomentsByViewer: momentsByViewer(game.roles),
    summaryOf: (turn, lang) => summaryOf(turn, game, lang),
    lastSummary: (turns, lang) => lastSummary(turns, game, lang),
  }
}
