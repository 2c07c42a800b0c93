import { Store } from '@kantyna/ui'
import { readText, removeText, writeText } from '../../kit/storage.ts'

const key = 'kantyna.muted'

/** Whether this reader wants to read nothing that others say, at any table. */
export const isMuted = new Store(false)

export function readMuted(): void {
  isMuted.set(readText(key) !== null)
}

export function setMuted(muted: boolean): void {
  if (muted) writeText(key, 'yes')
  else removeText(key)
  isMuted.set(muted)
}
