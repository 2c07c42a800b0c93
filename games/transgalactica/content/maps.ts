import type { GalaxyMap, MapSpace } from './types.ts'

/**
 * The galaxy by number of seats: an original completion (G15). All four maps follow one pattern, so their ways follow
 * from the angles of their spaces.
 */

interface Ring {
  readonly angles: readonly number[]
  /** Which spaces of the ring, counted from 1, have a tunnel. */
  readonly tunnels: readonly number[]
}

interface Plan {
  readonly inner: Ring & {
    /** Which inner spaces take base action planets (GC-SET-08). */
    readonly bases: readonly number[]
  }
  readonly outer: Ring
}

const plans: Readonly<Record<number, Plan>> = {
  2: {
    inner: { angles: [0, 90, 180, 270], bases: [1, 3], tunnels: [2] },
    outer: { angles: [0, 45, 135, 180, 225, 315], tunnels: [1, 5] },
  },
  3: {
    inner: { angles: [0, 72, 144, 216, 288], bases: [1, 3, 5], tunnels: [2] },
    outer: { angles: [0, 36, 108, 144, 180, 252, 288, 324], tunnels: [5, 8] },
  },
  4: {
    inner: { angles: [0, 60, 120, 180, 240, 300], bases: [1, 2, 4, 5], tunnels: [3] },
    outer: { angles: [0, 30, 60, 90, 150, 180, 210, 240, 270, 330], tunnels: [3, 7, 10] },
  },
  5: {
    inner: { angles: [0, 51, 103, 154, 206, 257, 309], bases: [1, 3, 4, 6], tunnels: [2] },
    outer: { angles: [0, 26, 77, 103, 129, 154, 180, 206, 231, 257, 283, 334], tunnels: [5, 8, 12] },
  },
}

/** The energy of a way along a ring, from the hub, or straight outwards. A way between two inner spaces costs more. */
const ENERGY = 1
const ENERGY_ASIDE = 2

function mapOf({ inner, outer }: Plan): GalaxyMap {
  const hub: MapSpace = { id: 'H', ring: 0, holds: 'hub', angle: 0, hasTunnel: false }
  const innerSpaces = inner.angles.map(
    (angle, index): MapSpace => ({
      id: `R${index + 1}`,
      ring: 1,
      holds: inner.bases.includes(index + 1) ? 'base' : 'other',
      angle,
      hasTunnel: inner.tunnels.includes(index + 1),
    }),
  )
  const outerSpaces = outer.angles.map(
    (angle, index): MapSpace => ({
      id: `S${index + 1}`,
      ring: 2,
      holds: 'other',
      angle,
      hasTunnel: outer.tunnels.includes(index + 1),
    }),
  )
  const firstOuter = 1 + innerSpaces.length
  const fromHub = innerSpaces.map((_, index): Way => [0, 1 + index, ENERGY])
  const outwards = outer.angles.flatMap((angle, index) =>
    innerBehind(inner.angles, angle).map(([behind, energy]): Way => [1 + behind, firstOuter + index, energy]),
  )
  return {
    spaces: [hub, ...innerSpaces, ...outerSpaces],
    ways: [
      ...fromHub,
      ...round(1, innerSpaces.length),
      ...outwards,
      ...round(firstOuter, outerSpaces.length),
    ],
  }
}

type Way = GalaxyMap['ways'][number]

/** A closed ring of spaces. */
function round(first: number, length: number): Way[] {
  return Array.from({ length }, (_, index) => [first + index, first + ((index + 1) % length), ENERGY])
}

/** The inner space at the same angle, or the two next to the angle. */
function innerBehind(angles: readonly number[], angle: number): (readonly [inner: number, energy: number])[] {
  const same = angles.indexOf(angle)
  if (same >= 0) return [[same, ENERGY]]
  const next = angles.findIndex((other) => other > angle)
  return next < 0
    ? [
        [angles.length - 1, ENERGY_ASIDE],
        [0, ENERGY_ASIDE],
      ]
    : [
        [next - 1, ENERGY_ASIDE],
        [next, ENERGY_ASIDE],
      ]
}

/** By number of seats (GC-SET-01, GC-SET-02). */
export const maps: Readonly<Record<number, GalaxyMap>> = Object.fromEntries(
  Object.entries(plans).map(([seats, plan]) => [seats, mapOf(plan)]),
)
