import type { Lang, Mood, Printer } from '@kantyna/kernel'
import type { CardEffect } from '../rules/effects/vocabulary.ts'
import { reputationWith } from './card-terms.ts'
import { andIn, creditCount, fameCount, gainPl, listed, losePl, you } from './effect-words.ts'

/** Gains and losses that come together are said in one go: "gain 5,000 credits and 1 fame, and lose 1 Hutt reputation". */

interface Change {
  readonly isGain: boolean
  readonly what: string
}

function changeIn(effect: CardEffect, lang: Lang): Change | null {
  switch (effect.op) {
    case 'gainCredits':
    case 'loseCredits':
      return typeof effect.amount === 'number'
        ? { isGain: effect.op === 'gainCredits', what: creditCount(lang, effect.amount) }
        : null
    case 'gainFame':
    case 'loseFame':
      return { isGain: effect.op === 'gainFame', what: fameCount(lang, effect.amount) }
    case 'gainReputation':
    case 'loseReputation':
      return { isGain: effect.op === 'gainReputation', what: `1 ${reputationWith[lang][effect.faction]}` }
    default:
      return null
  }
}

/** Null where the effect does not begin with two gains or losses. `clause` says what follows them. */
export function gainedTogether(
  effect: CardEffect,
  lang: Lang,
  mood: Mood,
  clause: (effect: CardEffect) => string,
): string | null {
  if (effect.op !== 'all') return null
  const groups: { readonly isGain: boolean; readonly what: string[] }[] = []
  let count = 0
  for (const part of effect.of) {
    const change = changeIn(part, lang)
    if (change === null) break
    count++
    const last = groups[groups.length - 1]
    if (last?.isGain === change.isGain) last.what.push(change.what)
    else groups.push({ isGain: change.isGain, what: [change.what] })
  }
  if (count < 2) return null
  const changes = changesSaid(groups, lang, mood)
  const rest = effect.of.slice(count)
  if (rest.length === 0) return changes
  const [only] = rest
  const said = clause(only !== undefined && rest.length === 1 ? only : { op: 'all', of: rest })
  if (only !== undefined && sentences.has(only.op))
    return `${changes}. ${said.charAt(0).toUpperCase()}${said.slice(1)}`
  return `${changes}${lang === 'pl' ? ', a potem ' : ', then '}${said}`
}

/** What begins a sentence of its own. */
const sentences: ReadonlySet<string> = new Set([
  'if',
  'may',
  'upTo',
  'choose',
  'test',
  'combat',
  'end',
  'completeJob',
])

function changesSaid(
  groups: readonly { readonly isGain: boolean; readonly what: readonly string[] }[],
  lang: Lang,
  mood: Mood,
): string {
  const said = groups.map(({ isGain, what }) => {
    const things = listed(what, andIn[lang])
    if (lang === 'pl') return `${isGain ? gainPl(mood) : losePl(mood)} ${things}`
    return `${isGain ? 'gain' : 'lose'} ${things}`
  })
  const joined = groups.some(({ what }) => what.length > 1)
    ? listed(said, lang === 'pl' ? ' oraz ' : ', and ')
    : listed(said, andIn[lang])
  return lang === 'pl' ? joined : you(mood, joined)
}

export function togetherOrNot(effect: CardEffect, lang: Lang, mood: Mood, say: Printer): string {
  return gainedTogether(effect, lang, mood, (part) => say.clause(part, mood)) ?? say.clause(effect, mood)
}
