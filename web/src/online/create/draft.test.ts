import { entryOf } from '@kantyna/games'
import { gameMetas } from '@kantyna/games/metas'
import { at } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { draftOf, freeSeatsOf, settingsOf, settled, usualDraft, withBank } from './draft.ts'
import { parseDraft } from './last-draft.ts'

async function openGame(edition: string) {
  const bundle = await entryOf(edition)?.open()
  if (bundle === undefined) throw new Error(`There is no game ${edition}.`)
  return bundle
}

const [race, duel] = [at(gameMetas, 0), at(gameMetas, 1)]

describe('the settings of a new online table', () => {
  it.each(gameMetas.map((meta) => [meta.id, meta] as const))('are complete for %s', async (id, meta) => {
    const settings = settingsOf(usualDraft(meta), await openGame(id))
    expect(settings).toMatchObject({
      game: id,
      isMasked: true,
      isListed: false,
      clock: null,
      talk: 'presets',
    })
    expect(settings.seats).toEqual(settings.seats.map(() => ({ kind: 'person' })))
    expect(meta.seats).toContain(settings.seats.length)
  })

  it('name the expansion', async () => {
    const meta = at(gameMetas, 2)
    const draft = usualDraft(meta)
    const withExpansion = { ...draft, seating: { ...draft.seating, edition: 'unfinished-business' } }
    const settings = settingsOf(withExpansion, await openGame('unfinished-business'))
    expect(settings.game).toBe('outer-rim')
    expect(settings.options['modules']).toEqual(['unfinished-business'])
  })

  it('survive being changed by the leader', async () => {
    const bundle = await openGame(duel.id)
    const settings = settingsOf({ ...usualDraft(duel), hints: true, clock: withBank(null, 600_000) }, bundle)
    expect(settingsOf(draftOf(settings, duel.id), bundle)).toEqual(settings)
  })

  it('hide who could react, and have no free text, where strangers play', () => {
    const open = { ...usualDraft(duel), isMasked: false, talk: 'free' } as const
    expect(settled(open, duel)).toMatchObject({ isMasked: false, talk: 'free' })
    expect(settled({ ...open, isListed: true }, duel)).toMatchObject({ isMasked: true, talk: 'presets' })
  })

  it('have no free text in the game that children play', () => {
    expect(settled({ ...usualDraft(race), talk: 'free' }, race).talk).toBe('presets')
  })

  it('let visitors take a bot’s seat only if there is a bot', () => {
    expect(settled({ ...usualDraft(duel), lateSeats: true }, duel).lateSeats).toBe(false)
  })
})

it('the creator takes one of the seats for people', () => {
  expect(freeSeatsOf(usualDraft(duel))).toBe(1)
})

it('a clock has an increment from the beginning, and keeps it', () => {
  expect(withBank(null, 300_000)).toEqual({ bankMs: 300_000, incrementMs: 10_000 })
  expect(withBank({ bankMs: 300_000, incrementMs: 0 }, 600_000)).toEqual({ bankMs: 600_000, incrementMs: 0 })
  expect(withBank({ bankMs: 300_000, incrementMs: 0 }, null)).toBeNull()
})

describe('the last table of a game', () => {
  it('is there again', () => {
    const draft = { ...usualDraft(duel), watching: 'nobody', clock: withBank(null, 300_000) } as const
    expect(parseDraft(JSON.stringify(draft), duel, [])).toEqual(draft)
  })

  it.each([null, '', '{', '[]', '{"seating":{"seats":[]},"watching":"all"}'])(
    'is the usual one if %j was kept',
    (text) => {
      expect(parseDraft(text, duel, [])).toEqual(usualDraft(duel))
    },
  )
})
