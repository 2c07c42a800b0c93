import type { EnemyName } from '../../prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {}
