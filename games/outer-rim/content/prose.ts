import type { SectionKey } from './card.ts'
import type { Standing } from './names.ts'

/**
 * Situations of encounter cards and job scripts, by language in prose/: first the id of the card, then the key of the
 * section (a label of the script, for jobs). They say what is going on; what can be done is printed from the trees.
 */
export type Prose = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What an enemy of a combat is called, and what follows after "fight": with the preposition where a language needs one. */
export interface EnemyName {
  readonly name: string
  readonly against: string
}

/** The key of a section's prose; of a reading of it where the section is split by reputation (OR-ECARD-04). */
export function proseKey(section: SectionKey, standing?: Standing): string {
  return standing === undefined ? section : `${section}.${standing}`
}
