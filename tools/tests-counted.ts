/** Counts tests, and flaky ones among them, in the output of Vitest's JSON reporter. */
import { z } from 'zod'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

export function countTests(json: unknown): Counts {
  return report
    .parse(json)
    .testResults.map(({ status, assertionResults }) => {
      const count = (...wanted: string[]) =>
        assertionResults.filter((test) => wanted.includes(test.status)).length
      const passed = count('passed')
      const failed = count('failed')
      // A file that could not be loaded, or whose setup failed, has failed even though no test in it has.
      const broken = status === 'failed' && failed === 0 ? 1 : 0
      return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed }
    })
    .reduce(addCounts, nothing)
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** A test that passed when it was run again keeps the message of its failure. */
export function flakyTests(json: unknown): readonly string[] {
  return report
    .parse(json)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
}
