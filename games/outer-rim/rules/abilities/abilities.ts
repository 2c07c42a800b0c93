import { call, type Frame, hasListener, type Option, type Plain, type Seat } from '@kantyna/kernel'
import type { Timing, UsableAbility } from '../../content/card.ts'
import type { CombatKind } from '../../content/names.ts'
import { currentCombat } from '../combat/dice-pools.ts'
import type { RimContext } from '../effects/vocabulary.ts'
import {
  hasSecretFor,
  holdsSecret,
  SECRET,
  secretAbilitiesOf,
  secretAbility,
  useSecret,
} from '../encounters/secrets.ts'
import { emitEvent } from '../events.ts'
import { secretsBy } from '../reads.ts'
import { abilityAt, type HeldUsable, isAutoma } from '../resources/holding.ts'
import { hasTiming, inUse } from '../resources/possessions.ts'
import type { Rim } from '../rim.ts'
import { cardRules } from './card-language.ts'
import { idOfSource, sourceThing } from './sources.ts'
import { bitOfTiming, isUsedAt } from './timings.ts'

/**
 * Lists the abilities that a seat can use at a timing, and uses one (OR-ABIL-07). A seat's own secrets count like its
 * face-up cards. "When" means during an event, and "after" means when it is over (OR-TIME-02, OR-TIME-03): each is a
 * separate timing. Nothing interrupts an ability that is being carried out, except at the timings of its own dice or
 * fights (OR-TIME-06).
 *
 * The context of an ability that an event triggers contains the facts of that event: `{ cargo }`, `{ job }`,
 * `{ bounty, contact, captured }`, or `{ faction, level, brought }` of a beaten patrol (brought: 'credits', 'fame' or
 * null). At the timing `combatWon` the combat is still on the stack.
 */

export type AbilityFacts = NonNullable<RimContext['bound']>

const PER_SOURCE = 16

export function useCode(source: number, index: number): number {
  return source * PER_SOURCE + index
}

export function sourceOfUse(code: number): number {
  return Math.floor(code / PER_SOURCE)
}

export function indexOfUse(code: number): number {
  return code % PER_SOURCE
}

/** Marks include the seat: two players may have the same ship. */
function markOf(seat: Seat, source: number, index: number): number {
  return useCode(source, index) * MOST_SEATS + seat
}

const MOST_SEATS = 8

function contextOf(seat: Seat, source: number, facts: AbilityFacts | undefined): RimContext {
  return facts === undefined ? { seat, source } : { seat, source, bound: facts }
}

/** Whether a seat has an ability for a timing, face up or secret. */
export function couldUseAbilityAt(t: Rim, seat: Seat, timing: Timing): boolean {
  return hasTiming(inUse(t, seat), timing) || (holdsSecret(t, seat) && hasSecretFor(t, seat, timing))
}

/** OR-ABIL-06, OR-TIME-05: whether an ability was already used as often as it may be. */
function isUsedUp(t: Rim, seat: Seat, { source, index, once }: HeldUsable): boolean {
  if (once === null) return false
  const mark = markOf(seat, source, index)
  return once === 'turn' ? t.usedThisTurn.includes(mark) : currentCombat(t)?.marks?.includes(mark) === true
}

/**
 * Whether this kind of combat applies now. For damage, it is ground if the character would suffer it, and ship if the
 * ship would. Otherwise the current combat decides.
 */
export function isOfKind(t: Rim, kind: CombatKind, facts: AbilityFacts | undefined): boolean {
  const damaged = facts?.['on']
  if (damaged === undefined) return currentCombat(t)?.kind === kind
  return damaged === (kind === 'ground' ? 'character' : 'ship')
}

function canBeUsed(t: Rim, seat: Seat, held: HeldUsable, facts: AbilityFacts | undefined): boolean {
  const { source, kind, condition, effect } = held
  if (kind !== null && !isOfKind(t, kind, facts)) return false
  if (isUsedUp(t, seat, held)) return false
  const context = contextOf(seat, source, facts)
  if (condition !== null && condition(t, context) !== null) return false
  // OR-ABIL-01: an ability cannot do what its operation cannot do.
  return effect(t, context) === null
}

/**
 * The abilities that a seat can choose to use at a timing: face-up cards first, then secrets. Forced ones are left out.
 */
