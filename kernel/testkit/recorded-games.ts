import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Game, type Position, parseRecord, verify } from '../index.ts'

/**
 * Games of every released version of the rules: a change that makes one of them untrue needs a new version. Files are
 * named `rules-VERSION-GROUP-…`, and there is one of each group at least.
 */
export function testRecords<P extends Position, O extends object>(
  game: Game<P, O>,
  folder: URL,
  groups: readonly string[],
): void {
  const files = readdirSync(folder)

  describe('V1: recorded games still end as they did', () => {
    test(`there are some of ${groups.join(', ')}`, () => {
      expect(new Set(files.map((file) => file.split('-')[2]))).toEqual(new Set(groups))
    })

    test.each(files)('%s', (file) => {
      const parsed = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
      if (!parsed.ok) throw new Error(`${parsed.error.where} ${parsed.error.what}`)
      expect(parsed.record.outcome).not.toBeNull()
      expect(verify(game, parsed.record)).toMatchObject({ ok: true, opened: true })
    })
  })
}
