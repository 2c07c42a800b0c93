import type { TargetedPointerEvent } from 'preact'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Crowd, crowdAt, touchMember } from './CrowdChooser.tsx'
import {
  afterResize,
  type Box,
  type Camera,
  fitAll,
  middleOf,
  type Point,
  panBy,
  reveal,
  type Scope,
  type Size,
  scopeOf,
  showBox,
  withinEdges,
  zoomAround,
  zoomOnto,
} from './geometry.ts'
import { DoubleTap, Gestures, type PointerKind } from './gestures.ts'

export interface PanZoomOptions {
  /** The size of the content, in its own units. */
  readonly content: Size
  /** The most pixels that a unit may take. */
  readonly closest: number
  /** The centre of interest. Zooming in from the whole content goes there, unless the player points elsewhere. */
  readonly home: Point | null
  /** Whether a mouse user also chooses among things that are close together, as a finger always does. */
  readonly isDense: boolean
}

const STEP = 1.4
/**
 * In a frame this narrow, things at the edge of a dense drawing would be too near to the edge of the screen for a
 * finger.
 */
const NARROW = 300
const MARGIN = 12
const ARROW = 60
const WHEEL = 0.0016
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
}
/** Elements that handle taps themselves. */
const tapHandlers = '[data-thing], button, a, input, select'

/** A camera over content that is larger than its frame, moved by wheel, fingers, mouse and keys. */
export function usePanZoom({ content, closest, home, isDense }: PanZoomOptions) {
  const surface = useRef<HTMLElement>(null)
  const frame = useFrame(surface)
  const scope = useMemo(
    () =>
      frame === null
        ? null
        : scopeOf(
            { width: content.width, height: content.height },
            frame,
            closest,
            isDense && frame.width < NARROW ? MARGIN : 0,
          ),
    [content.width, content.height, closest, frame, isDense],
  )
  const { camera, isGliding, move } = useCamera(scope)
  const [gestures] = useState(() => new Gestures())
  const [taps] = useState(() => new DoubleTap())

  const zoomBy = useCallback(
    (factor: number, around?: Point) =>
      move((now, within) => {
        const isFromWhole = around === undefined && now.scale <= within.limits.min
        return isFromWhole && home !== null
          ? zoomOnto(now, home, factor, within)
          : zoomAround(now, around ?? middleOf(within.frame), factor, within)
      }, 'gliding'),
    [move, home],
  )
  const showAll = useCallback(() => move((_, within) => fitAll(within), 'gliding'), [move])
  const show = useCallback((box: Box) => move((_, within) => showBox(box, within), 'gliding'), [move])
  useWheel(surface, move)

  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const [crowd, setCrowd] = useState<Crowd | null>(null)
  const closeCrowd = useCallback(() => setCrowd(null), [])
  const wasFinger = useRef(false)
  /**
   * Touches the nearest thing, or lists several that are close together. Returns false if the thing that was hit should
   * handle the touch itself.
   */
  const handleCrowd = ({ target, clientX, clientY }: MouseEvent): boolean => {
    setCrowd(null)
    if (!(target instanceof Element) || surface.current === null) return false
    if (target.closest('button, a') !== null) return false
    const by = wasFinger.current ? 'finger' : 'mouse'
    const found = crowdAt(surface.current, target, clientX, clientY, by)
    const [only, ...others] = found.members
    if (only === undefined || (others.length === 0 && only.isHit)) return false
    if (others.length === 0) touchMember(only)
    else setCrowd(found)
    return true
  }
  const endPress = (event: PointerEvent) => gestures.up(event.pointerId)

  const surfaceProps = {
    ref: surface,
    onPointerDownCapture(event: TargetedPointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (event.target instanceof Element && event.target.closest('.crowd') !== null) return
      wasFinger.current = event.pointerType === 'touch'
      gestures.down(event.pointerId, kindOf(event.pointerType), pointOf(event))
      if (gestures.isMoving) holdAll(event.currentTarget, gestures.fingers)
    },
    onPointerMoveCapture(event: TargetedPointerEvent<HTMLElement>) {
      const wasMoving = gestures.isMoving
      const movement = gestures.move(event.pointerId, pointOf(event))
      if (movement === null) return
      // From now on the things below get no click, only a leave event.
      if (!wasMoving) holdAll(event.currentTarget, gestures.fingers)
      const { pan, zoom } = movement
      move((now, within) => {
        const panned = panBy(now, pan, within)
        return zoom === null ? panned : zoomAround(panned, zoom.around, zoom.factor, within)
      }, 'at once')
    },
    onPointerUpCapture: endPress,
    onPointerCancelCapture: endPress,
    onClickCapture(event: MouseEvent) {
      if (gestures.swallows(event)) {
        event.stopPropagation()
        event.preventDefault()
        return
      }
      if (event.detail === 0) return
      if ((wasFinger.current || isDense) && handleCrowd(event)) {
        event.stopPropagation()
        return
      }
      if (handlesTaps(event.target)) return
      if (taps.isSecond(pointOf(event), event.timeStamp)) zoomBy(STEP * STEP, pointOf(event))
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!handleKey(event.key, { zoomBy, showAll, move })) return
      event.preventDefault()
    },
    onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element) || target === surface.current) return
      if (!target.matches(':focus-visible')) return
      const box = boxInContent(target, surface.current)
      if (box !== null) move((now, within) => reveal(now, box, within), 'gliding')
    },
    /** The browser scrolls a focused element into view; here the camera does that. */
    onScroll() {
      surface.current?.scrollTo(0, 0)
    },
  }
  return {
    camera,
    scope,
    isGliding,
    surfaceProps,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    showAll,
    show,
    crowd,
    closeCrowd,
  }
}

