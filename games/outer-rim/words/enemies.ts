import type { Lang } from '@kantyna/kernel'
import { enemies as en } from '../content/prose/en/enemies.ts'
import { enemies as pl } from '../content/prose/pl/enemies.ts'

const enemies = { en, pl }

/**
 * What follows after "fight": the enemy of a card, with the preposition that it needs. Where none is
 * named, it is the contact whose card is read.
 */
export function enemyAgainst(lang: Lang, enemy: string | undefined): string {
  const named = enemy === undefined ? undefined : enemies[lang][enemy]?.against
  return named ?? (lang === 'pl' ? 'z tym kontaktem' : 'this contact')
}
