import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, parseRecord } from '@kantyna/kernel'
import { messageOf, oneLine, UsageError } from './terminal.ts'

/** The text of a file that somebody named. */
export function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (problem) {
    throw new UsageError(`${file} cannot be read: ${messageOf(problem)}.`)
  }
}

/** The record in a file that somebody named. */
export function readRecord(file: string, called: string): GameRecord {
  const parsed = parseRecord(readNamed(file))
  if (parsed.ok) return parsed.record
  const { where, what } = parsed.error
  const why = where === '' ? what : `${where}: ${what}`
  throw new UsageError(oneLine(`${file} is not ${called}: ${why}`).replace(/\.?$/, '.'))
}

/** The files named, and those inside the folders named, sorted. */
export function filesIn(named: readonly string[], fits: RegExp): string[] {
  return named.flatMap((path) => (isFolder(path) ? filesUnder(path, fits) : [path]))
}

const installed = new Set(['node_modules', 'dist', '.git'])

export function filesUnder(folder: string, fits: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return installed.has(entry.name) ? [] : filesUnder(path, fits)
      return fits.test(entry.name) ? [path] : []
    })
    .sort()
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
