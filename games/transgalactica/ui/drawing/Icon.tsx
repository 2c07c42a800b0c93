import { type IconName, icons, type Shape } from './icons.ts'

export type { IconName }

/** An icon by itself, as large as a letter or as `size` says. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="tg-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Painted name={name} />
    </svg>
  )
}

interface MarkProps {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The same inside a drawing, around its middle. */
export function IconMark({ name, x, y, size }: MarkProps) {
  const move = `translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`
  return (
    <g transform={move}>
      <Painted name={name} />
    </g>
  )
}

function Painted({ name }: { readonly name: IconName }) {
  const shape: Shape = icons[name]
  return shape.map(([paint, path]) => <path key={path} className="tg-paint" data-paint={paint} d={path} />)
}
