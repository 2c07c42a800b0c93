import type { Lang, Seat, Term } from '@kantyna/kernel'
import type { CombatKind } from '../content/names.ts'
import { groundCombat, shipCombat } from '../rules/values.ts'
import { openTable, type RimView } from './view.ts'
import { termName, uiWords } from './words.ts'

/** "4 dice = 3 character + 1 gear": what a player rolls in a fight, and what that is made of. */
export function diceSum(view: RimView, seat: Seat, kind: CombatKind, lang: Lang): string {
  const value = kind === 'ground' ? groundCombat : shipCombat
  return sumSaid(value.terms(openTable(view), seat), lang)
}

/** The same of the terms of a roll; one term is no sum: "3 dice (character)". */
export function sumSaid(terms: readonly Term[], lang: Lang): string {
  const [first] = terms
  const dice = terms.reduce((sum, { amount }) => sum + amount, 0)
  if (first !== undefined && terms.length === 1)
    return `${uiWords(lang).dice(dice)} (${termName(lang, first.name, first.source)})`
  const said = terms.map(({ name, amount, source }, index) => {
    const sign = index === 0 ? (amount < 0 ? '−' : '') : amount < 0 ? ' − ' : ' + '
    return `${sign}${Math.abs(amount)} ${termName(lang, name, source)}`
  })
  return `${uiWords(lang).dice(dice)} = ${said.join('')}`
}
