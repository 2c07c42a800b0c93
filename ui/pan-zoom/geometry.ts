/** The position of content behind a frame. Pure geometry: lengths are pixels of the frame, or units of the content. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Point, Size {}

/** The content's corner is at (x, y) of the frame, and one unit of the content is `scale` pixels. */
export interface Camera extends Point {
  readonly scale: number
}

export interface ScaleLimits {
  readonly min: number
  readonly max: number
}

/** The sizes of the content and of the frame. */
export interface Scope {
  readonly content: Size
  readonly frame: Size
  readonly limits: ScaleLimits
}

/**
 * The scope of a camera. It can zoom from the whole content to `closest` pixels for each unit, and never further out.
 * `margin` pixels stay free around the whole content.
 */
export function scopeOf(content: Size, frame: Size, closest: number, margin = 0): Scope {
  const inner = { width: frame.width - 2 * margin, height: frame.height - 2 * margin }
  const whole = wholeScale(content, inner)
  return { content, frame, limits: { min: whole, max: Math.max(whole, closest) } }
}

/** A camera that shows all of the content, centred and as large as possible. */
export function fitAll({ content, frame, limits }: Scope): Camera {
  const scale = limits.min
  return {
    scale,
    x: (frame.width - content.width * scale) / 2,
    y: (frame.height - content.height * scale) / 2,
  }
}

/** Zooms so that the content under a point of the frame stays there, as far as the edges allow. */
export function zoomAround(camera: Camera, point: Point, factor: number, scope: Scope): Camera {
  const scale = clamp(camera.scale * factor, scope.limits.min, scope.limits.max)
  const change = scale / camera.scale
  return withinEdges(
    { scale, x: point.x - (point.x - camera.x) * change, y: point.y - (point.y - camera.y) * change },
    scope,
  )
}

/** Zooms so that a point of the content comes to the middle of the frame, as far as the edges allow. */
export function zoomOnto(camera: Camera, { x, y }: Point, factor: number, scope: Scope): Camera {
  const { frame, limits } = scope
  const scale = clamp(camera.scale * factor, limits.min, limits.max)
  return withinEdges({ scale, x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale }, scope)
}

export function panBy(camera: Camera, { x, y }: Point, scope: Scope): Camera {
  return withinEdges({ ...camera, x: camera.x + x, y: camera.y + y }, scope)
}

/**
 * Keeps the content in the frame. Content larger than the frame can be moved a little further, so that the buttons in a
 * corner hide nothing. Smaller content stays in the middle.
 */
export function withinEdges({ scale, x, y }: Camera, { content, frame, limits }: Scope): Camera {
  const held = clamp(scale, limits.min, limits.max)
  return {
    scale: held,
    x: withinEdge(x, content.width * held, frame.width),
    y: withinEdge(y, content.height * held, frame.height),
  }
}

/** The camera after a resize of the frame: the same point of the content stays in the middle. */
export function afterResize(camera: Camera, before: Size, scope: Scope): Camera {
  const { frame } = scope
  return panBy(camera, { x: (frame.width - before.width) / 2, y: (frame.height - before.height) / 2 }, scope)
}

/** Moves as little as needed to make a box of the content visible, with some room around it. */
export function reveal(camera: Camera, box: Box, scope: Scope, margin = 16): Camera {
  const { scale } = camera
  const shift = {
    x: shiftInto(camera.x + box.x * scale, box.width * scale, scope.frame.width, margin),
    y: shiftInto(camera.y + box.y * scale, box.height * scale, scope.frame.height, margin),
  }
  return panBy(camera, shift, scope)
}

/** Centres a box of the content, as large as possible. */
export function showBox(box: Box, scope: Scope): Camera {
  const { frame, limits } = scope
  const scale = clamp(wholeScale(box, frame), limits.min, limits.max)
  return withinEdges(
    {
      scale,
      x: frame.width / 2 - (box.x + box.width / 2) * scale,
      y: frame.height / 2 - (box.y + box.height / 2) * scale,
    },
    scope,
  )
}

/** The point of the content under a point of the frame. */
export function contentAt({ scale, x, y }: Camera, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale }
}

export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 }
}

/**
 * How far large content can be moved beyond the frame, in pixels: the width of the buttons with the room around them.
 */
const OVERSHOOT = 60

function wholeScale(content: Size, frame: Size): number {
  if (content.width <= 0 || content.height <= 0) return 1
  const scale = Math.min(frame.width / content.width, frame.height / content.height)
  return scale > 0 ? scale : 1
}

function withinEdge(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : clamp(at, room - length - OVERSHOOT, OVERSHOOT)
}

function shiftInto(at: number, length: number, room: number, margin: number): number {
  if (length + 2 * margin > room) return (room - length) / 2 - at
  if (at < margin) return margin - at
  return Math.min(0, room - margin - (at + length))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
