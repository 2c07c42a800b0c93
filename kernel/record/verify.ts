import { wordBelow } from '../chance/chance.ts'
import { chanceKey, commit, contributors } from '../chance/commitment.ts'
import type { Game } from '../play/game.ts'
import type { Outcome } from '../play/outcome.ts'
import type { Draw, Position } from '../play/position.ts'
import { isVisible } from '../words/visible.ts'
import { canonical } from './canonical.ts'
import { type GameRecord, isSealIntact, recordedOutcome } from './record.ts'
import { type ReplayError, type ReplayStep, replay } from './replay.ts'
import { knowsVersion } from './versions.ts'

/** The result of verifying a record. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly draws: number; readonly opened: boolean }
  | { readonly ok: false; readonly error: VerifyError }

type VerdictCode =
  | 'broken-seal'
  | 'wrong-commitment'
  | 'wrong-contribution'
  | 'wrong-takeback'
  | 'wrong-change'
  | 'wrong-outcome'
  | 'not-opened'

export type VerifyError =
  | ReplayError
  | { readonly code: VerdictCode }
  /** Written under a version of the rules that the game does not know. */
  | { readonly code: 'unknown-rules'; readonly version: string }
  /** A name without a visible character. */
  | { readonly code: 'invisible-name'; readonly seat: number }
  /** Written under other rules, and from this entry on today's rules lead to another position. */
  | { readonly code: 'other-rules'; readonly version: string; readonly entry: number }
  | { readonly code: 'unfair-draw'; readonly entry: number; readonly draw: Draw }

/**
 * Checks a record without trusting its author: the choices replay, the hashes agree, the seed and the contributions are
 * those that were committed to, and every random number follows from them. `onStep` sees the replay before the verdict
 * is known.
 */
export function verify<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  onStep: (step: ReplayStep<P>) => void = () => undefined,
): Verdict {
  if (!isSealIntact(record)) return no({ code: 'broken-seal' })
  const { seed, contributions, contributionCommitments, commitment, seats } = record
  if (seed !== null && commit(seed) !== commitment) return no({ code: 'wrong-commitment' })
  const areCommitted = contributions.every((given, index) => commit(given) === contributionCommitments[index])
  const shares = contributors(seats).length
  const areComplete = contributions.length === shares && contributionCommitments.length === shares
  if (!areCommitted || !areComplete) return no({ code: 'wrong-contribution' })
  if (record.outcome !== null && seed === null) return no({ code: 'not-opened' })
  if (!areTakebacksPossible(record)) return no({ code: 'wrong-takeback' })
  if (!areChangesPossible(record)) return no({ code: 'wrong-change' })
  const { rulesVersion: version } = record
  if (record.game === game.meta.id && !knowsVersion(game.rulesVersion, version))
    return no({ code: 'unknown-rules', version })
  const unnamed = namesIn(record).find(({ name }) => !isVisible(name))
  if (unnamed !== undefined) return no({ code: 'invisible-name', seat: unnamed.seat })

  const key = seed === null ? null : chanceKey(seed, contributions)
  const drawn: Record<string, number> = {}
  let draws = 0
  let unfair: VerifyError | null = null
  const check = (step: ReplayStep<P>) => {
    for (const draw of step.out.draws) {
      const index = drawn[draw.stream] ?? 0
      drawn[draw.stream] = index + 1
      draws++
      const isFair = key === null || wordBelow(key, draw.stream, index, draw.limit) === draw.drawn
      if (!isFair) unfair ??= { code: 'unfair-draw', entry: step.entry, draw }
    }
    onStep(step)
  }
  const replayed = replay(game, record, check, key ?? '')
  if (!replayed.ok && record.rulesVersion !== game.rulesVersion) {
    return no({ code: 'other-rules', version: record.rulesVersion, entry: Math.max(0, replayed.error.entry) })
  }
  if (unfair !== null) return no(unfair)
  if (!replayed.ok) return no(replayed.error)
  if (!isSameOutcome(replayed.position.outcome, record.outcome)) return no({ code: 'wrong-outcome' })
  return { ok: true, entries: record.entries.length, draws, opened: seed !== null }
}

/** Early records name only the winners. */
function isSameOutcome(outcome: Outcome | null, recorded: GameRecord['outcome']): boolean {
  if (outcome === null || recorded === null) return outcome === recorded
  if (recorded.scores === undefined) return canonical(outcome.winners) === canonical(recorded.winners)
  return canonical(recordedOutcome(outcome)) === canonical(recorded)
}

function no(error: VerifyError): Verdict {
  return { ok: false, error }
}

/** Whether each take-back names a seat of the table and an entry that may have existed at that time. */
function areTakebacksPossible({ takebacks, entries, seats }: GameRecord): boolean {
  let most = entries.length
  return takebacks.toReversed().every(({ at, by, dropped }) => {
    const isPossible = at <= most && by < seats.length
    most += dropped
    return isPossible
  })
}

/** Whether changes are in order and concern seats of players, and nothing happens after the table was ended. */
function areChangesPossible({ changes = [], entries, seats, outcome }: GameRecord): boolean {
  let from = 0
  for (const [index, change] of changes.entries()) {
    if (change.at < from || change.at > entries.length) return false
    from = change.at
    const seat = change.kind === 'seat' ? change.seat : change.by
    if (seat >= seats.length || seats[seat]?.kind === 'automa') return false
    if (change.kind === 'seat' && change.holder.kind === 'automa') return false
    if (change.kind !== 'end') continue
    const isLast = index === changes.length - 1 && change.at === entries.length
    if (!isLast || outcome !== null || change.winners.some((winner) => winner >= seats.length)) return false
  }
  return true
}

/** Everybody who had a seat at some time. */
function namesIn({ seats, changes = [] }: GameRecord): { readonly seat: number; readonly name: string }[] {
  const later = changes.flatMap((change) =>
    change.kind === 'seat' ? [{ seat: change.seat, name: change.holder.name }] : [],
  )
  return [...seats.map(({ name }, seat) => ({ seat, name })), ...later]
}
