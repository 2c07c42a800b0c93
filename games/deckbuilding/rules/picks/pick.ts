import { ask, at, done, routine } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'
import type { PickFrame } from '../frames.ts'
import { picks } from './kinds.ts'

/**
 * Somebody picks cards, and each card picked is acted on. Where there is no real choice nobody is asked; the number of
 * candidates is public, so this reveals nothing.
 */
export const pick = routine<Duel, PickFrame>('pick')(
  ['purpose', 'context', 'chooser', 'min', 'max', 'args'],
  {
    askFor(t, frame) {
      const { kind, candidates, take } = picks[frame.purpose]
      const all = candidates(t, frame)
      if (all.length > frame.min) {
        ask(t, kind, frame.chooser)
        return
      }
      for (const card of all) take(t, frame, card)
      return done
    },
    take(t, frame) {
      const { replacements, take } = picks[frame.purpose]
      const picked = at(t.answers, 0).picks
      for (const card of replacements?.(t, frame, picked) ?? picked) take(t, frame, card)
    },
  },
)
