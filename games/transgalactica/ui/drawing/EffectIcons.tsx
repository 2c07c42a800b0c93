import type { Mark } from './effect-marks.ts'
import { Icon, IconMark } from './Icon.tsx'
import { GAP, LETTERS, rowsOf, widthOf, widthOfAll } from './mark-rows.ts'

/** Icons beside text, which wrap. Their meaning in words is in the reader. */
export function Marks({ marks, size = 16 }: { readonly marks: readonly Mark[]; readonly size?: number }) {
  return (
    <span className="tg-marks" style={{ fontSize: `${(size * 0.95).toFixed(1)}px` }} aria-hidden="true">
      {marks.map((mark, index) =>
        'between' in mark ? (
          // A sign's place in the list never changes.
          <i key={`between ${index.toString()}`} className="tg-between">
            {mark.between}
          </i>
        ) : mark.icon === 'points' && mark.number !== undefined ? (
          <PointsMark key={`points ${index.toString()}`} number={mark.number} size={size * 1.32} />
        ) : (
          <span
            key={`${mark.icon} ${index.toString()}`}
            className="tg-with-number"
            data-cost={mark.isCost}
            data-colour={mark.colour}
          >
            {mark.number !== undefined && <b>{mark.number}</b>}
            <Icon name={mark.icon} size={size} />
          </span>
        ),
      )}
    </span>
  )
}

/** Points with their number inside. */
function PointsMark({ number, size }: { readonly number: string; readonly size: number }) {
  return (
    <svg className="tg-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <PointsShape number={number} />
    </svg>
  )
}

/** A number inside points is a little smaller than other letters, and never wider than its frame. */
const IN_POINTS = 0.85

function PointsShape({ number, letters = LETTERS }: { readonly number: string; readonly letters?: number }) {
  const size = letters * IN_POINTS
  return (
    <>
      <path className="tg-paint" data-paint="points" d="M12 1.5 21.5 6.8v10.4L12 22.5 2.5 17.2V6.8Z" />
      <text
        className="tg-points-number"
        x="12"
        y={12 + size * MIDDLE}
        style={{ fontSize: `${size}px` }}
        {...(number.length > 1 && { textLength: 16, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {number}
      </text>
    </>
  )
}

/** The distance from the baseline of letters to their middle, as a share of their height. */
const MIDDLE = 0.35

interface StripProps {
  readonly marks: readonly Mark[]
  readonly x: number
  readonly y: number
  /** The height of an icon if there is room. */
  readonly size: number
  /** The largest width. Beyond it everything is drawn smaller. */
  readonly widest: number
  /** The height of letters beside an icon of 24. */
  readonly letters?: number
}

/** Marks inside a drawing: in one row around its middle. */
export function MarkStrip({ marks, x, y, size, widest, letters = LETTERS }: StripProps) {
  const widths = marks.map((mark) => widthOf(mark, letters))
  const width = widthOfAll(marks, letters)
  const scale = Math.min(size / 24, widest / Math.max(width, 1))
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, each) => sum + each + GAP, -width / 2),
  )
  return (
    <g
      className="tg-strip"
      style={{ fontSize: `${letters}px` }}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}
    >
      {marks.map((mark, index) => {
        const [start = 0, wide = 0] = [starts[index], widths[index]]
        // A sign's place in the list never changes.
        const key = `mark ${index.toString()}`
        if ('between' in mark)
          return (
            <text key={key} className="tg-strip-text" x={start + wide / 2} y={letters * MIDDLE}>
              {mark.between}
            </text>
          )
        if (mark.icon === 'points' && mark.number !== undefined)
          return (
            <g key={key} transform={`translate(${start} -12)`}>
              <PointsShape number={mark.number} letters={letters} />
            </g>
          )
        const digits = mark.number === undefined ? 0 : wide - 24
        return (
          <g key={key} data-cost={mark.isCost} data-colour={mark.colour}>
            {mark.number !== undefined && (
              <text className="tg-strip-text" x={start + digits / 2} y={letters * MIDDLE}>
                {mark.number}
              </text>
            )}
            <IconMark name={mark.icon} x={start + digits + 12} y={0} size={22} />
          </g>
        )
      })}
    </g>
  )
}

/** The width and height of two icons. */
const NARROW = 52

interface BlockProps extends StripProps {
  readonly highest: number
}

/** Marks inside a drawing, in two rows if they would be too small in one. */
export function MarkBlock({ marks, x, y, size, widest, highest, letters = LETTERS }: BlockProps) {
  const { rows, scale, pitch } = rowsOf(marks, { size, widest, highest, letters })
  return rows.map((row, index) => (
    <MarkStrip
      // A row's place in the list never changes.
      key={`row ${index.toString()}`}
      marks={row}
      x={x}
      y={y + (index - (rows.length - 1) / 2) * pitch}
      size={scale * 24}
      widest={widest}
      letters={letters}
    />
  ))
}

interface FittedProps {
  readonly marks: readonly Mark[]
  readonly size: number
  /** Whether the box is so narrow that two rows are better. */
  readonly isNarrow?: boolean
}

/** Marks in a box as wide as the available room. Everything is drawn smaller if there is less room. */
export function FittedMarks({ marks, size, isNarrow = false }: FittedProps) {
  const widest = isNarrow ? NARROW : widthOfAll(marks)
  const { rows, scale, pitch } = rowsOf(marks, { size: 24, widest, highest: NARROW })
  const width = Math.max(...rows.map((row) => widthOfAll(row))) * scale
  const height = 24 * scale + (rows.length - 1) * pitch
  return (
    <svg
      className="tg-fitted"
      viewBox={`${(-width / 2).toFixed(1)} ${(-height / 2).toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
      style={{
        width: `${((width * size) / 24).toFixed(1)}px`,
        height: `${((height * size) / 24).toFixed(1)}px`,
      }}
      aria-hidden="true"
    >
      <MarkBlock marks={marks} x={0} y={0} size={24} widest={widest} highest={NARROW} />
    </svg>
  )
}
