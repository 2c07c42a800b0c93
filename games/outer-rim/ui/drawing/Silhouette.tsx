import type { Shape } from './box-shape.ts'

interface Props {
  readonly shape: Shape
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** A silhouette inside a drawing; `x` and `y` are the middle of the silhouette. */
export function Silhouette({ shape: [solid, cut], x = 0, y = 0, size }: Props) {
  return (
    <path
      className="or-silhouette"
      fillRule="evenodd"
      d={cut === undefined ? solid : `${solid}${cut}`}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 100).toFixed(3)})`}
    />
  )
}

/** A silhouette that is its own element, and fills it. */
export function SilhouetteBox({ shape, size = 40 }: { readonly shape: Shape; readonly size?: number }) {
  return (
    <svg className="or-silhouette-box" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <Silhouette shape={shape} x={50} y={50} size={100} />
    </svg>
  )
}
