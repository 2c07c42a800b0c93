import { LONGEST_NAME } from '@kantyna/online'
import { readText, writeText } from '../kit/storage.ts'

const key = 'kantyna.name'

/** The name that the visitor had at the last online table. */
export function lastName(): string {
  return (readText(key) ?? '').slice(0, LONGEST_NAME)
}

export function keepName(name: string): void {
  writeText(key, name)
}
