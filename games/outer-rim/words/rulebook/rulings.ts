import type { RulebookSection } from '@kantyna/kernel'
import { aiRulings } from './ai-rulings.ts'
import { boardRulings } from './board-rulings.ts'
import { cardRulings } from './card-rulings.ts'
import { fightRulings } from './fight-rulings.ts'

/** How we settle questions that the sources leave open. This comes last, because beginners do not need it. */
export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [...boardRulings, ...fightRulings, ...cardRulings, ...aiRulings],
  },
]
