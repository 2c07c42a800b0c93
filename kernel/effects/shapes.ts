import { hint, quotable, unknownWord } from '../words/unknown-word.ts'

/**
 * Describes the data of a type, for cards that are written by hand outside TypeScript. A shape checks data and says what
 * is wrong with it. A shape has the checked type as a parameter, so that the compiler compares the two.
 */
export interface Shape<T> {
  /** What valid data is called: "a number", "tech or piloting". */
  readonly description: string
  check(data: unknown): ShapeProblem | null
  /** Never set: it only ties the shape to its type. */
  readonly type?: T
}

export interface ShapeProblem {
  /** The names that lead to the place, the outermost first. */
  readonly path: readonly string[]
  readonly what: string
}

/** The shape of a field that may be left out. */
export interface OptionalShape<T> extends Shape<T> {
  readonly isOptional: true
}

/**
 * One shape for each field of a type. The compiler reports missing and extra ones, and requires an optional shape for
 * each optional field.
 */
export type FieldShapes<T> = {
  readonly [Field in keyof T]-?: object extends Pick<T, Field>
    ? OptionalShape<Exclude<T[Field], undefined>>
    : Shape<T[Field]>
}

function wrong(what: string): ShapeProblem {
  return { path: [], what }
}

function simple<T>(description: string, isValid: (data: unknown) => boolean): Shape<T> {
  return { description, check: (data) => (isValid(data) ? null : wrong(`should be ${description}`)) }
}

export const wholeShape: Shape<number> = simple('a whole number', Number.isInteger)
export const textShape: Shape<string> = simple('a text', (data) => typeof data === 'string')
export const flagShape: Shape<boolean> = simple('true or false', (data) => typeof data === 'boolean')
/** For a flag that is either true or left out. */
export const trueShape: Shape<true> = simple('true', (data) => data === true)
export const nothingShape: Shape<null> = simple('null', (data) => data === null)

/** One of these words. They can be given as a function, if they are known only after everything is loaded. */
export function wordShape<const Word extends string>(
  what: string,
  words: readonly Word[] | (() => readonly Word[]),
): Shape<Word> {
  const known = (): readonly string[] => (typeof words === 'function' ? words() : words)
  return {
    description: `a ${what}`,
    check(data) {
      if (typeof data !== 'string') return wrong(`should be a ${what}`)
      return known().includes(data) ? null : wrong(unknownWord(what, data, known()))
    },
  }
}

export function listShape<T>(element: Shape<T>): Shape<readonly T[]> {
  return {
    description: 'a list',
    check: (data) => (Array.isArray(data) ? inside(data, () => element) : wrong('should be a list')),
  }
}

export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { ...shape, isOptional: true }
}

/** An object with these fields and no others. */
export function fieldsShape<T>(fields: FieldShapes<T>): Shape<T> {
  const shapes = fields as unknown as Readonly<Record<string, Shape<unknown>>> // one for each field
  return {
    description: 'an object',
    check(data) {
      if (!isMapping(data)) return wrong('should be an object')
      const unknown = Object.keys(data).find((name) => !Object.hasOwn(shapes, name))
      if (unknown !== undefined)
        return wrong(`has nothing called ${quotable(unknown)}${hint(unknown, Object.keys(shapes))}`)
      const missing = Object.keys(shapes).find(
        (name) => !Object.hasOwn(data, name) && !isOptional(shapes[name]),
      )
      if (missing !== undefined) return { path: [missing], what: 'is missing' }
      return inside(data, (name) => shapes[name])
    },
  }
}

function isOptional(shape: Shape<unknown> | undefined): boolean {
  return shape !== undefined && 'isOptional' in shape
}

/** An object whose keys are some of these names, with values of one shape. */
export function namedShape<const Name extends string, T>(
  what: string,
  names: readonly Name[] | (() => readonly Name[]),
  shape: Shape<T>,
): Shape<Readonly<Partial<Record<Name, T>>>> {
  const known = (): readonly string[] => (typeof names === 'function' ? names() : names)
  return {
    description: 'an object',
    check(data) {
      if (!isMapping(data)) return wrong('should be an object')
      const unknown = Object.keys(data).find((name) => !known().includes(name))
      return unknown === undefined ? inside(data, () => shape) : wrong(unknownWord(what, unknown, known()))
    },
  }
}

/** An object with any keys, and values of one shape. */
export function anyNamedShape<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    description: 'an object',
    check: (data) => (isMapping(data) ? inside(data, () => shape) : wrong('should be an object')),
  }
}

/** One of several forms. If none fits, the problem is that of the nearest form. */
export function eitherShape<Shapes extends readonly Shape<unknown>[]>(
  ...shapes: Shapes
): Shape<Shapes[number] extends Shape<infer T> ? T : never> {
  return {
    description: shapes.map(({ description }) => description).join(' or '),
    check(data) {
      const problems = shapes.map((shape) => shape.check(data))
      if (problems.includes(null)) return null
      const deep = problems.flatMap((problem) => (problem === null ? [] : [problem]))
      const [nearest] = deep.toSorted((one, other) => nearness(other) - nearness(one))
      if (nearest === undefined || nearness(nearest) === 0)
        return wrong(`should be ${shapes.map(({ description }) => description).join(' or ')}`)
      return nearest
    },
  }
}

/** A form is nearer if its problem is deeper inside the data; a wrong type is the farthest. */
function nearness({ path, what }: ShapeProblem): number {
  return 2 * path.length + (what.startsWith('should be ') ? 0 : 1)
}

/** A shape that is looked up later, because the shapes of trees contain themselves. */
export function lazyShape<T>(description: string, shape: () => Shape<T>): Shape<T> {
  return { description, check: (data) => shape().check(data) }
}

function inside(data: object, shapeOf: (name: string) => Shape<unknown> | undefined): ShapeProblem | null {
  for (const [name, value] of Object.entries(data)) {
    const problem = shapeOf(name)?.check(value) ?? null
    if (problem !== null) return { ...problem, path: [name, ...problem.path] }
  }
  return null
}

export function isMapping(data: unknown): data is Readonly<Record<string, unknown>> {
  return data !== null && typeof data === 'object' && !Array.isArray(data)
}
