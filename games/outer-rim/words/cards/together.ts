import { capitalised, type Lang, type Mood, type Printer } from '@kantyna/kernel'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { reputationWith } from './card-terms.ts'
import { andIn, creditCount, fameCount, gainPl, listed, losePl, you } from './effect-words.ts'

/** Gains and losses that happen together are joined: "gain 5,000 credits and 1 fame, and lose 1 Hutt reputation". */

interface Change {
  readonly isGain: boolean
  /** In this order: credits, then fame, then reputation. */
  readonly rank: number
  readonly what: string
}

function changeIn(effect: CardEffect, lang: Lang): Change | null {
  switch (effect.op) {
    case 'gainCredits':
    case 'loseCredits':
      return typeof effect.amount === 'number'
        ? { isGain: effect.op === 'gainCredits', rank: 0, what: creditCount(lang, effect.amount) }
        : null
    case 'gainFame':
      return effect.isAdditional === true
        ? null
        : { isGain: true, rank: 1, what: fameCount(lang, effect.amount) }
    case 'loseFame':
      return { isGain: false, rank: 1, what: fameCount(lang, effect.amount) }
    case 'gainReputation':
    case 'loseReputation':
      return {
        isGain: effect.op === 'gainReputation',
        rank: 2,
        what: `1 ${lang === 'pl' ? 'punkt reputacji ' : ''}${reputationWith[lang][effect.faction]}`,
      }
    default:
      return null
  }
}

/** Null if the effect does not begin with two gains or losses. `clause` words the effects after them. */
export function gainedTogether(
  effect: CardEffect,
  lang: Lang,
  mood: Mood,
  clause: (effect: CardEffect) => string,
): string | null {
  if (effect.op !== 'all') return null
  const changes: Change[] = []
  for (const part of effect.of) {
    const change = changeIn(part, lang)
    if (change === null) break
    changes.push(change)
  }
  if (changes.length < 2) return null
  const groups = [true, false]
    .map((isGain) => changes.filter((change) => change.isGain === isGain))
    .filter((group) => group.length > 0)
    .map((group) => [...group].sort((a, b) => a.rank - b.rank))
  const wording = changesText(groups, lang, mood)
  const rest = effect.of.slice(changes.length)
  if (rest.length === 0) return wording
  const [only] = rest
  const next = clause(only !== undefined && rest.length === 1 ? only : { op: 'all', of: rest })
  if (only !== undefined && sentences.has(only.op)) return `${wording}. ${capitalised(next)}`
  return `${wording}${lang === 'pl' ? ', a następnie ' : ', then '}${next}`
}

/** Operations that begin a new sentence. */
const sentences: ReadonlySet<string> = new Set([
  'if',
  'may',
  'choose',
  'test',
  'combat',
  'end',
  'completeJob',
])

function changesText(groups: readonly (readonly Change[])[], lang: Lang, mood: Mood): string {
  const wording = groups.map((group) => {
    const things = listed(
      group.map(({ what }) => what),
      andIn[lang],
    )
    const isGain = group[0]?.isGain === true
    if (lang === 'pl') return `${isGain ? gainPl(mood) : losePl(mood)} ${things}`
    return `${isGain ? 'gain' : 'lose'} ${things}`
  })
  const joined = groups.some((group) => group.length > 1)
    ? listed(wording, lang === 'pl' ? ' oraz ' : ', and ')
    : listed(wording, andIn[lang])
  return lang === 'pl' ? joined : you(mood, joined)
}

export function combinedClause(effect: CardEffect, lang: Lang, mood: Mood, say: Printer): string {
  return gainedTogether(effect, lang, mood, (part) => say.clause(part, mood)) ?? say.clause(effect, mood)
}
