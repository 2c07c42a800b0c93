/** Time, from outside: tests bring their own. */
export interface Clock {
  now(): number
  /** Does it later; the function given back calls it off. */
  after(milliseconds: number, what: () => void): () => void
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
}
