import { wordBelow } from '../chance/chance.ts'
import { chanceKey, commit } from '../chance/commitment.ts'
import type { Game } from '../play/game.ts'
import type { Draw, Position } from '../play/position.ts'
import { canonical } from './canonical.ts'
import { type GameRecord, isSealIntact } from './record.ts'
import { type ReplayError, replay } from './replay.ts'

/** What a verifier can say of a record. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly draws: number; readonly opened: boolean }
  | { readonly ok: false; readonly error: VerifyError }

type VerdictCode =
  | 'broken-seal'
  | 'other-rules'
  | 'wrong-commitment'
  | 'wrong-contribution'
  | 'wrong-takeback'
  | 'wrong-outcome'
  | 'not-opened'

export type VerifyError =
  | ReplayError
  | { readonly code: VerdictCode }
  | { readonly code: 'unfair-draw'; readonly entry: number; readonly draw: Draw }

/**
 * Checks a record without trusting whoever wrote it: the choices replay, the hashes agree, the seed and the
 * contributions are those that were committed to, and every number of chance is the one that they give.
 */
export function verify<P extends Position, O extends object>(game: Game<P, O>, record: GameRecord): Verdict {
  if (!isSealIntact(record)) return no({ code: 'broken-seal' })
  if (record.rulesVersion !== game.rulesVersion) return no({ code: 'other-rules' })
  const { seed, contributions, contributionCommitments, commitment, seats } = record
  if (seed !== null && commit(seed) !== commitment) return no({ code: 'wrong-commitment' })
  const isPromised = contributions.every((given, index) => commit(given) === contributionCommitments[index])
  const areAllThere = contributions.length === seats.length && contributionCommitments.length === seats.length
  if (!isPromised || !areAllThere) return no({ code: 'wrong-contribution' })
  if (record.outcome !== null && seed === null) return no({ code: 'not-opened' })
  if (!record.takebacks.every(({ at, by }) => at <= record.entries.length && by < seats.length)) {
    return no({ code: 'wrong-takeback' })
  }

  const key = seed === null ? null : chanceKey(seed, contributions)
  const drawn: Record<string, number> = {}
  let draws = 0
  let unfair: VerifyError | null = null
  const replayed = replay(game, record, ({ entry, out }) => {
    for (const draw of out.draws) {
      const index = drawn[draw.stream] ?? 0
      drawn[draw.stream] = index + 1
      draws++
      const isFair = key === null || wordBelow(key, draw.stream, index, draw.limit) === draw.drawn
      if (!isFair) unfair ??= { code: 'unfair-draw', entry, draw }
    }
  })
  if (unfair !== null) return no(unfair)
  if (!replayed.ok) return no(replayed.error)
  if (canonical(replayed.position.outcome) !== canonical(record.outcome)) return no({ code: 'wrong-outcome' })
  return { ok: true, entries: record.entries.length, draws, opened: seed !== null }
}

function no(error: VerifyError): Verdict {
  return { ok: false, error }
}
