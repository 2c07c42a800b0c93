import type { CardEffect } from '../rules/effects/language.ts'

/** Effects that several cards share, with different numbers. */

/** The reward of most unique characters. */
export function resourcesAndForce(resources: number, force: number): CardEffect {
  return {
    op: 'all',
    of: [
      { op: 'gain', stat: 'resources', amount: resources },
      { op: 'gain', stat: 'force', amount: force },
    ],
  }
}

/** An amount of one of the three values, chosen by the player. */
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

/** Turns up the top card of the galaxy deck. A card of the player's faction helps; an enemy card is discarded. */
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
