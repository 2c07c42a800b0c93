import { describe, expect, it } from 'vitest'
import { median, mediansOf, rateWithout, ratioOf, roundsOf } from './measure.ts'

const pace = { warmUpSeconds: 9, mostWarmUps: 1, rounds: 3, roundSeconds: 1 }

describe('measuring', () => {
  it('takes readings in turns, after warming all of them up', async () => {
    const order: string[] = []
    const reading = (name: string) => (seconds: number) => {
      order.push(`${name} ${seconds}`)
      return order.length
    }
    const rounds = await roundsOf({ ours: reading('ours'), theirs: reading('theirs') }, pace)
    expect(order).toEqual([
      'ours 9',
      'theirs 9',
      ...['ours 1', 'theirs 1', 'ours 1', 'theirs 1', 'ours 1', 'theirs 1'],
    ])
    expect(rounds).toEqual({ ours: [3, 5, 7], theirs: [4, 6, 8] })
  })

  it('warms up until a reading stops improving, or for the maximum time', async () => {
    const warmUps = async (rates: readonly number[], mostWarmUps: number) => {
      let taken = 0
      await roundsOf({ one: () => rates[taken++] ?? 100 }, { ...pace, mostWarmUps, rounds: 0 })
      return taken
    }
    expect(await warmUps([10, 50, 90], 16)).toBe(6)
    expect(await warmUps([10, 50, 40, 90], 16)).toBe(7)
    expect(await warmUps([10, 50, 90], 2)).toBe(2)
  })

  it('takes the median of its rounds', async () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 9])).toBe(3)
    const numbers = [100, 1, 9, 5]
    expect(await mediansOf({ one: () => numbers.shift() ?? 0 }, pace)).toEqual({ one: 5 })
  })

  it('compares round by round: a slow moment slows both', () => {
    expect(ratioOf([10, 1, 10, 20, 10], [5, 0.5, 4, 8, 10])).toEqual({ value: 2, spread: [2, 2.5] })
  })

  it('makes ready each time', async () => {
    const order: string[] = []
    const makeReady = () => {
      order.push('ready')
    }
    const work = () => order.push('done')
    await rateWithout(makeReady, work)(0.000_001)
    expect(order.slice(0, 2)).toEqual(['ready', 'done'])
    expect(order.length % 2).toBe(0)
  })
})
