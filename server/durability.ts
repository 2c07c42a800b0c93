import { open, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoreSettings } from './store/store.ts'

/** What the disk and the settings of the database provide. */
export interface Durability {
  readonly settings: StoreSettings
  /** The name of the file system; null if it is not known. */
  readonly fileSystem: FileSystem | null
  /** How long small writes took to reach the disk, in milliseconds, sorted. */
  readonly writes: readonly number[]
}

interface FileSystem {
  readonly name: string
  /** `memory`: gone with a restart. `network`: another machine. `container`: gone with the container. */
  readonly kind: 'disk' | 'memory' | 'network' | 'container'
}

export interface Finding {
  readonly sentence: string
  readonly isWarning: boolean
}

/** As Linux numbers them: man 2 statfs. */
const FILE_SYSTEMS: Readonly<Record<number, FileSystem>> = {
  61267: { name: 'ext4', kind: 'disk' },
  1481003842: { name: 'XFS', kind: 'disk' },
  2435016766: { name: 'Btrfs', kind: 'disk' },
  801189825: { name: 'ZFS', kind: 'disk' },
  4076150800: { name: 'F2FS', kind: 'disk' },
  16914836: { name: 'tmpfs', kind: 'memory' },
  2240043254: { name: 'ramfs', kind: 'memory' },
  26985: { name: 'NFS', kind: 'network' },
  20859: { name: 'SMB', kind: 'network' },
  4283649346: { name: 'CIFS', kind: 'network' },
  4266872130: { name: 'SMB2', kind: 'network' },
  12805120: { name: 'Ceph', kind: 'network' },
  16914839: { name: '9p', kind: 'network' },
  2035054128: { name: 'overlayfs', kind: 'container' },
}

const WRITES = 20
const WRITE_BYTES = 4096
/** No disk is faster. */
const FASTEST_MS = 0.01

/** Looks at the file system of a database, and times small writes beside it. */
export async function measureDurability(database: string, settings: StoreSettings): Promise<Durability> {
  const folder = dirname(database)
  return { settings, fileSystem: await fileSystemOf(folder), writes: await timedWrites(folder) }
}

async function fileSystemOf(folder: string): Promise<FileSystem | null> {
  // Other systems number them differently.
  if (process.platform !== 'linux') return null
  const { type } = await statfs(folder)
  // Some numbers arrive negative, as signed 32-bit integers.
  return FILE_SYSTEMS[type >>> 0] ?? null
}

async function timedWrites(folder: string): Promise<readonly number[]> {
  const file = join(folder, `disk-test.${process.pid}.part`)
  const handle = await open(file, 'w', 0o600)
  try {
    const page = Buffer.alloc(WRITE_BYTES, 1)
    const times: number[] = []
    for (let write = 0; write < WRITES; write++) {
      const begun = performance.now()
      await handle.write(page)
      await handle.datasync()
      times.push(performance.now() - begun)
    }
    return times.sort((a, b) => a - b)
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}

/** Tells an operator what would survive: first the settings, then the disk. */
export function findingsOf(durability: Durability): readonly Finding[] {
  return [
    aboutSettings(durability.settings),
    ...aboutFileSystem(durability.fileSystem),
    aboutWrites(durability.writes),
  ]
}

function aboutSettings({ journalMode, synchronous }: StoreSettings): Finding {
  if (journalMode === 'wal' && (synchronous === 'full' || synchronous === 'extra'))
    return note('Every choice is on the disk before it is acknowledged.')
  return warning(
    `A loss of power can lose acknowledged choices: the database has the journal mode ${journalMode} and the synchronisation ${synchronous}, not wal and full.`,
  )
}

function aboutFileSystem(fileSystem: FileSystem | null): readonly Finding[] {
  if (fileSystem === null) return [note('The file system of the database is not one that Kantyna knows.')]
  const { name, kind } = fileSystem
  switch (kind) {
    case 'disk':
      return [note(`The database is on a disk with ${name}.`)]
    case 'memory':
      return [warning(`The database is in memory (${name}): every table is lost when this machine restarts.`)]
    case 'network':
      return [
        warning(
          `The database is on a network file system (${name}), where SQLite can neither lock nor write ahead reliably. Put it on a disk of this machine.`,
        ),
      ]
    case 'container':
      return [
        warning(
          `The database is in the container itself (${name}): every table is lost when the container is replaced. Put it on a volume.`,
        ),
      ]
  }
}

function aboutWrites(sorted: readonly number[]): Finding {
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)]
  const told = `${sorted.length} small writes reached the disk in ${inMs(p50)} (p50) and ${inMs(p99)} (p99)`
  return p50 < FASTEST_MS
    ? warning(`${told}: faster than any disk, so a loss of power can lose what is reported as written.`)
    : note(`${told}.`)
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}

const inMs = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`
const note = (sentence: string): Finding => ({ sentence, isWarning: false })
const warning = (sentence: string): Finding => ({ sentence, isWarning: true })
