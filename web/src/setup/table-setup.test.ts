import type { SeatHolder } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { superTeamsBundle } from '../games/test-bundle.ts'
import { tableSetup } from './table-setup.ts'

const seats: readonly SeatHolder[] = [
  { name: 'Ann', kind: 'person' },
  { name: 'Ben', kind: 'bot', level: 'regular' },
]

/** Secrets that can be told apart. */
function counting(): () => string {
  let made = 0
  return () => String(made++)
}

describe('how a table begins', () => {
  it('gives everybody a share in chance but those who play by rules of their own', async () => {
    const { game } = await superTeamsBundle()
    expect(tableSetup(game, seats, {}, counting())).toMatchObject({ seed: '0', contributions: ['1', '2'] })
    const withAutoma: readonly SeatHolder[] = [{ name: 'Rules', kind: 'automa' }, ...seats]
    expect(tableSetup(game, withAutoma, {}, counting())).toMatchObject({
      seats: withAutoma,
      contributions: ['1', '2'],
    })
  })

  it('keeps what was chosen, where one option alone does not fit the number of seats', async () => {
    const { game } = await superTeamsBundle()
    const chosen = { teams: 'dealt', firstPlayer: '4' }
    expect(tableSetup(game, seats, chosen, counting()).options).toEqual({
      teams: 'dealt',
      firstPlayer: 'random',
    })
  })

  it('has the usual options where those of another version do not fit at all', async () => {
    const { game } = await superTeamsBundle()
    const chosen = { teams: 'dealt', weather: 'foul' }
    expect(tableSetup(game, seats, chosen, counting()).options).toEqual(game.options(2).parse({}))
  })
})
