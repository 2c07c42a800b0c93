import { readText, writeText } from '../kit/storage.ts'

const key = 'kantyna.asked-to-persist'

/** Asks the browser, once, not to delete the games when space runs short. */
export function askToPersist(): void {
  if (readText(key) !== null || navigator.storage?.persist === undefined) return
  writeText(key, 'yes')
  navigator.storage.persist().catch(() => undefined)
}
