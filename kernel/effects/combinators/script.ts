import { Fault } from '../../play/fault.ts'
import type { Position } from '../../play/position.ts'
import { call } from '../../play/routine.ts'
import { englishClause } from '../clauses.ts'
import { causedBy, type ScriptFrame } from '../frames.ts'
import type { EffectContext, Mood } from '../language.ts'
import type { CardTable } from '../table.ts'
import type { Combinator, CombinatorNode } from './combinator.ts'

/** An effect that reads the script with a number to its end; its result can be bound. */
export interface Script extends CombinatorNode {
  readonly op: 'script'
  readonly number: number
}

interface ScriptWords {
  script(number: number, mood: Mood): string
}

export const script: Combinator<Script, ScriptWords> = {
  fields: { number: 'whole' },
  legal: () => null,
  hint: () => 0,
  begin(t, node, context, { table }) {
    const piece = scriptsOf(table).open(t, node.number, context)
    if (piece === null) return
    call<ScriptFrame>(t, { routine: 'script', stage: 0, piece, context: causedBy(context, piece) })
  },
  words: {
    en: { script: (number, mood) => `${englishClause(mood, 'read')} script ${number}` },
    pl: {
      script: (number, mood) =>
        `${{ imperative: 'przeczytaj', infinitive: 'przeczytać', indicative: 'czytasz' }[mood]} skrypt ${number}`,
    },
  },
  clause: ({ number }, mood, _, words) => words.script(number, mood),
}

export function scriptsOf<P extends Position, C extends EffectContext>(table: CardTable<P, C>) {
  if (table.scripts === undefined) throw new Fault('this game has no scripts')
  return table.scripts
}
