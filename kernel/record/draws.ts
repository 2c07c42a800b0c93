import type { Draw } from '../play/position.ts'

/** Random numbers as a record has them: by stream, each with the limit that it was drawn below. */
export function drawsOf(draws: readonly Draw[]): {
  draws: Record<string, number[]>
  limits: Record<string, number[]>
} {
  const written = { draws: {} as Record<string, number[]>, limits: {} as Record<string, number[]> }
  for (const { stream, drawn, limit } of draws) {
    written.draws[stream] ??= []
    written.limits[stream] ??= []
    written.draws[stream].push(drawn)
    written.limits[stream].push(limit)
  }
  return written
}

/** A copy of recorded outcomes, which a replay consumes one by one. */
export function copiedDraws(
  draws: Readonly<Record<string, readonly number[]>> = {},
): Record<string, number[]> {
  const copied: Record<string, number[]> = {}
  for (const [stream, drawn] of Object.entries(draws)) copied[stream] = drawn.slice()
  return copied
}
