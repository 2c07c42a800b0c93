/** A difference between what a scenario says and what happened. */
export class Mismatch extends Error {}

/** Ends a scenario with what was not as it says. Games use it for a wrong `arrange`. */
export function mismatch(what: string): never {
  throw new Mismatch(what)
}

/** Says of every mismatch in a part of a scenario which part it was. */
export function within(part: string, run: () => void): void {
  try {
    run()
  } catch (problem) {
    if (problem instanceof Mismatch) mismatch(`${part}: ${problem.message}`)
    throw problem
  }
}
