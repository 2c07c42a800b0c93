/** Whether the check of fairness in Python has run, by what Vitest's JSON reporter writes. */
import { z } from 'zod'

/** The tests that need Python, as they are called in `cli/fairness.test.ts`. */
export const fairnessSuite = 'a stranger with SHA-256 and a record'

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), ancestorTitles: z.array(z.string()) })),
    }),
  ),
})

/** Where Python is missing, the check is left out. Where it is there, the check must have run, and all of it. */
export function fairnessChecked(
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
