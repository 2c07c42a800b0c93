import { at, type Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { useEffect, useRef } from 'preact/hooks'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { chooserLabel, shipLabel } from '../words.ts'
import type { BoardLayout } from './layout.ts'

interface Props {
  readonly layout: BoardLayout
  readonly place: number
  readonly ships: readonly number[]
  readonly halves: readonly number[]
  readonly lang: Lang
  readonly touching: Touching
  onClose(): void
}

const BUTTON = 54
const PADDING = 8

/** The ships of a crowded place, large enough for a finger. */
export function ShipChooser({ layout, place, ships, halves, lang, touching, onClose }: Props) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    dialog.current?.querySelector<HTMLButtonElement>('button')?.focus()
  }, [])
  const columns = ships.length > 4 ? Math.ceil(ships.length / 2) : ships.length
  const width = columns * BUTTON + 2 * (PADDING + 1)
  const height = Math.ceil(ships.length / columns) * BUTTON + 2 * (PADDING + 1)
  const { x, y } = at(layout.centres, place)
  const left = clamp(x - width / 2, 4, layout.width - width - 4)
  const isAbove = y - layout.tile.height / 2 - height > 4
  const top = isAbove ? y - layout.tile.height / 2 - height : y + layout.tile.height / 2
  return (
    <div className="st-chooser-veil" onPointerDown={onClose}>
      <div
        ref={dialog}
        className="st-chooser"
        role="dialog"
        aria-label={chooserLabel[lang]}
        style={{ left, top: clamp(top, 4, layout.height - height - 4), width, padding: PADDING }}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      >
        {ships.map((ship) => (
          <button
            key={ship}
            type="button"
            className="st-chooser-ship"
            data-thing={`ship:${ship}`}
            data-lit={touching.lit.has(`ship:${ship}`) || undefined}
            aria-label={shipLabel(lang, ship, place, at(halves, ship), [])}
            onClick={() => {
              onClose()
              touching.onTouch(`ship:${ship}`)
            }}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <ShipPicture ship={ship} size={92} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
