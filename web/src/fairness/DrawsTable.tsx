import type { GameWords } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { PARTS, type StreamDraws } from './draws.ts'
import { useFairnessWords } from './words.ts'

const HEIGHT = 60
const WIDTH = 150
/** A purpose with fewer draws than this has no bars, because they would mean nothing. */
const MIN_DRAWS = 10

/** Small bars for each purpose: how many draws fell into each part of the range, and a line at the expected number. */
export function DrawsTable({
  streams,
  words,
}: {
  readonly streams: readonly StreamDraws[]
  readonly words: GameWords
}) {
  const fair = useFairnessWords()
  const number = new Intl.NumberFormat(useLang(), { maximumFractionDigits: 1 })
  return (
    <div className="fair-draws">
      <table>
        <thead>
          <tr>
            <th scope="col">{fair.streams.stream}</th>
            <th scope="col">{fair.streams.draws}</th>
            {Array.from({ length: PARTS }, (_, part) => (
              <th key={`part ${part.toString()}`} scope="col" className="fair-part-number">
                {part + 1}/{PARTS}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {streams.map((stream) => (
            <tr key={stream.stream}>
              <th scope="row">{words.stream(stream.stream)}</th>
              <td className="number">{stream.draws}</td>
              {stream.draws < MIN_DRAWS ? (
                <td colSpan={PARTS + 1} className="soft">
                  –
                </td>
              ) : (
                <>
                  {stream.parts.map(({ drawn, expected }, part) => (
                    <td key={`part ${part.toString()}`} className="number fair-part-number">
                      {drawn} <span className="small soft">({number.format(expected)})</span>
                    </td>
                  ))}
                  <td>
                    <Bars
                      stream={stream}
                      label={stream.parts
                        .map(({ drawn, expected }) => `${drawn} (${number.format(expected)})`)
                        .join(', ')}
                    />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{fair.streams.inBrackets}</p>
    </div>
  )
}

function Bars({ stream: { parts }, label }: { readonly stream: StreamDraws; readonly label: string }) {
  const most = Math.max(...parts.map(({ drawn, expected }) => Math.max(drawn, expected)), 1)
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT
  const step = WIDTH / parts.length
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="fair-bars"
      role="img"
      aria-label={label}
    >
      {parts.map(({ drawn, expected }, part) => (
        <g key={`part ${part.toString()}`}>
          <rect x={part * step + 3} y={y(drawn)} width={step - 6} height={HEIGHT - y(drawn)} />
          <line x1={part * step} x2={part * step + step} y1={y(expected)} y2={y(expected)} />
        </g>
      ))}
    </svg>
  )
}
