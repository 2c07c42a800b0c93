/**
 * The part of `zod/mini` that the page uses, at an eighth of its size. The page's build puts this in the place of zod
 * (`vite.config.ts`). It accepts and refuses exactly what zod does, but leaves out details of issues that nothing
 * reads. `web/vite/zod-mini.test.ts` compares the two.
 */

interface Issue {
  readonly code: string
  readonly input: unknown
  readonly inst?: Schema
  path?: PropertyKey[]
  message?: string | undefined
  /** Whether later checks still run. */
  continue?: boolean
  readonly [fact: string]: unknown
}

/** A value that is being parsed, and its issues so far. */
interface Payload {
  value: unknown
  issues: Issue[]
}

interface Context {
  readonly error?: (issue: Issue) => string | undefined
}

interface Check {
  check(payload: Payload): void
  /** Decides whether the check runs. Left out: the check runs unless the value has the wrong type. */
  readonly when?: (payload: Payload) => boolean
  readonly isOfLength?: boolean
  readonly maximum?: number
}

interface Definition {
  /** The value may be missing; `defaulted`: a default replaces it. */
  readonly optin?: 'optional' | 'defaulted' | undefined
  readonly optout?: 'optional' | undefined
  readonly shape?: Shape
  readonly entries?: object
  readonly keyType?: Schema
}

type Shape = { readonly [key: string]: Schema }
type Read = (payload: Payload, context: Context, inst: Schema) => Payload

class Schema {
  readonly _zod: { readonly def: Definition }
  readonly #read: Read
  readonly #checks: readonly Check[]

  constructor(read: Read, def: Definition = {}, checks: readonly Check[] = []) {
    this._zod = { def }
    this.#read = read
    this.#checks = checks
  }

