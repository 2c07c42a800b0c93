/** Time, injected so that tests can bring their own. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** Calls back later. The returned function cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}
