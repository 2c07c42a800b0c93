import { fightPl, you } from '../../../words/cards/effect-words.ts'
import { drawOne } from '../../ai/chance.ts'
import { fightPatrol, forcingPatrols } from '../../encounters/encounter-patrol.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'

/**
 * Chance picks one of several patrols that force an encounter (OR-GAP-52). No player rolls for it: the dice of both
 * sides are rolled as usual, and each total counts for its side (OR-AICLAR-03, OR-AICLAR-04, OR-GAP-61).
 */
export const aiFightPatrol: Operations['aiFightPatrol'] = {
  legal: (t, _, { seat }) =>
    forcingPatrols(t, seat).length > 0 ? null : refuse('OR-ENC-03', 'noPatrolHere'),
  run(t, _, { seat }) {
    const patrols = forcingPatrols(t, seat)
    if (patrols.length > 0) fightPatrol(t, seat, drawOne(t, patrols))
  },
  words: {
    en: (_, mood) =>
      you(mood, 'fight a patrol in its space if its reputation with the patrol’s faction is negative'),
    pl: (_, mood) =>
      `${fightPl(mood)} walkę z patrolem na swoim polu, jeśli reputacja gracza SI we frakcji tego patrolu jest negatywna`,
  },
  hint: () => 0,
}
