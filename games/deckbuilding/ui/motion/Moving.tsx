import type { GameEvent } from '@kantyna/kernel'
import { type Motion, prefersReducedMotion } from '@kantyna/ui'
import { Component, type ComponentChildren } from 'preact'
import type { DuelView } from '../view.ts'
import { Animator } from './animator.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'
import { storyOf } from './story.ts'

interface Props {
  readonly view: DuelView
  readonly events: readonly GameEvent[]
  readonly motion: Motion
  readonly children: ComponentChildren
}

/** The longest that an animation may take, in milliseconds. */
const LONGEST = 1100

/**
 * Animates the change from the previous drawing to the current one. A class, because it needs a snapshot of the
 * previous drawing.
 */
export class Moving extends Component<Props> {
  readonly #animator = new Animator()

  override getSnapshotBeforeUpdate({ events }: Props): Snapshot | null {
    return events === this.props.events ? null : takeSnapshot()
  }

  override componentDidUpdate(before: Props, _: unknown, snapshot: Snapshot | null): void {
    const { view, events, motion } = this.props
    if (before.view === view) return
    this.#animator.stop()
    if (snapshot === null || !isAnimated(before.view, this.props)) return
    const story = storyOf(before.view, view, events)
    const pace = Math.min(1, LONGEST / Math.max(1, story.length)) * (motion === 'fast' ? 0.5 : 1)
    this.#animator.play(story, snapshot, pace)
  }

  override componentWillUnmount(): void {
    this.#animator.stop()
  }

  override render() {
    return this.props.children
  }
}

/** There is no animation after a change of viewer, after a take-back, or if the player wants reduced motion. */
function isAnimated(before: DuelView, { view, events, motion }: Props): boolean {
  return events.length > 0 && before.seat === view.seat && motion !== 'off' && !prefersReducedMotion()
}
