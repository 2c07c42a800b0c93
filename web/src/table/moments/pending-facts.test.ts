import type { Moment } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { factsChangedBy } from './pending-facts.ts'

it('lists every fact whose change a waiting moment has not shown yet', () => {
  const moment: Moment = { kind: 'fight', at: 1, index: 0, events: [], seats: [0] }
  const changes = () => [
    { seat: 0, icon: 'credits', text: '+3', label: '3 credits' },
    { seat: 1, icon: 'hull', text: '−1', label: '1 damage' },
  ]
  expect([...factsChangedBy([moment], { changes }, 'en')]).toEqual(['0 credits', '1 hull'])
  expect(factsChangedBy([], { changes }, 'en').size).toBe(0)
})
