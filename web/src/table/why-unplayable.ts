import type { VerifyError } from '@kantyna/kernel'

/**
 * The sentence that says why a save cannot be continued. Changed rules are one reason; a save that was tampered with or
 * cut off is another: under the current rules it cannot be the rules.
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
