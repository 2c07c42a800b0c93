import type { Facts, Lang } from '@kantyna/kernel'
import { type CardEffect, cardLanguage } from '../../rules/effects/language.ts'
import { factEffect } from '../questions/facts.ts'
import { effectClause } from './card-text.ts'
import { gainCount } from './counts.ts'

/** An effect as an option: what it does to the player who is asked. */
export function chosenClause(facts: Facts, lang: Lang): string {
  const effect = factEffect(facts)
  return facts['by'] === 'opponent' ? opponentsClause(effect, lang) : effectClause(effect, lang)
}

/**
 * The ability that a card offers now. A condition without an alternative is left out: the card offers the ability only
 * while the condition holds.
 */
export function offeredClause(effect: CardEffect, lang: Lang): string {
  return effect.op === 'if' && effect.else === undefined
    ? offeredClause(effect.then, lang)
    : effectClause(effect, lang)
}

/** An effect in words addressed to the opponent of the player who uses it. */
function opponentsClause(effect: CardEffect, lang: Lang): string {
  if (effect.op === 'opponentDiscards') return cardLanguage.clause({ op: 'discard', cards: 1 }, lang)
  if (effect.op === 'gain' && effect.stat !== 'attack') {
    const gained = gainCount(lang, effect.stat, effect.amount)
    return lang === 'pl' ? `przeciwnik zyskuje ${gained}` : `your opponent gains ${gained}`
  }
  return cardLanguage.clause(effect, lang, 'indicative')
}
