import type { TableEntry } from '@kantyna/kernel'
import { turnsOpened } from '../log/turns.ts'

/** A game in a few numbers. */
interface Statistics {
  readonly turns: number
  readonly choices: number
  readonly takebacks: number
}

export function statisticsOf(entries: readonly TableEntry[], takebacks: number): Statistics {
  const choices = entries.flatMap(({ choice }) => choice ?? [])
  return {
    turns: turnsOpened(entries).at(-1)?.number ?? 0,
    choices: choices.length,
    takebacks,
  }
}
