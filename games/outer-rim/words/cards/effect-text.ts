import { at, capitalised, type Lang } from '@kantyna/kernel'
import { factions, type Standing } from '../../content/names.ts'
import { registerClauseWords } from '../../rules/effects/clause-words.ts'
import { cardLanguage } from '../../rules/effects/language.ts'
import type { CardEffect, CardWhen, FactionRef } from '../../rules/effects/vocabulary.ts'
import { outcomeParagraphs, withBranches } from './branches.ts'
import { standingNames, yourReputation } from './card-terms.ts'
import { afterOutcomes, cardCombinators } from './combinator-words.ts'
import { asSentence, listed, orIn } from './effect-words.ts'
import { enemyAgainst } from './enemies.ts'
import { withoutRepeatedSubject } from './phrasings.ts'
import { sectionNames } from './section-names.ts'
import { gainedTogether } from './together.ts'

/** The texts of effects and conditions: as a clause, as a sentence, and as the paragraphs of a card. */

// The effect language joins the clauses of card operations with these words.
registerClauseWords({ combinators: cardCombinators, sectionNames, withBranches, enemyAgainst })

/** An effect in the imperative, without a capital letter or a full stop. */
export function effectClause(effect: CardEffect, lang: Lang): string {
  return (
    gainedTogether(effect, lang, 'imperative', (part) => cardLanguage.clause(part, lang)) ??
    cardLanguage.clause(effect, lang)
  )
}

export function effectText(effect: CardEffect, lang: Lang): string {
  return asSentence(effectClause(effect, lang))
}

/** An effect as paragraphs. Choices, and results that are too many for a sentence, become lists. */
export function effectParagraphs(effect: CardEffect, lang: Lang): readonly string[] {
  const asList = listOf(effect, lang)
  if (asList !== null) return asList
  if (effect.op === 'if') return ifParagraphs(effect, lang)
  // Buying is always optional, so a list of choices does not say so.
  if (effect.op === 'buy') return [effectText({ op: 'may', do: effect }, lang)]
  if (effect.op !== 'all') return [effectText(effect, lang)]
  const listIndex = effect.of.findIndex((part) => listOf(part, lang) !== null)
  if (listIndex < 0) return [effectText(effect, lang)]
  const list = at(effect.of, listIndex)
  const before = effect.of.slice(0, listIndex)
  const after = effect.of.slice(listIndex + 1)
  return [
    ...(before.length === 0 ? [] : [effectText(together(before), lang)]),
    ...following(lang, before.at(-1), effectParagraphs(list, lang)),
    ...(after.length === 0 ? [] : following(lang, list, effectParagraphs(together(after), lang))),
  ]
}

/** The paragraphs of a menu, or of a clause with too many results for a sentence; null for other effects. */
function listOf(effect: CardEffect, lang: Lang): readonly string[] | null {
  const menu = menuOf(effect)
  if (menu !== null) return menuParagraphs(menu.of, menu.isOptional, lang)
  return effect.op === 'all' || effect.op === 'if' ? null : outcomeParagraphs(effectClause(effect, lang))
}

/** Paragraphs after an effect that may have results: "Either way, …", "Then test …". */
function following(
  lang: Lang,
  before: CardEffect | undefined,
  [first = '', ...others]: readonly string[],
): readonly string[] {
  if (before === undefined) return [first, ...others]
  const wording = afterOutcomes(lang, effectClause(before, lang), lowered(first))
  return [capitalised(wording), ...others]
}

/** If both branches have several parts, each is a paragraph. */
function ifParagraphs(effect: CardEffect & { readonly op: 'if' }, lang: Lang): readonly string[] {
  const readings = readingsIn(effect)
  if (readings !== null) return readingParagraphs(readings, lang)
  const then = effectParagraphs(effect.then, lang)
  const otherwise = effect.else === undefined ? [] : otherwiseParagraphs(effect.else, lang)
  const isPlain =
    then.length === 1 && otherwise.length < 2 && ![...then, ...otherwise].some((text) => /[:;] /.test(text))
  if (isPlain || namesOnlyLoss(effect, lang)) return [effectText(effect, lang)]
  const condition = conditionClause(effect.when, lang)
  const [first = '', ...others] = then
  const named = withoutRepeatedSubject[lang](condition, lowered(first))
  return [...headed(`${ifWord[lang]} ${condition}`, [named, ...others]), ...otherwise]
}

