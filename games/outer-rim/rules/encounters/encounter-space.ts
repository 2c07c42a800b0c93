import { call, everybody, hasListener, routine, type Seat } from '@kantyna/kernel'
import { cardRules } from '../abilities/card-language.ts'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { spaceOfSeat } from '../map/map.ts'
import { drawEncounter } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { encounterCard } from '../tables.ts'
import { keepSecret, putAway } from './secrets.ts'
import { deckAt, keyOfCode, readingOf, sectionCode, standingOfSection } from './section-key.ts'

/**
 * Space encounters (OR-ESPC-01, OR-ESPC-02, OR-ESPC-03, OR-ESPC-04, OR-ESPC-05, OR-ESPC-06, OR-ESPC-07, OR-ESPC-08).
 */

interface CardFrame extends SeatFrame {
  readonly routine: 'encounterCard'
  readonly card: number
  /** The section, fixed at the draw (OR-ECARD-06). */
  readonly code: number
}

export function drawEncounterFor(t: Rim, seat: Seat): void {
  rulesOf(t).encounter.space.draw(t, seat)
}

/**
 * OR-ESPC-01, OR-MAEL-03: draws one card of the space's deck and reads the section for the player's space and
 * reputation.
 */
export function drawEncounterHere(t: Rim, seat: Seat): void {
  readEncounter(t, seat, deckAt(spaceOfSeat(t, seat)), sectionCode(t, seat))
}

/**
 * Draws and reads a card. If the deck is empty, nothing happens (OR-COMP-06), but the encounter is used up (OR-R-09).
 */
export function readEncounter(t: Rim, seat: Seat, deck: number, code: number): void {
  const card = drawEncounter(t, deck)
  if (card === NONE) return
  const reading = readingOf(encounterCard(t, card), code)
  // OR-ESPC-04, OR-ESPC-05: a secret is not read aloud.
  if (reading !== null && 'secret' in reading) {
    keepSecret(t, seat, card, code)
    rulesOf(t).encounter.space.resolved(t, seat, card, code)
    return
  }
  t.resolving.push(card)
  t.knowers[card] = everybody(t)
  if (hasListener(t)) {
    const standing = standingOfSection(encounterCard(t, card), code)
    const read = { type: 'encountered', seat, deck, card, section: keyOfCode(code) } as const
    emitEvent(t, standing === undefined ? read : { ...read, standing })
  }
  call<CardFrame>(t, { routine: 'encounterCard', stage: 0, seat, card, code })
}

/**
 * OR-ESPC-02, OR-ESPC-03, OR-ECARD-05: only one section is carried out. OR-ESPC-06 and OR-ESPC-07 are part of its tree.
 */
const encounterCardRoutine = routine<Rim, CardFrame>('encounterCard')(
  'shown',
  {
    carryOut(t, { seat, card, code }) {
      const reading = readingOf(encounterCard(t, card), code)
      if (reading === null || !('does' in reading)) return
      const context = { seat, source: card }
      cardRules().attempt(t, reading.does, context)
    },
    putUnder(t, { seat, card, code }) {
      putAway(t, card)
      rulesOf(t).encounter.space.resolved(t, seat, card, code)
    },
  },
  (t, { card }) => putAway(t, card),
)

export const spaceEncounterRoutines = [encounterCardRoutine]
