import { hashBelow, seedOf } from '@kantyna/ui'
import { memo } from 'preact/compat'

/** The background of a card's picture: a pattern made from its name, in a box of 100 × 100. */
export const Pattern = memo(function Pattern({ id }: { id: string }) {
  const seed = seedOf(id)
  const kinds = [rays, rings, bars, chevrons, grid, shards] as const
  const kind = kinds[hashBelow(seed, 0, kinds.length)] ?? rays
  return (
    <g className="db-pattern" transform={`rotate(${hashBelow(seed, 1, 60) - 30} 50 50)`}>
      <path d={kind(seed)} />
    </g>
  )
})

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

function rays(seed: number): string {
  const count = 9 + hashBelow(seed, 2, 8)
  const [x, y] = [30 + hashBelow(seed, 3, 40), 30 + hashBelow(seed, 4, 40)]
  return range(count)
    .map((index) => {
      const [from, to] = [index / count, (index + 0.45) / count].map((turn) => turn * 2 * Math.PI)
      const edge = (angle = 0) =>
        `${(x + 110 * Math.cos(angle)).toFixed(1)} ${(y + 110 * Math.sin(angle)).toFixed(1)}`
      return `M${x} ${y}L${edge(from)}L${edge(to)}Z`
    })
    .join('')
}

function rings(seed: number): string {
  const gap = 7 + hashBelow(seed, 2, 6)
  const [x, y] = [20 + hashBelow(seed, 3, 60), 20 + hashBelow(seed, 4, 60)]
  return range(12)
    .map((index) => [gap * (index + 1), gap * (index + 1) - gap * 0.4])
    .map(([outer = 0, inner = 0]) => disc(x, y, outer) + disc(x, y, inner))
    .join('')
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function bars(seed: number): string {
  return range(18)
    .map((index) => ({ x: -40 + index * 10, width: 1.5 + hashBelow(seed, index + 2, 6) }))
    .map(({ x, width }) => `M${x} -40h${width}v180h${-width}Z`)
    .join('')
}

function chevrons(seed: number): string {
  const step = 12 + hashBelow(seed, 2, 8)
  const rise = 10 + hashBelow(seed, 3, 24)
  return range(16)
    .map((index) => -60 + index * step)
    .map(
      (y) =>
        `M-40 ${y + rise}L50 ${y}L140 ${y + rise}v${step * 0.4}L50 ${y + step * 0.4}L-40 ${y + rise + step * 0.4}Z`,
    )
    .join('')
}

function grid(seed: number): string {
  const step = 9 + hashBelow(seed, 2, 5)
  return range(14)
    .flatMap((row) =>
      range(14).map((column) => ({ row, column, size: hashBelow(seed, row * 14 + column + 3, 6) })),
    )
    .map(({ row, column, size }) => `M${-25 + column * step} ${-25 + row * step}h${size}v${size}h${-size}Z`)
    .join('')
}

function shards(seed: number): string {
  return range(16)
    .map((index) => ({
      x: hashBelow(seed, index * 4 + 2, 130) - 15,
      y: hashBelow(seed, index * 4 + 3, 130) - 15,
      index,
    }))
    .map(({ x, y, index }) => {
      const [width, height] = [
        8 + hashBelow(seed, index * 4 + 4, 22),
        20 + hashBelow(seed, index * 4 + 5, 50),
      ]
      return `M${x} ${y}l${width} ${height * 0.3}l${-width * 0.6} ${height * 0.7}Z`
    })
    .join('')
}
