import type { Lang } from '@kantyna/kernel'
import { isHuntersStart } from '../../rules/ai/hunters-start.ts'

const words = {
  en: 'makes the AI player a bounty hunter',
  pl: 'gracz SI będzie łowcą nagród',
} as const

/** Whether a character makes the AI player a bounty hunter (UB-AIB-02). */
export function hunterFacts(character: { readonly start: number }, lang: Lang) {
  return isHuntersStart(character) ? [{ icon: 'bounty' as const, short: '', label: words[lang] }] : []
}
