import type { Position } from '../play/position.ts'
import { unknownWord } from '../words/unknown-word.ts'
import { excludedIn, textsIn } from './expected.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'

/**
 * Checks the names that a scenario expects to be absent. A misspelt name is always absent, so it would pass. Therefore
 * the game must know every name.
 */
export function knownExclusions<P extends Position>(
  running: RunningScenario<P>,
  where: string,
  expected: unknown,
): void {
  for (const excluded of excludedIn(expected)) knownTexts(running, where, excluded)
}

export function knownTexts<P extends Position>(
  running: RunningScenario<P>,
  where: string,
  expected: unknown,
): void {
  const texts = textsIn(expected)
  if (texts.length === 0) return
  // Most names are on the table. Only the others are looked up in the longer lists.
  const onTable = new Set(textsIn(running.words.describe(running.t)))
  const unknown = texts.find((text) => !onTable.has(text) && !otherNames(running).has(text))
  if (unknown === undefined) return
  const known = new Set([...onTable, ...otherNames(running)])
  mismatch(`${where}: ${unknownWord('name', unknown, [...known])}`)
}

/** The name of a face-down piece in a view. */
const UNSEEN = 'unseen'

function otherNames<P extends Position>({ game, words }: RunningScenario<P>): ReadonlySet<string> {
  const kinds = [...Object.keys(game.decisions), ...Object.keys(game.standing?.moves ?? {})]
  return new Set([UNSEEN, ...(words.names?.() ?? []), ...kinds.flatMap((kind) => words.optionIds(kind))])
}
