import type { GameEvent, KernelView } from '@kantyna/kernel'
import type { GameMoments, Moment } from '@kantyna/ui'

/** The board to draw: some changes may be held back for the scene that shows them. */
export interface HeldBoard {
  readonly view: KernelView
  /** The events to animate now. */
  readonly events: readonly GameEvent[]
  readonly scene: Scene
  readonly held: readonly Moment[]
}

interface Scene {
  readonly view: KernelView
  readonly events: readonly GameEvent[]
}

/**
 * The board after an event or a scene. Pieces moved by a whole turn stay where they were until its scene is played:
 * their events are held back, and animated alone when they are released.
 */
export function boardAfter(
  last: HeldBoard | null,
  scene: Scene,
  waiting: readonly Moment[],
  before: GameMoments['before'],
): HeldBoard {
  const held = before === undefined ? [] : waiting.filter((moment) => before(moment, scene.view) !== null)
  const isSame = last?.scene.events === scene.events
  if (isSame && last.scene.view === scene.view && isSameList(last.held, held)) return last
  const view = held.reduceRight((shown, moment) => before?.(moment, shown) ?? shown, scene.view)
  return { view, events: isSame ? eventsAfter(last, held) : eventsWithout(scene.events, held), scene, held }
}

function eventsAfter({ events, held: before }: HeldBoard, held: readonly Moment[]): readonly GameEvent[] {
  const released = before.filter((moment) => !held.includes(moment))
  return released.length === 0 ? events : released.flatMap((moment) => moment.events)
}

function eventsWithout(events: readonly GameEvent[], held: readonly Moment[]): readonly GameEvent[] {
  if (held.length === 0) return events
  const kept = new Set(held.flatMap((moment) => moment.events))
  return events.filter((event) => !kept.has(event))
}

function isSameList(some: readonly Moment[], others: readonly Moment[]): boolean {
  return some.length === others.length && some.every((moment, index) => moment === others[index])
}
