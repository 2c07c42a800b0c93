import { at, type Plain, triggers } from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import type { Duel } from '../duel.ts'
import { cardLanguage } from '../effects/language.ts'
import type { CardContext } from '../effects/operation.ts'
import { emitEvent } from '../events.ts'
import { copyId } from '../scenario/copies.ts'
import { thingOf } from '../scenario/things.ts'
import { whenEffectOf } from './abilities.ts'

/** "When" abilities (DB-WHEN-01, DB-WHEN-03, DB-WHEN-04, DB-ABIL-13): called by `callTriggers` of frames.ts. */
export const cardTriggers = triggers<Duel, CardContext, Timing>({
  name: 'triggers',
  kindName: 'useWhen',
  rules: ['DB-WHEN-01', 'DB-WHEN-03', 'DB-WHEN-04', 'DB-ABIL-02'],
  language: cardLanguage,
  effectOf: whenEffectOf,
  contextOf: (seat, card) => ({ seat, source: card }),
  option: (_, pending, card, effect) => ({
    id: copyId(pending, card),
    touches: [thingOf(card)],
    // An effect is a tree of plain data.
    facts: { card, effect: effect as unknown as Plain },
  }),
  source: (_, cards) => thingOf(at(cards, 0)),
  onUse: (t, seat, card) => emitEvent(t, { type: 'used', seat, card }),
  onDecline(t, seat, cards) {
    for (const card of cards) emitEvent(t, { type: 'declined', seat, card })
  },
})
