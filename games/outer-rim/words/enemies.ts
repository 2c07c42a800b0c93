import type { Lang } from '@kantyna/kernel'
import { enemies as en } from '../content/prose/en/enemies.ts'
import { enemies as pl } from '../content/prose/pl/enemies.ts'

const enemies = { en, pl }

/** What follows after "fight": the enemy of a card, with the preposition that it needs. */
export function enemyAgainst(lang: Lang, enemy: string | undefined): string {
  const named = enemy === undefined ? undefined : enemies[lang][enemy]?.against
  return named ?? (lang === 'pl' ? 'z przeciwnikiem' : 'an enemy')
}
