import type { AnyAmount } from '@kantyna/kernel'
import { type Form, goods, missionTypes } from '../../content/names.ts'
import type {
  Decree,
  Goal,
  Goods,
  Lasting,
  Mission,
  Scoring,
  Technology,
  Timing,
} from '../../content/types.ts'
import type { TreeEffect, TreeWhen } from '../../rules/effects/vocabulary.ts'
import type { IconName } from './icons.ts'

/** One mark of a card's meaning in icons: a picture with a number, or a sign between two pictures. */
export type Mark =
  | {
      readonly icon: IconName
      /** The amount: "2", "+1", "≥3". */
      readonly number?: string
      /** Set if the amount is a price. */
      readonly isCost?: true
      readonly colour?: string
    }
  | { readonly between: string }

const then: Mark = { between: '→' }
const or: Mark = { between: '/' }
const plus: Mark = { between: '+' }

function joined(parts: readonly (readonly Mark[])[], by: Mark | null): readonly Mark[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 || by === null ? part : [by, ...part]))
}

/** What an effect does, in icons: the price, an arrow, the gain. */
export function effectMarks(effect: TreeEffect): readonly Mark[] {
  switch (effect.op) {
    case 'gain':
      return [{ icon: effect.what, number: amountText(effect.amount) }]
    case 'gainAny':
      return [{ icon: 'any', number: String(effect.amount) }]
    case 'spend':
      return [{ icon: effect.what, number: String(effect.amount), isCost: true }]
    case 'advance':
      return [
        { between: `+${effect.by}` },
        ...joined(
          effect.on.map((icon) => [{ icon }]),
          or,
        ),
        ...(effect.isFree === true ? [{ icon: 'free' } as const] : []),
        ...(effect.discount === undefined ? [] : [{ icon: 'discount' } as const]),
      ]
    case 'move':
      return [{ icon: 'freeMove', number: String(effect.spaces) }]
    case 'moveToTunnel':
      return [{ icon: 'ship' }, then, { icon: 'tunnel' }]
    case 'mobilise':
      return [{ icon: 'mobilise', ...(effect.crew > 1 && { number: String(effect.crew) }) }]
    case 'placeOutpost':
      return effect.where === 'orbit'
        ? [{ icon: 'outpost' }]
        : [{ icon: 'outpost' }, then, { icon: 'action' }]
    case 'raise':
      return [{ icon: 'temporary' }, { between: `+${effect.by}` }, { icon: effect.track }]
    case 'perform':
      return performMarks(
        effect.action === 'any' ? 'omni' : effect.action,
        effect.form,
        effect.action === 'any',
      )
    case 'completeMission':
      return [{ icon: 'mission' }, { icon: 'check' }, { icon: 'free' }]
    case 'mark':
      return [{ icon: 'mark' }]
    case 'takeMission':
      return [{ icon: 'takeMission' }]
    case 'doubleIncome':
      return [{ icon: 'double' }]
    case 'reuseMainSpaces':
      return [{ icon: 'reuse' }]
    case 'activateMiningPlanets':
      return [{ icon: 'mining' }, { icon: 'planet' }]
    case 'collect':
      return [{ icon: 'production' }]
    case 'useTokenAgain':
      return [{ icon: 'repeat' }, { icon: 'basic' }]
    case 'all':
    case 'each':
      return joined(effect.of.map(effectMarks), null)
    case 'choose':
    case 'first':
      return joined(effect.of.map(effectMarks), or)
    case 'may':
      return effectMarks(effect.do)
    case 'pay':
      return [...effectMarks(effect.cost), then, ...effectMarks(effect.for)]
    case 'upTo':
      return [...effectMarks(effect.do), { between: `×${amountText(effect.times)}` }]
    case 'if':
      return [...whenMarks(effect.when), then, ...effectMarks(effect.then)]
    default:
      return []
  }
}

