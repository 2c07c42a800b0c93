import { type IconName, icons } from './icons.ts'
import { Painted, ShapeMark } from './Painted.tsx'

export type { IconName }

/** An icon by itself, as large as a letter, or of the given size. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="tg-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      data-icon={name}
    >
      <Painted shape={icons[name]} />
    </svg>
  )
}

interface MarkProps {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}

/** An icon inside a drawing, around its middle. */
export function IconMark({ name, ...place }: MarkProps) {
  return <ShapeMark shape={icons[name]} {...place} />
}
