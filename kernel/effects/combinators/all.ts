import { capitalised } from '../../words/capitalised.ts'
import type { AnyNode } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { anyLegal, hintsOf, refusalInTurn, reportSkipped, runPart, sumOf, takeNextPart } from './parts.ts'

/** One part after another; a part that cannot be done is left out. */
export interface All<T extends Trees> extends CombinatorNode {
  readonly op: 'all'
  readonly of: readonly T['effect'][]
}

export interface AllWords {
  all(parts: readonly PrintedPart[]): string
}

/** The text of one part of a list. */
export interface PrintedPart {
  readonly clause: string
  /** The clause starts with "if": then it is a separate sentence, and so is the part after it. */
  readonly isConditional: boolean
  /** The clause names its own time: "after this fight". */
  readonly isTimed: boolean
}

export const all: Combinator<All<AnyTrees>, AllWords> = {
  fields: { of: 'effects' },
  legal: (t, { of }, context, kit) => anyLegal(t, of, context, kit),
  whole: (t, { of }, context, kit) => refusalInTurn(t, of, context, kit),
  hint: (t, { of }, context, kit) => sumOf(hintsOf(t, of, context, kit)),
  step(t, { of }, frame, kit) {
    const part = takeNextPart(frame, of, kit)
    if (part === undefined) return 'end'
    const refusal = kit.language.legal(t, part, frame.context)
    if (refusal === null) runPart(t, frame, part, kit)
    else {
      frame.returned = null
      reportSkipped(kit.table, t, refusal, frame.context)
    }
    return 'step'
  },
  words: {
    en: { all: (parts) => inTurn(parts, ', then ', ', and ') },
    pl: { all: (parts) => inTurn(parts, ', a potem ', ', a ') },
  },
  clause: ({ of }, mood, say, words) =>
    words.all(
      of.map((part) => ({
        clause: say.clause(part, mood),
        isConditional: part.op === 'if' && mood !== 'infinitive',
        isTimed: part.op === 'after',
      })),
    ),
}

/** Only combinators can wait in frames, so this wraps a single operation in one. */
export function inCombinator(effect: AnyNode): AnyNode {
  const node: All<AnyTrees> = { op: 'all', of: [effect] }
  return node
}

/**
 * Joins clauses. After an "if", a list or a second sentence, the next clause would seem to belong to it, so it starts a
 * new sentence.
 */
function inTurn(parts: readonly PrintedPart[], then: string, and: string): string {
  let text = ''
  parts.forEach(({ clause, isConditional, isTimed }, index) => {
    const before = parts[index - 1]
    if (before === undefined) text = clause
    else if (isConditional || before.isConditional || /[:;.] /.test(before.clause))
      text += `. ${capitalised(clause)}`
    else text += `${isTimed ? and : then}${clause}`
  })
  return text
}
