import { testGlossary } from '@kantyna/kernel/testkit'
import { type DuelOptions, deckbuilding } from '../index.ts'
import { library } from '../library.ts'

const modes: readonly DuelOptions[] = [
  { bases: 'full', length: '4', buyOff: 'no', empire: '1' },
  { bases: 'secret', length: '5', buyOff: 'yes', empire: 'random' },
]

testGlossary(
  library,
  modes.map((options) => ({ game: deckbuilding, seats: 2, options })),
)
