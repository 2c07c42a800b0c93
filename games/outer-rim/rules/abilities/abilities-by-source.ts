import type { Ability, Goal, Permission, StandingAbility, UsableAbility } from '../../content/card.ts'
import type { CombatKind, ResourceType, Skill } from '../../content/names.ts'
import type { CardAmount, CardWhen } from '../effects/vocabulary.ts'
import { FIRST_CHARACTER, FIRST_ROTATED, FIRST_SHIP, isRotatedSide } from '../pieces.ts'
import type { PublicRim } from '../rim.ts'
import { type Tables, tablesOf } from '../tables.ts'
import { type ConditionCheck, cardRules, checkOf, type EffectCheck } from './card-language.ts'
import { bitsOf } from './timings.ts'

/** An ability, the card, character or ship that it is on, and its index there. The index counts through both sides. */
export interface HeldAbility {
  readonly source: number
  readonly index: number
  readonly ability: Ability
}

/**
 * A usable ability, with the facts that are read most often. They are always in the same fields, because abilities have
 * many shapes.
 */
export interface HeldUsable extends HeldAbility {
  readonly ability: UsableAbility
  /** All timings at which it may be used, as bits. */
  readonly timings: number
  readonly isForced: boolean
  readonly kind: CombatKind | null
  readonly once: 'turn' | 'combat' | null
  /** Check its condition, and whether its effect would change anything. */
  readonly condition: ConditionCheck | null
  readonly effect: EffectCheck
}

export function heldUsable(source: number, index: number, ability: UsableAbility): HeldUsable {
  const { isForced = false, kind = null, once = null } = ability
  const timings = bitsOf(ability)
  const condition = checkOf(ability.if)
  const effect = cardRules().effectChecker(ability.does)
  return { source, index, ability, timings, isForced, kind, once, condition, effect }
}

/** The abilities of one card, one side of a character card or one side of a ship sheet, sorted by kind. */
export interface SourceAbilities {
  readonly source: number
  readonly all: readonly HeldAbility[]
  readonly usable: readonly HeldUsable[]
  /** The timings of all usable abilities, as bits. */
  readonly timings: number
  readonly bonuses: readonly Bonus[]
  readonly fame: readonly BonusFame[]
  readonly skills: readonly Skill[]
  readonly slots: readonly { readonly slots: ResourceType; readonly amount: number }[]
  readonly permits: readonly Permission[]
  readonly rewards: readonly { readonly reward: 'cargo' | 'job' | 'bounty'; readonly credits: number }[]
  readonly lessDamage: readonly { readonly lessDamage: number; readonly of: 'character' | 'ship' }[]
  readonly mostDamage: readonly { readonly mostDamage: number; readonly of: 'character' | 'ship' }[]
}

export interface Bonus {
  readonly bonus: string
  readonly amount: CardAmount
  readonly if?: CardWhen
  readonly condition: ConditionCheck | null
}

interface BonusFame {
  readonly fame: number
  readonly condition: ConditionCheck | null
}

const nothing: readonly never[] = []

const noAbilities: SourceAbilities = {
  source: -1,
  all: nothing,
  usable: nothing,
  timings: 0,
  bonuses: nothing,
  fame: nothing,
  skills: nothing,
  slots: nothing,
  permits: nothing,
  rewards: nothing,
  lessDamage: nothing,
  mostDamage: nothing,
}

/** The abilities of every piece, and of each side of every character and ship. */
interface AbilityBook {
  readonly pieces: readonly SourceAbilities[]
  readonly characters: readonly Sides[]
  readonly ships: readonly Sides[]
}

interface Sides {
  readonly front: SourceAbilities
  readonly flipped: SourceAbilities
  /** The goal on the front; null without one. */
  readonly goal: SheetGoal | null
}

/** The tokens that a goal needs, and its other condition. */
export interface SheetGoal {
  readonly tokens: number
  readonly condition: ConditionCheck | null
}

function sheetGoal({ tokens, when }: Goal): SheetGoal | null {
  return tokens === undefined && when === undefined ? null : { tokens: tokens ?? 0, condition: checkOf(when) }
}

/** Indexed by the bits of `modules`: one book for people and one for the AI player. */
const books: (readonly [AbilityBook, AbilityBook])[] = []

export function abilityBook(t: PublicRim, isAutoma: boolean): AbilityBook {
  const pair = books[t.modules] ?? makeAndCache(t)
  return isAutoma ? pair[1] : pair[0]
}

