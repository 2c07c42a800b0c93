import { hashBelow, seedOf } from '@kantyna/ui'

/** The background of a card's picture: a pattern that is generated from its name, in a box of 100 × 100. */
export function Pattern({ id }: { readonly id: string }) {
  const seed = seedOf(id)
  const kinds = [orbits, courses, stars, bars] as const
  const kind = kinds[hashBelow(seed, 0, kinds.length)] ?? orbits
  return (
    <g className="or-pattern" transform={`rotate(${hashBelow(seed, 1, 60) - 30} 50 50)`}>
      <path d={kind(seed)} />
    </g>
  )
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

function orbits(seed: number): string {
  const [x, y] = [15 + hashBelow(seed, 2, 70), 15 + hashBelow(seed, 3, 70)]
  const gap = 8 + hashBelow(seed, 4, 7)
  return range(12)
    .map((index) => gap * (index + 1))
    .map((r) => `M${x - r} ${y}a${r} ${r * 0.7} 0 1 0 ${2 * r} 0a${r} ${r * 0.7} 0 1 0 ${-2 * r} 0Z`)
    .join('')
}

function courses(seed: number): string {
  return range(9)
    .map((index) => ({ y: -20 + index * 16, bend: hashBelow(seed, index + 2, 40) - 20 }))
    .map(({ y, bend }) => `M-20 ${y}Q50 ${y + bend} 120 ${y + bend * 0.4}`)
    .join('')
}

function stars(seed: number): string {
  return range(40)
    .map((index) => ({
      x: hashBelow(seed, index * 3 + 2, 130) - 15,
      y: hashBelow(seed, index * 3 + 3, 130) - 15,
      size: 1 + hashBelow(seed, index * 3 + 4, 4),
    }))
    .map(({ x, y, size }) => `M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}`)
    .join('')
}

function bars(seed: number): string {
  return range(16)
    .map((index) => -30 + index * 11 + hashBelow(seed, index + 2, 5))
    .map((x) => `M${x} -30v160`)
    .join('')
}
