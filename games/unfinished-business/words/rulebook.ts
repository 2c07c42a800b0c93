import type { RulebookSection } from '@kantyna/kernel'
import { rulebook as base } from '../../outer-rim/words/rulebook.ts'
import { glossary } from './glossary.ts'
import { aiSections } from './rulebook/ai.ts'
import { ambitionSections } from './rulebook/ambitions.ts'
import { dealingSections } from './rulebook/dealings.ts'
import { favorSections } from './rulebook/favors.ts'
import { rulingSections } from './rulebook/rulings.ts'
import { tableSections } from './rulebook/table.ts'
import { variantSections } from './rulebook/variants.ts'

/** The additions of the expansion, after the chapters of the base game and before its glossary and rulings. */
const added: readonly RulebookSection[] = [
  ...tableSections,
  ...dealingSections,
  ...variantSections,
  ...favorSections,
  ...ambitionSections,
  ...aiSections,
]

/** The last two sections of the base game are for reference: the glossary and the rulings. */
const baseChapters = base.slice(0, -2)
const baseReference = base.slice(-2)

/** The rulebook of the game with the expansion. */
export const rulebook: readonly RulebookSection[] = [
  ...baseChapters,
  ...added,
  ...baseReference.map((section) =>
    section.id === 'glossary' ? { ...section, paragraphs: [...section.paragraphs, ...glossary] } : section,
  ),
  ...rulingSections,
]
