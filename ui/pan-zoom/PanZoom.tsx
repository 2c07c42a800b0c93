import type { Lang } from '@kantyna/kernel'
import type { ComponentChildren, Ref } from 'preact'
import { useImperativeHandle, useLayoutEffect } from 'preact/hooks'
import { CrowdChooser } from './CrowdChooser.tsx'
import type { Box, Point, Size } from './geometry.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import './pan-zoom.css'

/** What a drawing can ask of the surface that contains it. */
export interface PanZoomControl {
  /** Moves to a box of the content. */
  show(box: Box): void
  showAll(): void
}

interface Props {
  /** A description of the drawing for screen readers. */
  readonly label: string
  readonly lang: Lang
  /** The size of the content, in its own units: the children fill it. */
  readonly content: Size
  /** The most pixels that a unit may take. */
  readonly closest?: number
  /** The centre of interest: the first zoom step goes there. */
  readonly home?: Point | null
  /** Whether a mouse user also chooses among things that are close together, as a finger always does. */
  readonly isDense?: boolean
  readonly control?: Ref<PanZoomControl>
  /** Called with the number of pixels in a unit: from far away a drawing may show fewer and larger things. */
  onScale?(scale: number): void
  /** SVG or HTML. */
  readonly children: ComponentChildren
}

const words = {
  en: { closer: 'Zoom in', further: 'Zoom out', all: 'Show everything' },
  pl: { closer: 'Przybliż', further: 'Oddal', all: 'Pokaż całość' },
} as const

const icons = {
  closer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

/**
 * A surface for drawings larger than their room. Wheel, pinch, drag, double tap, keys (+ − 0 and arrows) and buttons
 * move it; a drag never ends in a tap on a thing. It keeps its position only while it is mounted.
 */
export function PanZoom({
  label,
  lang,
  content,
  closest = 3,
  home = null,
  isDense = false,
  control,
  onScale,
  children,
}: Props) {
  const panZoom = usePanZoom({ content, closest, home, isDense })
  const { camera, scope, isGliding, surfaceProps, zoomIn, zoomOut, showAll, show } = panZoom
  useImperativeHandle(control ?? null, () => ({ show, showAll }), [show, showAll])
  const scale = camera?.scale
  useLayoutEffect(() => {
    if (scale !== undefined) onScale?.(scale)
  }, [scale, onScale])
  const labels = words[lang]
  const isWhole = camera === null || scope === null || camera.scale <= scope.limits.min
  const isClosest = camera === null || scope === null || camera.scale >= scope.limits.max
  return (
    <section
      {...surfaceProps}
      className="pan-zoom"
      data-dense={isDense || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys, + and − move the content
      tabIndex={0}
    >
      <div
        className="pan-zoom-content"
        data-gliding={isGliding || undefined}
        style={{
          width: content.width,
          height: content.height,
          ...(camera === null
            ? { visibility: 'hidden' }
            : { transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }),
        }}
      >
        {children}
      </div>
      <div className="pan-zoom-buttons">
        <ZoomButton path={icons.closer} label={labels.closer} isDisabled={isClosest} onPress={zoomIn} />
        <ZoomButton path={icons.further} label={labels.further} isDisabled={isWhole} onPress={zoomOut} />
        <ZoomButton path={icons.all} label={labels.all} isDisabled={isWhole} onPress={showAll} />
      </div>
      {panZoom.crowd !== null && (
        <CrowdChooser crowd={panZoom.crowd} lang={lang} onClose={panZoom.closeCrowd} />
      )}
    </section>
  )
}

interface ButtonProps {
  readonly path: string
  readonly label: string
  readonly isDisabled: boolean
  onPress(): void
}

/** A disabled button stays in the tab order, so that keyboard users keep their place. */
function ZoomButton({ path, label, isDisabled, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
