import { isLong, testGame } from '@kantyna/kernel/testkit'
import { type DuelOptions, deckbuilding } from '../index.ts'
import { claims } from '../ui/claims.ts'

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

/** Several tests share these positions: the long form examines what views reveal in more than 10,000. */
const most = isLong()
  ? { games: 200, secretPositions: 3300, matches: 6, mutations: 300 }
  : { games: 40, secretPositions: 400, matches: 2, mutations: 100 }

for (const { name, options, share } of modes) {
  testGame(
    `The Deckbuilding Game: ${name}`,
    { game: deckbuilding, claims, seats: 2, options },
    {
      games: Math.ceil(most.games * share),
      secretPositions: Math.ceil(most.secretPositions * share),
      matches: Math.ceil(most.matches * share),
      mutations: Math.ceil(most.mutations * share),
    },
  )
}
