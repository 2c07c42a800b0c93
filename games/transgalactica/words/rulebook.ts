import type { RulebookSection } from '@kantyna/kernel'
import { glossary } from './glossary.ts'
import { actionSections } from './rulebook/actions.ts'
import { galaxySections } from './rulebook/galaxy.ts'
import { roundSections } from './rulebook/rounds.ts'
import { rulingSections } from './rulebook/rulings.ts'
import { startSections } from './rulebook/start.ts'

/** The rulebook of Transgalactica in our own words. */
export const rulebook: readonly RulebookSection[] = [
  ...startSections,
  ...roundSections,
  ...actionSections,
  ...galaxySections,
  { id: 'glossary', title: { en: 'Glossary', pl: 'Słowniczek' }, paragraphs: glossary },
  ...rulingSections,
]
