/**
 * Reads the few small values that the lobby stores, and tolerates malformed ones. Larger data is checked with zod; the
 * lobby does without zod, so that it need not fetch it.
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
