import type { Lang, Term } from '@kantyna/kernel'
import { type CombatRoll, combatDice } from '../../rules/combat/roll-parts.ts'
import { sumText } from '../../words/cards/sum-words.ts'
import { allWords, termName } from '../all-words.ts'
import type { RimView } from '../view.ts'

/** "4 dice = 3 (character) + 1 (gear)": the dice of a side in a combat, and their terms. */
export function diceSum(view: RimView, roll: CombatRoll, lang: Lang): string {
  return diceText(combatDice.terms(view, roll), lang)
}

/** A single term needs no equals sign: "3 dice (character)". */
export function diceText(terms: readonly Term[], lang: Lang): string {
  const [first] = terms
  const dice = terms.reduce((sum, { amount }) => sum + amount, 0)
  if (first !== undefined && terms.length === 1)
    return `${allWords(lang).dice(dice)} (${termName(lang, first.name, first.source)})`
  const wording = sumText(terms, ({ name, source }) => termName(lang, name, source))
  return `${allWords(lang).dice(dice)} = ${wording}`
}
