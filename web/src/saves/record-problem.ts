import { printable, type RecordError, type VerifyError } from '@kantyna/kernel'
import type { Words } from '../words/words.ts'
import type { RecordWords } from './words.ts'

/** Why a file cannot be imported. */
export type RecordProblem =
  | RecordError
  | VerifyError
  | { readonly code: 'too-large' | 'unreadable' }
  /** The record is valid, but cannot be kept: the store is full or does not answer. */
  | { readonly code: 'no-room' | 'store-silent' }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'unknown-expansion'; readonly expansion: string }

/** The problem in one sentence: what is wrong and where. */
export function problemText(
  records: RecordWords,
  { trouble }: Pick<Words, 'trouble'>,
  problem: RecordProblem,
): string {
  switch (problem.code) {
    case 'not-json':
      return records.notJson
    case 'not-a-record':
      return records.notRecord(problem.where)
    case 'too-large':
      return records.tooLarge
    case 'unreadable':
      return trouble.file
    case 'no-room':
      return trouble.full
    case 'store-silent':
      return trouble.store
    case 'unknown-expansion':
      return records.unknownExpansion(printable(problem.expansion, 40))
    case 'unknown-game':
      return records.unknownGame(problem.game)
    case 'broken-seal':
      return records.brokenSeal
    case 'unknown-rules':
      return records.unknownRules(printable(problem.version, 40))
    case 'invisible-name':
      return records.invisibleName(problem.seat + 1)
    case 'other-rules':
      return records.otherRules(problem.entry + 1)
    case 'wrong-takeback':
      return records.wrongTakeback
    case 'wrong-change':
      return records.wrongChange
    case 'wrong-commitment':
      return records.wrongCommitment
    case 'wrong-contribution':
      return records.wrongContribution
    case 'wrong-outcome':
      return records.wrongOutcome
    case 'not-opened':
      return records.notOpened
    case 'wrong-game':
      return records.wrongGame
    case 'bad-options':
      return records.badOptions(problem.option ?? '')
    case 'bad-seats':
      return records.badSeats
    case 'illegal-choice':
      return atEntry(problem.entry, records.illegalChoice, records.duringSetup)
    case 'wrong-chance':
      return atEntry(problem.entry, records.wrongChance, records.duringSetup)
    case 'wrong-hash':
      return atEntry(problem.entry, records.wrongHash, records.duringSetup)
    case 'unfair-draw':
      return atEntry(problem.entry, records.unfairDraw, records.duringSetup)
  }
}

/** Players count from one. Entry -1 is the setup. */
function atEntry(entry: number, message: (entry: number) => string, duringSetup: string): string {
  return entry < 0 ? duringSetup : message(entry + 1)
}
