import { reputationWith } from '../../../words/cards/card-terms.ts'
import { gainPl, you } from '../../../words/cards/effect-words.ts'
import { changeReputation, wouldChangeReputation } from '../../reputation/reputation.ts'
import { factionPicks, matchingFactions } from '../matching-factions.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const gainReputation: Operations['gainReputation'] = {
  legal(t, { faction }, { seat }) {
    const matching = matchingFactions(t, seat, faction)
    if (matching.length === 0) return refuse('OR-MAP-09', 'noFaction')
    return matching.some((each) => wouldChangeReputation(t, seat, each, 1))
      ? null
      : refuse('OR-REP-06', 'alreadyPositive')
  },
  picks: factionPicks((t, seat, faction) => wouldChangeReputation(t, seat, faction, 1)),
  run(t, _, { seat }, __, [faction]) {
    if (faction !== undefined) changeReputation(t, seat, faction, 1)
  },
  words: {
    en: ({ faction }, mood) => you(mood, `gain 1 ${reputationWith.en[faction]}`),
    pl: ({ faction }, mood) => `${gainPl(mood)} 1 punkt reputacji ${reputationWith.pl[faction]}`,
  },
  hint: () => worth.reputation,
}
