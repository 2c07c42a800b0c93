import { at, type Refusal, type Seat } from '@kantyna/kernel'
import type { Ability } from '../../content/card.ts'
import { rulesOf } from '../composition.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import { abilitiesFrom, type HeldAbility, type SourceAbilities } from './abilities-by-source.ts'

/**
 * A kind of thing that gives abilities, other than characters, ships and cards: for example a sheet of an expansion.
 */
export interface AbilitySource {
  /** Whether the table has such things. The answer stays the same for the whole game. */
  readonly isOnTable: (t: PublicRim) => boolean
  /** The numbers (`pieceNamed`) of the things that a seat has now. The box lists their names. */
  readonly heldBy: (t: PublicRim, seat: Seat) => readonly number[]
  /**
   * All abilities that a thing can ever give, at most 15, so that each keeps its index; null for things of other kinds.
   */
  readonly abilities: (t: PublicRim, source: number) => readonly Ability[] | null
  /**
   * The abilities that a thing gives the seat now, as bits by index. Cached values are computed again when the bits
   * change.
   */
  readonly given: (t: PublicRimWithContacts, seat: Seat, source: number) => number
  /** The abilities that a seat does not have yet, and why. Only used to show a question. */
  withheld?(t: Rim, seat: Seat, source: number): readonly WithheldAbility[]
}

interface WithheldAbility {
  readonly index: number
  readonly refusal: Refusal
}

/**
 * All such things of a seat, as a flat list: for each, its number and then the bits of the abilities that it gives now.
 */
export function otherSourcesOf(t: PublicRimWithContacts, seat: Seat): readonly number[] {
  const { abilitySources } = rulesOf(t).action
  if (abilitySources.length === 0) return none
  let found: number[] | null = null
  for (const kind of abilitySources)
    for (const source of kind.heldBy(t, seat)) {
      found ??= []
      found.push(source, kind.given(t, seat, source))
    }
  return found ?? none
}

const none: readonly number[] = []

/** Whether a table has any such thing. */
export function hasAnySource(kinds: readonly AbilitySource[], t: PublicRim): boolean {
  for (let each = 0; each < kinds.length; each++) if (kinds[each]?.isOnTable(t) === true) return true
  return false
}

/** Whether the list of `otherSourcesOf` is still the same. It makes no new list, because it is called very often. */
export function hasSameSources(
  kinds: readonly AbilitySource[],
  t: PublicRimWithContacts,
  seat: Seat,
  known: readonly number[],
): boolean {
  let index = 0
  for (let each = 0; each < kinds.length; each++) {
    const kind = kinds[each] as AbilitySource // the index is in range
    const held = kind.heldBy(t, seat)
    for (let place = 0; place < held.length; place++) {
      const source = held[place] as number // the index is in range
      if (known[index] !== source || known[index + 1] !== kind.given(t, seat, source)) return false
      index += 2
    }
  }
  return index === known.length
}

/** A cache, indexed by the bits of `modules`, then by source, given abilities and sort of player. */
const known: (Map<number, SourceAbilities> | undefined)[] = []

/** One more than the highest bits of a source's given abilities, which are at most 15. */
const GIVEN = 1 << 15

function abilitiesGiven(t: PublicRim, source: number, given: number, isAutoma: boolean): SourceAbilities {
  const ofModules = known[t.modules] ?? new Map<number, SourceAbilities>()
  known[t.modules] = ofModules
  const key = (source * 2 + (isAutoma ? 1 : 0)) * GIVEN + given
  const found = ofModules.get(key)
  if (found !== undefined) return found
  const held = abilitiesOfOther(t, source).filter((each) => (given & (1 << each.index)) !== 0)
  const made = abilitiesFrom(source, held, isAutoma)
  ofModules.set(key, made)
  return made
}

/** The abilities of a list from `otherSourcesOf`. */
export function otherAbilities(
  t: PublicRim,
  sources: readonly number[],
  isAutoma: boolean,
): readonly SourceAbilities[] {
  const found: SourceAbilities[] = []
  for (let index = 0; index < sources.length; index += 2) {
    const source = at(sources, index)
    const given = at(sources, index + 1)
    found.push(abilitiesGiven(t, source, given, isAutoma))
  }
  return found
}

export function abilitiesOfOther(t: PublicRim, source: number): HeldAbility[] {
  for (const kind of rulesOf(t).action.abilitySources) {
    const all = kind.abilities(t, source)
    if (all !== null) return all.map((ability, index) => ({ source, index, ability }))
  }
  return []
}
