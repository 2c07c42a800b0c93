import { standingNames, yourReputation } from '../../../words/cards/card-terms.ts'
import { listed, orIn } from '../../../words/cards/effect-words.ts'
import { standing } from '../../reputation/reputation.ts'
import { matchingFactions } from '../matching-factions.ts'
import { standingValue } from '../operations/set-reputation.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

const wording = (lang: 'en' | 'pl', is: readonly (keyof typeof standingValue)[]) =>
  listed(
    is.map((each) => standingNames[lang][each]),
    orIn[lang],
  )

export const reputation: Conditions['reputation'] = {
  legal(t, { faction, standings }, { seat }) {
    const matching = matchingFactions(t, seat, faction)
    if (matching.length === 0) return refuse('OR-MAP-09', 'noFaction')
    const holds = matching.some((each) =>
      standings.some((wanted) => standing(t, seat, each) === standingValue[wanted]),
    )
    if (holds) return null
    const [only, ...others] = matching
    return only === undefined || others.length > 0
      ? refuse('OR-REP-10', 'wrongReputation')
      : refuse('OR-REP-10', 'wrongReputation', {
          faction: only,
          needs: standings,
          has: standing(t, seat, only),
        })
  },
  words: {
    en: ({ faction, standings }) => `${yourReputation.en[faction]} is ${wording('en', standings)}`,
    pl: ({ faction, standings }) => `${yourReputation.pl[faction]} jest ${wording('pl', standings)}`,
  },
  negated: {
    en: ({ faction, standings }) => `${yourReputation.en[faction]} is not ${wording('en', standings)}`,
    pl: ({ faction, standings }) => `${yourReputation.pl[faction]} nie jest ${wording('pl', standings)}`,
  },
}
