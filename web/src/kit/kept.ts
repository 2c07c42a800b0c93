/**
 * Reads the few small values that the lobby keeps and tolerates whatever is stored. Larger data is checked with zod,
 * which the lobby would have to fetch for these alone.
 */

/** The fields of an object in JSON; none if nothing is stored or it is unreadable. */
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
