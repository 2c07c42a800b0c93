import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, verify } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { superTeams } from '../index.ts'

const folder = new URL('./records/', import.meta.url)
const files = readdirSync(folder)

/** Games of every released version of the rules: a change that makes one of them untrue needs a new version. */
describe('V1: recorded games still end as they did', () => {
  test('there are some for every number of players', () => {
    expect(new Set(files.map((file) => file.split('-')[2]))).toEqual(new Set(['2', '3', '4']))
  })

  test.each(files)('%s', (file) => {
    const parsed = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
    if (!parsed.ok) throw new Error(`${parsed.error.where} ${parsed.error.what}`)
    expect(parsed.record.outcome).not.toBeNull()
    expect(verify(superTeams, parsed.record)).toMatchObject({ ok: true, opened: true })
  })
})