  check(...checks: readonly (Check | Check['check'])[]): Schema {
    const added = checks.map((each) => (typeof each === 'function' ? { check: each } : each))
    return new Schema(this.#read, this._zod.def, [...this.#checks, ...added])
  }

  run(value: unknown, context: Context, issues: Issue[] = []): Payload {
    const payload = { value, issues }
    if (Array.isArray(value) && this.#isTooLong(payload, value.length)) return payload
    const read = this.#read(payload, context, this)
    let isAborted = aborts(read)
    for (const { check, when } of this.#checks) {
      if (when === undefined ? isAborted : read.issues.some(isFinal) || !when(read)) continue
      const before = read.issues.length
      check(read)
      isAborted ||= aborts(read, before)
    }
    return read
  }

  safeParse(data: unknown, context: Context = {}) {
    const { value, issues } = this.run(data, context)
    return issues.length === 0
      ? { success: true, data: value }
      : { success: false, error: { issues: issues.map((issue) => finished(issue, context)) } }
  }

  parse(data: unknown): unknown {
    const read = this.safeParse(data)
    if (read.error !== undefined) throw new Error(JSON.stringify(read.error.issues))
    return read.data
  }

  /** The items of a list that is too long are not parsed. */
  #isTooLong(payload: Payload, length: number): boolean {
    for (const { isOfLength, maximum = length, check } of this.#checks) {
      if (!isOfLength) return false
      if (length <= maximum) continue
      check(payload)
      for (const issue of payload.issues) issue.continue = false
      return true
    }
    return false
  }
}

const isFinal = (issue: Issue) => issue.continue === false

function aborts({ issues }: Payload, from = 0): boolean {
  return issues.length > from && issues.slice(from).some((issue) => issue.continue !== true)
}

function finished(issue: Issue, context: Context) {
  const { inst, input, continue: _, ...rest } = issue
  const message = issue.message ?? context.error?.(issue) ?? 'Invalid input'
  return { ...rest, path: issue.path ?? [], message }
}

function push(payload: Payload, code: string, facts: object): Payload {
  payload.issues.push({ code, input: payload.value, ...facts })
  return payload
}

function pushInside(key: PropertyKey, from: Payload, to: Payload): void {
  for (const issue of from.issues) {
    issue.path = [key, ...(issue.path ?? [])]
    to.issues.push(issue)
  }
}

/** A value of one type, without changes. */
const ofType = (expected: string, is: (value: unknown) => boolean) =>
  new Schema((payload, _, inst) => {
    if (!is(payload.value)) push(payload, 'invalid_type', { expected, inst })
    return payload
  })

export const string = () => ofType('string', (value) => typeof value === 'string')
export const number = () => ofType('number', Number.isFinite)
export const boolean = () => ofType('boolean', (value) => typeof value === 'boolean')
export const unknown = () => new Schema((payload) => payload)
const nothing = () => ofType('null', (value) => value === null)

export const int = () =>
  number().check((payload) => {
    const { value } = payload
    if (!Number.isInteger(value)) push(payload, 'invalid_type', { expected: 'int', continue: false })
    else if (!Number.isSafeInteger(value)) {
      if (Number(value) > 0) pushTooBig(payload, 'int', Number.MAX_SAFE_INTEGER)
      else pushTooSmall(payload, 'int', Number.MIN_SAFE_INTEGER)
    }
  })

function pushTooBig(payload: Payload, origin: string, maximum: number): void {
  push(payload, 'too_big', { origin, maximum, continue: true })
}

function pushTooSmall(payload: Payload, origin: string, minimum: number): void {
  push(payload, 'too_small', { origin, minimum, continue: true })
}

const values = (of: readonly unknown[], def: Definition = {}) =>
  new Schema((payload, _, inst) => {
    if (!of.includes(payload.value)) push(payload, 'invalid_value', { values: of, inst })
    return payload
  }, def)

export const literal = (value: unknown) => values([value])
const enumOf = (of: readonly string[]) =>
  values(of, { entries: Object.fromEntries(of.map((each) => [each, each])) })

export const array = (element: Schema) =>
  new Schema((payload, context, inst) => {
    const { value } = payload
    if (!Array.isArray(value)) return push(payload, 'invalid_type', { expected: 'array', inst })
    payload.value = Array.from(value, (item, index) => readItem(element, item, index, payload, context))
    return payload
  })

function readItem(schema: Schema, item: unknown, key: PropertyKey, into: Payload, context: Context): unknown {
  const read = schema.run(item, context)
  pushInside(key, read, into)
  return read.value
}

export const tuple = (items: readonly Schema[]) =>
  new Schema((payload, context, inst) => {
    const { value } = payload
    if (!Array.isArray(value)) return push(payload, 'invalid_type', { expected: 'tuple', inst })
    if (value.length < items.length) {
      const facts = { minimum: items.length, inst, origin: 'array' }
      return push(payload, 'too_small', facts)
    }
    if (value.length > items.length) {
      const facts = { maximum: items.length, inst, origin: 'array' }
      push(payload, 'too_big', facts)
    }
    payload.value = items.map((item, index) => readItem(item, value[index], index, payload, context))
    return payload
  })

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What happens to other keys of an object: a schema parses them, undefined refuses them, null drops them. */
type Rest = Schema | undefined | null

const objectOf = (shape: Shape, rest: Rest) =>
  new Schema(
    (payload, context, inst) => {
      const input = payload.value
      if (!isObject(input)) return push(payload, 'invalid_type', { expected: 'object', inst })
      const data: Record<string, unknown> = {}
      payload.value = data
      for (const [key, schema] of Object.entries(shape))
        readProperty(key, schema, input, data, payload, context)
      if (rest === null) return payload
      const keys = Object.keys(input).filter((key) => !Object.hasOwn(shape, key))
      if (rest !== undefined) for (const key of keys) readProperty(key, rest, input, data, payload, context)
      else if (keys.length > 0) refuseKeys(keys, input, payload, inst)
      return payload
    },
    { shape },
  )

function refuseKeys(keys: readonly string[], input: unknown, { issues }: Payload, inst: Schema): void {
  issues.push({ code: 'unrecognized_keys', keys, input, inst, continue: true })
}

function readProperty(
  key: string,
  schema: Schema,
  input: { readonly [key: string]: unknown },
  data: Record<string, unknown>,
  payload: Payload,
  context: Context,
): void {
  const { optin, optout } = schema._zod.def
  const isPresent = key in input
  if (!isPresent && optout !== undefined && optin === 'optional') return
  const read = schema.run(input[key], context)
  const isRight = read.issues.length === 0
  if (!isRight && !isPresent && optout !== undefined && optin !== undefined) return
  pushInside(key, read, payload)
  if (!isPresent && optin === undefined) {
    if (isRight)
      payload.issues.push({ code: 'invalid_type', expected: 'nonoptional', input: undefined, path: [key] })
  } else if (read.value !== undefined || isPresent || (optin === 'defaulted' && optout === undefined))
    data[key] = read.value
}

export const object = (shape: Shape) => objectOf(shape, null)
export const strictObject = (shape: Shape) => objectOf(shape, undefined)
export const looseObject = (shape: Shape) => objectOf(shape, unknown())
export const catchall = (schema: Schema, rest: Schema) => objectOf(schema._zod.def.shape ?? {}, rest)

/** Works only for strict objects. */
export const extend = (schema: Schema, shape: Shape) => strictObject({ ...schema._zod.def.shape, ...shape })

/** The first schema parses the keys, the second the values. */
export const record = (keyType: Schema, valueType: Schema) =>
  new Schema(
    (payload, context, inst) => {
      const input = payload.value
      if (!isObject(input)) return push(payload, 'invalid_type', { expected: 'record', inst })
      const data: Record<string, unknown> = {}
      payload.value = data
      const keys: string[] = []
      for (const key of Object.keys(input)) {
        const { issues } = keyType.run(key, context)
        if (issues.length === 0) data[key] = readItem(valueType, input[key], key, payload, context)
        else if (keyType._zod.def.entries !== undefined) keys.push(key)
        else {
          const inside = issues.map((issue) => finished(issue, context))
          const facts = { origin: 'record', issues: inside, path: [key], inst }
          payload.issues.push({ code: 'invalid_key', input: key, ...facts })
        }
      }
      if (keys.length > 0)
        payload.issues.push({ code: 'unrecognized_keys', keys, input, inst, continue: true })
      return payload
    },
    { keyType },
  )
export const partialRecord = (keyType: Schema, valueType: Schema) => record(keyType, valueType)

export const union = (options: readonly Schema[]) =>
  new Schema((payload, context, inst) => {
    const reads: Payload[] = []
    for (const option of options) {
      const read = option.run(payload.value, context)
      if (read.issues.length === 0) return read
      reads.push(read)
    }
    const [close, ...closer] = reads.filter((read) => !aborts(read))
    if (close !== undefined && closer.length === 0) return close
    const errors = reads.map(({ issues }) => issues.map((issue) => finished(issue, context)))
    return push(payload, 'invalid_union', { inst, errors })
  })

export const discriminatedUnion = (discriminator: string, options: readonly Schema[]) =>
  new Schema((payload, context, inst) => {
    const { value } = payload
    if (!isObject(value)) return push(payload, 'invalid_type', { expected: 'object', inst })
    const isNamed = ({ _zod: { def } }: Schema) =>
      def.shape?.[discriminator]?.run(value[discriminator], context).issues.length === 0
    const named = options.find(isNamed)
    if (named !== undefined) return named.run(value, context)
    return push(payload, 'invalid_union', { errors: [], discriminator, path: [discriminator], inst })
  })

export const json = (): Schema => {
  const inside = new Schema(({ value }, context) => any.run(value, context))
  const any: Schema = union([
    string(),
    number(),
    boolean(),
    nothing(),
    array(inside),
    record(string(), inside),
  ])
  return any
}

export const nullable = (inner: Schema) =>
  new Schema(
    (payload, context) => (payload.value === null ? payload : inner.run(payload.value, context)),
    inner._zod.def,
  )

const absent = ({ optin }: Definition) =>
  ({ optin: optin === 'defaulted' ? optin : 'optional', optout: 'optional' }) as const

export const optional = (inner: Schema) =>
  new Schema((payload, context) => {
    if (payload.value !== undefined) return inner.run(payload.value, context)
    if (inner._zod.def.optin !== 'defaulted') return payload
    const { value, issues } = inner.run(undefined, context)
    payload.value = issues.length === 0 ? value : undefined
    return payload
  }, absent(inner._zod.def))

export const exactOptional = (inner: Schema) =>
  new Schema(({ value }, context) => inner.run(value, context), absent(inner._zod.def))

export const _default = (inner: Schema, value: unknown) => {
  const made = () => (Array.isArray(value) ? value.slice() : isObject(value) ? { ...value } : value)
  return new Schema(
    (payload, context) => {
      const read = payload.value === undefined ? payload : inner.run(payload.value, context)
      if (read.value === undefined) read.value = made()
      return read
    },
    { optin: 'defaulted' },
  )
}

const caught = (inner: Schema, value: unknown) =>
  new Schema(
    (payload, context) => {
      const read = inner.run(payload.value, context)
      payload.value = read.issues.length === 0 ? read.value : value
      return payload
    },
    { ...absent(inner._zod.def), optout: inner._zod.def.optout },
  )

export const pipe = (from: Schema, to: Schema) =>
  new Schema(
    ({ value }, context) => {
      const read = from.run(value, context)
      const isWrong = read.issues.some(({ code }) => code !== 'unrecognized_keys')
      return isWrong ? read : to.run(read.value, context, read.issues)
    },
    { optin: from._zod.def.optin, optout: to._zod.def.optout },
  )

export const transform = (change: (value: unknown) => unknown) =>
  new Schema(
    (payload) => {
      payload.value = change(payload.value)
      return payload
    },
    { optin: 'optional' },
  )

export const refine = (is: (value: unknown) => boolean, message?: string): Check => ({
  check(payload) {
    if (!is(payload.value)) push(payload, 'custom', { path: [], message, continue: true })
  },
})

export const custom = (is: (value: unknown) => boolean = () => true, message?: string) =>
  unknown().check((payload) => {
    if (!is(payload.value)) push(payload, 'custom', { path: [], message, continue: false })
  })

export const minimum = (least: number): Check => ({
  check(payload) {
    if (Number(payload.value) < least) pushTooSmall(payload, 'number', least)
  },
})

export const maximum = (most: number): Check => ({
  check(payload) {
    if (Number(payload.value) > most) pushTooBig(payload, 'number', most)
  },
})

type Lengthy = string | readonly unknown[]

const hasLength = ({ value }: Payload) => typeof value === 'string' || Array.isArray(value)
/** A string's length in code points, not in UTF-16 units. */
const lengthOf = (value: Lengthy) => (typeof value === 'string' ? [...value].length : value.length)
const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : 'string')

export const minLength = (least: number): Check => ({
  isOfLength: true,
  when: hasLength,
  check(payload) {
    if (lengthOf(payload.value as Lengthy) < least) pushTooSmall(payload, kindOf(payload.value), least)
  },
})

export const maxLength = (most: number): Check => ({
  isOfLength: true,
  maximum: most,
  when: hasLength,
  check(payload) {
    const value = payload.value as Lengthy // `when` has checked it
    if (value.length > most && lengthOf(value) > most) pushTooBig(payload, kindOf(payload.value), most)
  },
})

export const regex = (pattern: RegExp): Check => ({
  check(payload) {
    pattern.lastIndex = 0
    if (!pattern.test(String(payload.value)))
      push(payload, 'invalid_format', {
        origin: 'string',
        format: 'regex',
        pattern: pattern.toString(),
        continue: true,
      })
  },
})

export { caught as catch, enumOf as enum }
