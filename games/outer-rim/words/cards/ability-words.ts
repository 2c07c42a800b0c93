import type { Lang } from '@kantyna/kernel'
import type { Ability, Timing, UsableAbility } from '../../content/card.ts'
import { cardLanguage } from '../../rules/effects/language.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { rerollText } from './dice-words.ts'
import { conditionClause, effectClause } from './effect-text.ts'
import { asSentence } from './effect-words.ts'
import { andIf, timingWithCondition, withoutRepeatedSubject } from './phrasings.ts'
import { standingText } from './standing-words.ts'
import { limitText, narrowedTiming, timingText } from './timing-words.ts'
import { gainedTogether } from './together.ts'

/** The text of an ability: when it may be used and its effect, or what it changes while its card is held. */
export function abilityText(ability: Ability, lang: Lang): string {
  return 'when' in ability ? usableText(ability, lang) : standingText(ability, lang)
}

const phases: Readonly<Record<Lang, Readonly<Partial<Record<Timing, string>>>>> = {
  en: { planning: 'Planning', action: 'Action', encounter: 'Encounter' },
  pl: { planning: 'Planowanie', action: 'Akcja', encounter: 'Spotkanie' },
}

/** The effect in the infinitive, after "you may". */
function mayClause(effect: CardEffect, when: Timing, lang: Lang): string {
  if (effect.op === 'may') return cardLanguage.clause(effect, lang)
  if (when === 'rollReroll' && effect.op === 'reroll')
    return lang === 'pl' ? 'możesz ją przerzucić' : 'you may reroll it'
  const wording = (part: CardEffect) =>
    part.op === 'reroll' && when === 'enemyReroll'
      ? rerollText(lang, part, 'infinitive', true)
      : cardLanguage.clause(part, lang, 'infinitive')
  const infinitive = gainedTogether(effect, lang, 'infinitive', wording) ?? wording(effect)
  return lang === 'pl' ? `możesz ${infinitive}` : `you may ${infinitive}`
}

/** OR-ABIL-07: the timing, the condition, the limit and the effect. */
export function usableText(ability: UsableAbility, lang: Lang): string {
  const { when, does, isForced, once } = ability
  const condition = ability.if === undefined ? null : conditionClause(ability.if, lang)
  const label = phases[lang][when]
  if (label !== undefined)
    return `${label}: ${asSentence(withCondition(condition, effectClause(does, lang), lang))}`
  const often = once === undefined ? [] : [limitText(lang, once, ability.kind)]
  const what = isForced === true ? effectClause(does, lang) : mayClause(does, when, lang)
  const usual = timingText(lang, ability)
  const own =
    condition === null ? null : (narrowedTiming(lang, ability) ?? timingWithCondition[lang](usual, condition))
  const timing = own ?? usual
  const clause = own === null ? withCondition(condition, what, lang) : what
  if (/ (but also|a do tego)$/.test(timing))
    return asSentence(`${timing} ${clause.replace(/^(gain|zyskaj) /, '')}`)
  if (lang === 'en') return asSentence([...often, timing, clause].join(', '))
  // Polish separates clauses with commas only.
  const isSetOff = timing.startsWith('gdy') || clause.startsWith('jeśli ')
  const before = timing.startsWith('gdy') ? [...often, timing].join(', ') : [...often, timing].join(' ')
  return asSentence(`${before}${isSetOff && !before.endsWith(',') ? ',' : ''} ${clause}`)
}

/** Puts a condition before a clause, without repeating its subject. A second condition is joined to the first. */
function withCondition(condition: string | null, clause: string, lang: Lang): string {
  if (condition === null) return clause
  const wording =
    andIf[lang](condition, clause) ?? `${condition}, ${withoutRepeatedSubject[lang](condition, clause)}`
  return `${lang === 'pl' ? 'jeśli' : 'if'} ${wording}`
}
