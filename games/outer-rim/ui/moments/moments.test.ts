import { testRandomMoments } from '@kantyna/ui/testkit'
import { outerRim } from '../../index.ts'
import { words } from '../../words/game-words.ts'
import { momentsWith } from './index.ts'

const moments = momentsWith([], words)

const options = (people: number) => outerRim.options(people).parse({})

testRandomMoments(moments, {
  'one person against the AI player': { game: outerRim, seats: 2, automas: [1], options: options(1) },
  'three persons': { game: outerRim, seats: 3, options: options(3) },
})
