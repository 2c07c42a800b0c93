import { readText, writeText } from '../kit/storage.ts'

const key = 'kantyna.online'

/** Whether this device has been at an online table. The lobby fetches the list of tables only then, or when asked to. */
export function hasPlayedOnline(): boolean {
  return readText(key) !== null
}

export function noteOnlinePlay(): void {
  writeText(key, 'yes')
}
