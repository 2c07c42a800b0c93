import { assertOwnerOnly } from '../frames.ts'
import type { Mood } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { runPart, seatIfKnown } from './parts.ts'

/** An effect that carries out a part with another seat as its "you". */
export interface HappensTo<T extends Trees> extends CombinatorNode {
  readonly op: 'happensTo'
  readonly who: string
  readonly do: T['effect']
}

interface HappensToWords {
  /** The part in the imperative, addressed to that player, and in the infinitive, after "make that player". */
  happensTo(
    who: string,
    part: { readonly imperative: string; readonly infinitive: string },
    mood: Mood,
  ): string
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
      happensTo: (who, { imperative, infinitive }, mood) =>
        mood === 'infinitive' ? `make ${who} ${infinitive}` : `${who}: ${imperative}`,
    },
    pl: {
      // Names stay in the nominative, and a verb in the third person would need their gender: the imperative is quoted.
      happensTo: (who, { imperative }, mood) =>
        mood === 'infinitive' ? `wywołać efekt „${who}: ${imperative}”` : `${who}: ${imperative}`,
    },
  },
  clause(node, mood, say, words) {
    const part = {
      imperative: say.clause(node.do, 'imperative'),
      infinitive: say.clause(node.do, 'infinitive'),
    }
    return words.happensTo(say.name(node.who), part, mood)
  },
}
