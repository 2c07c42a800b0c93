import { expect, it } from 'vitest'
import { countTests } from './tests-counted.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

it('counts tests over all files', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'skipped'),
    file('failed', 'passed', 'failed'),
    file('passed'),
  ]
  expect(countTests({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

it('counts a file that could not be loaded as a failure', () => {
  expect(countTests({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
