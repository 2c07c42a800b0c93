import type { Store } from '../store/store.ts'
import { MemoryDirectory } from './memory-directory.ts'
import { MemoryLog } from './memory-log.ts'

/** A store that keeps nothing after the test. */
export function openMemoryStore(): Store {
  return {
    log: new MemoryLog(),
    directory: new MemoryDirectory(),
    settings: () => Promise.resolve({ journalMode: 'memory', synchronous: 'off' }),
    close: () => Promise.resolve(),
  }
}
