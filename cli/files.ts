import {
  closeSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { encodingOf, type GameRecord, LARGEST_RECORD, parseRecord } from '@kantyna/kernel'
import { withRowsBeside } from './rows-file.ts'
import { messageOf, shown, UsageError } from './terminal.ts'

const CHUNK = 65_536

/** The text of a file named on the command line. The file may be anything, so at most `most` bytes are read. */
export function readNamed(file: string, most: number): string {
  const bytes = readUpTo(file, most + 1)
  if (bytes.length > most) {
    throw new UsageError(`${shown(file)} is larger than ${most / 1_000_000} MB, and was not read.`)
  }
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

function readUpTo(file: string, most: number): Buffer {
  try {
    const handle = openSync(file, 'r')
    try {
      const chunks: Buffer[] = []
      for (let left = most; left > 0; ) {
        const chunk = Buffer.alloc(Math.min(left, CHUNK))
        const length = readSync(handle, chunk)
        if (length === 0) break
        chunks.push(chunk.subarray(0, length))
        left -= length
      }
      return Buffer.concat(chunks)
    } finally {
      closeSync(handle)
    }
  } catch (problem) {
    throw new UsageError(`${shown(file)} cannot be read: ${messageOf(problem)}.`)
  }
}

/**
 * Reads the record in a file named on the command line. `recordKind` describes what it should be, for the error
 * message: "a record".
 */
export function readRecord(file: string, recordKind: string): GameRecord {
  const parsed = parseRecord(readNamed(file, LARGEST_RECORD))
  if (parsed.ok) return withRowsBeside(file, parsed.record)
  const { where, what } = parsed.error
  const why = where === '' ? what : `${where}: ${what}`
  throw new UsageError(`${shown(file)} is not ${recordKind}: ${why.replace(/\.?$/, '.')}`)
}

/**
 * Writes a file atomically: a reader finds the old text or the new one, even if this process is killed. Pipes and
 * devices are written to directly.
 */
export function writeWhole(file: string, text: string): void {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there !== undefined && !there.isFile()) {
    writeFileSync(file, text)
    return
  }
  // If the file is a symbolic link, write its target, so that the link remains.
  const target = there === undefined ? file : realpathSync(file)
  const partFile = `${target}.${process.pid}.part`
  try {
    writeFileSync(partFile, text, { flush: true })
    renameSync(partFile, target)
  } catch (problem) {
    rmSync(partFile, { force: true })
    throw problem
  }
}

/** Deletes the unfinished files (`FILE.PID.part`) that killed processes have left beside this file. */
export function sweepParts(file: string): void {
  const target = statSync(file, { throwIfNoEntry: false })?.isFile() === true ? realpathSync(file) : file
  const folder = dirname(target)
  if (!isFolder(folder)) return
  const name = basename(target)
  for (const found of readdirSync(folder)) {
    const [, pid = ''] = found.startsWith(`${name}.`)
      ? (/^(\d{1,10})\.part$/.exec(found.slice(name.length + 1)) ?? [])
      : []
    if (pid !== '' && !isAlive(Number(pid))) rmSync(join(folder, found), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    // The process exists, but belongs to another user.
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The named files, and those inside the named folders, sorted. */
export function filesIn(named: readonly string[], fits: RegExp): string[] {
  return named.flatMap((path) => (isFolder(path) ? filesUnder(path, fits) : [path]))
}

const skippedFolders = new Set(['node_modules', 'dist', '.git'])

export function filesUnder(folder: string, fits: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(path, fits)
      return fits.test(entry.name) ? [path] : []
    })
    .sort()
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
