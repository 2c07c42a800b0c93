import { testMoments } from '@kantyna/ui/testkit'
import { transgalactica } from '../../index.ts'
import three from '../../test/records/rules-3-three-1.json' with { type: 'json' }
import two from '../../test/records/rules-3-two-1.json' with { type: 'json' }
import { moments } from './moments.ts'

testMoments(transgalactica, moments, {
  records: [two, three],
  kinds: ['round', 'income', 'cleanUp', 'pirates', 'mission'],
})
