import { describe, expect, it } from 'vitest'
import { row } from '../test/conformance.ts'
import { MemoryLog } from '../test/memory-log.ts'
import { GroupCommit } from './group-commit.ts'
import { type Append, type LogStore, StoreFailure } from './log-store.ts'

/** A store that takes its time, and counts its commits. */
class SlowLog implements Pick<LogStore, 'append'> {
  readonly sizes: number[] = []
  readonly #log = new MemoryLog()
  readonly #fails: (commit: number) => boolean

  constructor(fails: (commit: number) => boolean = () => false) {
    this.#fails = fails
  }

  async append(batch: readonly Append[]) {
    this.sizes.push(batch.length)
    await new Promise(setImmediate)
    if (this.#fails(this.sizes.length)) throw new StoreFailure('failed', 'as the test wants it')
    return await this.#log.append(batch)
  }
}

describe('group commit', () => {
  it('stores what arrives during a commit in the next one', async () => {
    const slow = new SlowLog()
    const group = new GroupCommit(slow)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, table) => group.append(row(`${table}`, 0))),
    )
    expect(answers.every(({ is }) => is === 'stored')).toBe(true)
    expect(slow.sizes).toEqual([1, 49])
  })

  it('limits how much goes into one commit', async () => {
    const slow = new SlowLog()
    const group = new GroupCommit(slow, 20)
    await Promise.all(Array.from({ length: 50 }, (_, table) => group.append(row(`${table}`, 0))))
    expect(slow.sizes).toEqual([1, 20, 20, 9])
  })

  it('keeps the order of one table', async () => {
    const group = new GroupCommit(new SlowLog(), 3)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => group.append(row('a', number))),
    )
    expect(answers.map((answer) => 'number' in answer && answer.number)).toEqual([...Array(20).keys()])
  })

  it('refuses exactly what was in a commit that failed', async () => {
    const slow = new SlowLog((commit) => commit === 2)
    const group = new GroupCommit(slow, 10)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 25 }, (_, table) => group.append(row(`${table}`, 0))),
    )
    const failed = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))
    expect(failed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(await group.append(row('1', 0))).toEqual({ is: 'stored', number: 0 })
  })
})
