import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Durability, findingsOf, measureDurability } from './durability.ts'

const durable: Durability = {
  settings: { journalMode: 'wal', synchronous: 'full' },
  fileSystem: { name: 'ext4', kind: 'disk' },
  writes: Array.from({ length: 20 }, (_, index) => 0.5 + index),
}

const told = (changes: Partial<Durability>) =>
  findingsOf({ ...durable, ...changes }).map(({ sentence, isWarning }) =>
    isWarning ? `! ${sentence}` : sentence,
  )

it('tells what a durable disk and the right settings provide', () => {
  expect(told({})).toEqual([
    'Every choice is on the disk before it is acknowledged.',
    'The database is on a disk with ext4.',
    '20 small writes reached the disk in 9.50 ms (p50) and 20 ms (p99).',
  ])
})

it.each([
  [
    { settings: { journalMode: 'delete', synchronous: 'full' } },
    '! A loss of power can lose acknowledged choices',
  ],
  [
    { settings: { journalMode: 'wal', synchronous: 'normal' } },
    '! A loss of power can lose acknowledged choices',
  ],
  [{ fileSystem: { name: 'tmpfs', kind: 'memory' } }, '! The database is in memory (tmpfs)'],
  [{ fileSystem: { name: 'NFS', kind: 'network' } }, '! The database is on a network file system (NFS)'],
  [
    { fileSystem: { name: 'overlayfs', kind: 'container' } },
    '! The database is in the container itself (overlayfs)',
  ],
  [{ fileSystem: null }, 'The file system of the database is not one that Kantyna knows.'],
  [
    { writes: [0.001, 0.002, 0.003] },
    '! 3 small writes reached the disk in 0.00 ms (p50) and 0.00 ms (p99): faster',
  ],
] as const)('of %j', (changes, sentence) => {
  expect(told(changes).find((each) => each.startsWith(sentence))).toBeDefined()
})

it('measures the disk beside the database, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kantyna-disk-'))
  const { settings } = durable
  const measured = await measureDurability(join(folder, 'tables.db'), settings)
  expect(measured.settings).toEqual(settings)
  expect(measured.writes).toHaveLength(20)
  expect(measured.writes).toEqual(measured.writes.toSorted((a, b) => a - b))
  expect(findingsOf(measured)).toHaveLength(3)
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
