import { contributors } from '../chance/commitment.ts'
import { hashOf } from '../record/canonical.ts'
import { copiedDraws } from '../record/draws.ts'
import { optionsProblem } from '../record/problem.ts'
import type { GameRecord } from '../record/record.ts'
import type { ReplayError, ReplayStep } from '../record/replay.ts'
import type { VerifyError } from '../record/verify.ts'
import { knowsVersion } from '../record/versions.ts'
import { type ChoiceError, playChoice, type Result } from './engine.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import { beginMatch, Match, type MatchSetup } from './match.ts'
import type { Position } from './position.ts'

/**
 * Resumes a match from a record that this device saved itself: it is trusted if it replays to its own hash. Separate from
 * `resumeMatch`, so that a table does not load the code that verifies records from outside.
 */
export function resumeTrusted<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  onStep: (step: ReplayStep<P>) => void = () => undefined,
): Result<Match<P, O>, VerifyError> {
  const resumed = replayed(game, record, onStep)
  if (resumed.ok && hashOf(resumed.value.position) !== record.finalHash)
    return stopped('wrong-hash', record.entries.length - 1)
  return resumed
}

/**
 * Resumes a match from the rows of a log, put together as a record without a final hash. Its entries must replay to the
 * last hash that one of them carries.
 */
export function resumeFromLog<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
): Result<Match<P, O>, VerifyError> {
  const hashed = record.entries.findLastIndex(({ hash }) => hash !== undefined)
  const found = { hash: record.entries[hashed]?.hash }
  const resumed = replayed(game, record, ({ entry, position }) => {
    if (entry === hashed && hashed >= 0) found.hash = hashOf(position)
  })
  return found.hash === record.entries[hashed]?.hash ? resumed : stopped('wrong-hash', hashed)
}

function replayed<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  onStep: (step: ReplayStep<P>) => void,
): Result<Match<P, O>, VerifyError> {
  if (record.seed === null) return { ok: false, error: { code: 'not-opened' } }
  if (record.game !== game.meta.id) return stopped('wrong-game', -1)
  if (!knowsVersion(game.rulesVersion, record.rulesVersion))
    return { ok: false, error: { code: 'unknown-rules', version: record.rulesVersion } }
  const setup = setupIn(game, record)
  if (setup === null) return { ok: false, error: badOptions(game, record) }
  let entry = -1
  let match: Match<P, O>
  try {
    const begun = beginMatch(game, setup, copiedDraws(record.setup.draws))
    match = new Match(game, setup, begun)
    match.noteReplayed(record, { entry, ...begun })
    onStep({ entry, ...begun })
    for (const written of record.entries) {
      entry++
      const played = playChoice(game, match.position, written, copiedDraws(written.draws))
      if (!played.ok) return stopped('illegal-choice', entry, played.error)
      const step = { entry, position: match.position, out: played.value }
      match.noteReplayed(record, step)
      onStep(step)
    }
  } catch (problem) {
    if (problem instanceof Fault) return stopped('wrong-chance', entry)
    throw problem
  }
  return { ok: true, value: match }
}

/** The setup of a record's match; null if the record has no seed or is of another game. */
export function setupIn<P extends Position, O extends object>(
  game: Game<P, O>,
  { game: id, options, seats, seed, contributions, isMasked }: GameRecord,
): MatchSetup<O> | null {
  const read = game.options(contributors(seats).length).safeParse(options)
  if (seed === null || id !== game.meta.id || !read.success) return null
  const setup = { options: read.data, seats, seed, contributions }
  return isMasked === undefined ? setup : { ...setup, isMasked }
}

function badOptions<P extends Position, O extends object>(
  game: Game<P, O>,
  { options, seats }: GameRecord,
): ReplayError {
  const read = game.options(contributors(seats).length).safeParse(options)
  return { code: 'bad-options', entry: -1, ...(read.success ? {} : optionsProblem(read.error)) }
}

function stopped(
  code: ReplayError['code'],
  entry: number,
  choice?: ChoiceError,
): { readonly ok: false; readonly error: ReplayError } {
  return { ok: false, error: choice === undefined ? { code, entry } : { code, entry, choice } }
}
