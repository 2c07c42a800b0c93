import { opponentNow } from '../../combat/dice-pools.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

const whom = {
  en: { patrol: 'a patrol', contact: 'a contact', player: 'another player', enemy: 'an enemy of a card' },
  pl: { patrol: 'patrolem', contact: 'kontaktem', player: 'innym graczem', enemy: 'wrogiem z karty' },
} as const

/** OR-CMB-12. */
export const combatAgainst: Conditions['combatAgainst'] = {
  legal: (t, { what }) => (opponentNow(t)?.is === what ? null : refuse('OR-CMB-12', 'otherOpponent')),
  words: {
    en: ({ what }) => `you are fighting ${whom.en[what]}`,
    pl: ({ what }) => `walczysz z ${whom.pl[what]}`,
  },
  negated: {
    en: ({ what }) => `you are not fighting ${whom.en[what]}`,
    pl: ({ what }) => `nie walczysz z ${whom.pl[what]}`,
  },
}
