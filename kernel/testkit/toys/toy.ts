import * as z from 'zod/mini'
import {
  type CompleteGame,
  copyFields,
  copyKernelPart,
  type DecisionKind,
  emptyFields,
  emptyPosition,
  type Fields,
  type FieldsOf,
  type GameMeta,
  type Position,
  type Routine,
  routineTable,
  secretsOf,
} from '../../index.ts'
import type { SecretsOf } from '../../play/fields.ts'

type PositionOf<Table extends Fields> = Position & FieldsOf<Table>

/** The parts in which test games differ; `toy` adds the rest. */
interface ToyRules<Table extends Fields, P extends Position = PositionOf<Table>>
  extends Pick<
    CompleteGame<P>,
    | 'streams'
    | 'standing'
    | 'turnKinds'
    | 'whoseTurn'
    | 'publicFacts'
    | 'inventory'
    | 'violations'
    | 'evaluate'
    | 'values'
    | 'longestGame'
    | 'words'
  > {
  readonly meta: Pick<GameMeta, 'id' | 'name' | 'seats'> & Partial<GameMeta>
  readonly fields: Table
  /** The first one begins the game. */
  readonly routines: readonly [Routine<P>, ...Routine<P>[]]
  readonly decisions: readonly DecisionKind<P>[]
}

/**
 * Makes a whole test game from the parts in which test games differ. It has no options or teams, and its setup and copies
 * are generated from its table of fields. A real game declares all of this itself.
 */
export function toy<Table extends Fields>({
  meta,
  fields,
  routines,
  decisions,
  ...own
}: ToyRules<Table>): CompleteGame<PositionOf<Table>> & { readonly secrets: SecretsOf<Table> } {
  const [first] = routines
  return {
    ...own,
    meta: { tagline: { pl: '', en: '' }, minutes: 5, age: 8, ...meta },
    rulesVersion: '1',
    options: () => z.strictObject({}),
    tableOptions: () => [],
    routines: routineTable(...routines),
    decisions: Object.fromEntries(decisions.map((kind) => [kind.name, kind])),
    secrets: secretsOf(fields),
    setup: (seating, _, chance) => ({
      ...emptyPosition(seating, chance, { routine: first.name, stage: 0 }),
      ...emptyFields(fields, seating.seats),
    }),
    copy: (t) => ({ ...copyKernelPart(t), ...copyFields(fields, t) }),
    allies: (_, seat) => [seat],
  }
}
