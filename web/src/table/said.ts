import type { GameWords } from '@kantyna/kernel'
import { useMemo } from 'preact/hooks'
import type { TableState } from './controller/table-state.ts'

/**
 * The table without what there are no words for yet: a question is asked with its words. The same state where all is
 * said, which is almost always: the first questions have words at once, and the others are fetched meanwhile.
 */
export function saidWith({ says }: GameWords, state: TableState): TableState {
  if (says === undefined) return state
  const isSaid = ({ kind }: { readonly kind: string }) => says(kind)
  const { decisions, moves, waiting } = state
  if ([decisions, moves, waiting].every((some) => some.every(isSaid))) return state
  return {
    ...state,
    decisions: decisions.filter(isSaid),
    moves: moves.filter(isSaid),
    waiting: waiting.filter(isSaid),
  }
}

export function useSaid(words: GameWords, state: TableState): TableState {
  return useMemo(() => saidWith(words, state), [words, state])
}
