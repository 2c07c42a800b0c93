import type { Verdict, VerifyError } from '@kantyna/kernel'

/** The steps of a verification, in order. */
export const checks = ['seal', 'seed', 'shares', 'replay', 'draws'] as const
export type Check = (typeof checks)[number]
export type CheckOutcome = 'passed' | 'failed' | 'later'

/** The state of each check: those before a failure have passed, those after it did not run. */
export function outcomes(verdict: Verdict): Readonly<Record<Check, CheckOutcome>> {
  const failedAt = verdict.ok ? checks.length : checks.indexOf(failedCheck(verdict.error))
  const outcome = (check: Check): CheckOutcome => {
    const index = checks.indexOf(check)
    if (index > failedAt) return 'later'
    if (index === failedAt) return 'failed'
    const needsSeed = check === 'seed' || check === 'draws'
    return needsSeed && verdict.ok && !verdict.opened ? 'later' : 'passed'
  }
  return {
    seal: outcome('seal'),
    seed: outcome('seed'),
    shares: outcome('shares'),
    replay: outcome('replay'),
    draws: outcome('draws'),
  }
}

function failedCheck({ code }: VerifyError): Check {
  switch (code) {
    case 'broken-seal':
      return 'seal'
    case 'wrong-commitment':
    case 'not-opened':
      return 'seed'
    case 'wrong-contribution':
      return 'shares'
    case 'unfair-draw':
      return 'draws'
    default:
      return 'replay'
  }
}
