import type { SectionKey } from './card.ts'
import type { Standing } from './names.ts'

/**
 * Situations of encounter cards and job scripts, by language in prose/: first the id of the card, then the key of the
 * section (for jobs, a label of the script). They describe what is happening; the trees print what a player can do.
 */
export type Prose = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The name of an enemy, and its form after "fight", with the preposition if the language needs one. */
export interface EnemyName {
  readonly name: string
  readonly against: string
}

/** The key of a section's prose, or of one of its readings if it depends on reputation (OR-ECARD-04). */
export function proseKey(section: SectionKey, standing?: Standing): string {
  return standing === undefined ? section : `${section}.${standing}`
}
