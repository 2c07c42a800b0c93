/** Checks every question at every size: all options can be seen, read, reached and hit. */
import { expect } from 'vitest'
import type { Lang } from '../../kernel/index.ts'
import { sharingVisit } from '../visiting.ts'
import type { AskedGame } from './every-decision.ts'
import { isKnown } from './known.ts'
import type { Size } from './sizes.ts'
import { walkThrough } from './walk.ts'

/** Makes tests of decisions at these sizes, all by touch or all by mouse. The tests share a visit. */
export function testsOfHitting(sizes: readonly Size[], lang: Lang) {
  const isTouch = sizes.some((size) => size.isTouch)
  // Every answer needs a confirmation: a touch picks something up and changes nothing yet.
  const visit = sharingVisit({ lang, screen: isTouch ? 'phone' : 'desk', confirm: 'always' })
  return ({ record }: AskedGame) =>
    visit(async ({ page }) => {
      expect(await walkThrough(page, record, { sizes, isAllowed: isKnown })).toEqual([])
    })
}
