import { numberAt } from '@kantyna/kernel'
import type { GalaxyRefusal } from '../../refusal.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const changesNothing: GalaxyRefusal = { rule: 'GC-SYM-15', reason: 'noEffect' }

/** GC-SYM-15: the effect lasts until the end of the round. */
export const reuseMainSpaces: Operations['reuseMainSpaces'] = {
  legal: (t, _, { seat }) => (numberAt(t.mayReuse, seat) === 0 ? null : changesNothing),
  run(t, _, { seat }) {
    t.mayReuse[seat] = 1
  },
  words: {
    en: (_, mood) =>
      mood === 'infinitive'
        ? 'let your captains take main actions already used by other players this round; nobody may follow them'
        : 'this round your captains may take main actions already used by other players; nobody may follow them',
    pl: (_, mood) =>
      mood === 'infinitive'
        ? 'pozwolić swoim kapitanom w tej rundzie wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć'
        : 'w tej rundzie twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć',
  },
  hint: () => worth.level,
}
