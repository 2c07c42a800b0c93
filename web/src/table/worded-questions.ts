import type { GameWords } from '@kantyna/kernel'
import { useMemo } from 'preact/hooks'
import type { TableState } from './controller/table-state.ts'

/**
 * Hides questions whose words are still being fetched, so that no question is asked without words. The words of the
 * first questions are always there, so this almost always returns the same state.
 */
export function withWordedQuestions({ hasQuestion }: GameWords, state: TableState): TableState {
  if (hasQuestion === undefined) return state
  const isWorded = ({ kind }: { readonly kind: string }) => hasQuestion(kind)
  const { decisions, moves, waiting } = state
  if ([decisions, moves, waiting].every((asked) => asked.every(isWorded))) return state
  return {
    ...state,
    decisions: decisions.filter(isWorded),
    moves: moves.filter(isWorded),
    waiting: waiting.filter(isWorded),
  }
}

export function useWordedQuestions(words: GameWords, state: TableState): TableState {
  return useMemo(() => withWordedQuestions(words, state), [words, state])
}
