import type { VerifyError } from '@kantyna/kernel'

/**
 * Why a save cannot be continued: the rules have changed, or the file was changed or cut off. If the save names the
 * current rules, only the file can be the reason.
 */
export function whyUnplayable(
  { code }: VerifyError,
  isOfCurrentRules: boolean,
): 'oldRules' | 'newerRules' | 'damaged' {
  switch (code) {
    case 'unknown-rules':
      return 'newerRules'
    case 'other-rules':
    case 'illegal-choice':
    case 'wrong-hash':
    case 'wrong-chance':
      return isOfCurrentRules ? 'damaged' : 'oldRules'
    default:
      return 'damaged'
  }
}
