import { expect, it } from 'vitest'
import { fairnessCheckResult, fairnessSuite } from './fairness-check.ts'
import { findPython } from './python.ts'

const reportOf = (...statuses: string[]) => ({
  testResults: [
    { assertionResults: [{ status: 'passed', ancestorTitles: ['another suite'] }] },
    { assertionResults: statuses.map((status) => ({ status, ancestorTitles: ['', fairnessSuite] })) },
  ],
})

it('fails if Python is installed and the fairness check did not run', () => {
  expect(fairnessCheckResult(reportOf(), 'python3')).toBe('failed')
  expect(fairnessCheckResult(reportOf('passed', 'skipped'), 'python3')).toBe('failed')
  expect(fairnessCheckResult(reportOf('passed', 'passed'), 'python3')).toBe('ok')
})

it('says what is left out, and why, if Python is missing', () => {
  expect(fairnessCheckResult(reportOf('skipped'), undefined)).toEqual({
    leftOut: 'the check of fairness and of Ctrl+Z in Python (no Python 3 was found)',
  })
})

it('finds no Python under an unknown name', () => {
  expect(findPython(['no-such-python'])).toBeUndefined()
})