const ifWord: Readonly<Record<Lang, string>> = { en: 'If', pl: 'Jeśli' }

/** Whether the text leaves out the condition and only names the loss (`lossOrElse` in phrasings.ts). */
function namesOnlyLoss(effect: CardEffect & { readonly op: 'if' }, lang: Lang): boolean {
  return !effectClause(effect, lang).startsWith(ifWord[lang].toLowerCase())
}

/** A second "otherwise" in one sentence would be ambiguous. */
const lastCase: Readonly<Record<Lang, (text: string) => string>> = {
  en: (text) => text.replace('; otherwise, ', '; in all other cases, '),
  pl: (text) => text.replace('; w przeciwnym razie ', '; we wszystkich innych przypadkach '),
}

function otherwiseParagraphs(effect: CardEffect, lang: Lang): readonly string[] {
  const text = effectParagraphs(effect, lang)
  const [first = '', ...others] = text
  const isIf = first.startsWith(`${ifWord[lang]} `)
  return headed(
    lang === 'pl' ? `W przeciwnym razie${isIf ? ',' : ''}` : 'Otherwise',
    isIf ? [lastCase[lang](first), ...others] : text,
  )
}

/** An effect for each reputation with a faction. */
interface Readings {
  readonly faction: FactionRef
  readonly by: readonly (readonly [standings: readonly Standing[], does: CardEffect | undefined])[]
}

/** A chain of conditions on one reputation, if it has three branches; otherwise null. */
function readingsIn(effect: CardEffect & { readonly op: 'if' }): Readings | null {
  if (effect.when.is !== 'reputation') return null
  const { faction } = effect.when
  const by: [readonly Standing[], CardEffect | undefined][] = []
  let rest: CardEffect | undefined = effect
  while (rest?.op === 'if' && rest.when.is === 'reputation' && rest.when.faction === faction) {
    by.push([rest.when.standings, rest.then])
    rest = rest.else
  }
  const covered = by.flatMap(([standings]) => standings)
  by.push([everyStanding.filter((standing) => !covered.includes(standing)), rest])
  return by.length < 3 ? null : { faction, by }
}

const everyStanding: readonly Standing[] = ['positive', 'neutral', 'negative']

/** "Your Rebel reputation:", "• Positive: …", "• Neutral: …", "• Negative: …". */
function readingParagraphs({ faction, by }: Readings, lang: Lang): readonly string[] {
  const ordered = [...by].sort(([[a = 'negative']], [[b = 'negative']]) => rankOf(a) - rankOf(b))
  const wording = ordered.flatMap(([standings, does]) =>
    does === undefined ? [] : [[reputationsText(standings, lang), effectParagraphs(does, lang)] as const],
  )
  if (wording.some(([, text]) => text.length > 1))
    return wording.flatMap(([standing, text]) =>
      headed(
        `${ifWord[lang]} ${yourReputation[lang][faction]} ${lang === 'pl' ? 'jest' : 'is'} ${standing}`,
        text,
      ),
    )
  return [
    `${capitalised(yourReputation[lang][faction])}:`,
    ...wording.map(([standing, [text = '']]) => `• ${capitalised(standing)}: ${lowered(text)}`),
  ]
}

const rankOf = (standing: Standing): number => everyStanding.indexOf(standing)

/** "neutral or negative". */
export function reputationsText(standings: readonly Standing[], lang: Lang): string {
  return listed(
    standings.map((standing) => standingNames[lang][standing]),
    orIn[lang],
  )
}

export function headed(head: string, [first = '', ...others]: readonly string[]): readonly string[] {
  const join = /^otherwise|if |jeśli /i.test(head) ? ',' : ''
  return [`${head}${join} ${lowered(first)}`, ...others]
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function together(of: readonly CardEffect[]): CardEffect {
  const [only] = of
  return only !== undefined && of.length === 1 ? only : { op: 'all', of }
}

/** The choices of a player, and whether the player may decline. */
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

/** The clause after "if" or "while". */
export function conditionClause(when: CardWhen, lang: Lang): string {
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
