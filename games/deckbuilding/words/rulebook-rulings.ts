import type { RulebookSection } from '@kantyna/kernel'
import { cardRulings } from './rulebook-card-rulings.ts'
import { fightRulings } from './rulebook-fight-rulings.ts'

export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [...fightRulings, ...cardRulings],
  },
]