export function usable(t: Rim, seat: Seat, timing: Timing, facts?: AbilityFacts): readonly HeldUsable[] {
  if (!couldUseAbilityAt(t, seat, timing)) return nothingUsable
  const found = faceUpAbilitiesAt(t, seat, timing, facts, false)
  if (holdsSecret(t, seat) && !isAutoma(t, seat)) addSecrets(t, seat, timing, facts, found)
  return found
}

const nothingUsable: readonly HeldUsable[] = []

function addSecrets(
  t: Rim,
  seat: Seat,
  timing: Timing,
  facts: AbilityFacts | undefined,
  found: HeldUsable[],
): void {
  const bit = bitOfTiming[timing]
  const { abilities, timings } = secretAbilitiesOf(t, seat)
  if ((timings & bit) === 0) return
  for (const held of abilities)
    if (isUsedAt(held, timing) && canBeUsed(t, seat, held, facts)) found.push(held)
}

/** Abilities of face-up cards: those that their owner may use, or the forced ones. */
function faceUpAbilitiesAt(
  t: Rim,
  seat: Seat,
  timing: Timing,
  facts: AbilityFacts | undefined,
  isForced: boolean,
): HeldUsable[] {
  const found: HeldUsable[] = []
  const bit = bitOfTiming[timing]
  const { sources, timings } = inUse(t, seat)
  if ((timings & bit) === 0) return found
  for (const { usable: held, timings: ofSource } of sources) {
    if ((ofSource & bit) === 0) continue
    for (const one of held)
      if (isUsedAt(one, timing) && one.isForced === isForced && canBeUsed(t, seat, one, facts))
        found.push(one)
  }
  return found
}

/** Uses an ability. If its use is limited, it is marked; its effect runs before the caller's next stage. */
export function useAbility(t: Rim, seat: Seat, source: number, index: number, facts?: AbilityFacts): void {
  if (index === SECRET) {
    useSecret(t, seat, source, facts)
    return
  }
  const ability = abilityAt(t, source, index)
  if (!('when' in ability)) return
  const mark = markOf(seat, source, index)
  if (ability.once === 'turn') t.usedThisTurn.push(mark)
  else if (ability.once === 'combat') {
    const combat = currentCombat(t)
    if (combat !== null) combat.marks = [...(combat.marks ?? []), mark]
  }
  if (hasListener(t)) emitEvent(t, { type: 'usedAbility', seat, source })
  cardRules().run(t, ability.does, contextOf(seat, source, facts))
}

function abilityOf(t: Rim, seat: Seat, source: number, index: number): UsableAbility | null {
  if (index === SECRET) return secretAbility(t, seat, secretsBy(t, seat).indexOf(source))
  const ability = abilityAt(t, source, index)
  return 'when' in ability ? ability : null
}

/** The option carries the effect, so that a client can describe it. */
export function useOption(t: Rim, seat: Seat, code: number): Option {
  const source = sourceOfUse(code)
  const index = indexOfUse(code)
  const isSecret = index === SECRET
  const effect = (abilityOf(t, seat, source, index)?.does ?? null) as unknown as Plain // an effect tree is plain data
  return {
    id: `${isSecret ? 'secret' : 'use'}-${idOfSource(t, source)}`,
    touches: [sourceThing(source, seat)],
    facts: { source, index, isSecret, effect },
  }
}

export interface HappenedFrame extends Frame {
  readonly routine: 'happened'
  readonly seat: Seat
  /** The timing. The field keeps this name because the hashes of old positions depend on it. */
  readonly moment: Timing
  readonly facts: AbilityFacts
}

/** OR-TIME-01: lets the seat use abilities right after an event, or while it is about to happen. */
export function triggerAbilities(t: Rim, seat: Seat, timing: Timing, facts: AbilityFacts = noFacts): void {
  if (isAutoma(t, seat)) return
  // At a masked table every seat with a face-down secret is asked.
  if (!couldUseAbilityAt(t, seat, timing) && !(holdsSecret(t, seat) && (t.isMasked || t.out !== null))) return
  call<HappenedFrame>(t, { routine: 'happened', stage: 0, seat, moment: timing, facts })
}

const noFacts: AbilityFacts = {}

/** The next forced ability, or null. Each one is used once for one event (OR-TIME-05). */
export function nextForced(t: Rim, { seat, moment, facts, marks }: HappenedFrame): HeldUsable | null {
  for (const held of faceUpAbilitiesAt(t, seat, moment, facts, true))
    if (marks?.includes(useCode(held.source, held.index)) !== true) return held
  return null
}
