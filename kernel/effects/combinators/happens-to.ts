import { assertOwnerOnly } from '../frames.ts'
import type { Mood } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { runPart, seatIfKnown } from './parts.ts'

/** Carries out a part with another seat as its "you". */
export interface HappensTo<T extends Trees> extends CombinatorNode {
  readonly op: 'happensTo'
  readonly who: string
  readonly do: T['effect']
}

interface HappensToWords {
  /** The part as an order to that player, or as something that player is made to do. */
  happensTo(who: string, part: { readonly order: string; readonly aim: string }, mood: Mood): string
}

export const happensTo: Combinator<HappensTo<AnyTrees>, HappensToWords> = {
  fields: { who: 'text', do: 'effect' },
  legal(t, node, context, kit) {
    const seat = seatIfKnown(t, node.who, context, kit)
    return seat === null ? null : kit.language.legal(t, node.do, { ...context, seat })
  },
  whole(t, node, context, kit) {
    const seat = seatIfKnown(t, node.who, context, kit)
    return seat === null ? null : kit.language.whole(t, node.do, { ...context, seat })
  },
  hint(t, node, context, kit) {
    const seat = seatIfKnown(t, node.who, context, kit)
    if (seat === null) return 0
    const worth = kit.language.hint(t, node.do, { ...context, seat })
    return seat === context.seat ? worth : -worth
  },
  step(t, node, frame, kit) {
    if (frame.next++ > 0) return 'end'
    const { context } = frame
    const seat = kit.language.seatOf(t, node.who, context)
    assertOwnerOnly(context, seat)
    frame.context = { ...context, seat }
    if (kit.language.legal(t, node.do, frame.context) === null) runPart(t, frame, node.do, kit)
    return 'step'
  },
  words: {
    en: {
      happensTo: (who, { order, aim }, mood) => (mood === 'aim' ? `make ${who} ${aim}` : `${who}: ${order}`),
    },
    pl: {
      // Names stay in the nominative, and a verb in the third person would need their gender: the order is quoted.
      happensTo: (who, { order }, mood) =>
        mood === 'aim' ? `wywołać efekt „${who}: ${order}”` : `${who}: ${order}`,
    },
  },
  clause(node, mood, say, words) {
    const part = { order: say.clause(node.do, 'order'), aim: say.clause(node.do, 'aim') }
    return words.happensTo(say.name(node.who), part, mood)
  },
}
