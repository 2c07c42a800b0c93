import { editionOf, type Game, type GameRecord, parseRecord, verify } from '@kantyna/kernel'
import type { RecordProblem } from './record-problem.ts'

export type CheckedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: RecordProblem }

/** Reads a record from outside and trusts nothing in it; `open` finds the rules of its game and expansion. */
export async function checkRecord(
  text: string,
  open: (edition: string) => Promise<{ readonly game: Game }> | undefined,
): Promise<CheckedRecord> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return { ok: false, problem: parsed.error }
  const { record } = parsed
  const edition = editionOf(record.game, record.options)
  const bundle = await open(edition)
  if (bundle === undefined) return { ok: false, problem: { code: 'unknown-game', game: edition } }
  const verdict = verify(bundle.game, record)
  return verdict.ok ? { ok: true, record } : { ok: false, problem: verdict.error }
}
