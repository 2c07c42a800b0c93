/** Goes through everything that can be asked, at every size: whatever is offered can be seen, read, reached and hit. */
import { expect } from 'vitest'
import type { Lang } from '../../kernel/index.ts'
import { staying } from '../visiting.ts'
import type { AskedGame } from './every-decision.ts'
import { isKnown } from './known.ts'
import type { Size } from './sizes.ts'
import { walkThrough } from './walk.ts'

/** Makes tests of decisions at some sizes, all touched or all clicked; they share a visit. */
export function hittingEverything(sizes: readonly Size[], lang: Lang) {
  const isTouch = sizes.some((size) => size.isTouch)
  // Always confirmed: a touch picks something up and nothing happens yet.
  const visit = staying({ lang, screen: isTouch ? 'phone' : 'desk', confirm: 'always' })
  return ({ record }: AskedGame) =>
    visit(async ({ page }) => {
      expect(await walkThrough(page, record, { sizes, isAllowed: isKnown })).toEqual([])
    })
}
