import { at, type Seat } from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { factions } from '../../content/names.ts'
import { canBeFought } from '../combat/combat.ts'
import { matchingPlayers } from '../effects/players.ts'
import type { CardEffect, CardWhen } from '../effects/vocabulary.ts'
import { factionOfSpace, isPlanet, spaceOf, spaces } from '../map/map.ts'
import { numbersIn } from '../numbered.ts'
import { usableAt } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { outlook } from './outlook.ts'
import { delayed, type SeatStrength, turnsTo } from './prospects.ts'

/** The worth of a seat's own abilities in a space, or against a patrol, in fame. */

interface Attraction {
  readonly spaces: readonly number[]
  readonly worth: number
}

/** The worth of other spaces is multiplied by this. The turns until the seat arrives reduce it further. */
const ELSEWHERE = 0.8

function attractions(t: Rim, strength: SeatStrength): readonly Attraction[] {
  const found: Attraction[] = []
  const { seat } = strength
  for (const { ability, source } of usableAt(t, seat, 'action')) {
    const { if: condition, does } = ability
    if (condition?.is !== 'onPlanet') continue
    const worth = outlook(t, does, { seat, source })
    if (worth > 0) found.push({ spaces: planetsForCondition(t, seat, condition, does), worth })
  }
  for (const { ability, source } of usableAt(t, seat, 'encounter')) {
    const { does } = ability
    const fight = does.op === 'fightPlayer' ? duel(t, seat, does, source) : null
    if (fight !== null && fight.worth > 0) found.push(fight)
  }
  return found
}

const planets: readonly number[] = numbersIn(spaces).filter(isPlanet)

/** The planets of the condition; a planet is marked only once. */
function planetsForCondition(
  t: Rim,
  seat: Seat,
  { planet, faction }: CardWhen & { readonly is: 'onPlanet' },
  does: CardEffect,
): readonly number[] {
  if (planet !== undefined) return [spaceOf(planet)]
  const wanted = faction === undefined ? null : factions.indexOf(faction)
  const marked = marks(does) ? at(t.markedPlanets, seat) : []
  return planets.filter(
    (space) => (wanted === null || factionOfSpace(space) === wanted) && !marked.includes(space),
  )
}

function marks(effect: CardEffect): boolean {
  return (
    effect.op === 'markPlanet' || (effect.op === 'test' && effect.pass !== undefined && marks(effect.pass))
  )
}

/** The spaces of all players who could be fought, wherever they are, and the worth of the best fight. */
function duel(
  t: Rim,
  seat: Seat,
  effect: CardEffect & { readonly op: 'fightPlayer' },
  source: number,
): Attraction {
  const anywhere = { ...effect.whom, where: 'anywhere' } as const
  const others = matchingPlayers(t, seat, anywhere).filter((other) => canBeFought(t, other))
  return {
    spaces: others.map((other) => at(t.spaces, other)),
    worth: outlook(t, { ...effect, whom: anywhere }, { seat, source }),
  }
}

function worthOfGoingTo(t: Rim, from: number, { spaces: to, worth }: Attraction, drive: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const space of to) least = Math.min(least, space === from ? 0 : turnsTo(t, from, space, drive))
  return least === 0 ? worth : ELSEWHERE * worth * delayed(least)
}

/** The worth of being in a space, by the abilities of a seat. */
export function spacesForAbilities(t: Rim, strength: SeatStrength): (space: number) => number {
  const all = attractions(t, strength)
  if (all.length === 0) return nothing
  return (space) => all.reduce((sum, each) => sum + worthOfGoingTo(t, space, each, strength.drive), 0)
}

const nothing = () => 0

/** The worth of a seat's abilities for a timing, except those whose condition cannot hold. */
export function worthAtTiming(
  t: Rim,
  seat: Seat,
  timing: Timing,
  mayHold: (condition: CardWhen) => boolean = () => true,
): number {
  let sum = 0
  for (const { ability, source } of usableAt(t, seat, timing)) {
    if (ability.if !== undefined && !mayHold(ability.if)) continue
    sum += Math.max(0, outlook(t, ability.does, { seat, source }))
  }
  return sum
}
