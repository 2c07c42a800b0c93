import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Configuration } from './configuration.ts'
import type { Directory } from './directory/directory.ts'

/** `tables`: there are too many. `disk`: there is too little room on it. */
export type MayCreate = { readonly ok: true } | { readonly ok: false; readonly why: 'tables' | 'disk' }

interface FreeSpace {
  readonly bavail: number
  readonly bsize: number
}

const MEGABYTE = 1_000_000

/** Refuses new tables before the tables that there are run out of disk. */
export class Capacity {
  readonly #directory: Pick<Directory, 'count'>
  readonly #folder: string
  readonly #mostTables: number
  readonly #leastFreeBytes: number
  readonly #statfs: (folder: string) => Promise<FreeSpace>

  constructor(
    directory: Pick<Directory, 'count'>,
    {
      database,
      mostTables,
      leastFreeDiskMb,
    }: Pick<Configuration, 'database' | 'mostTables' | 'leastFreeDiskMb'>,
    readSpace: (folder: string) => Promise<FreeSpace> = statfs,
  ) {
    this.#directory = directory
    this.#folder = dirname(database)
    this.#mostTables = mostTables
    this.#leastFreeBytes = leastFreeDiskMb * MEGABYTE
    this.#statfs = readSpace
  }

  async mayCreateTable(): Promise<MayCreate> {
    if ((await this.freeBytes()) < this.#leastFreeBytes) return { ok: false, why: 'disk' }
    const tables = await this.#directory.count()
    return tables < this.#mostTables ? { ok: true } : { ok: false, why: 'tables' }
  }

  /** What a server without special rights may still write. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await this.#statfs(this.#folder)
    return bavail * bsize
  }
}
