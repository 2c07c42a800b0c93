/** A difference between what a scenario says and what happened. */
export class Mismatch extends Error {}

/** Ends a scenario with a mismatch. Games use it for a wrong `arrange`. */
export function mismatch(what: string): never {
  throw new Mismatch(what)
}

/** Prefixes every mismatch inside `run` with the name of the part of the scenario. */
export function within(part: string, run: () => void): void {
  try {
    run()
  } catch (problem) {
    if (problem instanceof Mismatch) mismatch(`${part}: ${problem.message}`)
    throw problem
  }
}
