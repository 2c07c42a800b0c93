import type { RulebookSection } from '@kantyna/kernel'
import { glossary } from './glossary.ts'
import { abilitySections } from './rulebook/abilities.ts'
import { actionSections } from './rulebook/actions.ts'
import { aiSections } from './rulebook/ai.ts'
import { combatSections } from './rulebook/combat.ts'
import { encounterSections } from './rulebook/encounters.ts'
import { patrolSections } from './rulebook/patrols.ts'
import { resourceSections } from './rulebook/resources.ts'
import { rulingSections } from './rulebook/rulings.ts'
import { setupSections } from './rulebook/setup.ts'
import { standingSections } from './rulebook/standing.ts'
import { startSections } from './rulebook/start.ts'
import { turnSections } from './rulebook/turn.ts'
import { workSections } from './rulebook/work.ts'

/** The rulebook of Outer Rim in our own words, in an order for learners. */
export const rulebook: readonly RulebookSection[] = [
  ...startSections,
  ...setupSections,
  ...turnSections,
  ...patrolSections,
  ...actionSections,
  ...encounterSections,
  ...workSections,
  ...combatSections,
  ...standingSections,
  ...resourceSections,
  ...abilitySections,
  ...aiSections,
  { id: 'glossary', title: { en: 'Glossary', pl: 'Słowniczek' }, paragraphs: glossary },
  ...rulingSections,
]
