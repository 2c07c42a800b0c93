import type { RulebookSection } from '@kantyna/kernel'
import { aiRulings } from './ai-rulings.ts'
import { boardRulings } from './board-rulings.ts'
import { cardRulings } from './card-rulings.ts'
import { fightRulings } from './fight-rulings.ts'

/** How we settle what the sources leave open: last of all, as nobody needs it to begin. */
export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [...boardRulings, ...fightRulings, ...cardRulings, ...aiRulings],
  },
]
