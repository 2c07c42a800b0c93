import { scopeOf } from '../../play/scope.ts'
import { englishClause } from '../clauses.ts'
import type { ScriptFrame } from '../frames.ts'
import type { Mood } from '../language.ts'
import type { Combinator, CombinatorNode } from './combinator.ts'
import { runPart } from './parts.ts'
import { scriptsOf } from './script.ts'

/** Continues with another section of the script that is being read. */
export interface Section extends CombinatorNode {
  readonly op: 'section'
  readonly label: string
}

interface SectionWords {
  section(label: string, mood: Mood): string
}

export const section: Combinator<Section, SectionWords> = {
  fields: { label: 'text' },
  legal: () => null,
  hint: () => 0,
  step(t, { label }, frame, kit) {
    if (frame.next++ > 0) return 'end'
    const { context } = frame
    const { piece } = scopeOf(t, 'script') as ScriptFrame // all frames of this routine have this type
    const scripts = scriptsOf(kit.table)
    scripts.turnTo?.(t, piece, label, context)
    const effect = scripts.section(piece, label)
    if (kit.language.legal(t, effect, context) === null) runPart(t, frame, effect, kit)
    return 'step'
  },
  words: {
    en: { section: (label, mood) => `${englishClause(mood, 'go on')} with “${label}”` },
    pl: {
      section: (label, mood) =>
        `${{ imperative: 'przejdź', infinitive: 'przejść', indicative: 'przechodzisz' }[mood]} do części „${label}”`,
    },
  },
  clause: ({ label }, mood, say, words) => words.section(say.name(label), mood),
}
