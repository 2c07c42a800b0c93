/** Whether the fairness check in Python has run, according to Vitest's JSON reporter. */
import { z } from 'zod'

/** The tests that need Python, by their titles in `cli/fairness.test.ts`. */
export const fairnessSuite = 'a stranger with SHA-256 and a record'

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), ancestorTitles: z.array(z.string()) })),
    }),
  ),
})

/** Without Python the check is skipped. With Python, all of it must have run. */
export function fairnessCheckResult(
  json: unknown,
  python: string | undefined,
): 'ok' | 'failed' | { leftOut: string } {
  if (python === undefined)
    return { leftOut: 'the check of fairness and of Ctrl+Z in Python (no Python 3 was found)' }
  const own = report
    .parse(json)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles.includes(fairnessSuite))
  return own.length > 0 && own.every(({ status }) => status === 'passed') ? 'ok' : 'failed'
}
