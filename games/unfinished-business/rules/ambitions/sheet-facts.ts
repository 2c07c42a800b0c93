import { at } from '@kantyna/kernel'
import type { CombatKind, Skill } from '../../../outer-rim/content/names.ts'
import type { CardEffect, CardFilter, CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, PlanetDestination } from '../../content/card.ts'
import { fightsIn, skillsOf } from './skills.ts'

/** What bots know of a sheet before any game begins. */
export interface SheetFacts {
  readonly conditions: readonly Condition[]
  /** For each set of these conditions, all their parts in one list. The index is the set, as bits. */
  readonly partsBySet: readonly (readonly CardWhen[])[]
  /** Whether a part offers alternatives. Which of them count depends on the position. */
  readonly hasChoice: boolean
  /** Goals that are paid for with credits, or with cards. */
  readonly priced: readonly { readonly index: number; readonly price: number }[]
  readonly handedOver: readonly { readonly index: number; readonly cards: CardFilter }[]
  /** Goals for which a friend of a faction has to be near. */
  readonly friendly: readonly { readonly index: number; readonly friend: FriendHere }[]
  /** The effects that the sheet sells for credits. */
  readonly sales: readonly Sale[]
  readonly skills: readonly Skill[]
  readonly fights: readonly CombatKind[]
}

/** A goal that is a condition. */
interface Condition {
  readonly index: number
  /** An infinity goal: its condition has to keep holding. */
  readonly isLasting: boolean
}

type FriendHere = Extract<CardWhen, { readonly is: 'friendOfFactionHere' }>

interface Sale {
  readonly place: PlanetDestination
  readonly price: number
  readonly goods: CardEffect
}

const bySheet: readonly SheetFacts[] = ambitions.map(factsFrom)

export function factsOfSheet(sheet: number): SheetFacts {
  return at(bySheet, sheet)
}

function factsFrom(ambition: Ambition): SheetFacts {
  const goals = ambition.goals.map((goal, index) => ({ ...goal, index }))
  const held = goals.flatMap(({ by, mark, index }) =>
    'holds' in by ? [{ index, isLasting: mark === 'infinity', parts: partsOf(by.holds) }] : [],
  )
  return {
    conditions: held.map(({ index, isLasting }) => ({ index, isLasting })),
    partsBySet: Array.from({ length: 1 << held.length }, (_, set) =>
      held.flatMap(({ parts }, bit) => ((set & (1 << bit)) === 0 ? [] : parts)),
    ),
    hasChoice: held.some(({ parts }) => parts.some(({ is }) => is === 'or')),
    priced: goals.flatMap(({ by, index }) => {
      const price = 'encounter' in by ? priceOf(by.encounter) : 0
      return price > 0 ? [{ index, price }] : []
    }),
    handedOver: goals.flatMap(({ by, index }) =>
      'encounter' in by && by.encounter.op === 'pay' && by.encounter.cost.op === 'discard'
        ? [{ index, cards: by.encounter.cost.cards }]
        : [],
    ),
    friendly: goals.flatMap(({ by, index }) =>
      'action' in by && by.if?.is === 'friendOfFactionHere' ? [{ index, friend: by.if }] : [],
    ),
    sales: salesOf(ambition),
    skills: skillsOf(ambition),
    fights: fightsIn(ambition),
  }
}

function partsOf(when: CardWhen): readonly CardWhen[] {
  return when.is === 'and' ? when.of.flatMap(partsOf) : [when]
}

export function priceOf(effect: CardEffect): number {
  return effect.op === 'pay' && effect.cost.op === 'payCredits' ? effect.cost.amount : 0
}

function salesOf({ abilities }: Ambition): readonly Sale[] {
  return abilities.flatMap(({ ability, at: place }): Sale[] => {
    if (place === undefined || !('when' in ability) || ability.when !== 'encounter') return []
    const { does } = ability
    const price = priceOf(does)
    return price > 0 && does.op === 'pay' ? [{ place, price, goods: does.for }] : []
  })
}
