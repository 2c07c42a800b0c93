import type { RulebookSection } from '@kantyna/kernel'
import { cardRulings } from './card-rulings.ts'
import { fightRulings } from './fight-rulings.ts'

export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [...fightRulings, ...cardRulings],
  },
]
