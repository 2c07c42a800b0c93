import { drawBelow, mismatch, unknownWord } from '@kantyna/kernel'
import { SIDES } from '../combat/dice.ts'
import type { Rim } from '../rim.ts'
import type { ChanceBlock } from './arrange-words.ts'

/**
 * Arranges chance for a scenario: every stream is advanced to a place from which it gives the wanted outcomes. The
 * position is still a normal one, and can be saved and continued.
 */

/** One draw: the number of possible outcomes, and the wanted ones. */
interface Wanted {
  readonly limit: number
  readonly outcomes: readonly number[]
}

/** Searching further than this is too slow. */
const FARTHEST = 20_000_000

/** Short names for several faces: `damage` is a hit or a critical hit, `none` a focus or a blank. */
const groups: Readonly<Record<string, readonly string[]>> = {
  damage: ['hit', 'critical'],
  none: ['focus', 'blank'],
  any: ['hit', 'critical', 'focus', 'blank'],
}

function wantedFace(face: string): Wanted {
  const faces = groups[face] ?? [face]
  const outcomes = [...SIDES.keys()].filter((side) => faces.includes(SIDES[side] ?? ''))
  return { limit: SIDES.length, outcomes }
}

function wantedDraw(stream: string, given: string): Wanted {
  const [, which = '', of = ''] = /^(\d+) of (\d+)$/.exec(given) ?? []
  const outcome = Number(which)
  const limit = Number(of)
  if (outcome < 1 || outcome > limit) mismatch(`arrange draws: ${stream}: "${given}" should be like "1 of 3"`)
  return { limit, outcomes: [outcome - 1] }
}

function gives(t: Rim, stream: string, from: number, wanted: readonly Wanted[]): boolean {
  t.chance.drawn[stream] = from
  return wanted.every(({ limit, outcomes }) => outcomes.includes(drawBelow(t, stream, limit)))
}

function advanceTo(t: Rim, stream: string, wanted: readonly Wanted[]): void {
  if (wanted.length === 0) return
  for (let from = 0; from < FARTHEST; from++) {
    if (!gives(t, stream, from, wanted)) continue
    t.chance.drawn[stream] = from
    return
  }
  mismatch(
    `arrange: ${stream}: ${wanted.length} such outcomes in a row are too rare; say fewer, or less exactly`,
  )
}

export function arrangeChance(t: Rim, { dice, draws }: ChanceBlock): void {
  for (const [stream, faces] of Object.entries(dice)) advanceTo(t, stream, (faces ?? []).map(wantedFace))
  for (const [stream, given] of Object.entries(draws)) {
    const streams = Object.keys(t.chance.drawn)
    if (!streams.includes(stream)) mismatch(`arrange draws: ${unknownWord('stream', stream, streams)}`)
    advanceTo(
      t,
      stream,
      given.map((each) => wantedDraw(stream, each)),
    )
  }
}
