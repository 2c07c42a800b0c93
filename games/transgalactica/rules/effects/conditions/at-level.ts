import { tracks } from '../../../content/names.ts'
import { trackWords } from '../../../words/effect-words.ts'
import { levelOf } from '../../levels.ts'
import type { Conditions } from '../vocabulary.ts'

/** GC-LVL-03: at least that level; temporary ones count (GC-ORG-36). */
export const atLevel: Conditions['atLevel'] = {
  legal(t, { track, level: needs }, { seat }) {
    const has = levelOf(t, seat, tracks.indexOf(track), 'requirement')
    return has >= needs ? null : { rule: 'GC-LVL-03', reason: 'levelTooLow', facts: { track, has, needs } }
  },
  words: {
    en: ({ track, level }) => `you have ${trackWords[track].en} ${level}`,
    pl: ({ track, level }) => `masz poziom ${trackWords[track].pl} ${level}`,
  },
}
