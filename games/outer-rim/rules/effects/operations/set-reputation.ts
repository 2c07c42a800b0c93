import { at } from '@kantyna/kernel'
import type { Standing } from '../../../content/names.ts'
import { reputationWith, standingAfterTo } from '../../../words/cards/card-terms.ts'
import { setPl, you } from '../../../words/cards/effect-words.ts'
import { setReputation as set, wouldSetReputation } from '../../reputation/reputation.ts'
import { factionPicks, matchingFactions } from '../matching-factions.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const standingValue: Readonly<Record<Standing, -1 | 0 | 1>> = { negative: -1, neutral: 0, positive: 1 }

/** OR-REP-09. */
export const setReputation: Operations['setReputation'] = {
  legal(t, { faction, to }, { seat }) {
    const matching = matchingFactions(t, seat, faction)
    if (matching.length === 0) return refuse('OR-MAP-09', 'noFaction')
    return matching.some((each) => wouldSetReputation(t, seat, each, standingValue[to]))
      ? null
      : refuse('OR-REP-09', 'alreadySo')
  },
  picks: factionPicks((t, seat, faction, { to }) => wouldSetReputation(t, seat, faction, standingValue[to])),
  run(t, { to }, { seat }, __, [faction]) {
    if (faction !== undefined) set(t, seat, faction, standingValue[to])
  },
  words: {
    en: ({ faction, to }, mood) =>
      you(mood, `set your ${reputationWith.en[faction]} to ${standingAfterTo.en[to]}`),
    pl: ({ faction, to }, mood) =>
      `${setPl(mood)} reputację ${reputationWith.pl[faction]} na ${standingAfterTo.pl[to]}`,
  },
  hint(t, { faction, to }, { seat }) {
    const [matching] = matchingFactions(t, seat, faction)
    if (matching === undefined) return 0
    return (standingValue[to] - at(at(t.reputation, seat), matching)) * worth.reputation
  },
}
