/** Timers, passed in so that tests can replace them. */
export interface Clock {
  /** Calls `what` after that many milliseconds; the returned function cancels it. */
  after(milliseconds: number, what: () => void): () => void
}

export const wallClock: Clock = {
  after: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
}
