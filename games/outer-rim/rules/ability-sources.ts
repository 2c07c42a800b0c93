import { at, type Seat } from '@kantyna/kernel'
import type { Ability } from '../content/card.ts'
import { abilitiesFrom, type HeldAbility, type SourceAbilities } from './abilities-by-source.ts'
import { rulesOf } from './composition.ts'
import { FIRST_OTHER_SOURCE } from './pieces.ts'
import type { Rim } from './rim.ts'

/** A kind of thing that gives seats abilities and is neither character, ship nor card: a sheet of an expansion. */
export interface AbilitySource {
  /** The numbers of all such things, from FIRST_OTHER_SOURCE on: no other kind has any of them. */
  readonly numbers: readonly number[]
  /** Those that a seat has now. */
  heldBy(t: Rim, seat: Seat): readonly number[]
  /** Everything that one of them can ever give, so that an ability keeps its index; at most 15. */
  abilities(t: Rim, source: number): readonly Ability[]
  /** Which of them a seat has from it now, as bits by index: what follows is worked out anew when they change. */
  given(t: Rim, seat: Seat, source: number): number
  id(t: Rim, source: number): string
}

/** What a seat has of all such kinds, with what each gives now: one number after the other. */
export function otherSourcesOf(t: Rim, seat: Seat): readonly number[] {
  const { abilitySources } = rulesOf(t).action
  if (abilitySources.length === 0) return none
  return abilitySources.flatMap((kind) =>
    kind.heldBy(t, seat).flatMap((source) => [source, kind.given(t, seat, source)]),
  )
}

const none: readonly number[] = []

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
    const held = abilitiesOfOther(t, source).filter((each) => (given & (1 << each.index)) !== 0)
    found.push(abilitiesFrom(source, held, isAutoma))
  }
  return found
}

export function isOtherSource(source: number): boolean {
  return source >= FIRST_OTHER_SOURCE
}

function kindOf(t: Rim, source: number): AbilitySource | undefined {
  return rulesOf(t).action.abilitySources.find(({ numbers }) => numbers.includes(source))
}

export function abilitiesOfOther(t: Rim, source: number): HeldAbility[] {
  const all = kindOf(t, source)?.abilities(t, source) ?? []
  return all.map((ability, index) => ({ source, index, ability }))
}

export function idOfOther(t: Rim, source: number): string {
  return kindOf(t, source)?.id(t, source) ?? ''
}
