import { editionOf, type Game, type GameRecord, parseRecord, verify } from '@kantyna/kernel'
import type { RecordProblem } from './record-problem.ts'

export type CheckedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: RecordProblem }

/**
 * A file is checked while the page waits. A choice takes some 90 bytes (712 choices: 64 KB), so this is a game of 40,000;
 * a larger file, made to be slow, would hold the page up for a second and more.
 */
export const LARGEST_FILE = 4_000_000

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
  if (bundle === undefined) {
    const isGameKnown = edition !== record.game && (await open(record.game)) !== undefined
    const problem: RecordProblem = isGameKnown
      ? { code: 'unknown-expansion', expansion: edition }
      : { code: 'unknown-game', game: record.game }
    return { ok: false, problem }
  }
  const verdict = verify(bundle.game, record)
  return verdict.ok ? { ok: true, record } : { ok: false, problem: verdict.error }
}
