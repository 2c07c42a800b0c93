import { editionOf, type Game, type GameRecord, parseRecord, verify } from '@kantyna/kernel'
import type { RecordProblem } from './record-problem.ts'

export type CheckedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: RecordProblem }

/**
 * The page is blocked while a file is checked. A choice takes some 90 bytes (712 choices: 64 KB), so this allows 40,000
 * choices; a larger file, built to be slow, would block the page for more than a second.
 */
export const LARGEST_FILE = 4_000_000

/** Reads an untrusted record; `open` finds the rules of its game and expansion. */
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
