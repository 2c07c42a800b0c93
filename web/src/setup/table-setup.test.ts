import { expansionEntries } from '@kantyna/games'
import { superTeamsBundle } from '@kantyna/host/test'
import type { SeatHolder } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'
import { refusedText } from './options-refused.ts'
import { tableSetup } from './table-setup.ts'

const seats: readonly SeatHolder[] = [
  { name: 'Ann', kind: 'person' },
  { name: 'Ben', kind: 'bot', level: 'regular' },
]

/** Secrets that differ from one another. */
function counting(): () => string {
  let made = 0
  return () => String(made++)
}

describe('how a table begins', () => {
  it('lets everybody except automas contribute to chance', async () => {
    const { game } = await superTeamsBundle()
    expect(tableSetup(game, seats, {}, counting())).toMatchObject({
      value: { seed: '0', contributions: ['1', '2'] },
    })
    const withAutoma: readonly SeatHolder[] = [{ name: 'Rules', kind: 'automa' }, ...seats]
    expect(tableSetup(game, withAutoma, {}, counting())).toMatchObject({
      value: { seats: withAutoma, contributions: ['1', '2'] },
    })
  })

  it('keeps every option of a table that is played again, with the expansion', async () => {
    const entry = expansionEntries.find(({ meta }) => meta.id === 'unfinished-business')
    if (entry === undefined) throw new Error('there is no such expansion')
    const { game } = await entry.open()
    const chosen = { map: 'random', fame: '12', favors: 'yes' }
    const options = game.options(2).parse(chosen)
    expect(options).toMatchObject({ ...chosen, modules: ['unfinished-business'] })
    expect(tableSetup(game, seats, options, counting())).toMatchObject({ ok: true, value: { options } })
  })

  it.each([
    [
      'an unknown option',
      { teams: 'dealt', weather: 'foul' },
      'weather',
      'there is no option “weather” here',
    ],
    ['a choice that there is not', { firstPlayer: '4' }, 'firstPlayer', 'cannot be “4” here'],
    ['a value that is no text', { teams: ['dealt'] }, 'teams', 'cannot be “dealt” here'],
  ])('is refused with a sentence that names %s', async (_, options, option, says) => {
    const { game } = await superTeamsBundle()
    const setup = tableSetup(game, seats, options, counting())
    if (setup.ok) throw new Error('the table was set')
    expect(setup.error.option).toBe(option)
    expect(refusedText(en, setup.error, 'en')).toContain(says)
    expect(refusedText(pl, setup.error, 'pl')).toContain('Gra się nie rozpoczęła')
  })
})