function makeAndCache(t: PublicRim): readonly [AbilityBook, AbilityBook] {
  const tables = tablesOf(t)
  const pair = [bookOf(tables, false), bookOf(tables, true)] as const
  books[t.modules] = pair
  return pair
}

/**
 * OR-AICARD-02, OR-R-26, UB-AIC-06: the AI player only uses abilities that raise values, and it ignores slots that
 * abilities give. It still scores the fame of its cards (OR-AICARD-01). It meets no goals, so it does not use the
 * abilities of goals either (OR-AICARD-03).
 */
function usedByAutoma(list: readonly HeldAbility[]): readonly HeldAbility[] {
  return list.filter(({ ability }) => 'bonus' in ability || 'fame' in ability)
}

/** The abilities that a source gives to a person, or to the AI player. */
export function abilitiesFrom(
  source: number,
  list: readonly HeldAbility[],
  isAutoma: boolean,
): SourceAbilities {
  return sorted(source, isAutoma ? usedByAutoma(list) : list)
}

function bookOf(tables: Tables, isAutoma: boolean): AbilityBook {
  const abilitiesOf = (source: number, list: readonly HeldAbility[]) => abilitiesFrom(source, list, isAutoma)
  // OR-AICARD-03: the AI player never meets a goal, so the abilities that lead to one are left out.
  const goalAbilities = (abilities: readonly Ability[]) => (isAutoma ? nothing : abilities)
  const pieces = tables.resources.map((resource, number) => {
    // The second resource of a rotating card is on the same card: its abilities continue the numbering.
    const piece = isRotatedSide(number) ? (tables.rotatedOn[number - FIRST_ROTATED] ?? number) : number
    const first = number === piece ? 0 : (tables.resources[piece]?.abilities?.length ?? 0)
    return abilitiesOf(piece, numbered(piece, resource?.abilities ?? [], first))
  })
  const characters = tables.characters.map(({ ability, goal, flipped }, index) => {
    const source = FIRST_CHARACTER + index
    // OR-GOAL-06: the other side replaces the goal; the first ability stays.
    const own = numbered(source, [ability], 0)
    const front = numbered(source, goalAbilities(goal.abilities), 1)
    const back = numbered(source, flipped, 1 + goal.abilities.length)
    return {
      front: abilitiesOf(source, [...own, ...front]),
      flipped: abilitiesOf(source, [...own, ...back]),
      goal: sheetGoal(goal),
    }
  })
  const ships = tables.ships.map(({ goal, flipped }, index) => {
    const source = FIRST_SHIP + index
    const front = numbered(source, goalAbilities(goal?.abilities ?? []), 0)
    const back = numbered(source, flipped?.abilities ?? [], goal?.abilities.length ?? 0)
    return {
      front: abilitiesOf(source, front),
      flipped: abilitiesOf(source, back),
      goal: goal === undefined ? null : sheetGoal(goal),
    }
  })
  return { pieces, characters, ships }
}

function numbered(source: number, abilities: readonly Ability[], from: number): HeldAbility[] {
  return abilities.map((ability, index) => ({ source, index: from + index, ability }))
}

function sorted(source: number, all: readonly HeldAbility[]): SourceAbilities {
  if (all.length === 0) return { ...noAbilities, source }
  const standing = all.flatMap(({ ability }): StandingAbility[] => ('when' in ability ? [] : [ability]))
  const withField = <Name extends string>(name: Name) =>
    standing.filter((ability): ability is Extract<StandingAbility, Record<Name, unknown>> => name in ability)
  const usable = all.flatMap(({ index, ability }) =>
    'when' in ability ? [heldUsable(source, index, ability)] : [],
  )
  return {
    source,
    all,
    usable,
    timings: usable.reduce((bits, { timings }) => bits | timings, 0),
    bonuses: withField('bonus').map((bonus) => ({ ...bonus, condition: checkOf(bonus.if) })),
    fame: withField('fame').map(({ fame, if: when }) => ({ fame, condition: checkOf(when) })),
    skills: withField('skill').map(({ skill }) => skill),
    slots: withField('slots'),
    permits: withField('permits').map(({ permits }) => permits),
    rewards: withField('reward'),
    lessDamage: withField('lessDamage'),
    mostDamage: withField('mostDamage'),
  }
}
