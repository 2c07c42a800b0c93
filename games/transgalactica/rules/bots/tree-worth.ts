import type { TreeEffect } from '../effects/vocabulary.ts'
import { worthAt } from './worth-at.ts'

/** What trees are worth to bots in points, whatever the position. Computed once for each tree. */

/** What one of each is worth while the seat can still use it. */
const WORTH = {
  points: 1,
  energy: 0.8,
  raw: 0.85,
  alien: 1,
  credits: 1.15,
  any: 1.05,
  /** One space, by track: technology, military, production, politics, trade. */
  advance: [1.6, 2, 1.7, 1.5, 2.4] as readonly number[],
  mobilise: 2,
  mark: 3,
  takeMission: 2.5,
  move: 0.7,
  tunnel: 0.9,
  outpost: 3.5,
  action: 2.5,
  raise: 0.8,
} as const

const trackOrder = ['technology', 'military', 'production', 'politics', 'trade']

/** What an effect pays for a space of military or trade without a discount, in points. */
const COST_OF_ADVANCE = 2

type Node = {
  readonly op: string
  readonly of?: readonly Node[]
  readonly do?: Node
  readonly for?: Node
  readonly cost?: Node
  readonly what?: string
  readonly amount?: unknown
  readonly times?: unknown
  readonly by?: number
  readonly on?: readonly string[]
  readonly isFree?: true
  readonly spaces?: number
  readonly crew?: number
}

const known = new WeakMap<object, number>()

export function treeWorth(effect: TreeEffect): number {
  const found = known.get(effect)
  if (found !== undefined) return found
  const worth = worthOf(effect as Node) // only these fields of the tree are read
  known.set(effect, worth)
  return worth
}

function amountOf(amount: unknown): number {
  return typeof amount === 'number' ? amount : 2
}

function worthOf(node: Node): number {
  switch (node.op) {
    case 'all':
      return (node.of ?? []).reduce((sum, part) => sum + worthOf(part), 0)
    case 'choose':
      return Math.max(...(node.of ?? []).map(worthOf))
    case 'may':
      return node.do === undefined ? 0 : Math.max(0, worthOf(node.do))
    case 'upTo':
      return node.do === undefined ? 0 : Math.max(0, worthOf(node.do)) * amountOf(node.times)
    case 'pay':
      return (
        (node.for === undefined ? 0 : worthOf(node.for)) - (node.cost === undefined ? 0 : worthOf(node.cost))
      )
    case 'gain':
    case 'spend': {
      const worth =
        WORTH[(node.what ?? 'points') as 'points' | 'energy' | 'raw' | 'alien' | 'credits' | 'any'] // the words that a gain or a payment can have
      return worth * amountOf(node.amount)
    }
    case 'gainAny':
      return WORTH.any * amountOf(node.amount)
    case 'advance': {
      const tracks = (node.on ?? []).map((track) => trackOrder.indexOf(track))
      const best = Math.max(...tracks.map((track) => worthAt(WORTH.advance, track)))
      const costs = node.isFree !== true && tracks.some((track) => track === 1 || track === 4)
      return best * (node.by ?? 1) - (costs ? COST_OF_ADVANCE / 2 : 0)
    }
    case 'mobilise':
      return WORTH.mobilise * (node.crew ?? 1)
    case 'mark':
      return WORTH.mark
    case 'takeMission':
      return WORTH.takeMission
    case 'move':
      return WORTH.move * (node.spaces ?? 1)
    case 'moveToTunnel':
      return WORTH.tunnel
    case 'placeOutpost':
      return WORTH.outpost
    case 'perform':
      return WORTH.action
    case 'raise':
      return WORTH.raise
    default:
      return 2
  }
}
