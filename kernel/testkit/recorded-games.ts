import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Game, type Position, parseRecord, verify } from '../index.ts'

/** Records of earlier rules that the rules of today lead elsewhere, by file: the entry at which they do. */
export type RefusedRecords = Readonly<Record<string, number>>

/**
 * Games of every released version of the rules: a change that makes one of the current version untrue needs a new
 * version. Older ones verify as well, or are refused for their version at the entry that is listed. Files are named
 * `rules-VERSION-GROUP-…`, by the version of the expansion where there is one, and there is one of each group at least
 * in every version.
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

  describe('V1: recorded games still end as they did', () => {
    test('there are some of the current rules', () => {
      expect([...versions]).toContain(current)
    })

    test.each([...versions])(`under rules %s there are some of ${groups.join(', ')}`, (version) => {
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

/** The last number: that of the game, or of the expansion it is played with. */
function numberOf(rulesVersion: string): string {
  return rulesVersion.split(' ').at(-1) ?? ''
}
