import { at, type PresentedDecision } from '@kantyna/kernel'
import { tables } from '../../words/things/names.ts'
import type { ProseFile } from './prose.ts'

/** The prose files that may be needed next, while an encounter is chosen. */
export function proseAhead(asked: PresentedDecision | undefined): readonly ProseFile[] {
  if (asked?.kind !== 'encounter') return []
  return asked.options.flatMap(({ id, facts }): ProseFile[] => {
    const deck = facts?.['deck']
    if (typeof deck === 'number') return [at(tables().encounterDecks, deck)]
    return id.startsWith('contact-') ? ['contacts'] : id.startsWith('job-') ? ['scripts'] : []
  })
}
