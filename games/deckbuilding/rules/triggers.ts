import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  done,
  PASS,
  type Plain,
  picked,
  routine,
} from '@kantyna/kernel'
import { whenOf } from './abilities.ts'
import type { Duel } from './duel.ts'
import { type CardEffect, cardLanguage } from './effects/language.ts'
import { emitEvent } from './events.ts'
import type { TriggersFrame } from './frames.ts'
import { idAmong } from './picks/names.ts'
import { thingOf } from './things.ts'

const triggersOf = (t: Duel) => at(t.stack, t.stack.length - 1) as TriggersFrame // only triggers ask this

function effectOf(frame: TriggersFrame, card: number): CardEffect {
  return whenOf(frame.moments, card) as CardEffect // only cards with such an ability are pending
}

/** Those of the waiting cards whose ability would do something now. */
function usable(t: Duel, frame: TriggersFrame): number[] {
  const { seat } = frame
  return frame.pending.filter(
    (card) => cardLanguage.legal(t, effectOf(frame, card), { seat, source: card }) === null,
  )
}

export const useWhen: DecisionKind<Duel> = decisionKind({
  name: 'useWhen',
  shape: 'one',
  rules: ['DB-WHEN-01', 'DB-WHEN-03', 'DB-WHEN-04', 'DB-ABIL-02'],
  list(t) {
    const codes = usable(t, triggersOf(t))
    if (codes.length > 0) codes.push(PASS)
    return codes
  },
  option(t, _, card) {
    const frame = triggersOf(t)
    // A tree is plain data.
    const effect = effectOf(frame, card) as unknown as Plain
    return { id: idAmong(frame.pending, card), touches: [thingOf(card)], facts: { card, effect } }
  },
  source: (t) => thingOf(at(usable(t, triggersOf(t)), 0)),
})

export const triggers = routine<Duel, TriggersFrame>('triggers')(['seat', 'moments', 'pending'], {
  offer(t, frame) {
    const [card, ...others] = usable(t, frame)
    if (card === undefined) return done
    const effect = effectOf(frame, card)
    if (others.length === 0 && effect.op === 'choose' && effect.by === undefined) {
      // A choice of one's own can be declined in the same breath.
      cardLanguage.run(t, { op: 'may', do: effect }, { seat: frame.seat, source: card })
      return done
    }
    ask(t, useWhen, frame.seat)
  },
  use(t, frame) {
    const card = picked(t)
    const { seat } = frame
    if (card === PASS) {
      for (const declined of usable(t, frame)) emitEvent(t, { type: 'declined', seat, card: declined })
      return done
    }
    frame.pending = frame.pending.filter((other) => other !== card)
    emitEvent(t, { type: 'used', seat, card })
    cardLanguage.run(t, effectOf(frame, card), { seat, source: card })
    return 'offer'
  },
})
