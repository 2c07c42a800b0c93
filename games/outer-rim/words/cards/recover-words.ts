import type { Lang } from '@kantyna/kernel'
import type { Damaged } from '../../rules/effects/vocabulary.ts'
import { damagedFrom } from './card-terms.ts'
import { damageCount } from './effect-words.ts'

/** The words after "recover": "all damage from your ship", "2 damage from your character and 2 damage from your ship". */
export function recoveredText(lang: Lang, on: Damaged | 'both', amount: number | 'all'): string {
  const from = (what: Damaged | 'both') =>
    lang === 'pl' ? damagedFrom.pl[what] : `from ${damagedFrom.en[what]}`
  if (amount === 'all') return `${lang === 'pl' ? 'wszystkie obrażenia' : 'all damage'} ${from(on)}`
  const damage = damageCount(lang, amount)
  if (on !== 'both') return `${damage} ${from(on)}`
  return `${damage} ${from('character')} ${lang === 'pl' ? 'i' : 'and'} ${damage} ${from('ship')}`
}
