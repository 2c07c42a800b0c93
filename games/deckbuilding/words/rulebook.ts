import type { RulebookSection } from '@kantyna/kernel'
import { glossary } from './glossary.ts'
import { abilitySections } from './rulebook/abilities.ts'
import { attackSections } from './rulebook/attack.ts'
import { buyingSections } from './rulebook/buying.ts'
import { finishSections } from './rulebook/finish.ts'
import { modeSections } from './rulebook/modes.ts'
import { rowAttackSections } from './rulebook/row-attack.ts'
import { rulingSections } from './rulebook/rulings.ts'
import { setupSections } from './rulebook/setup.ts'
import { startSections } from './rulebook/start.ts'
import { turnSections } from './rulebook/turn.ts'
import { wordSections } from './rulebook/words.ts'

/** The rulebook of The Deckbuilding Game in our own words. */
export const rulebook: readonly RulebookSection[] = [
  ...startSections,
  ...setupSections,
  ...turnSections,
  ...buyingSections,
  ...abilitySections,
  ...attackSections,
  ...rowAttackSections,
  ...finishSections,
  ...wordSections,
  ...modeSections,
  { id: 'glossary', title: { en: 'Glossary', pl: 'Słowniczek' }, paragraphs: glossary },
  ...rulingSections,
]
