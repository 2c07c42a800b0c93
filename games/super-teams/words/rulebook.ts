import type { RulebookSection } from '@kantyna/kernel'
import { glossary } from './glossary.ts'
import { bonusCardSections } from './rulebook/bonus-cards.ts'
import { finishSections } from './rulebook/finish.ts'
import { flyingSections } from './rulebook/flying.ts'
import { rulingSections } from './rulebook/rulings.ts'
import { startSections } from './rulebook/start.ts'

/** The rulebook of Super Teams in our own words. */
export const rulebook: readonly RulebookSection[] = [
  ...startSections,
  ...flyingSections,
  ...bonusCardSections,
  ...finishSections,
  { id: 'glossary', title: { en: 'Glossary', pl: 'Słowniczek' }, paragraphs: glossary },
  ...rulingSections,
]
