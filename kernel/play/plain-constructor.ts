import { copyOfField } from './fields.ts'

type Writable<Made> = { -readonly [Name in keyof Made]: Made[Name] }

/**
 * A constructor of plain data: what it makes has no class, as if it had been written as a literal. For what searches
 * copy millions of times. Once some objects of a literal were kept for long, V8 puts all later ones among the
 * long-lived, and each of them keeps everything in it until a full collection: such copies are several times slower.
 * What a constructor makes is always taken for short-lived.
 */
export function plainConstructor<Made extends object, Source>(
  fill: (this: Writable<Made>, source: Source) => void,
): new (
  source: Source,
) => Made {
  fill.prototype = Object.prototype
  return fill as unknown as new (
    source: Source,
  ) => Made // a function that fills `this` is one
}

/** The same for copies with further fields, which are copied after what such a constructor copies. */
export function withAddedFields<Made extends object>(
  first: new (source: Made) => Made,
  further: readonly string[],
): new (
  source: Made,
) => Made {
  const fill = first as unknown as (this: object, source: Made) => void // as it was given to `plainConstructor`
  const extended = plainConstructor<Made, Made>(function (source) {
    fill.call(this, source)
    const made = this as Record<string, unknown>
    for (let index = 0; index < further.length; index++) {
      const name = further[index] as string // inside the list
      made[name] = copyOfField((source as Record<string, unknown>)[name])
    }
  })
  // V8 makes room in an object for what its constructor assigns, and those that it inherits from.
  Object.setPrototypeOf(extended, first)
  return extended
}
