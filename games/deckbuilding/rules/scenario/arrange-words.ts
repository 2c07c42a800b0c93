import * as z from 'zod/mini'
import { forceSpaces } from './describe.ts'

/** What the `arrange` block of a scenario can say. Piles are listed top first; sides are `empire` and `rebels`. */

const names = z.array(z.string())
const count = z.int().check(z.minimum(0))

function bySide<T extends z.core.SomeType>(what: T) {
  return z._default(z.strictObject({ empire: z.optional(what), rebels: z.optional(what) }), {})
}

/** A name, or a name and the damage on it. */
const damageable = z.union([z.string(), z.tuple([z.string(), count])])

const sideWords = {
  base: z.union([z.literal('none'), damageable]),
}

export const block = z.strictObject({
  /** `setup` begins before anything is dealt, `turnStart` with the base step of the active side's turn. */
  stage: z.optional(z.enum(['setup', 'turnStart'])),
  active: z._default(z.enum(['empire', 'rebels']), 'empire'),
  turn: z._default(z.int().check(z.minimum(1)), 1),
  /** The space of the marker; by default the outermost light space. */
  force: z.optional(z.enum(forceSpaces)),
  /** The active side's pool. */
  resources: z._default(count, 0),
  /** Empty by default. */
  hand: bySide(names),
  /** Exactly these cards; by default all starters that are not elsewhere. */
  deck: bySide(names),
  discard: bySide(names),
  units: bySide(names),
  ships: bySide(z.array(damageable)),
  /** By default the starting base. */
  base: bySide(sideWords.base),
  /** Bases that can still come into play; by default all of the mode. Bases that are not named are put away. */
  baseDeck: bySide(names),
  /** The opponent's bases that the side has destroyed. */
  victory: bySide(names),
  /** Up to six cards, null for an empty place. Places that are not named hold the first cards of the box. */
  row: z.optional(z.array(z.nullable(z.string())).check(z.maxLength(6))),
  /** The top of the galaxy deck. */
  galaxy: z._default(names, []),
  /** Where the galaxy cards lie that are not named. */
  galaxyRest: z._default(z.enum(['deck', 'discard', 'exiled']), 'deck'),
  galaxyDiscard: z._default(names, []),
  /** The number of pilots; by default all that are not named elsewhere. */
  pilots: z.optional(count),
  exiled: z._default(names, []),
  /** Cards of the active side used this turn. */
  used: z._default(names, []),
  attacked: z._default(names, []),
  purchases: z._default(count, 0),
  neutralPurchases: z._default(count, 0),
  neutralPlays: z._default(count, 0),
})

export type Block = z.infer<typeof block>
export type SideBlock = { readonly base: z.infer<typeof sideWords.base> | undefined }
