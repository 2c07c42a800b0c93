import { SETUP, type TableLink, type Viewer } from '@kantyna/kernel'
import { type GameMoments, type Moment, momentFinder } from '@kantyna/ui'

interface Known {
  readonly find: ReturnType<typeof momentFinder>
  /** The number of choices that have been examined. */
  to: number
  moments: readonly Moment[]
}

/** The moments of a table as each viewer may know them. Every entry is examined once for each viewer. */
export class MomentsByViewer {
  readonly #roles: GameMoments['roles']
  readonly #link: TableLink
  readonly #known = new Map<Viewer, Known>()

  constructor(roles: GameMoments['roles'], link: TableLink) {
    this.#roles = roles
    this.#link = link
  }

  /** All moments up to now. */
  all(viewer: Viewer): readonly Moment[] {
    const known = this.#known.get(viewer) ?? { find: momentFinder(this.#roles), to: SETUP, moments: [] }
    this.#known.set(viewer, known)
    const { cursor, view } = this.#link.snapshot(viewer)
    if (known.to < cursor) {
      const found = known.find(this.#link.since(viewer, known.to), view)
      known.to = cursor
      if (found.length > 0) known.moments = [...known.moments, ...found]
    }
    return known.moments
  }

  /** Something was taken back: everything is examined again. */
  forget(): void {
    this.#known.clear()
  }
}

/** Creates the object that finds the moments of a table. */
export type NewMomentsByViewer = (link: TableLink) => MomentsByViewer

export function momentsByViewer(roles: GameMoments['roles']): NewMomentsByViewer {
  return (link) => new MomentsByViewer(roles, link)
}
