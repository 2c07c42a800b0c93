import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { rewardParts } from './reward.ts'

test('every reward of the box is shown as icons with numbers', () => {
  const rewards = cards.flatMap(({ reward }) => (reward === null ? [] : [rewardParts(reward)]))
  expect(rewards.length).toBeGreaterThan(0)
  for (const parts of rewards)
    for (const { icon, amount } of parts) {
      expect(icon).not.toBe('text')
      expect(amount).not.toBe('')
    }
})
