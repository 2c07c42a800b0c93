import type { Fields, FieldsOf, PublicOf, SecretsOf } from '@kantyna/kernel'
import type { fields, PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { aiFields } from '../ai/fields.ts'
import { ambitionFields } from '../ambitions/fields.ts'
import { favorFields } from '../favors/fields.ts'
import { fightFields } from '../jobs/fight-fields.ts'
import { rotatingFields } from '../market/rotating-fields.ts'
import type { UnfinishedOptions } from './options.ts'

/** The fields that the expansion adds to positions, chapter by chapter. Its deck (UB-SET-03) comes with its box. */
export const addedFields = {
  ...aiFields,
  ...ambitionFields,
  ...favorFields,
  ...fightFields,
  ...rotatingFields,
} as const satisfies Fields

type Added = Omit<FieldsOf<typeof addedFields>, keyof Rim>

/** A table with the expansion. */
export interface Unfinished extends Omit<Rim, 'options'>, Added {
  readonly options: UnfinishedOptions
}

/** What every player sees of it: a rule that takes it can be called with a view. */
export interface PublicUnfinished
  extends PublicOf<Unfinished, SecretsOf<typeof fields & typeof addedFields>> {}

/** The same table, typed with the expansion's fields. */
export function unfinished(t: Rim): Unfinished
export function unfinished(t: PublicRim): PublicUnfinished
export function unfinished(t: PublicRim): PublicUnfinished {
  return t as PublicUnfinished // only called at tables with this module
}
