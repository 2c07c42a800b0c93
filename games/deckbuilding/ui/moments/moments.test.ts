import { testMoments } from '@kantyna/ui/testkit'
import { deckbuilding } from '../../index.ts'
import full from '../../test/records/rules-2-full-1.json' with { type: 'json' }
import secret from '../../test/records/rules-2-secret-1.json' with { type: 'json' }
import { moments } from './moments.ts'

testMoments(deckbuilding, moments, {
  records: [full, secret],
  kinds: ['attack', 'base', 'destroyed', 'unasked'],
})
