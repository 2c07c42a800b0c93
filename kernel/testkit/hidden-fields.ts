import type { Policy } from '../index.ts'

/** The fields that no public position has (`PublicOf`): at least one seat does not see all of them. */
export function hiddenFields(secrets: { readonly [field: string]: Policy }): string[] {
  return Object.entries(secrets).flatMap(([field, policy]) => {
    const isPublic = typeof policy === 'string' ? policy !== 'knowers' : 'faceUp' in policy
    return isPublic ? [] : [field]
  })
}