function performMarks(icon: IconName, form: Form, isAny: boolean): readonly Mark[] {
  const who: Mark = { icon: form === 'main' ? 'captain' : 'crew' }
  return isAny ? [who, { icon: 'omni' }] : [who, { icon }]
}

function amountText(amount: AnyAmount): string {
  if (typeof amount === 'number') return String(amount)
  return 'times' in amount && amount.times !== undefined && amount.times > 1 ? `${amount.times}×` : '×'
}

/** An amount of each good, as a price. */
function goodsMarks({ energy = 0, raw = 0, alien = 0, credits = 0 }: Goods): readonly Mark[] {
  return (
    [
      ['energy', energy],
      ['raw', raw],
      ['alien', alien],
      ['credits', credits],
    ] as const
  )
    .filter(([, amount]) => amount > 0)
    .map(([icon, amount]) => ({ icon, number: String(amount), isCost: true }))
}

const atLeast = (count: number) => `≥${count}`

/** What a condition requires. */
export function whenMarks(when: TreeWhen): readonly Mark[] {
  switch (when.is) {
    case 'atLevel':
      return [{ icon: when.track, number: atLeast(when.level) }]
    case 'hasOutposts': {
      const outposts: Mark = { icon: 'outpost', number: atLeast(when.on) }
      if (when.kind !== undefined) return [outposts, { icon: kindIcons[when.kind] }]
      if (when.colours === undefined) return [outposts]
      if (when.colours === 'same') return [outposts, { between: '=' }, { icon: 'colours' }]
      if (when.colours === 'different') return [outposts, { between: '≠' }, { icon: 'colours' }]
      return [
        outposts,
        ...joined(
          when.colours.map((colour) => [{ icon: 'planet', colour }]),
          or,
        ),
      ]
    }
    case 'hasPirates':
      return [{ icon: 'pirate', number: atLeast(when.atLeast) }]
    case 'hasMarked':
      return [{ icon: 'mark', number: atLeast(when.atLeast) }]
    case 'hasCompleted':
      return [{ icon: when.type, number: atLeast(when.atLeast) }]
    case 'hasCompletedEachType':
      return missionTypes.map((icon) => ({ icon }))
    case 'and':
      return joined(when.of.map(whenMarks), null)
    case 'or':
      return joined(when.of.map(whenMarks), or)
    default:
      return []
  }
}

export const kindIcons = { action: 'action', mining: 'mining', wild: 'wild', special: 'tunnel' } as const

const timingMarks: Readonly<Record<Timing, readonly Mark[]>> = {
  marked: [{ icon: 'mark' }],
  tookMission: [{ icon: 'takeMission' }],
  moved: [{ icon: 'ship' }],
  completedTradeOrWar: [{ icon: 'commercial' }, or, { icon: 'war' }],
  usedPlanet: [{ icon: 'action' }],
  performedMining: [{ icon: 'mining' }],
  performedSecondary: [{ icon: 'people' }],
  performedExploration: [{ icon: 'exploration' }],
  advancedMilitary: [{ between: '+1' }, { icon: 'military' }],
  advancedProduction: [{ between: '+1' }, { icon: 'production' }],
  satInSenate: [{ icon: 'chair' }],
}

const lastingMarks: Readonly<Record<Lasting, readonly Mark[]>> = {
  tradeCostsNoAlien: [{ icon: 'trade' }, { icon: 'discount' }, { icon: 'alien', number: '1' }],
  extraFreeSpace: [{ icon: 'exploration' }, then, { icon: 'freeMove', number: '1' }],
  thirdMission: [{ icon: 'log', number: '3' }],
  tunnelForAnyTwo: [
    { icon: 'tunnel' },
    { icon: 'any', number: '2', isCost: true },
    then,
    { icon: 'points', number: '2' },
  ],
  missionCostsCreditLess: [{ icon: 'mission' }, { icon: 'discount' }, { icon: 'credits', number: '1' }],
  militaryParade: [{ icon: 'military' }, { icon: 'points', number: '×2' }],
  settlesFullPlanets: [{ icon: 'outpost' }, then, { icon: 'action' }],
  higherLevels: [{ between: '+1' }, { icon: 'technology' }, { between: '+1' }, { icon: 'politics' }],
  reusesMainSpaces: [{ icon: 'reuse' }],
  visitsPlanets: [{ icon: 'action' }, { icon: 'free' }, { icon: 'outpost' }],
  actingCaptain: [{ icon: 'crew' }, then, { icon: 'captain' }],
}

