import { reputationWith } from '../../../words/cards/card-terms.ts'
import { losePl, you } from '../../../words/cards/effect-words.ts'
import { changeReputation, wouldChangeReputation } from '../../reputation/reputation.ts'
import { factionPicks, matchingFactions } from '../matching-factions.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-REP-08: a negative reputation cannot be lost, and therefore cannot be paid (OR-EX-09). */
export const loseReputation: Operations['loseReputation'] = {
  legal(t, { faction }, { seat }) {
    const matching = matchingFactions(t, seat, faction)
    if (matching.length === 0) return refuse('OR-MAP-09', 'noFaction')
    return matching.some((each) => wouldChangeReputation(t, seat, each, -1))
      ? null
      : refuse('OR-REP-08', 'alreadyNegative')
  },
  picks: factionPicks((t, seat, faction) => wouldChangeReputation(t, seat, faction, -1)),
  run(t, _, { seat }, __, [faction]) {
    if (faction !== undefined) changeReputation(t, seat, faction, -1)
  },
  words: {
    en: ({ faction }, mood) => you(mood, `lose 1 ${reputationWith.en[faction]}`),
    pl: ({ faction }, mood) => `${losePl(mood)} 1 punkt reputacji ${reputationWith.pl[faction]}`,
  },
  hint: () => -worth.reputation,
}
