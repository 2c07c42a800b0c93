import type { VerifyError } from '@kantyna/kernel'

/**
 * Which sentence tells why a save cannot be played on. Rules that have changed are one thing, a save that was tampered with
 * or cut off is another: under the rules of today it cannot be the rules.
 */
export function whyUnplayable(
  { code }: VerifyError,
  isOfToday: boolean,
): 'oldRules' | 'newerRules' | 'damaged' {
  switch (code) {
    case 'unknown-rules':
      return 'newerRules'
    case 'other-rules':
    case 'illegal-choice':
    case 'wrong-hash':
    case 'wrong-chance':
      return isOfToday ? 'damaged' : 'oldRules'
    default:
      return 'damaged'
  }
}
