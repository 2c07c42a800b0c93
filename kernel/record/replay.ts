import { newChance } from '../chance/chance.ts'
import { contributors } from '../chance/commitment.ts'
import { begin, type ChoiceError, playChoice } from '../play/engine.ts'
import { Fault } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import { type Draw, newOutbox, type Outbox, type Position } from '../play/position.ts'
import { isTableFor, seatingOf } from '../play/seating.ts'
import { canonical, hashDue, hashOf } from './canonical.ts'
import { copiedDraws, drawsOf } from './draws.ts'
import { optionsProblem } from './problem.ts'
import type { GameRecord } from './record.ts'

/** The entry at which a record fails (−1 is the setup), and why. */
export interface ReplayError {
  readonly code: 'wrong-game' | 'bad-options' | 'bad-seats' | 'illegal-choice' | 'wrong-chance' | 'wrong-hash'
  readonly entry: number
  readonly choice?: ChoiceError
  readonly what?: string
  /** For `bad-options`: the option that is wrong. */
  readonly option?: string
}

/** What a replay passes on after the setup (entry −1) and after every entry. */
export interface ReplayStep<P extends Position> {
  readonly entry: number
  readonly position: P
  readonly out: Outbox
}

export type Replayed<P extends Position> =
  | { readonly ok: true; readonly position: P }
  | { readonly ok: false; readonly error: ReplayError }

/**
 * Plays a record again from its own outcomes of chance. `onStep` sees every position: it is the same object each time,
 * and it keeps changing. `key` is the key of chance for play that continues from the last position.
 */
export function replay<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  onStep: (step: ReplayStep<P>) => void = () => undefined,
  key = '',
): Replayed<P> {
  if (record.game !== game.meta.id) return failed('wrong-game', -1)
  const options = game.options(contributors(record.seats).length).safeParse(record.options)
  if (!options.success) return failed('bad-options', -1, optionsProblem(options.error))
  if (!isTableFor(game, record.seats, options.data)) return failed('bad-seats', -1)
  let entry = -1
  try {
    const given = copiedDraws(record.setup.draws)
    const out = { ...newOutbox(), given }
    const position = begin(game, seatingOf(record), options.data, newChance(key, game.streams), out)
    if (hasUnusedDraws(given) || !limitsMatch(record.setup.limits, out.draws))
      return failed('wrong-chance', entry)
    onStep({ entry, position, out })
    for (const written of record.entries) {
      entry++
      const drawn = copiedDraws(written.draws)
      const played = playChoice(game, position, written, drawn)
      if (!played.ok) return failed('illegal-choice', entry, { choice: played.error })
      if (hasUnusedDraws(drawn) || !limitsMatch(written.limits, played.value.draws))
        return failed('wrong-chance', entry)
      if (written.hash !== hashDue(entry, position)) return failed('wrong-hash', entry)
      onStep({ entry, position, out: played.value })
    }
    if (record.finalHash !== hashOf(position)) return failed('wrong-hash', entry)
    return { ok: true, position }
  } catch (problem) {
    if (problem instanceof Fault) return failed('wrong-chance', entry, { what: problem.message })
    throw problem
  }
}

function failed(
  code: ReplayError['code'],
  entry: number,
  more: Partial<ReplayError> = {},
): { readonly ok: false; readonly error: ReplayError } {
  return { ok: false, error: { code, entry, ...more } }
}

/** Whether the record holds outcomes that were not drawn. */
function hasUnusedDraws(given: Readonly<Record<string, readonly number[]>>): boolean {
  for (const stream in given) if (given[stream]?.length !== 0) return true
  return false
}

/** Whether the numbers were drawn below these limits. The earliest records have no limits. */
function limitsMatch(limits: GameRecord['setup']['limits'], draws: readonly Draw[]): boolean {
  return limits === undefined || canonical(limits) === canonical(drawsOf(draws).limits)
}
