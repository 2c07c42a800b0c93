import type { Shape } from '../effects/shapes.ts'
import { mismatch } from './mismatch.ts'

/** Checks the `cards` block of a scenario against its shape. A mismatch says what is wrong and where. */
export function readCards<T>(block: unknown, shape: Shape<T>): T {
  const problem = shape.check(block)
  if (problem === null) return block as T // the shape was checked
  const where = ['cards', ...problem.path].join('.')
  return mismatch(`${where} ${problem.what}`)
}
