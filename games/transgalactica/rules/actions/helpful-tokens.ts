import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { type Area, area as areaNumber, areas, type Good, goods, resources } from '../../content/names.ts'
import { derivedFrom } from '../../content/stand-ins.ts'
import { openReserve } from '../abilities/tokens.ts'
import { holdOf } from '../costs/hold.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { PublicGalaxy } from '../galaxy.ts'

/**
 * Which tokens could make an action possible that is not possible yet (GC-ORG-67): goods for an action with a cost,
 * levels for an outpost, technology for the military track. A seat without such a token is not asked to follow.
 */
type AnyTree = {
  readonly op: string
  readonly of?: readonly AnyTree[]
  readonly do?: AnyTree
  readonly on?: readonly string[]
  readonly what?: string
  readonly amount?: unknown
}

function operationsIn(tree: AnyTree): AnyTree[] {
  return [
    tree,
    ...(tree.of ?? []).flatMap(operationsIn),
    ...(tree.do === undefined ? [] : operationsIn(tree.do)),
  ]
}

const helpsToExplore: readonly string[] = ['raise', 'move', 'moveToTunnel', 'mobilise']

/**
 * The goods that can pay for an action, counting a credit in place of energy or raw material. An omni-action may need
 * any of them.
 */
const paysFor: Partial<Readonly<Record<Area, readonly Good[]>>> = {
  omni: goods,
  exploration: goods,
  trade: ['raw', 'alien', 'credits'],
  military: ['energy', 'credits'],
}

function areasPaidWith(good: Good): number {
  let bits = 0
  for (const area of areas) if (paysFor[area]?.includes(good) === true) bits |= 1 << areaNumber[area]
  return bits
}

/** The areas that an effect may help with, as bits. */
function areasForEffect(effect: TreeEffect): number {
  let bits = 0
  // only these fields of the tree are read
  for (const { op, on = [], what } of operationsIn(effect as AnyTree)) {
    if (op === 'gainAny') for (const resource of resources) bits |= areasPaidWith(resource)
    if (op === 'gain' && what !== 'points') bits |= areasPaidWith(what as Good) // an effect gains points or goods
    // An outpost may need a level for its slot or against pirates, the ship on another space, or a crew member for a
    // wild planet.
    if (
      helpsToExplore.includes(op) ||
      (op === 'advance' && (on.includes('trade') || on.includes('military')))
    )
      bits |= 1 << areaNumber.exploration
    if (op === 'advance' && on.includes('technology')) bits |= TECHNOLOGY_HELP
    if (op === 'advance' && on.includes('politics')) bits |= 1 << areaNumber.mining
  }
  return bits
}

/** A technology level opens the military track (GC-MIL-03). */
const TECHNOLOGY_HELP = 1 << areaNumber.military

const areasByToken: readonly number[] = derivedFrom(bonusTokens, ({ effect }) => areasForEffect(effect))

/** By token: the most that it gives of each good. */
const goodsGivenBy: readonly (readonly number[])[] = derivedFrom(bonusTokens, ({ effect }) =>
  goods.map((good) =>
    operationsIn(effect as AnyTree) // only these fields of the tree are read
      .filter(({ op, what }) => (op === 'gain' && what === good) || (op === 'gainAny' && good !== 'credits'))
      .reduce((total, { amount }) => total + Number(amount), 0),
  ),
)

const givesTechnology: readonly boolean[] = derivedFrom(bonusTokens, ({ effect }) =>
  operationsIn(effect as AnyTree).some(({ op, on = [] }) => op === 'advance' && on.includes('technology')),
)

const ALL = (1 << areas.length) - 1
const bitsOf = (area: number): number => (area === areaNumber.omni ? ALL : 1 << area)

/** Whether a token may help with an action. */
export function tokenHelps(token: number, area: number): boolean {
  return (numberAt(areasByToken, token) & bitsOf(area)) !== 0
}

/** Whether a mission's reward may help with an action. */
export function effectHelps(effect: TreeEffect, area: number): boolean {
  return (areasForEffect(effect) & bitsOf(area)) !== 0
}

/** Whether a token that the seat may flip, or one of its reserve (GC-ABL-09), may help with the action. */
export function mayHelp(t: PublicGalaxy, seat: Seat, area: number): boolean {
  return anyHelps(at(t.tokens, seat), area) || anyHelps(openReserve(t, seat), area)
}

function anyHelps(tokens: readonly number[], area: number): boolean {
  for (let index = 0; index < tokens.length; index++)
    if (tokenHelps(numberAt(tokens, index), area)) return true
  return false
}

/** The most that a seat could have if it used all its tokens and one of its reserve. */
export function holdWithTokens(t: PublicGalaxy, seat: Seat): number[] {
  const [own, reserved] = [at(t.tokens, seat), openReserve(t, seat)]
  return holdOf(t, seat).map(
    (amount, good) =>
      amount +
      own.reduce((total, token) => total + numberAt(at(goodsGivenBy, token), good), 0) +
      reserved.reduce((most, token) => Math.max(most, numberAt(at(goodsGivenBy, token), good)), 0),
  )
}

export function mayGainTechnology(t: PublicGalaxy, seat: Seat): boolean {
  return [...at(t.tokens, seat), ...openReserve(t, seat)].some((token) => at(givesTechnology, token))
}