type Pace = 'gliding' | 'at once'
type Move = (to: (camera: Camera, scope: Scope) => Camera, pace: Pace) => void

interface CameraState {
  readonly camera: Camera
  /** The scope that the camera was set for. */
  readonly scope: Scope
  /** Whether the player has moved the camera. Otherwise all of the content stays visible. */
  readonly isMoved: boolean
  readonly isGliding: boolean
}

function useCamera(scope: Scope | null) {
  const [state, setState] = useState<CameraState | null>(null)
  const now = scope === null ? null : stateFor(state, scope)
  const latest = useRef(scope)
  useLayoutEffect(() => {
    latest.current = scope
  })
  const move = useCallback<Move>((to, pace) => {
    setState((before) => {
      const within = latest.current
      if (within === null) return before
      const current = stateFor(before, within)
      const camera = to(current.camera, within)
      return {
        camera,
        scope: within,
        isMoved: !isSame(camera, fitAll(within)),
        isGliding: pace === 'gliding',
      }
    })
  }, [])
  return { camera: now?.camera ?? null, isGliding: now?.isGliding ?? false, move }
}

function stateFor(state: CameraState | null, scope: Scope): CameraState {
  if (state === null || !state.isMoved) {
    return { camera: fitAll(scope), scope, isMoved: false, isGliding: state?.isGliding ?? false }
  }
  if (state.scope === scope) return state
  const isResized = state.scope.content === scope.content || isSameSize(state.scope.content, scope.content)
  const camera = isResized
    ? afterResize(state.camera, state.scope.frame, scope)
    : withinEdges(state.camera, scope)
  return { ...state, camera, scope, isGliding: false }
}

function useFrame(surface: { readonly current: HTMLElement | null }): Size | null {
  const [frame, setFrame] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const watched = surface.current
    if (watched === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched
      if (width > 0 && height > 0)
        setFrame((was) => (was !== null && isSameSize(was, { width, height }) ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [surface])
  return frame
}

/** Zooms and moves the camera with the wheel, and keeps the page from scrolling. */
function useWheel(surface: { readonly current: HTMLElement | null }, move: Move): void {
  useLayoutEffect(() => {
    const watched = surface.current
    if (watched === null) return
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = watched.getBoundingClientRect()
      const around = { x: event.clientX - left, y: event.clientY - top }
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
      const [x, y] = [event.deltaX * lines, event.deltaY * lines]
      // A pinch on a touchpad arrives as a wheel event with Ctrl, in small steps.
      const factor = event.shiftKey ? 1 : Math.exp(-y * WHEEL * (event.ctrlKey ? 6 : 1))
      const aside = event.shiftKey ? x || y : x
      move(
        (now, within) => panBy(zoomAround(now, around, factor, within), { x: -aside, y: 0 }, within),
        'at once',
      )
    }
    watched.addEventListener('wheel', listen, { passive: false })
    return () => watched.removeEventListener('wheel', listen)
  }, [surface, move])
}

interface KeyActions {
  zoomBy(factor: number): void
  showAll(): void
  readonly move: Move
}

function handleKey(key: string, { zoomBy, showAll, move }: KeyActions): boolean {
  const arrow = arrows[key]
  if (arrow !== undefined) move((now, within) => panBy(now, arrow, within), 'gliding')
  else if (key === '+' || key === '=') zoomBy(STEP)
  else if (key === '-' || key === '−') zoomBy(1 / STEP)
  else if (key === '0') showAll()
  else return false
  return true
}

/** The position of an element in the content, also during an animation: both are measured as drawn now. */
function boxInContent(element: Element, surface: Element | null): Box | null {
  const content = surface?.firstElementChild
  if (!(content instanceof HTMLElement) || !content.contains(element)) return null
  const [own, all] = [element.getBoundingClientRect(), content.getBoundingClientRect()]
  const scale = all.width / content.offsetWidth
  return {
    x: (own.x - all.x) / scale,
    y: (own.y - all.y) / scale,
    width: own.width / scale,
    height: own.height / scale,
  }
}

/** Captures the fingers for the surface until they are lifted. */
function holdAll(element: Element, fingers: readonly number[]): void {
  for (const id of fingers) {
    try {
      element.setPointerCapture(id)
    } catch {
      // A finger that has just been lifted cannot be captured any more.
    }
  }
}

function handlesTaps(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(tapHandlers) !== null
}

function kindOf(pointerType: string): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
}

function isSame(one: Camera, other: Camera): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y
}

function isSameSize(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height
}
