import { useMemo } from 'preact/hooks'
import { create } from 'qrcode'

/** The empty margin that scanners need, in modules. */
const MARGIN = 4

/** A link as a QR code. It is always drawn dark on light, because many scanners read nothing else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawnOf(text), [text])
  const side = size + 2 * MARGIN
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-paper" width={side} height={side} />
      <path className="qr-ink" d={path} />
    </svg>
  )
}

/** One path with a square for each dark module. */
function drawnOf(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z` : '',
  )
  return { size, path: squares.join('') }
}
