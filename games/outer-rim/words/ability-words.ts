import { type Lang, sentence } from '@kantyna/kernel'
import type { Ability, Moment, UsableAbility } from '../content/card.ts'
import { cardLanguage } from '../rules/effects/language.ts'
import type { CardEffect } from '../rules/effects/vocabulary.ts'
import { rerollSaid } from './dice-words.ts'
import { effectClause, whenSaid } from './effect-text.ts'
import { withoutNaming } from './joint-words.ts'
import { momentSaid, narrowedMoment, onceSaid } from './moment-words.ts'
import { standingText } from './standing-words.ts'
import { gainedTogether } from './together.ts'

/** What an ability says: when it may be used, and what it does; or what holds while its card is held. */
export function abilityText(ability: Ability, lang: Lang): string {
  return 'when' in ability ? usableText(ability, lang) : standingText(ability, lang)
}

const phases: Readonly<Record<Lang, Readonly<Partial<Record<Moment, string>>>>> = {
  en: { planning: 'Planning', action: 'Action', encounter: 'Encounter' },
  pl: { planning: 'Planowanie', action: 'Akcja', encounter: 'Spotkanie' },
}

/** After "you may": the effect as an aim. */
function mayClause(effect: CardEffect, when: Moment, lang: Lang): string {
  if (effect.op === 'may') return cardLanguage.clause(effect, lang)
  if (lang === 'en' && when === 'rollReroll' && effect.op === 'reroll') return 'you may reroll it'
  const said = (part: CardEffect) =>
    part.op === 'reroll' && when === 'enemyReroll'
      ? rerollSaid(lang, part, 'aim', true)
      : cardLanguage.clause(part, lang, 'aim')
  const aim = gainedTogether(effect, lang, 'aim', said) ?? said(effect)
  return lang === 'pl' ? `możesz ${aim}` : `you may ${aim}`
}

/** OR-ABIL-07: when, under which condition, how often, and what. */
export function usableText(ability: UsableAbility, lang: Lang): string {
  const { when, does, isForced, once } = ability
  const narrowed = narrowedMoment(lang, ability)
  const condition =
    ability.if === undefined || narrowed !== null
      ? []
      : [`${lang === 'pl' ? 'jeśli' : 'if'} ${whenSaid(ability.if, lang)}`]
  const label = phases[lang][when]
  if (label !== undefined) {
    const clause = [...condition, suchAs(condition, effectClause(does, lang), lang)].join(', ')
    return `${label}: ${sentence(clause)}`
  }
  const often = once === undefined ? [] : [onceSaid(lang, once, ability.kind)]
  const what = isForced === true ? effectClause(does, lang) : mayClause(does, when, lang)
  const moment = narrowed ?? momentSaid(lang, ability)
  if (lang === 'en') return sentence([...often, moment, ...condition, what].join(', '))
  // Polish sets off clauses with commas, and nothing else.
  const isClause = condition.length > 0 || moment.startsWith('gdy')
  const before = moment.startsWith('gdy') ? [...often, moment].join(', ') : [...often, moment].join(' ')
  return sentence(`${[before, ...condition].join(', ')}${isClause ? ',' : ''} ${what}`)
}

/** What the condition has named is not named again. */
function suchAs([condition]: readonly string[], clause: string, lang: Lang): string {
  return condition === undefined || lang === 'pl'
    ? clause
    : withoutNaming(condition.slice('if '.length), clause)
}
