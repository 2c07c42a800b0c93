import { testMoments } from '@kantyna/ui/testkit'
import { superTeams } from '../../index.ts'
import two from '../../test/records/rules-2-2-seats-1.json' with { type: 'json' }
import four from '../../test/records/rules-2-4-seats-5.json' with { type: 'json' }
import { moments } from './moments.ts'

testMoments(superTeams, moments, {
  records: [two, four],
  kinds: ['round', 'blackHole', 'tow', 'bonus', 'home'],
})
