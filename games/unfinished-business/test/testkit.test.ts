import { at } from '@kantyna/kernel'
import { isLong, testGame } from '@kantyna/kernel/testkit'
import type { Rim, RimOptions } from '../../outer-rim/index.ts'
import { fameSources } from '../../outer-rim/rules/rim.ts'
import { claims } from '../../outer-rim/ui/claims.ts'
import { bundle } from '../index.ts'

const { game: whole } = bundle

interface Mode {
  readonly name: string
  readonly people: number
  readonly seats: number
  readonly automas?: readonly number[]
  readonly isMasked?: true
  readonly options?: object
  readonly share: number
}

const modes: readonly Mode[] = [
  { name: 'two players', people: 2, seats: 2, share: 1 },
  {
    name: 'three players with favors on a random map',
    people: 3,
    seats: 3,
    options: { favors: 'yes', map: 'random' },
    share: 0.5,
  },
  {
    name: 'two players with ambitions',
    people: 2,
    seats: 2,
    options: { ambitions: 'yes', fame: '8' },
    share: 0.5,
  },
  { name: 'one player against an AI player', people: 1, seats: 2, automas: [1], share: 0.5 },
  {
    name: 'one player with ambitions against two AI players',
    people: 1,
    seats: 3,
    automas: [1, 2],
    options: { aiPlayers: '2', ambitions: 'yes', fame: '8' },
    share: 0.3,
  },
  { name: 'two players behind screens', people: 2, seats: 2, isMasked: true, share: 0.4 },
]

/** Random players take thousands of choices to become famous, so everybody starts with fame. */
const KNOWN = 6

function known(t: Rim): Rim {
  const other = fameSources.indexOf('other')
  for (let seat = 0; seat < t.seats; seat++) {
    t.fame[seat] = KNOWN
    at(t.fameFrom, seat)[other] = KNOWN
  }
  return t
}

/** Several tests share these positions: the long form examines what views reveal in more than 10,000. */
const most = isLong()
  ? { games: 40, decisionStep: 1, secretPositions: 3130, matches: 3, mutations: 30 }
  : { games: 6, decisionStep: 6, secretPositions: 60, matches: 1, mutations: 10 }

const game: typeof whole = { ...whole, setup: (...setup) => known(whole.setup(...setup)) }

for (const { name, options = {}, share, people, ...mode } of modes) {
  const read = whole.options(people).parse(options) as RimOptions // including those of the expansion
  testGame(
    `Unfinished Business: ${name}`,
    { game, claims, options: read, ...mode },
    {
      ...most,
      games: Math.ceil(most.games * share),
      secretPositions: Math.ceil(most.secretPositions * share),
      mutations: Math.ceil(most.mutations * share),
    },
  )
}
