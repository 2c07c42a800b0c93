import { call, done, type Facts, type Frame, type Routine, routine, type Seat } from '@kantyna/kernel'
import { POLITICS, TECHNOLOGY } from '../../content/names.ts'
import { pause } from '../free-actions/pause.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { refillRows, takeMissionFrame, takeRefusal } from '../missions/missions.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { markFrame, markRefusal } from '../technologies/technology-cards.ts'
import { marker } from '../tracks/levels.ts'
import { advance, advanceRefusal, hasRewardAhead } from '../tracks/tracks.ts'
import { type AreaRules, MAIN, type Planned } from './area-rules.ts'
import { ADVANCE_AND_CARD, ADVANCE_ONE, ADVANCE_TWO, CARD_ONLY } from './way-ids.ts'

/**
 * Technology (GC-TEC-01, GC-TEC-02, GC-TEC-03, GC-TEC-04, GC-TEC-05) and politics (GC-POL-01, GC-POL-02, GC-POL-03,
 * GC-POL-04, GC-POL-05, GC-POL-06). The main action advances two spaces, or one space and gives a card. The secondary
 * action advances one space or gives a card.
 */
interface AdvanceFrame extends Frame, Planned {}

interface CardOfTrack {
  readonly track: number
  readonly routineName: string
  /** Why the seat cannot mark or take a card, now or after advancing a number of spaces. */
  readonly cardRefusal: (t: PublicGalaxy, seat: Seat, spaces?: number) => GalaxyRefusal | null
  /** Whether the seat might be able to mark or take a card after its level has risen. */
  mayOpen(t: Galaxy, seat: Seat): boolean
  cardFrame(planned: Planned): Frame
  afterwards(t: Galaxy): void
}

function advanceAndCard({
  track,
  routineName,
  cardRefusal,
  mayOpen,
  cardFrame,
  afterwards,
}: CardOfTrack): AreaRules & { readonly routine: Routine<Galaxy> } {
  const openWays = (t: Galaxy, seat: Seat, form: number): readonly number[] => {
    const canAdvance = advanceRefusal(t, seat, track) === null
    if (form === MAIN) {
      // The reward of the advance may pay for completing a mission, which makes room in a full log. It may also pay for
      // a marker (GC-ORG-109).
      const canTake = canAdvance
        ? mayOpen(t, seat) || hasRewardAhead(t, seat, track)
        : cardRefusal(t, seat) === null
      if (!canAdvance) return canTake ? ONLY_ADVANCE_AND_CARD : NO_WAY
      return canTake ? BOTH_MAIN : ONLY_ADVANCE_TWO
    }
    if (cardRefusal(t, seat) !== null) return canAdvance ? ONLY_ADVANCE_ONE : NO_WAY
    return canAdvance ? BOTH_SECONDARY : ONLY_CARD
  }
  return {
    openWays,
    // If the seat cannot mark or take a card after the advance, this way only advances one space, unless the reward of
    // the advance changes that.
    wayFacts(t, seat, way): Facts {
      if (way !== ADVANCE_AND_CARD || advanceRefusal(t, seat, track) !== null) return {}
      const refusal = cardRefusal(t, seat, 1)
      return refusal === null ? {} : { noCard: refusal.reason, level: marker(t, seat, track) + 1 }
    },
    // Refuses the action exactly when no way is open. This is the same for both forms.
    refusal(t, seat) {
      const refusal = advanceRefusal(t, seat, track)
      return refusal === null || cardRefusal(t, seat) === null ? null : refusal
    },
    perform(t, planned) {
      call<AdvanceFrame>(t, { routine: routineName, stage: 0, ...planned })
    },
    routine: routine<Galaxy, AdvanceFrame>(routineName)('shown', {
      first(t, { seat, way, from }) {
        if (way === CARD_ONLY) return 'card'
        advance(t, seat, track, { from, source: null })
        return way === ADVANCE_ONE ? done : undefined
      },
      second(t, { seat, way, from }) {
        if (way !== ADVANCE_TWO) return
        // GC-ORG-05: one space at a time; at the end of the track the rest is lost.
        advance(t, seat, track, { from, source: null })
        return done
      },
      // GC-TEC-04, GC-POL-06: the level after the advance counts. A token gained by the advance may raise it further.
      pause(t, { seat }) {
        pause(t, seat)
      },
      card(t, planned) {
        if (cardRefusal(t, planned.seat) === null) call(t, cardFrame(planned))
      },
      afterwards(t) {
        afterwards(t)
      },
    }),
  }
}

const NO_WAY: readonly number[] = []
const BOTH_MAIN: readonly number[] = [ADVANCE_TWO, ADVANCE_AND_CARD]
const ONLY_ADVANCE_TWO: readonly number[] = [ADVANCE_TWO]
const ONLY_ADVANCE_AND_CARD: readonly number[] = [ADVANCE_AND_CARD]
const BOTH_SECONDARY: readonly number[] = [ADVANCE_ONE, CARD_ONLY]
const ONLY_ADVANCE_ONE: readonly number[] = [ADVANCE_ONE]
const ONLY_CARD: readonly number[] = [CARD_ONLY]

export const technology = advanceAndCard({
  track: TECHNOLOGY,
  routineName: 'technologyAction',
  cardRefusal: markRefusal,
  // The advance may open the level of a card, so the seat only needs a marker in its hold now.
  mayOpen: (t, seat) => (t.markers[seat] ?? 0) > 0,
  cardFrame: ({ seat, from }) => markFrame(seat, from),
  afterwards: () => undefined,
})

const LOG_FULL: GalaxyRefusal['reason'] = 'logFull'

export const politics = advanceAndCard({
  track: POLITICS,
  routineName: 'politicsAction',
  cardRefusal: takeRefusal,
  mayOpen: (t, seat) => takeRefusal(t, seat)?.reason !== LOG_FULL,
  cardFrame: ({ seat, from }) => takeMissionFrame(seat, from),
  // GC-POL-04: the rows of missions are refilled after the action.
  afterwards: refillRows,
})
