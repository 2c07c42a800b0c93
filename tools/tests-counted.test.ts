import { expect, it } from 'vitest'
import { countTests, flakyTests } from './tests-counted.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: 'a test', failureMessages: [] })),
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

it('names the tests that passed only on a second run, with the message of their failure', () => {
  const again = {
    status: 'passed',
    fullName: 'a hint goes',
    failureMessages: ['Error: 2 is not 0\n  at line 64'],
  }
  const failed = { status: 'failed', fullName: 'dice fall', failureMessages: ['Error: 7'] }
  const testResults = [file('passed', 'passed'), { status: 'failed', assertionResults: [again, failed] }]
  expect(flakyTests({ testResults })).toEqual(['a hint goes: Error: 2 is not 0'])
})
