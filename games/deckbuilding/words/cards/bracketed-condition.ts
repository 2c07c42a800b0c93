import type { Lang } from '@kantyna/kernel'
import { type CardEffect, cardLanguage } from '../../rules/effects/language.ts'
import { cardsToExile } from './counts.ts'
import { boughtTo } from './phrases.ts'

/**
 * The text of an effect with two almost identical branches, said once with the difference in brackets: "Exile 1 card
 * from your hand (up to 2 cards if the Force is with you)."
 */
export function withBracketedCondition(effect: CardEffect, lang: Lang): string | null {
  if (effect.op !== 'if' || effect.else === undefined) return null
  const change = changeFrom(effect.else, effect.then, lang)
  if (change === null) return null
  const condition = `${lang === 'pl' ? ', jeśli' : ' if'} ${cardLanguage.whenClause(effect.when, lang)}`
  return `${cardLanguage.clause(effect.else, lang)} (${change}${condition})`
}

/** The difference that the condition makes; null if the branches are different things. */
function changeFrom(usual: CardEffect, changed: CardEffect, lang: Lang): string | null {
  if (usual.op === 'opponentDiscards' && changed.op === 'opponentDiscards')
    return changed.atRandom && !usual.atRandom ? atRandom[lang] : null
  if (usual.op === 'exile' && changed.op === 'exile')
    return isAlike(usual.from, changed.from) ? cardsToExile(lang, changed.cards, changed.upTo) : null
  if (usual.op === 'buy' && changed.op === 'buy' && usual.to === 'discard' && changed.to !== 'discard')
    return isAlike({ ...usual, to: changed.to }, changed) ? boughtTo[lang][changed.to]('imperative') : null
  return null
}

const atRandom: Readonly<Record<Lang, string>> = { en: 'at random', pl: 'losową' }

/** Compares arguments, which are plain data. */
function isAlike(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
