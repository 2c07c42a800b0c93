import type { Shape } from '../effects/shapes.ts'
import { mismatch } from './mismatch.ts'

/** The `cards` block of a scenario as its shape says it is; it fails with where in it something is wrong, and what. */
export function readCards<T>(block: unknown, shape: Shape<T>): T {
  const problem = shape.check(block)
  if (problem === null) return block as T // of the shape
  const where = ['cards', ...problem.path].join('.')
  return mismatch(`${where} ${problem.what}`)
}
