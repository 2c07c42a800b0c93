import { copyOfField } from './fields.ts'

type Writable<Made> = { -readonly [Name in keyof Made]: Made[Name] }

/**
 * A constructor of plain data: its objects have no class, just like object literals. For objects that a search copies
 * millions of times. If some objects of a literal live long, V8 allocates all later ones of that literal in its old
 * generation, where they and everything in them stay until a full collection: such copies are several times slower.
 * V8 always allocates the objects of a constructor in the young generation.
 */
export function plainConstructor<Made extends object, Source>(
  fill: (this: Writable<Made>, source: Source) => void,
): new (
  source: Source,
) => Made {
  fill.prototype = Object.prototype
  return fill as unknown as new (
    source: Source,
  ) => Made // a function that fills `this` is a constructor
}

/** Adds further fields to a constructor that makes copies. */
export function withAddedFields<Made extends object>(
  first: new (source: Made) => Made,
  further: readonly string[],
): new (
  source: Made,
) => Made {
  const fill = first as unknown as (this: object, source: Made) => void // the function given to `plainConstructor`
  const extended = plainConstructor<Made, Made>(function (source) {
    fill.call(this, source)
    const made = this as Record<string, unknown>
    for (let index = 0; index < further.length; index++) {
      const name = further[index] as string // inside the list
      made[name] = copyOfField((source as Record<string, unknown>)[name])
    }
  })
  // V8 reserves space in an object for the fields that its constructor, and those it inherits from, assign.
  Object.setPrototypeOf(extended, first)
  return extended
}
