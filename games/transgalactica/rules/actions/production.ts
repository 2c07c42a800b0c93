import { call, type Frame, routine } from '@kantyna/kernel'
import { PRODUCTION } from '../../content/names.ts'
import { pause } from '../free-actions/pause.ts'
import type { Galaxy } from '../galaxy.ts'
import { collectFrame, collectRefusal } from '../production/production.ts'
import { advance, advanceRefusal } from '../tracks/tracks.ts'
import { type AreaRules, MAIN, type Planned } from './area-rules.ts'
import { ADVANCE_AND_COLLECT, ADVANCE_PRODUCTION, COLLECT_ONLY } from './way-ids.ts'

/**
 * Production (GC-PRO-01, GC-PRO-05): the main action advances one space, then collects. The secondary action does one
 * of the two.
 */

const NO_WAY: readonly number[] = []
const ONLY_MAIN: readonly number[] = [ADVANCE_AND_COLLECT]
const BOTH: readonly number[] = [ADVANCE_PRODUCTION, COLLECT_ONLY]
const ONLY_ADVANCE: readonly number[] = [ADVANCE_PRODUCTION]
const ONLY_COLLECT: readonly number[] = [COLLECT_ONLY]

export const production: AreaRules = {
  refusal: (t, seat) => (advanceRefusal(t, seat, PRODUCTION) === null ? null : collectRefusal(t, seat)),
  openWays(t, seat, form) {
    if (form === MAIN) return ONLY_MAIN
    const canAdvance = advanceRefusal(t, seat, PRODUCTION) === null
    if (collectRefusal(t, seat) !== null) return canAdvance ? ONLY_ADVANCE : NO_WAY
    return canAdvance ? BOTH : ONLY_COLLECT
  },
  perform(t, planned) {
    call<ProductionFrame>(t, { routine: 'productionAction', stage: 0, ...planned })
  },
}

interface ProductionFrame extends Frame, Planned {}

export const productionAction = routine<Galaxy, ProductionFrame>('productionAction')('shown', {
  advance(t, { seat, way, from }) {
    if (way !== COLLECT_ONLY) advance(t, seat, PRODUCTION, { from, source: null })
  },
  // The level after the advance counts. A token gained by the advance may raise it further.
  pause(t, { seat, way }) {
    if (way === ADVANCE_AND_COLLECT) pause(t, seat)
  },
  collect(t, { seat, way }) {
    if (way !== ADVANCE_PRODUCTION) call(t, collectFrame(seat))
  },
})
