import { at, type PresentedDecision } from '@kantyna/kernel'
import type { PanZoomControl } from '@kantyna/ui'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type GalaxyView, seatBelow } from '../view.ts'
import type { Chart } from './layout.ts'

interface Seen {
  readonly view: GalaxyView
  readonly chart: Chart
  readonly decisions: readonly PresentedDecision[]
}

/** The margin kept in sight around each space. */
const AROUND = { x: 120, y: 100 } as const

/**
 * During an exploration the map shows the player's ship and all spaces that it can reach; afterwards the whole galaxy.
 */
export function useFollowing(
  surface: RefObject<PanZoomControl | null>,
  { view, chart, decisions }: Seen,
): void {
  const exploring = decisions.find(({ kind }) => kind === 'explore')
  const shown = exploring === undefined ? [] : [...spacesOf(exploring), ...at(view.ships, seatBelow(view))]
  const key = exploring === undefined ? '' : [exploring.id, ...shown].join(' ')
  const wasFollowing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when other spaces matter, not with every touch
  useEffect(() => {
    if (key !== '') {
      const points = shown.map((space) => at(chart.spaces, space))
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      const [left, top] = [Math.min(...xs) - AROUND.x, Math.min(...ys) - AROUND.y]
      surface.current?.show({
        x: left,
        y: top,
        width: Math.max(...xs) + AROUND.x - left,
        height: Math.max(...ys) + AROUND.y - top,
      })
    } else if (wasFollowing.current) surface.current?.showAll()
    wasFollowing.current = key !== ''
  }, [key, chart])
}

/** The spaces that the ship can reach or place an outpost on. */
function spacesOf({ options }: PresentedDecision): readonly number[] {
  return options
    .flatMap(({ touches, leadsTo }) => [...touches, ...(leadsTo ?? [])])
    .filter((thing) => thing.startsWith('space:'))
    .map((thing) => Number(thing.slice('space:'.length)))
}
