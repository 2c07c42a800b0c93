import type { CSSProperties } from 'preact'
import type { Face } from '../../content/names.ts'

/** The signs on the faces of a die, in a box of 24 × 24: they differ by shape, not just by colour. */
const signs: Readonly<Record<Face, string>> = {
  blank: '',
  focus:
    'M4.5 12c2-3.2 4.5-4.8 7.5-4.8s5.5 1.6 7.5 4.8c-2 3.2-4.5 4.8-7.5 4.8S6.5 15.2 4.5 12ZM12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4Z',
  hit: 'M12 4.5 13.9 10 19.5 12l-5.6 2L12 19.5 10.1 14 4.5 12l5.6-2Z',
  critical:
    'M12 2.5 13.7 8 18 4.5 15.5 9.5 21.5 12l-6 2.5L18 19.5 13.7 16 12 21.5 10.3 16 6 19.5l2.5-5L2.5 12l6-2.5L6 4.5 10.3 8Z',
}

/** The place of a die in its throw: earlier ones land first. */
export function landingOrder(index: number): CSSProperties {
  return { '--die': index } as CSSProperties // the type has no custom properties
}

interface Props {
  readonly face: Face
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly isCancelled?: boolean
  readonly isChanged?: boolean
  readonly isAdded?: boolean
}

/** A die with its upper face: an octahedron from above. */
export function Die({ face, isCancelled = false, isChanged = false, isAdded = false, size = 40 }: Props) {
  return (
    <svg
      className="or-die"
      data-face={face}
      data-cancelled={isCancelled || undefined}
      data-changed={isChanged || undefined}
      data-added={isAdded || undefined}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="or-die-body" d="M20 1.5 34 7.5 38.5 20 34 32.5 20 38.5 6 32.5 1.5 20 6 7.5Z" />
      <path
        className="or-die-edge"
        d="M20 1.5 31 13.5V27L20 38.5 9 27V13.5ZM6 7.5 9 13.5M34 7.5l-3 6M6 32.5 9 27M34 32.5 31 27"
      />
      <g transform="translate(8 8.3)">
        <path className="or-die-sign" fillRule="evenodd" d={signs[face]} />
      </g>
      {isCancelled && <path className="or-die-strike" d="M5 5 35 35" />}
    </svg>
  )
}
