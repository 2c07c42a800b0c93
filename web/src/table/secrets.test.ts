import { at, type GameBundle, Match } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleOf } from '../games/test-bundle.ts'
import { holdsSecrets } from './secrets.ts'
import { passedOn } from './viewing.ts'

/** Both pick four bases at once and in secret, before anybody holds a card. */
let duel: GameBundle
beforeAll(async () => {
  duel = await bundleOf('deckbuilding')
})

function secretBases(): Match {
  const key = (digit: string) => digit.repeat(64)
  return new Match(duel.game, {
    options: duel.game.options(2).parse({ bases: 'secret' }),
    seats: [
      { name: 'Ania', kind: 'person' },
      { name: 'Bartek', kind: 'person' },
    ],
    seed: key('a'),
    contributions: [key('1'), key('2')],
  })
}

function pickFour(match: Match, seat: number): void {
  const { id, options } = at(match.decisionsFor(seat), 0)
  const taken = match.choose({ seat, decision: id, picks: options.slice(0, 4).map((option) => option.id) })
  expect(taken.ok).toBe(true)
}

describe('what several are asked at once', () => {
  it('is answered behind the curtain, also by those who hold no secret yet', () => {
    const match = secretBases()
    expect([holdsSecrets(match, 0), holdsSecrets(match, 1)]).toEqual([true, true])
    const first = passedOn({ viewer: null, leaving: null, next: null }, match, [0, 1])
    expect(first).toEqual({ viewer: null, leaving: null, next: 0 })
    pickFour(match, 0)
    expect(holdsSecrets(match, 1)).toBe(true)
    const second = passedOn({ viewer: 0, leaving: null, next: null }, match, [0, 1])
    expect(second).toEqual({ viewer: null, leaving: 0, next: 1 })
  })
})
