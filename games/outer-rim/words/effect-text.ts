import { at, type Lang, sentence } from '@kantyna/kernel'
import { factions } from '../content/names.ts'
import { cardLanguage } from '../rules/effects/language.ts'
import type { CardEffect, CardWhen } from '../rules/effects/vocabulary.ts'
import { gainedTogether } from './together.ts'

/** What effects and conditions say: as a clause, as a sentence, and as the paragraphs of a card. */

/** An effect as an order, without capital letter or full stop. */
export function effectClause(effect: CardEffect, lang: Lang): string {
  return (
    gainedTogether(effect, lang, 'order', (part) => cardLanguage.clause(part, lang)) ??
    cardLanguage.clause(effect, lang)
  )
}

export function effectText(effect: CardEffect, lang: Lang): string {
  return sentence(effectClause(effect, lang))
}

/** The same as paragraphs: what is chosen from stands in a list of its own. */
export function effectParagraphs(effect: CardEffect, lang: Lang): readonly string[] {
  const menu = menuOf(effect)
  if (menu !== null) return menuParagraphs(menu.of, menu.isOptional, lang)
  if (effect.op === 'if') return ifParagraphs(effect, lang, false)
  // Nobody has to buy; in a list of choices that goes without saying.
  if (effect.op === 'buy') return [effectText({ op: 'may', do: effect }, lang)]
  if (effect.op !== 'all') return [effectText(effect, lang)]
  const menus = effect.of.findIndex((part) => menuOf(part) !== null)
  if (menus < 0) return [effectText(effect, lang)]
  const before = effect.of.slice(0, menus)
  const after = effect.of.slice(menus + 1)
  return [
    ...(before.length === 0 ? [] : [effectText(together(before), lang)]),
    ...effectParagraphs(at(effect.of, menus), lang),
    ...(after.length === 0 ? [] : effectParagraphs(together(after), lang)),
  ]
}

/** Where either way has parts of its own, each has a paragraph. */
function ifParagraphs(
  effect: CardEffect & { readonly op: 'if' },
  lang: Lang,
  isOtherwise: boolean,
): readonly string[] {
  const then = effectParagraphs(effect.then, lang)
  const otherwise = effect.else === undefined ? [] : otherwiseParagraphs(effect.else, lang)
  const isPlain =
    then.length === 1 && otherwise.length < 2 && ![...then, ...otherwise].some((text) => /[:;] /.test(text))
  if (isPlain && !isOtherwise) return [effectText(effect, lang)]
  const words = { en: ['If', 'Otherwise, if'], pl: ['Jeśli', 'W przeciwnym razie, jeśli'] } as const
  const head = `${words[lang][isOtherwise ? 1 : 0]} ${whenSaid(effect.when, lang)}`
  return [...headed(head, then), ...otherwise]
}

function otherwiseParagraphs(effect: CardEffect, lang: Lang): readonly string[] {
  if (effect.op === 'if') return ifParagraphs(effect, lang, true)
  return headed(lang === 'pl' ? 'W przeciwnym razie' : 'Otherwise', effectParagraphs(effect, lang))
}

export function headed(head: string, [first = '', ...others]: readonly string[]): readonly string[] {
  const join = /^otherwise|if |jeśli /i.test(head) ? ',' : ''
  return [`${head}${join} ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others]
}

function together(of: readonly CardEffect[]): CardEffect {
  const [only] = of
  return only !== undefined && of.length === 1 ? only : { op: 'all', of }
}

/** What a player chooses from, and whether it may be left. */
function menuOf(
  effect: CardEffect,
): { readonly of: readonly CardEffect[]; readonly isOptional: boolean } | null {
  const isOptional = effect.op === 'may'
  const choice = effect.op === 'may' ? effect.do : effect
  return choice.op === 'choose' && choice.by === undefined ? { of: choice.of, isOptional } : null
}

function menuParagraphs(of: readonly CardEffect[], isOptional: boolean, lang: Lang): readonly string[] {
  const options = of.map((option) => effectText(option, lang))
  const heads = {
    en: ['Choose one:', 'You may choose one:'],
    pl: ['Wybierz jedno:', 'Możesz wybrać jedno:'],
  } as const
  return [heads[lang][isOptional ? 1 : 0], ...options.map((option) => `• ${option}`)]
}

/** What follows after "if" or "while". */
export function whenSaid(when: CardWhen, lang: Lang): string {
  if (isAnyFactionPlanet(when))
    return lang === 'pl'
      ? 'jesteś na planecie z symbolem frakcji'
      : 'you are on a planet with a faction symbol'
  if (isNoneNegative(when))
    return lang === 'pl'
      ? 'żadna z twoich reputacji nie jest negatywna'
      : 'none of your reputations is negative'
  return cardLanguage.whenClause(when, lang)
}

function isNoneNegative(when: CardWhen): boolean {
  return (
    when.is === 'and' &&
    when.of.length === factions.length &&
    when.of.every((each) => each.is === 'reputation' && !each.standings.includes('negative'))
  )
}

function isAnyFactionPlanet(when: CardWhen): boolean {
  return (
    when.is === 'or' &&
    when.of.length > 2 &&
    when.of.every((each) => each.is === 'onPlanet' && each.faction !== undefined)
  )
}
