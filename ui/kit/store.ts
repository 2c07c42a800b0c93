import { useSyncExternalStore } from 'preact/compat'

/** A value that notifies its listeners when it changes. */
export class Store<T> {
  readonly #listeners = new Set<() => void>()
  #value: T

  constructor(first: T) {
    this.#value = first
  }

  readonly get = (): T => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: T): void {
    this.#value = value
    for (const listener of [...this.#listeners]) listener()
  }
}

export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get)
}
