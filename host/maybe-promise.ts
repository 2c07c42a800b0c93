/** A value, or a promise of it. A store in the same window answers at once, and then the host need not wait a tick. */
export type MaybePromise<T> = T | Promise<T>

export function whenDone<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}
