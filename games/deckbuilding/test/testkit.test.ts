import { testGame } from '@kantyna/kernel/testkit'
import { type DuelOptions, deckbuilding } from '../index.ts'

const modes: readonly { readonly name: string; readonly options: DuelOptions; readonly share: number }[] = [
  {
    name: 'beginner bases',
    options: { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' },
    share: 1,
  },
  {
    name: 'full control',
    options: { bases: 'full', length: 'recommended', buyOff: 'no', empire: '2' },
    share: 0.5,
  },
  {
    name: 'secret bases',
    options: { bases: 'secret', length: 'recommended', buyOff: 'no', empire: 'random' },
    share: 1,
  },
  {
    name: 'two bases, neutral cards can be bought off',
    options: { bases: 'beginner', length: '2', buyOff: 'yes', empire: '1' },
    share: 0.3,
  },
  {
    name: 'five bases, secret, neutral cards can be bought off',
    options: { bases: 'secret', length: '5', buyOff: 'yes', empire: '1' },
    share: 0.3,
  },
]

for (const { name, options, share } of modes) {
  testGame(
    `The Deckbuilding Game: ${name}`,
    { game: deckbuilding, seats: 2, options },
    {
      games: Math.ceil(40 * share),
      secretPositions: Math.ceil(2500 * share),
      matches: share === 1 ? 2 : 1,
      mutations: Math.ceil(100 * share),
    },
  )
}
