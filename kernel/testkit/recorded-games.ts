import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Game, type Position, parseRecord, verify } from '../index.ts'

/** Records of earlier rules that do not replay under the current rules: the first different entry, by file. */
export type RefusedRecords = Readonly<Record<string, number>>

/**
 * Recorded games of every released version of the rules. A change of rules after which a record of the current version no
 * longer replays needs a new version. Older records verify too, or are refused for their version at the listed entry.
 * Files are named `rules-VERSION-GROUP-…`, with the version of the expansion if there is one. Every version has at least
 * one record of each group.
 */
export function testRecords<P extends Position, O extends object>(
  game: Game<P, O>,
  folder: URL,
  groups: readonly string[],
  refused: RefusedRecords = {},
): void {
  const files = readdirSync(folder)
  const current = numberOf(game.rulesVersion)
  const versions = new Set(files.map((file) => partsOf(file).version))

  describe('V1: recorded games still have the same result', () => {
    test('there are records of the current rules', () => {
      expect([...versions]).toContain(current)
    })

    test.each([...versions])(`there are records under rules %s of ${groups.join(', ')}`, (version) => {
      const found = files.map(partsOf).filter((file) => file.version === version)
      expect(new Set(found.map(({ group }) => group))).toEqual(new Set(groups))
    })

    test('only records of earlier rules are refused', () => {
      const earlier = files.filter((file) => partsOf(file).version !== current)
      expect(Object.keys(refused).filter((file) => !earlier.includes(file))).toEqual([])
    })

    test.each(files)('%s', (file) => {
      const parsed = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
      if (!parsed.ok) throw new Error(`${parsed.error.where} ${parsed.error.what}`)
      const { record } = parsed
      const entry = refused[file]
      expect(numberOf(record.rulesVersion)).toBe(partsOf(file).version)
      expect(record.outcome).not.toBeNull()
      expect(verify(game, record)).toMatchObject(
        entry === undefined
          ? { ok: true, opened: true }
          : { ok: false, error: { code: 'other-rules', version: record.rulesVersion, entry } },
      )
    })
  })
}

function partsOf(file: string): { readonly version: string; readonly group: string } {
  const [, version = '', group = ''] = file.split('-')
  return { version, group }
}

/** The last number of a version: that of the game, or of its expansion. */
function numberOf(rulesVersion: string): string {
  return rulesVersion.split(' ').at(-1) ?? ''
}
