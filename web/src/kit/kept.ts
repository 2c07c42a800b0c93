/**
 * Reading the few small things that the lobby keeps, with whatever may have become of them. Larger things are checked
 * with zod, which the lobby would have to fetch for these alone.
 */

/** The fields of an object in JSON; none where there is nothing, or nothing readable. */
export function fieldsOf(text: string | null): { readonly [name: string]: unknown } {
  try {
    return asFields(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

export function asFields(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function oneOf<Value>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((one) => one === value)
}
