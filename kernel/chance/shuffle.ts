import type { RandomBelow } from './fast.ts'

/** Shuffles in place (Fisher and Yates): every order equally likely. */
export function shuffleWith<T>(pile: T[], randomBelow: RandomBelow): void {
  for (let last = pile.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1)
    const swapped = pile[last] as T // both indices are inside the pile
    pile[last] = pile[other] as T
    pile[other] = swapped
  }
}
