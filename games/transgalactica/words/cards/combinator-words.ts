import { type CombinatorWords, capitalised, type Lang, type PrintedPart } from '@kantyna/kernel'

/** How texts join their parts, as briefly as their icons: "gain 2 energy and 1 credit". */

const AND: Readonly<Record<Lang, string>> = { en: ' and ', pl: ' i ' }
const THEN: Readonly<Record<Lang, string>> = { en: ', then ', pl: ', a potem ' }

/** A repeated verb is said only once. */
const verbs = /^(you gain|gain|zyskaj|zyskać|zyskujesz) /

function isGain(clause: string): boolean {
  return verbs.test(clause) && !/[,:;(]/.test(clause)
}

/** "gain 1 raw material", "gain 1 energy": only the first of several gains has the verb. */
export function withOneVerb(clauses: readonly string[]): string[] {
  if (!clauses.every(isGain)) return [...clauses]
  return clauses.map((clause, index) => (index === 0 ? clause : clause.replace(verbs, '')))
}

const advances = /^(you advance|advance|awansuj|awansować|awansujesz) /

const isAdvance = (clause: string): boolean => advances.test(clause) && !/[,:;(]/.test(clause)

/** The words for an advance without cost. */
export const FREE: Readonly<Record<Lang, string>> = {
  en: ' without the usual cost',
  pl: ' bez zwykłego kosztu',
}

const BOTH_FREE: Readonly<Record<Lang, string>> = {
  en: ', both without the usual cost',
  pl: ', jedno i drugie bez zwykłego kosztu',
}

/** Advances in a row become one clause. If two of them are free, the clause says so once, for both. */
function merged(lang: Lang, parts: readonly PrintedPart[]): PrintedPart[] {
  const wording: PrintedPart[] = []
  for (const part of parts) {
    const last = wording.pop()
    if (last === undefined) {
      wording.push(part)
      continue
    }
    const isSame = last.clause.endsWith(FREE[lang]) && part.clause.endsWith(FREE[lang])
    const before = isSame ? last.clause.slice(0, -FREE[lang].length) : last.clause
    const now = isSame ? `${part.clause.slice(0, -FREE[lang].length)}${BOTH_FREE[lang]}` : part.clause
    if (isAdvance(before) && isAdvance(part.clause))
      wording.push({ ...part, clause: `${before}${AND[lang]}${now.replace(advances, '')}` })
    else if (isSame) wording.push({ ...part, clause: `${before}${AND[lang]}${now}` })
    else wording.push(last, part)
  }
  return wording
}

/** A clause with commas, brackets or an "and" is not joined by another "and". */
const isLong = (clause: string): boolean => /[,:;(]| (and|i) /.test(clause)

function inTurn(lang: Lang, printed: readonly PrintedPart[]): string {
  const parts = merged(lang, printed)
  let wording = ''
  let isListing = false
  parts.forEach(({ clause, isConditional }, index) => {
    const before = parts[index - 1]
    if (before === undefined) {
      wording = clause
      isListing = isGain(clause)
      return
    }
    if (isConditional || before.isConditional || /[:;.] /.test(before.clause)) {
      wording += `. ${capitalised(clause)}`
      isListing = isGain(clause)
      return
    }
    if (isListing && isGain(clause)) {
      const next = parts[index + 1]
      const isLast = next === undefined || !isGain(next.clause)
      wording += `${isLast ? AND[lang] : ', '}${clause.replace(verbs, '')}`
      return
    }
    isListing = isGain(clause)
    wording += `${isLong(wording) || isLong(clause) ? THEN[lang] : AND[lang]}${clause}`
  })
  return wording
}

/** Conditions with the same beginning say it once: "you have trade 4 and military 4". Longer beginnings come first. */
const beginnings: Readonly<Record<Lang, readonly string[]>> = {
  en: ['you have completed ', 'you have an outpost on ', 'you have '],
  pl: ['masz za sobą ', 'masz placówkę na ', 'masz '],
}

function joinedConditions(
  lang: Lang,
  conditions: readonly string[],
  hasJoined: boolean,
  how: 'and' | 'or',
): string {
  const start = beginnings[lang].find((each) => conditions.every((condition) => condition.startsWith(each)))
  const parts = conditions.map((condition, index) =>
    index === 0 || start === undefined ? condition : condition.slice(start.length),
  )
  const last = {
    en: { and: [' and ', ', and '], or: [' or ', ', or '] },
    pl: { and: [' i ', ', a także '], or: [' lub ', ' albo '] },
  }[lang][how][hasJoined ? 1 : 0]
  return [...parts.slice(0, -2), parts.slice(-2).join(last)].join(', ')
}

export const treeCombinators: Readonly<Record<Lang, Partial<CombinatorWords>>> = {
  en: {
    all: (parts) => inTurn('en', parts),
    and: (conditions, hasJoined) => joinedConditions('en', conditions, hasJoined, 'and'),
    or: (conditions, hasJoined) => joinedConditions('en', conditions, hasJoined, 'or'),
  },
  pl: {
    all: (parts) => inTurn('pl', parts),
    and: (conditions, hasJoined) => joinedConditions('pl', conditions, hasJoined, 'and'),
    or: (conditions, hasJoined) => joinedConditions('pl', conditions, hasJoined, 'or'),
  },
}

/** The words for counting a bound result. */
export const countNames = {
  activated: { en: 'for each planet activated', pl: 'za każdą aktywowaną planetę' },
}
