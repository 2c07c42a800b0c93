import { type BotLevel, levelLine } from '@kantyna/bots'
import type { GameMeta, Outcome, SeatHolder } from '@kantyna/kernel'
import { useState } from 'preact/hooks'
import { readText, writeText } from '../../kit/storage.ts'
import { useWords } from '../../words/words.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { type OpponentOffer, offerAfter, parseStreak, playedGame, streakAfter } from './next-opponent.ts'

interface Props {
  /** The id of the current table. */
  readonly id: string
  readonly meta: GameMeta
  readonly holders: readonly SeatHolder[]
  readonly outcome: Outcome | null
  /** Starts another game against that level. */
  onPlay(level: BotLevel): void
}

/**
 * Suggests an easier opponent after a loss, and a stronger one after several wins in a row: one touch starts the game.
 */
export function NextOpponent({ id, meta, holders, outcome, onPlay }: Props) {
  const words = useOverTableWords()
  const { levels } = useWords().setup
  const [offer] = useState(() => offerFor(id, meta, holders, outcome))
  if (offer === null) return null
  const { level, isStronger } = offer
  return (
    <div className="result-next">
      <button type="button" className="button" onClick={() => onPlay(level)}>
        {isStronger ? words.playStronger(levels.names[level]) : words.playEasier(levels.names[level])}
      </button>
      <span className="small soft">{levelLine(levels, level, meta.botWins)}</span>
    </div>
  )
}

/** Counts the game, once, and returns the suggestion. */
function offerFor(
  id: string,
  meta: GameMeta,
  holders: readonly SeatHolder[],
  outcome: Outcome | null,
): OpponentOffer | null {
  const game = playedGame(id, holders, outcome)
  if (game === null) return null
  const key = `kantyna.streak.${meta.id}`
  const streak = streakAfter(parseStreak(readText(key)), game)
  writeText(key, JSON.stringify(streak))
  return offerAfter(streak)
}
