/** A value now, or a promise of it: a store in the same window answers at once, and then nobody waits a turn. */
export type MaybePromise<T> = T | Promise<T>

export function whenDone<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}
