import {
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { type Cause, TECHNOLOGY } from '../../content/names.ts'
import { technologies } from '../../content/technologies.ts'
import { cardAccess } from '../../content/tracks.ts'
import { FIRST_TECHNOLOGY } from '../abilities/sources.ts'
import { runEffect } from '../effects/run.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { levelOf } from '../tracks/levels.ts'
import { hasMarked, triggerCards } from './technologies.ts'

/** Marking technology cards: GC-TEC-02, GC-TEC-03, GC-TCH-01, GC-TCH-02, GC-TCH-03, GC-TCH-04. */

/** The technology level that a card needs (GC-ORG-09). */
function levelNeeded(technology: number): number {
  return numberAt(cardAccess, at(technologies, technology).level - 1)
}

/**
 * GC-TEC-03: cards of the rows that the level opens and that the seat has not marked (GC-ORG-10). Other seats may have
 * marked them (GC-TCH-01).
 */
export function accessibleTechnologies(t: Galaxy, seat: Seat): number[] {
  const level = levelOf(t, seat, TECHNOLOGY, 'cards')
  return t.technologies.filter(
    (technology) => levelNeeded(technology) <= level && !hasMarked(t, seat, technology),
  )
}

const noMarker: GalaxyRefusal = { rule: 'GC-ORG-11', reason: 'noMarker' }
const nothingToMark: GalaxyRefusal = { rule: 'GC-ORG-11', reason: 'nothingToMark' }

/**
 * GC-ORG-11: the seat needs a marker in the hold and a card to put it on, now or after advancing a number of spaces.
 */
export function markRefusal(t: PublicGalaxy, seat: Seat, spaces = 0): GalaxyRefusal | null {
  if (numberAt(t.markers, seat) === 0) return noMarker
  const level = levelOf(t, seat, TECHNOLOGY, 'cards') + spaces
  for (let index = 0; index < t.technologies.length; index++) {
    const technology = numberAt(t.technologies, index)
    if (levelNeeded(technology) <= level && !hasMarked(t, seat, technology)) return null
  }
  return nothingToMark
}

interface MarkingFrame extends Frame {
  readonly seat: Seat
  readonly from: Cause
}

/** Asks which card to mark, marks it and resolves it. */
export function markFrame(seat: Seat, from: Cause): MarkingFrame {
  return { routine: 'marking', stage: 0, seat, from }
}

function technologyOption(technology: number): Option {
  return { id: at(technologies, technology).id, touches: [`technology:${technology}`], facts: { technology } }
}

export const markKind = decisionKind<Galaxy>({
  name: 'mark',
  shape: 'one',
  rules: ['GC-TEC-02', 'GC-TEC-03'],
  isOpen: true,
  list: accessibleTechnologies,
  option: (_, __, technology) => technologyOption(technology),
  blocked(t, seat) {
    const has = levelOf(t, seat, TECHNOLOGY, 'cards')
    return t.technologies.flatMap((technology) => {
      if (hasMarked(t, seat, technology))
        return [{ ...technologyOption(technology), refusal: { rule: 'GC-ORG-10', reason: 'alreadyMarked' } }]
      const needs = levelNeeded(technology)
      if (needs <= has) return []
      const refusal = { rule: 'GC-ORG-09', reason: 'levelTooLow', facts: { track: 'technology', has, needs } }
      return [{ ...technologyOption(technology), refusal }]
    })
  },
})

export const marking = routine<Galaxy, MarkingFrame>('marking')('shown', {
  ask(t, { seat }) {
    if (markRefusal(t, seat) !== null) return done
    const [only, other] = accessibleTechnologies(t, seat)
    if (only !== undefined && other === undefined) {
      markTechnology(t, seat, only)
      return done
    }
    ask(t, markKind, seat)
  },
  take(t, { seat }) {
    markTechnology(t, seat, picked(t))
  },
})

/** GC-TEC-02, GC-TCH-04. A card does not react to its own marking, so its bit is set afterwards. */
function markTechnology(t: Galaxy, seat: Seat, technology: number): void {
  t.markers[seat] = numberAt(t.markers, seat) - 1
  emitEvent(t, { type: 'marked', seat, technology })
  triggerCards(t, seat, 'marked')
  t.marked[seat] = numberAt(t.marked, seat) | (1 << technology)
  const { atOnce } = at(technologies, technology)
  if (atOnce !== undefined)
    runEffect(t, atOnce, { seat, source: FIRST_TECHNOLOGY + technology, from: 'technologies' })
}
