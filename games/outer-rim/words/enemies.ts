import type { Lang } from '@kantyna/kernel'
import { enemies as ofContactsEn } from '../content/prose/en/contact-enemies.ts'
import { enemies as en } from '../content/prose/en/enemies.ts'
import { enemies as ofContactsPl } from '../content/prose/pl/contact-enemies.ts'
import { enemies as pl } from '../content/prose/pl/enemies.ts'
import type { EnemyName } from '../content/prose.ts'

/** With those of other boxes (added-names.ts). */
export const enemies: Readonly<Record<Lang, Readonly<Record<string, EnemyName>>>> = {
  en: { ...en, ...ofContactsEn },
  pl: { ...pl, ...ofContactsPl },
}

/** What the enemy of a card is called; null where the card names none. */
export function enemyName(lang: Lang, enemy: string | undefined): string | null {
  return enemy === undefined ? null : (enemies[lang][enemy]?.name ?? null)
}

/**
 * What follows after "fight": the enemy of a card, with the preposition that it needs. Where none is
 * named, it is the contact whose card is read.
 */
export function enemyAgainst(lang: Lang, enemy: string | undefined): string {
  const named = enemy === undefined ? undefined : enemies[lang][enemy]?.against
  return named ?? (lang === 'pl' ? 'z tym kontaktem' : 'this contact')
}
