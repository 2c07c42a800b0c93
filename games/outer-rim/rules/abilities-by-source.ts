import type { Ability, Permission, StandingAbility, UsableAbility } from '../content/card.ts'
import type { ResourceType, Skill } from '../content/names.ts'
import type { CardAmount, CardWhen } from './effects/vocabulary.ts'
import { bitsOf } from './moments.ts'
import { FIRST_CHARACTER, FIRST_SHIP, PIECES } from './pieces.ts'
import type { Rim } from './rim.ts'
import { type Tables, tablesOf } from './tables.ts'

/** An ability with the card, character or ship that it is on, and its index there: both sides are counted through. */
export interface HeldAbility {
  readonly source: number
  readonly index: number
  readonly ability: Ability
}

export interface HeldUsable extends HeldAbility {
  readonly ability: UsableAbility
}

/** What one card, one side of a character card or one side of a ship sheet gives, sorted once. */
export interface SourceAbilities {
  readonly source: number
  readonly all: readonly HeldAbility[]
  readonly usable: readonly HeldUsable[]
  /** The moments of all of them, as bits. */
  readonly moments: number
  readonly bonuses: readonly Bonus[]
  readonly fame: readonly BonusFame[]
  readonly skills: readonly Skill[]
  readonly slots: readonly { readonly slots: ResourceType; readonly amount: number }[]
  readonly permits: readonly Permission[]
  readonly rewards: readonly { readonly reward: 'cargo' | 'job' | 'bounty'; readonly credits: number }[]
  readonly mostDamage: readonly { readonly mostDamage: number; readonly of: 'character' | 'ship' }[]
}

export interface Bonus {
  readonly bonus: string
  readonly amount: CardAmount
  readonly if?: CardWhen
}

interface BonusFame {
  readonly fame: number
  readonly if?: CardWhen
}

const nothing: readonly never[] = []

const noAbilities: SourceAbilities = {
  source: -1,
  all: nothing,
  usable: nothing,
  moments: 0,
  bonuses: nothing,
  fame: nothing,
  skills: nothing,
  slots: nothing,
  permits: nothing,
  rewards: nothing,
  mostDamage: nothing,
}

/** By what is held: pieces, and each side of characters and ships. */
interface AbilityBook {
  readonly pieces: readonly SourceAbilities[]
  readonly characters: readonly Sides[]
  readonly ships: readonly Sides[]
}

interface Sides {
  readonly front: SourceAbilities
  readonly flipped: SourceAbilities
}

/** By the bits of `modules`: for people, and for the AI player. */
const books: (readonly [AbilityBook, AbilityBook])[] = []

export function abilityBook(t: Rim, isAutoma: boolean): AbilityBook {
  const pair = books[t.modules] ?? makeOnce(t)
  return isAutoma ? pair[1] : pair[0]
}

function makeOnce(t: Rim): readonly [AbilityBook, AbilityBook] {
  const tables = tablesOf(t)
  const pair = [bookOf(tables, false), bookOf(tables, true)] as const
  books[t.modules] = pair
  return pair
}

/**
 * OR-AICARD-02: the AI player uses nothing but what raises values; what a card is worth in fame and in room is no use of
 * it (OR-AICARD-01). It meets no goals, so goal abilities are of that sort too (OR-AICARD-03).
 */
function usedByAutoma(list: readonly HeldAbility[]): readonly HeldAbility[] {
  return list.filter(({ ability }) => 'bonus' in ability || 'slots' in ability || 'fame' in ability)
}

/** What a source gives to a person, or to the AI player. */
export function abilitiesFrom(
  source: number,
  list: readonly HeldAbility[],
  isAutoma: boolean,
): SourceAbilities {
  return sorted(source, isAutoma ? usedByAutoma(list) : list)
}

function bookOf(tables: Tables, isAutoma: boolean): AbilityBook {
  const made = (source: number, list: readonly HeldAbility[]) => abilitiesFrom(source, list, isAutoma)
  // OR-AICARD-03: it never meets a goal, and so has nothing of what leads there either.
  const onTheWay = (abilities: readonly Ability[]) => (isAutoma ? nothing : abilities)
  const pieces = Array.from({ length: PIECES }, (_, piece) => {
    const resource = tables.resources[piece]
    return made(piece, numbered(piece, resource?.abilities ?? [], 0))
  })
  const characters = tables.characters.map(({ ability, goal, flipped }, index) => {
    const source = FIRST_CHARACTER + index
    // OR-GOAL-06: the goal is replaced by what the other side says; the first ability stays.
    const own = numbered(source, [ability], 0)
    const front = numbered(source, onTheWay(goal.abilities), 1)
    const back = numbered(source, flipped, 1 + goal.abilities.length)
    return { front: made(source, [...own, ...front]), flipped: made(source, [...own, ...back]) }
  })
  const ships = tables.ships.map(({ goal, flipped }, index) => {
    const source = FIRST_SHIP + index
    const front = numbered(source, onTheWay(goal?.abilities ?? []), 0)
    const back = numbered(source, flipped?.abilities ?? [], goal?.abilities.length ?? 0)
    return { front: made(source, front), flipped: made(source, back) }
  })
  return { pieces, characters, ships }
}

function numbered(source: number, abilities: readonly Ability[], from: number): HeldAbility[] {
  return abilities.map((ability, index) => ({ source, index: from + index, ability }))
}

function sorted(source: number, all: readonly HeldAbility[]): SourceAbilities {
  if (all.length === 0) return { ...noAbilities, source }
  const lasting = all.flatMap(({ ability }): StandingAbility[] => ('when' in ability ? [] : [ability]))
  const having = <Name extends string>(name: Name) =>
    lasting.filter((ability): ability is Extract<StandingAbility, Record<Name, unknown>> => name in ability)
  const usable = all.filter((held): held is HeldUsable => 'when' in held.ability)
  return {
    source,
    all,
    usable,
    moments: usable.reduce((bits, { ability }) => bits | bitsOf(ability), 0),
    bonuses: having('bonus'),
    fame: having('fame'),
    skills: having('skill').map(({ skill }) => skill),
    slots: having('slots'),
    permits: having('permits').map(({ permits }) => permits),
    rewards: having('reward'),
    mostDamage: having('mostDamage'),
  }
}