/** What a technology card does, in lines of icons. */
export function technologyMarks(card: Technology): readonly (readonly Mark[])[] {
  const lines: (readonly Mark[])[] = []
  const groups = new Map<string, { readonly effect: TreeEffect; readonly timings: Timing[] }>()
  for (const { moment, effect } of card.when ?? []) {
    const key = JSON.stringify(effect)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { effect, timings: [moment] })
    else group.timings.push(moment)
  }
  for (const { effect, timings } of groups.values())
    lines.push([
      ...joined(
        timings.map((moment) => timingMarks[moment]),
        or,
      ),
      then,
      ...effectMarks(effect),
    ])
  for (const lasting of card.lasting ?? []) lines.push(lastingMarks[lasting])
  if (card.oncePerRound !== undefined)
    lines.push(
      typeof card.oncePerRound === 'string'
        ? lastingMarks[card.oncePerRound]
        : effectMarks(card.oncePerRound),
    )
  if (card.atOnce !== undefined) lines.push(effectMarks(card.atOnce))
  for (const scoring of card.atEnd ?? []) lines.push(scoringMarks(scoring))
  return lines
}

/** Points for each unit of something. */
function scoringMarks({ points, per, most }: Scoring): readonly Mark[] {
  const limit: readonly Mark[] = most === undefined ? [] : [{ between: `≤${most}` }]
  return [{ icon: 'points', number: String(points) }, { between: ':' }, ...perMarks(per), ...limit]
}

function perMarks(per: Scoring['per']): readonly Mark[] {
  switch (per.count) {
    case 'levels':
      return joined(
        per.of.map((icon) => [{ icon }]),
        plus,
      )
    case 'outposts':
      return [
        { icon: 'outpost' },
        ...(per.colour === undefined ? [] : [{ icon: 'planet', colour: per.colour } as const]),
        ...(per.isLicensed === true ? [{ icon: 'trade', number: '≥1' } as const] : []),
      ]
    case 'missions':
      return per.type === undefined ? [{ icon: 'mission' }, { icon: 'check' }] : [{ icon: per.type }]
    case 'pirates':
      return [{ icon: 'pirate' }]
    case 'technologies':
      return [{ icon: 'mark' }]
    case 'resources':
      return [{ icon: 'any' }]
    case 'markersOnYourCards':
      return [{ icon: 'marker' }]
    case 'goalConditions':
      return [{ icon: 'goal' }]
  }
}

export function goalMarks({ joined: by, scoring }: Goal): readonly Mark[] {
  return joined(scoring.map(scoringMarks), by === 'or' ? or : plus)
}

/** The cost and the requirement of completing a mission. */
export function missionNeeds({ cost, requirement }: Mission): readonly Mark[] {
  return [...goodsMarks(cost), ...(requirement === null ? [] : whenMarks(requirement))]
}

export function decreeMarks({ requirement, points }: Decree): readonly Mark[] {
  return [...whenMarks(requirement), then, { icon: 'points', number: String(points) }]
}

/** A payment, good by good; empty if it is free. */
export function costMarks(cost: readonly number[]): readonly Mark[] {
  return goods.flatMap((icon, good): readonly Mark[] => {
    const amount = cost[good] ?? 0
    return amount > 0 ? [{ icon, number: String(amount), isCost: true }] : []
  })
}
