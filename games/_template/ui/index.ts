import { at } from '@kantyna/kernel'
import { plainUi } from '@kantyna/ui/plain'
import { secrets } from '../rules/table.ts'
import { words } from '../words/index.ts'

/** Plain drawings: the board lists the fields named here. The game's own come before the release. */
export const ui = plainUi({
  secrets,
  words,
  fields: {
    pile: { pl: 'Stos', en: 'Pile' },
    deck: { pl: 'Talia', en: 'Deck' },
    hands: { pl: 'Karty', en: 'Cards' },
  },
  score: (view, seat) => at(Reflect.get(view, 'points') as readonly number[], seat), // a field of the view
})
