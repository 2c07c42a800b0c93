import { at, numberAt, type Option, type Refusal, type Seat, type StandingMove } from '@kantyna/kernel'
import { technologies } from '../../content/technologies.ts'
import { FIRST_TECHNOLOGY } from '../abilities/sources.ts'
import { cardFollowRefusal } from '../actions/owed-follow.ts'
import { flip } from '../costs/workers.ts'
import { runEffect } from '../effects/run.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { cardRefusal, effectOfCard, openCards, usableCards } from './offers.ts'
import { isFreeFor } from './open.ts'

function cardOption(technology: number): Option {
  return { id: at(technologies, technology).id, touches: [`technology:${technology}`], facts: { technology } }
}

const usedThisRound: GalaxyRefusal = { rule: 'GC-TCH-03', reason: 'usedThisRound' }

function cardsIn(bits: number): number[] {
  return [...technologies.keys()].filter((technology) => (bits & (1 << technology)) !== 0)
}

function useRefusal(t: Galaxy, seat: Seat, technology: number): Refusal | null {
  const effect = effectOfCard(technology)
  return cardRefusal(t, seat, technology) ?? (effect === null ? null : cardFollowRefusal(t, seat, effect))
}

/** GC-TCH-03, GC-TCH-06: a card that its owner uses by flipping the marker on it (TC109). */
export const refit: StandingMove<Galaxy> = {
  name: 'refit',
  shape: 'one',
  rules: ['GC-TCH-03', 'GC-TCH-06'],
  isOpen: true,
  list(t, seat) {
    const cards = openCards(t, seat)
    if (cards === 0 || !isFreeFor(t, seat)) return []
    return cardsIn(cards).filter((technology) => useRefusal(t, seat, technology) === null)
  },
  option: (_, __, technology) => cardOption(technology),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    const open = openCards(t, seat)
    return cardsIn(numberAt(t.marked, seat) & usableCards).flatMap((technology) => {
      const refusal = (open & (1 << technology)) === 0 ? usedThisRound : useRefusal(t, seat, technology)
      return refusal === null ? [] : [{ ...cardOption(technology), refusal }]
    })
  },
  take(t, seat, picks) {
    const technology = numberAt(picks, 0)
    const effect = effectOfCard(technology)
    flip(t, seat, technology)
    if (effect !== null)
      runEffect(t, effect, { seat, source: FIRST_TECHNOLOGY + technology, from: 'technologies' })
  },
}
