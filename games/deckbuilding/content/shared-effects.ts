import type { CardEffect } from '../rules/effects/language.ts'

/** Effects that several cards share, with different numbers. */

/** The reward of most great characters. */
export function resourcesAndForce(resources: number, force: number): CardEffect {
  return {
    op: 'all',
    of: [
      { op: 'gain', stat: 'resources', amount: resources },
      { op: 'gain', stat: 'force', amount: force },
    ],
  }
}

/** So much of one of the three values, whichever is wanted. */
export function oneValue(amount: number): CardEffect {
  return {
    op: 'choose',
    of: [
      { op: 'gain', stat: 'attack', amount },
      { op: 'gain', stat: 'resources', amount },
      { op: 'gain', stat: 'force', amount },
    ],
  }
}

/** The top card of the galaxy deck is turned up: it helps if it is of the own faction and goes if it is the enemy's. */
export function scouting(ifOwn: CardEffect): CardEffect {
  return {
    op: 'all',
    of: [
      { op: 'revealTop' },
      { op: 'if', when: { is: 'topCardIs', side: 'own' }, then: ifOwn },
      { op: 'if', when: { is: 'topCardIs', side: 'enemy' }, then: { op: 'discardTop' } },
    ],
  }
}
