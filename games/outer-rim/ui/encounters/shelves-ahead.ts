import { at, type PresentedDecision } from '@kantyna/kernel'
import { tables } from '../../words/things/names.ts'
import type { ProseShelf } from './prose.ts'

/** The shelves that may be needed next, while an encounter is chosen. */
export function shelvesAhead(asked: PresentedDecision | undefined): readonly ProseShelf[] {
  if (asked?.kind !== 'encounter') return []
  return asked.options.flatMap(({ id, facts }): ProseShelf[] => {
    const deck = facts?.['deck']
    if (typeof deck === 'number') return [at(tables().encounterDecks, deck)]
    return id.startsWith('contact-') ? ['contacts'] : id.startsWith('job-') ? ['scripts'] : []
  })
}
