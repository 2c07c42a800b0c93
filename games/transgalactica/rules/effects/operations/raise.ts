import { numberAt } from '@kantyna/kernel'
import { MILITARY, TRADE } from '../../../content/names.ts'
import { raisePl, trackWords, you } from '../../../words/cards/effect-words.ts'
import { emitEvent } from '../../events.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-SYM-11: raises a level until clean-up, without moving the marker (GC-ORG-37). */
export const raise: Operations['raise'] = {
  legal: () => null,
  run(t, { track, by }, { seat }) {
    const raised = track === 'military' ? t.raisedMilitary : t.raisedTrade
    raised[seat] = numberAt(raised, seat) + by
    emitEvent(t, { type: 'raised', seat, track: track === 'military' ? MILITARY : TRADE, by })
  },
  words: {
    en: ({ track, by }, mood) =>
      you(mood, `raise your ${trackWords[track].en} level by ${by} until clean-up`),
    pl: ({ track, by }, mood) =>
      `${raisePl(mood)} swój poziom ${trackWords[track].pl} o ${by} do fazy porządkowania`,
  },
  hint: () => worth.level,
}
