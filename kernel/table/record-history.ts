import type { Game } from '../play/game.ts'
import type { Position } from '../play/position.ts'
import type { GameRecord } from '../record/record.ts'
import { type Replayed, type ReplayStep, replay } from '../record/replay.ts'
import { noteHistory } from './history.ts'
import type { TableEntry } from './link.ts'

/** The history of a recorded game, entry by entry, including what only some seats may know. */
export function historyOf<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  { onStep = () => undefined }: { readonly onStep?: (step: ReplayStep<P>) => void } = {},
): { readonly replayed: Replayed<P>; readonly history: TableEntry[] } {
  const { history, note } = noteHistory(game, record)
  const replayed = replay(game, record, (step) => {
    note(step)
    onStep(step)
  })
  return { replayed, history }
}
