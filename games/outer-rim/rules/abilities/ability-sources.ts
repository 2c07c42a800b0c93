import { at, type Refusal, type Seat } from '@kantyna/kernel'
import type { Ability } from '../../content/card.ts'
import { rulesOf } from '../composition.ts'
import type { Rim } from '../rim.ts'
import { abilitiesFrom, type HeldAbility, type SourceAbilities } from './abilities-by-source.ts'

/** A kind of thing that gives seats abilities and is neither character, ship nor card: a sheet of an expansion. */
export interface AbilitySource {
  /** Whether a table has any, all through a game. */
  isAt(t: Rim): boolean
  /** Those that a seat has now, by their numbers (`pieceNamed`): what they are called stands in the box. */
  heldBy(t: Rim, seat: Seat): readonly number[]
  /** Everything that one of them can ever give, so that an ability keeps its index, at most 15; null for other kinds. */
  abilities(t: Rim, source: number): readonly Ability[] | null
  /** Which of them a seat has from it now, as bits by index: what follows is worked out anew when they change. */
  given(t: Rim, seat: Seat, source: number): number
  /** Those that a seat may expect from it and does not have yet, and why: for whoever shows a question. */
  withheld?(t: Rim, seat: Seat, source: number): readonly WithheldAbility[]
}

interface WithheldAbility {
  readonly index: number
  readonly refusal: Refusal
}

/** What a seat has of all such kinds, with what each gives now: one number after the other. */
export function otherSourcesOf(t: Rim, seat: Seat): readonly number[] {
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

/** Whether any such thing is at a table. */
export function isAnySourceAt(kinds: readonly AbilitySource[], t: Rim): boolean {
  for (let each = 0; each < kinds.length; each++) if (kinds[each]?.isAt(t) === true) return true
  return false
}

/** Whether that is still such a list. Without making another one: this is asked all the time. */
export function hasSameSources(
  kinds: readonly AbilitySource[],
  t: Rim,
  seat: Seat,
  known: readonly number[],
): boolean {
  let index = 0
  for (let each = 0; each < kinds.length; each++) {
    const kind = kinds[each] as AbilitySource // inside the list
    const held = kind.heldBy(t, seat)
    for (let place = 0; place < held.length; place++) {
      const source = held[place] as number // inside the list
      if (known[index] !== source || known[index + 1] !== kind.given(t, seat, source)) return false
      index += 2
    }
  }
  return index === known.length
}

/** By the bits of `modules`, and by source, what it gives and to whom: what that has come to before. */
const known: (Map<number, SourceAbilities> | undefined)[] = []

/** A source has at most 15 abilities. */
const GIVEN = 1 << 15

function abilitiesGiven(t: Rim, source: number, given: number, isAutoma: boolean): SourceAbilities {
  const ofBoxes = known[t.modules] ?? new Map<number, SourceAbilities>()
  known[t.modules] = ofBoxes
  const key = (source * 2 + (isAutoma ? 1 : 0)) * GIVEN + given
  const found = ofBoxes.get(key)
  if (found !== undefined) return found
  const held = abilitiesOfOther(t, source).filter((each) => (given & (1 << each.index)) !== 0)
  const made = abilitiesFrom(source, held, isAutoma)
  ofBoxes.set(key, made)
  return made
}

/** What such a list comes to. */
export function otherAbilities(
  t: Rim,
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

export function abilitiesOfOther(t: Rim, source: number): HeldAbility[] {
  for (const kind of rulesOf(t).action.abilitySources) {
    const all = kind.abilities(t, source)
    if (all !== null) return all.map((ability, index) => ({ source, index, ability }))
  }
  return []
}
