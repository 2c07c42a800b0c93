import type { Lang, Term } from '@kantyna/kernel'
import { type CombatRoll, combatDice } from '../../rules/combat/roll-parts.ts'
import { sumSaid } from '../../words/cards/sum-words.ts'
import { allWords, termName } from '../all-words.ts'
import { openTable, type RimView } from '../view.ts'

/** "4 dice = 3 (character) + 1 (gear)": the dice of a side in a combat, and their terms. */
export function diceSum(view: RimView, roll: CombatRoll, lang: Lang): string {
  return diceSaid(combatDice.terms(openTable(view), roll), lang)
}

/** A single term needs no equals sign: "3 dice (character)". */
export function diceSaid(terms: readonly Term[], lang: Lang): string {
  const [first] = terms
  const dice = terms.reduce((sum, { amount }) => sum + amount, 0)
  if (first !== undefined && terms.length === 1)
    return `${allWords(lang).dice(dice)} (${termName(lang, first.name, first.source)})`
  const said = sumSaid(terms, ({ name, source }) => termName(lang, name, source))
  return `${allWords(lang).dice(dice)} = ${said}`
}
