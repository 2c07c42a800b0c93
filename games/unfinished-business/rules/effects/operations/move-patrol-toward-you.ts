import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { movePatrolTowards } from '../../../../outer-rim/rules/map/patrols.ts'
import { ofFaction } from '../../../../outer-rim/words/cards/card-terms.ts'
import { movePl, spaceCount, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-FACT-52, G-78: the player chooses from 0 to `spaces` spaces, even if the patrol cannot come nearer. */
export const movePatrolTowardYou: AddedOperations['movePatrolTowardYou'] = {
  legal: () => null,
  run(t, { faction, spaces }, { seat }) {
    movePatrolTowards(t, seat, { faction, spaces })
  },
  words: {
    en: ({ faction, spaces }, mood) =>
      you(mood, `move the ${ofFaction.en[faction]} patrol up to ${spaceCount('en', spaces)} towards you`),
    pl: ({ faction, spaces }, mood) =>
      `${movePl(mood)} patrol ${ofFaction.pl[faction]} maksymalnie o ${spaceCount('pl', spaces)} w swoją stronę`,
  },
  hint: () => -worth.patrol,
}
