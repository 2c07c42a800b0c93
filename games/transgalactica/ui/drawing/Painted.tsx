export type Paint =
  | 'ink'
  | 'line'
  | 'cut'
  | 'cutLine'
  | 'energy'
  | 'raw'
  | 'alien'
  | 'credits'
  | 'points'
  | 'kite'
  | 'basic'
  | 'advanced'
  | 'gold'

/** Parts of an icon in a box of 24 by 24. */
export type Shape = readonly (readonly [paint: Paint, path: string])[]

interface MarkProps {
  readonly shape: Shape
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A shape inside a drawing, around its middle. */
export function ShapeMark({ shape, x, y, size }: MarkProps) {
  const move = `translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`
  return (
    <g transform={move}>
      <Painted shape={shape} />
    </g>
  )
}

export function Painted({ shape }: { readonly shape: Shape }) {
  return shape.map(([paint, path]) => <path key={path} className="tg-paint" data-paint={paint} d={path} />)
}
