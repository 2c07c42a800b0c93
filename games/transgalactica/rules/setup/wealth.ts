import { at, done, type Frame, routine, type Seat } from '@kantyna/kernel'
import { wealthCards } from '../../content/wealth-cards.ts'
import { FIRST_WEALTH } from '../abilities/sources.ts'
import { runEffect } from '../effects/run.ts'
import type { Galaxy } from '../galaxy.ts'

interface WealthFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
}

/**
 * GC-DRF-06, GC-ORG-40: each seat gains everything on its wealth cards, in player order, and they leave the game
 * (GC-DRF-07). No card needs another, so the order of a seat's own cards changes nothing, and there is no question.
 * Their advances are free (GC-DRF-08), as the content says.
 */
export const wealth = routine<Galaxy, WealthFrame>('wealth')('shown', {
  next(t, frame) {
    const seat = frame.order[frame.index]
    if (seat === undefined) return done
    const card = at(t.wealth, seat).pop()
    if (card === undefined) frame.index++
    else runEffect(t, at(wealthCards, card).gain, { seat, source: FIRST_WEALTH + card, from: 'wealth' })
    return 'next'
  },
})

export function wealthFrame(t: Galaxy): WealthFrame {
  return { routine: 'wealth', stage: 0, order: t.priority, index: 0 }
}
