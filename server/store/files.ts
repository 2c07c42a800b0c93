import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Puts a finished file in the place of another. After a loss of power, one of them is there completely. */
export function putInPlace(finished: string, file: string): void {
  flush(finished)
  renameSync(finished, file)
  flushFolder(dirname(file))
}

function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function flushFolder(path: string): void {
  // Windows cannot flush a folder.
  if (process.platform !== 'win32') flush(path)
}
