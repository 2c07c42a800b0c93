import { Fault } from '../../play/fault.ts'
import { continueAt, endRoutine } from '../../play/scope.ts'
import type { Combinator, CombinatorNode } from './combinator.ts'

/** Ends a larger procedure at once. The game's card table names the procedures that can end. */
export interface EndOf extends CombinatorNode {
  readonly op: 'end'
  readonly what: string
}

export const end: Combinator<EndOf, object> = {
  fields: { what: 'text' },
  legal: () => null,
  hint: () => 0,
  step(t, { what }, _, { table }) {
    const ending = table.ends?.[what]
    if (ending === undefined) throw new Fault(`nothing called ${what} can end`)
    if (ending.stage === undefined) endRoutine(t, ending.routine, ending.result ?? null)
    else continueAt(t, ending.routine, ending.stage)
    return 'end'
  },
  words: { en: {}, pl: {} },
  clause: ({ what }, _, say) => say.end(what),
}
