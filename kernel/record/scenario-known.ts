import type { Position } from '../play/position.ts'
import { unknownWord } from '../words/unknown-word.ts'
import { excludedIn, textsIn } from './expected.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'

/**
 * Names in what a scenario expects not to be there. A misspelt name is nowhere, so it would pass: every text has to be
 * one that the game knows.
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
  said: unknown,
): void {
  const texts = textsIn(said)
  if (texts.length === 0) return
  // Whatever the game has lies somewhere on the table, as a rule; only what does not is looked up in longer lists.
  const onTable = new Set(textsIn(running.words.describe(running.t)))
  const unknown = texts.find((text) => !onTable.has(text) && !otherNames(running).has(text))
  if (unknown === undefined) return
  const known = new Set([...onTable, ...otherNames(running)])
  mismatch(`${where}: ${unknownWord('name', unknown, [...known])}`)
}

/** What a face-down piece is called in a view. */
const UNSEEN = 'unseen'

function otherNames<P extends Position>({ game, words }: RunningScenario<P>): ReadonlySet<string> {
  const kinds = [...Object.keys(game.decisions), ...Object.keys(game.standing?.moves ?? {})]
  return new Set([UNSEEN, ...(words.names?.() ?? []), ...kinds.flatMap((kind) => words.optionIds(kind))])
}
