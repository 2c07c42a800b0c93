import type { Lang } from '@kantyna/kernel'
import { enemies as ofContactsEn } from '../../content/prose/en/contact-enemies.ts'
import { enemies as en } from '../../content/prose/en/enemies.ts'
import { enemies as ofContactsPl } from '../../content/prose/pl/contact-enemies.ts'
import { enemies as pl } from '../../content/prose/pl/enemies.ts'
import type { EnemyName } from '../../content/prose.ts'
import { namedByBox } from '../named-by-box.ts'

const enemies: Readonly<Record<Lang, Readonly<Record<string, EnemyName>>>> = {
  en: { ...en, ...ofContactsEn },
  pl: { ...pl, ...ofContactsPl },
}

function named(lang: Lang, enemy: string): EnemyName | undefined {
  return enemies[lang][enemy] ?? namedByBox((names) => names.enemies?.[lang]?.[enemy])
}

/** The name of the enemy on a card; null if the card names none. */
export function enemyName(lang: Lang, enemy: string | undefined): string | null {
  return enemy === undefined ? null : (named(lang, enemy)?.name ?? null)
}

/**
 * The words after "fight": the enemy on a card, with its preposition. If the card names no enemy, it is the contact
 * whose card is being read.
 */
export function enemyAgainst(lang: Lang, enemy: string | undefined): string {
  const wording = enemy === undefined ? undefined : named(lang, enemy)?.against
  return wording ?? (lang === 'pl' ? 'z tym kontaktem' : 'this contact')
}
