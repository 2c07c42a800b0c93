import { type Fields, type FieldsOf, faceDownPiles } from '@kantyna/kernel'
import { encounterDecks } from '../../outer-rim/content/names.ts'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import { aiFields } from './ai/fields.ts'
import { ambitionFields } from './ambitions/fields.ts'
import { favorFields } from './favors/fields.ts'
import { fightFields } from './fight-fields.ts'
import type { UnfinishedOptions } from './options.ts'
import { rotatingFields } from './rotating-fields.ts'

/** What the expansion adds to the table, chapter by chapter. */
const deckFields = {
  /** One deck more than in the base game (UB-SET-03). */
  encounters: faceDownPiles('card', encounterDecks.length + 1),
} as const satisfies Fields

/** All that positions with the expansion hold besides. */
export const addedFields = {
  ...aiFields,
  ...ambitionFields,
  ...deckFields,
  ...favorFields,
  ...fightFields,
  ...rotatingFields,
} as const satisfies Fields

type Added = Omit<FieldsOf<typeof addedFields>, keyof Rim>

/** A table with the expansion. */
export interface Unfinished extends Omit<Rim, 'options'>, Added {
  readonly options: UnfinishedOptions
}

/** The same table, with what the expansion has put on it. */
export const unfinished = (t: Rim): Unfinished => t as unknown as Unfinished // the changes of this module are only made where it is on
