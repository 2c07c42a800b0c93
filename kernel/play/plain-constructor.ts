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
