import { at, fastDice, type Match, resumeMatch } from '@kantyna/kernel'
import { type Reading, rateOf, rateWithout } from '../measure.ts'
import { chooseAny, lazy, newMatch, type Table } from './table.ts'

/** The number of choices in a long game. */
export const LONG_GAME = 2000
const GAMES_TRIED = 30

/** How fast a long match takes back its last choice, and how fast it resumes from its record. */
export function historyReadings(table: Table) {
  const long = lazy(() => {
    const match = longMatch(table)
    const record = match.record()
    return { match, record, last: at(record.entries, record.entries.length - 1) }
  })
  let isUndone = false
  const resuming = (isTrusted: boolean) =>
    rateOf(() => {
      const resumed = resumeMatch(table.game, long().record, isTrusted)
      if (!resumed.ok) throw new Error(`the record cannot be resumed: ${resumed.error.code}`)
      return 1
    })
  return {
    choices: () => long().record.entries.length,
    undo: rateWithout(
      () => {
        const { match, last } = long()
        if (!isUndone) return
        // After a take-back, questions have new ids.
        const asked = match.position.open.find(({ seat }) => seat === last.seat)
        const taken = match.choose(
          last.decision === undefined ? last : { ...last, decision: asked?.id ?? -1 },
        )
        if (!taken.ok) throw new Error(`the last choice cannot be made again: ${taken.error.code}`)
      },
      () => {
        const { match, last } = long()
        isUndone = match.undo(last.seat, true)
        if (!isUndone) throw new Error('the last choice cannot be undone')
        return 1
      },
    ),
    resume: resuming(false),
    'resume.trusted': resuming(true),
  } satisfies Record<string, Reading>
}

/** A random game of that length, or the longest of several shorter ones. */
function longMatch(table: Table): Match {
  const dice = fastDice(9)
  let longest = newMatch(table, 0)
  for (let secret = 1; secret <= GAMES_TRIED && longest.entries.length < LONG_GAME; secret++) {
    const match = newMatch(table, secret)
    while (!match.isOver && match.entries.length < LONG_GAME) chooseAny(match, dice)
    if (match.entries.length > longest.entries.length) longest = match
  }
  return longest
}
