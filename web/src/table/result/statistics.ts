import type { TableEntry } from '@kantyna/kernel'

/** A game in a few numbers. */
export interface Statistics {
  readonly turns: number
  readonly choices: number
  readonly takebacks: number
}

export function statisticsOf(entries: readonly TableEntry[], takebacks: number): Statistics {
  const choices = entries.flatMap(({ choice }) => choice ?? [])
  return {
    turns: choices.filter(({ opensTurn }) => opensTurn).length,
    choices: choices.length,
    takebacks,
  }
}
