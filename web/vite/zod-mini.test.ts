import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as real from 'zod/mini'
import * as small from '../src/kit/zod-mini.ts'

/** Every kind of schema that the project uses. */
function schemasOf(z: typeof real): { readonly [name: string]: real.ZodMiniType } {
  const count = z.int().check(z.minimum(0))
  const text = z.string().check(
    z.maxLength(3),
    z.refine((value) => !value.includes('x'), 'has an x in it'),
  )
  const choice = z.enum(['one', 'two'])
  const entry = z.strictObject({
    seat: z.int().check(z.minimum(0), z.maximum(3)),
    decision: z.optional(count),
    picks: z.union([z.array(text).check(z.minLength(1), z.maxLength(2)), z.int()]),
    draws: z.optional(z.record(text, z.array(count).check(z.maxLength(2)))),
  })
  return {
    text,
    count,
    pattern: z.string().check(z.regex(/^[a-x]{1,3}$/)),
    number: z.number(),
    choice,
    literal: z.literal('one'),
    entry: entry.check(z.refine(({ decision }) => decision !== 1, 'should not be 1')),
    object: z.object({ one: z.unknown(), two: z.optional(z.unknown()), seat: z.nullable(count) }),
    loose: z.looseObject({ one: z.string() }),
    rest: z.catchall(z.object({ one: z.string() }), count),
    optional: z.object({
      one: z.exactOptional(z.string()),
      two: z._default(z.optional(count), 2),
      seat: z.optional(z._default(count, 3)),
      picks: z.nullable(z.optional(count)),
    }),
    defaulted: z.strictObject({
      one: z._default(choice, 'one'),
      two: z._default(z.array(z.string()), []),
      seat: z._default(z.record(z.string(), count), {}),
    }),
    caught: z.object({ one: z.catch(z.string(), ''), two: z.catch(z.optional(count), undefined) }),
    tuple: z.tuple([z.string(), count]),
    byName: z.partialRecord(choice, z.union([z.literal('one'), z.tuple([z.string(), count])])),
    extended: z.extend(z.strictObject({ one: choice }), { two: z.optional(text) }),
    changed: z.pipe(
      z.array(z.string()).check(({ value, issues }) => {
        if (value.length === 1) issues.push({ code: 'custom', input: value, message: 'has one' })
      }),
      z.transform((value) => value.length),
    ),
    json: z.json(),
    custom: z.object({ one: z.custom<string>((value) => value === 'one', 'should be one') }),
    forms: z.discriminatedUnion('one', [
      z.strictObject({ one: z.literal('one'), two: count }),
      z.strictObject({ one: z.literal(true), two: text }),
    ]),
  }
}

const keys = ['one', 'two', 'seat', 'picks', 'decision', 'draws', 'else']
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('list'), tie('object')),
  leaf: fc.constantFrom(
    ...['one', 'two', 'x', '', 'long', '😀😀😀', '😀😀😀😀'],
    ...[0, 1, -1, 3, 4, 1.5, 2 ** 60, -(2 ** 60), Number.NaN, Number.POSITIVE_INFINITY],
    ...[true, false, null, undefined],
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4, noNullPrototype: true }),
}))

/** With custom messages, as the code that reads records uses them. */
const how = {
  error: ({ code, input, inst }: { code?: string; input?: unknown; inst?: unknown }) =>
    code === 'invalid_type' && input === undefined
      ? 'is missing'
      : code === 'unrecognized_keys'
        ? `knows ${namesIn(inst)}`
        : undefined,
}

/** Without the details that nothing reads. Zod's own messages depend on the language that was loaded last. */
function asRead(issues: unknown, context: unknown): unknown {
  if (issues === undefined) return undefined
  const unread = ['received', 'note', 'format', 'inclusive', 'options']
  const isUnread = (key: string) => unread.includes(key) || (key === 'message' && context === undefined)
  return JSON.parse(JSON.stringify(issues, (key, fact) => (isUnread(key) ? undefined : fact)))
}

function namesIn(schema: unknown): string {
  const { shape, keyType } = (
    schema as { _zod: { def: { shape?: object; keyType?: { _zod: { def: { entries: object } } } } } }
  )._zod.def
  return Object.keys(shape ?? keyType?._zod.def.entries ?? {}).join()
}

describe('the part of zod that the page uses', () => {
  // Importing all of zod anywhere sets its language to English; zod/mini alone does not.
  const { localeError } = real.config()
  beforeAll(() => {
    real.config({ localeError: undefined })
  })
  afterAll(() => {
    real.config({ localeError })
  })

  const reals = schemasOf(real)
  const smalls = schemasOf(small as unknown as typeof real)

  test.each(Object.keys(reals))('reads and refuses the same as zod: %s', (name) => {
    fc.assert(
      fc.property(value, (data) => {
        for (const context of [undefined, how]) {
          const one = reals[name]?.safeParse(data, context)
          const other = smalls[name]?.safeParse(data, context)
          expect(other?.data).toStrictEqual(one?.data)
          expect(asRead(other?.error?.issues, context)).toEqual(asRead(one?.error?.issues, context))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('throws in `parse` what zod throws', () => {
    expect(smalls['count']?.parse(1)).toBe(1)
    expect(() => smalls['count']?.parse(-1)).toThrow('too_small')
  })

  test('has everything that the project uses', () => {
    const used = sources().flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return code.includes("from 'zod/mini'")
        ? [...code.matchAll(/\bz\.([a-z_]\w*)\(/g)].map(([, name]) => name)
        : []
    })
    expect(used).not.toEqual([])
    expect(used.filter((name) => !Object.hasOwn(small, name ?? ''))).toEqual([])
  })
})

function sources(): string[] {
  const root = join(import.meta.dirname, '../..')
  return ['kernel', 'games', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('testkit'))
      .map((file) => join(root, folder, file)),
  )
}
