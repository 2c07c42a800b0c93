import type { GameRecord } from '../record/record.ts'
import type { ReplayStep } from '../record/replay.ts'
import { type VerifyError, verify } from '../record/verify.ts'
import type { Result } from './engine.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'
import type { Position } from './position.ts'
import { resumeTrusted, setupIn } from './resume-trusted.ts'

/**
 * Resumes a match from a record, which must have its seed. A record from outside is verified. A record that this device
 * saved itself is trusted if it replays to its own hash. The game is replayed once, and `onStep` gets each step.
 */
export function resumeMatch<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  isTrusted = false,
  onStep: (step: ReplayStep<P>) => void = () => undefined,
): Result<Match<P, O>, VerifyError> {
  return isTrusted ? resumeTrusted(game, record, onStep) : verified(game, record, onStep)
}

function verified<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  onStep: (step: ReplayStep<P>) => void,
): Result<Match<P, O>, VerifyError> {
  const resumed: { match: Match<P, O> | null } = { match: null }
  const verdict = verify(game, record, (step) => {
    const setup = step.entry < 0 ? setupIn(game, record) : null
    if (setup !== null) resumed.match = new Match(game, setup, step)
    if (resumed.match !== null) resumed.match.noteReplayed(record, step)
    onStep(step)
  })
  if (!verdict.ok) return verdict
  const { match } = resumed
  return match === null ? { ok: false, error: { code: 'not-opened' } } : { ok: true, value: match }
}
