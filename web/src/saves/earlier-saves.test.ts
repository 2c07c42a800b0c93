import { superTeamsBundle } from '@kantyna/host/test'
import { Match, parseRecord, resumeTrusted, verify } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { parseSettings } from '../settings/settings.ts'
import { readSaved } from './saved-table.ts'
import raw from './test/earlier-save.json' with { type: 'json' }
import settings from './test/earlier-settings.json' with { type: 'json' }

/** The files hold a table and settings as the builds before record format 2 saved them. */

it('opens a table saved by an earlier build, and knows which choices were not made by hand', async () => {
  const { game } = await superTeamsBundle()
  const parsed = parseRecord(JSON.stringify(raw.record))
  if (!parsed.ok) throw new Error(parsed.error.what)
  expect(parsed.record.format).toBe('kantyna-record-1')
  expect(verify(game, parsed.record).ok).toBe(true)
  const saved = await readSaved(raw)
  if (!saved.ok) throw new Error(saved.error.code)
  const { record } = saved.table
  expect(record.entries.map(({ how }) => how ?? 'hand').slice(0, 6)).toEqual([
    'hand',
    'only',
    'hand',
    'hand',
    'passing',
    'hand',
  ])
  expect(verify(game, record).ok).toBe(true)
  const resumed = resumeTrusted(game, record)
  if (!resumed.ok) throw new Error(resumed.error.code)
  expect(resumed.value).toBeInstanceOf(Match)
  expect(resumed.value.history.map(({ choice }) => choice?.how ?? null).slice(0, 4)).toEqual([
    null,
    'hand',
    'only',
    'hand',
  ])
  expect(resumed.value.takebacks).toEqual(raw.record.takebacks)
})

it('settings saved by an earlier build are read completely', () => {
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
})
