import type { TreeEffect, TreeWhen } from '../../rules/effects/vocabulary.ts'

/**
 * Trees in the short form of the hand-written lists in box*.test.ts: `raw:1 + energy:1`, `a / b` for a choice,
 * `pay(any:1) > vp:1`, `?` for an optional part.
 */

/** Any node of a tree. Names are enough to write it. */
interface Node {
  readonly op?: string
  readonly is?: string
  readonly of?: readonly Node[]
  readonly do?: Node
  readonly cost?: Node
  readonly for?: Node
  readonly what?: string
  readonly amount?: number | { readonly bound: string; readonly times: number }
  readonly times?: number
  readonly on?: number | readonly string[]
  readonly by?: number
  readonly isFree?: boolean
  readonly discount?: Readonly<Record<string, number>>
  readonly spaces?: number
  readonly crew?: number
  readonly where?: string
  readonly track?: string
  readonly action?: string
  readonly form?: string
  readonly ignores?: readonly string[]
  readonly level?: number
  readonly colours?: string | readonly string[]
  readonly kind?: string
  readonly atLeast?: number
  readonly type?: string
}

const shortNames: Readonly<Record<string, string>> = {
  points: 'vp',
  credits: 'credit',
  technology: 'tech',
  military: 'mil',
  production: 'prod',
  politics: 'pol',
}
const short = (name: string | undefined): string => shortNames[name ?? ''] ?? name ?? ''

export const goodsOf = (goods: object): string =>
  Object.entries(goods)
    .map(([good, amount]) => `${short(good)}:${amount}`)
    .join(' + ')

export function summarise(effect: TreeEffect | null): string {
  return effect === null ? 'none' : summariseNode(effect as Node) // the same tree, read by names
}

export function summariseCondition(when: TreeWhen | null): string {
  return when === null ? 'none' : summariseConditionNode(when as Node) // the same tree, read by names
}

function summariseNode(node: Node | undefined): string {
  if (node === undefined) return ''
  const amount =
    typeof node.amount === 'object' ? `${node.amount.times}*${node.amount.bound}` : String(node.amount)
  switch (node.op) {
    case 'all':
      return (node.of ?? []).map(summariseNode).join(' + ')
    case 'choose':
      return (node.of ?? []).map(summariseNode).join(' / ')
    case 'may':
      return `?${summariseNode(node.do)}`
    case 'pay':
      return `pay(${summariseNode(node.cost)}) > ${summariseNode(node.for)}`
    case 'upTo':
      return `upto(${node.times}): ${summariseNode(node.do)}`
    case 'gain':
    case 'spend':
      return `${short(node.what)}:${amount}`
    case 'gainAny':
      return `any:${amount}`
    case 'advance': {
      const tracks = (Array.isArray(node.on) ? node.on : []).map(short).join('|')
      const price = node.isFree === true ? '!free' : ''
      const discount = node.discount === undefined ? '' : `!disc(${goodsOf(node.discount)})`
      return `adv(${tracks}):${node.by}${price}${discount}`
    }
    case 'move':
      return `move.free:${node.spaces}`
    case 'mobilise':
      return `mobilise:${node.crew}`
    case 'placeOutpost':
      return `outpost(${node.where})`
    case 'raise':
      return `temp(${short(node.track)}):${node.by}`
    case 'perform':
      return `act.${node.form}(${node.action})`
    case 'completeMission':
      return `complete(${(node.ignores ?? []).join('|')})`
    default:
      return node.op ?? ''
  }
}

function summariseConditionNode(when: Node): string {
  switch (when.is) {
    case 'and':
      return (when.of ?? [])
        .map((part) =>
          part.is === 'or' ? `(${summariseConditionNode(part)})` : summariseConditionNode(part),
        )
        .join(' & ')
    case 'or':
      return (when.of ?? []).map(summariseConditionNode).join(' | ')
    case 'atLevel':
      return `${short(when.track)}>=${when.level}`
    case 'hasOutposts': {
      if (when.kind !== undefined) return `outposts.kind(${when.kind})>=${when.on}`
      if (when.colours === undefined) return `outposts.any>=${when.on}`
      if (typeof when.colours === 'string') return `outposts.${when.colours}>=${when.on}`
      return `outposts.colour(${when.colours.join('|')})>=${when.on}`
    }
    case 'hasPirates':
      return `pirates>=${when.atLeast}`
    case 'hasMarked':
      return `marked>=${when.atLeast}`
    case 'hasCompleted':
      return `missions(${when.type})>=${when.atLeast}`
    default:
      return when.is ?? ''
  }
}
