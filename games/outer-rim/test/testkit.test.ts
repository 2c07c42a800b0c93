import { at } from '@kantyna/kernel'
import { isLong, testGame } from '@kantyna/kernel/testkit'
import { outerRim, type Rim, type RimOptions } from '../index.ts'
import { fameSources } from '../rules/rim.ts'
import { claims } from '../ui/claims.ts'

const usual: RimOptions = { map: 'standard', fame: '10', aiCharacter: 'ask', aiFame: '0' }

interface Mode {
  readonly name: string
  readonly seats: number
  readonly automas?: readonly number[]
  readonly isMasked?: true
  readonly options?: Partial<RimOptions>
  readonly share: number
}

const modes: readonly Mode[] = [
  { name: 'two players', seats: 2, share: 1 },
  { name: 'three players on a random map', seats: 3, options: { map: 'random' }, share: 0.5 },
  { name: 'one player against the AI player', seats: 2, automas: [1], share: 0.8 },
  { name: 'two players behind screens', seats: 2, isMasked: true, share: 0.5 },
  {
    name: 'one player behind a screen, the AI player is Lando Calrissian',
    seats: 2,
    automas: [1],
    isMasked: true,
    options: { aiCharacter: 'lando-calrissian', fame: '12', aiFame: '5' },
    share: 0.3,
  },
]

/** Random players need thousands of choices to become famous, so they start with fame. */
const KNOWN = 7

function known(t: Rim): Rim {
  const other = fameSources.indexOf('other')
  for (let seat = 0; seat < t.seats; seat++) {
    t.fame[seat] = KNOWN
    at(t.fameFrom, seat)[other] = KNOWN
  }
  return t
}

/** The numbers for a share of 1. The long form tests more than 10,000 positions for leaks. */
const most = isLong()
  ? { games: 60, secretPositions: 3300, matches: 3, mutations: 60 }
  : { games: 20, secretPositions: 100, matches: 1, mutations: 30 }

const game: typeof outerRim = { ...outerRim, setup: (...setup) => known(outerRim.setup(...setup)) }

for (const { name, options, share, ...mode } of modes) {
  testGame(
    `Outer Rim: ${name}`,
    { game, claims, options: { ...usual, ...options }, ...mode },
    {
      ...most,
      games: Math.ceil(most.games * share),
      secretPositions: Math.ceil(most.secretPositions * share),
      mutations: Math.ceil(most.mutations * share),
    },
  )
}
