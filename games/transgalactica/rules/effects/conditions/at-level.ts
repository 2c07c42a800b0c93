import type { Seat } from '@kantyna/kernel'
import { trackNumbers } from '../../../content/names.ts'
import { trackWords } from '../../../words/cards/effect-words.ts'
import type { Galaxy } from '../../galaxy.ts'
import { levelOf } from '../../tracks/levels.ts'
import type { AtLevelArgs, Conditions } from '../vocabulary.ts'

export function requiredLevel(t: Galaxy, seat: Seat, { track }: AtLevelArgs): number {
  return levelOf(t, seat, trackNumbers[track], 'requirement')
}

/** GC-LVL-03: at least that level; temporary levels count (GC-ORG-36). */
export const atLevel: Conditions['atLevel'] = {
  legal(t, args, { seat }) {
    const { track, level: needs } = args
    const has = requiredLevel(t, seat, args)
    return has >= needs ? null : { rule: 'GC-LVL-03', reason: 'levelTooLow', facts: { track, has, needs } }
  },
  words: {
    en: ({ track, level }) => `you have ${trackWords[track].en} ${level}`,
    pl: ({ track, level }) => `masz poziom ${trackWords[track].pl} ${level}`,
  },
}
