import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptContributions, newContribution } from './contributions.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('contributes 32 random bytes, and keeps them for the check after the game', () => {
  const own = newContribution('t1', 0)
  expect(own).toMatch(/^[0-9a-f]{64}$/)
  expect(newContribution('t1', 1)).not.toBe(own)
  expect(keptContributions()).toContain(own)
})

it('keeps only what was contributed last for a seat', () => {
  const before = newContribution('t1', 0)
  const after = newContribution('t1', 0)
  expect([...keptContributions()]).toEqual([after])
  expect(after).not.toBe(before)
})

it('forgets the oldest', () => {
  const first = newContribution('t0', 0)
  for (let table = 1; table <= 100; table++) newContribution(`t${table}`, 0)
  expect(keptContributions().size).toBe(100)
  expect(keptContributions()).not.toContain(first)
})
