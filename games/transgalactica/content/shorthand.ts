import type { TreeEffect, TreeWhen } from '../rules/effects/vocabulary.ts'
import type { Area, Form, PlanetKind, Resource, Track } from './names.ts'

/** Trees that are printed on many cards, tiles and tokens. */

export const points = (amount: number): TreeEffect => ({ op: 'gain', what: 'points', amount })
export const energy = (amount: number): TreeEffect => ({ op: 'gain', what: 'energy', amount })
export const raw = (amount: number): TreeEffect => ({ op: 'gain', what: 'raw', amount })
export const alien = (amount: number): TreeEffect => ({ op: 'gain', what: 'alien', amount })
export const credits = (amount: number): TreeEffect => ({ op: 'gain', what: 'credits', amount })
/** GC-SYM-09. */
export const anyResource = (amount: number): TreeEffect => ({ op: 'gainAny', amount })

export const all = (...of: readonly TreeEffect[]): TreeEffect => ({ op: 'all', of })
export const choose = (...of: readonly TreeEffect[]): TreeEffect => ({ op: 'choose', of })
export const may = (effect: TreeEffect): TreeEffect => ({ op: 'may', do: effect })
export const payFor = (
  amount: number,
  what: Resource | 'credits' | 'any',
  effect: TreeEffect,
): TreeEffect => ({ op: 'pay', cost: { op: 'spend', what, amount }, for: effect })
/** The price is for all parts together: it is not paid if one part is impossible. */
export const payForAll = (
  amount: number,
  what: Resource | 'credits' | 'any',
  ...of: readonly TreeEffect[]
): TreeEffect => ({ op: 'pay', cost: { op: 'spend', what, amount }, for: all(...of), isForAll: true })

/** On one of the tracks (GC-SYM-10). The costs of military and trade are those of GC-ORG-35. */
export const advance = (by: number, ...on: readonly Track[]): TreeEffect => ({ op: 'advance', on, by })
/** GC-SYM-05: without any cost. */
export const advanceFree = (track: 'military' | 'trade'): TreeEffect => ({
  op: 'advance',
  on: [track],
  by: 1,
  isFree: true,
})
/** GC-SYM-06. */
export const freeMove = (spaces: number): TreeEffect => ({ op: 'move', spaces })
/** GC-SYM-12. */
export const mobilise: TreeEffect = { op: 'mobilise', crew: 1 }
export const mark: TreeEffect = { op: 'mark' }
export const takeMission: TreeEffect = { op: 'takeMission' }
export const moveToTunnel: TreeEffect = { op: 'moveToTunnel' }
/** GC-SYM-14: optional, because it has a cost. */
export const mayPlaceOutpost: TreeEffect = may({ op: 'placeOutpost', where: 'orbit' })
export const perform = (form: Form, action: Area | 'any'): TreeEffect => ({ op: 'perform', action, form })

export const level = (track: Track, atLeast: number): TreeWhen => ({ is: 'atLevel', track, level: atLeast })
export const and = (...of: readonly TreeWhen[]): TreeWhen => ({ is: 'and', of })
export const or = (...of: readonly TreeWhen[]): TreeWhen => ({ is: 'or', of })
export const outpostsOfKind = (on: number, kind: PlanetKind): TreeWhen => ({ is: 'hasOutposts', on, kind })
export const outpostsOfOneColour = (on: number): TreeWhen => ({ is: 'hasOutposts', on, colours: 'same' })
export const outpostsOfColours = (on: number): TreeWhen => ({ is: 'hasOutposts', on, colours: 'different' })
