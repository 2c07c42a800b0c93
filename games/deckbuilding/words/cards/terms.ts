import type { Facts, Lang, Term } from '@kantyna/kernel'
import type { AttackTerm } from '../../rules/combat/attack-value.ts'
import { factNumber, factTerms } from '../questions/facts.ts'
import { pieceName } from '../things/things.ts'

const names: Readonly<Record<Lang, Readonly<Record<AttackTerm, string>>>> = {
  en: { printed: 'printed', gained: 'gained', ability: 'own ability' },
  pl: { printed: 'na karcie', gained: 'zyskane', ability: 'własna zdolność' },
}

/** A card's attack, with its terms if there are more than the printed number: "8: 6 printed, 2 own ability". */
export function attackText(lang: Lang, facts: Facts): string {
  const attack = factNumber(facts, 'attack')
  const terms = factTerms(facts)
  if (terms.every(({ name }) => name === 'printed')) return String(attack)
  const card = factNumber(facts, 'card')
  return `${attack}: ${terms.map((term) => `${term.amount} ${termText(lang, term, card)}`).join(', ')}`
}

function termText(lang: Lang, { name, source }: Term, card: number): string {
  if (source !== undefined && source !== card) return pieceName(lang, source)
  return names[lang][name as AttackTerm] // the terms of an attack have no other names
}

/** "7 = 5 + 2", or only the number if one card attacks. */
export function sumText(amounts: readonly number[]): string {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return amounts.length < 2 ? String(total) : `${total} = ${amounts.join(' + ')}`
}
