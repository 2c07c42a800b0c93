import {
  at,
  type CombinatorWords,
  capitalised,
  type Lang,
  type Mood,
  type PrintedPart,
} from '@kantyna/kernel'
import { listed } from './effect-words.ts'
import {
  andIf,
  chosenGain,
  clauseOfChosen,
  eitherWay,
  ifYouDo,
  inBrackets,
  lossOrElse,
  next,
  quotedOrder,
  reputations,
  severalContacts,
  skills,
  withoutQuotedOrder,
  withoutRepeatedSubject,
} from './phrasings.ts'

/** How card texts join their parts: as briefly as printed cards. */

/** Whether a following clause could be read as a part of this clause. */
const isLong = (clause: string): boolean => /, |\)$| (and|or|i|lub|oraz) /.test(clause)

/** A clause about another subject is separated: "otrzymaj 1 obrażenie, a misja kończy się niepowodzeniem". */
const ownSubject: Readonly<Record<Lang, RegExp>> = {
  en: /^(the|your|that) (?!card)/,
  pl: /^(misja|próba|twój statek|twój partner|przeciwnik|wskazany gracz|twoja) /,
}

/** The end of a job or an attempt: it happens together with the clause before, not after it. */
const isEnd = (clause: string): boolean => /^(the job|the attempt|misja|próba) /.test(clause)

function conjunctionAfter(lang: Lang, before: string, clause: string): string {
  const [hasOwnSubject, hadOwnSubject] = [ownSubject[lang].test(clause), ownSubject[lang].test(before)]
  if (lang === 'en') {
    if (isEnd(clause)) return ', and '
    if (isLong(before) || clause.startsWith('you may ')) return ', then '
    if (hadOwnSubject) return hasOwnSubject ? ', and ' : ', then you '
    return hasOwnSubject ? ', and ' : ' and '
  }
  if (clause.startsWith('możesz ')) return ', a następnie '
  if (hadOwnSubject) return hasOwnSubject ? ', a ' : ', a następnie '
  if (hasOwnSubject && !before.endsWith(')')) return ', a '
  // A subordinate clause before is closed by a comma: "sprawić, że twój statek otrzyma 1 obrażenie, i wykonać test".
  if (/, że /.test(before)) return ', i '
  if (isLong(before)) return ', a następnie '
  // Two "i" in a row would be ambiguous: "zyskaj … oraz usuń … z postaci i … ze statku".
  return /^[^:;,.]* i /.test(clause) ? ' oraz ' : ' i '
}

const AND_WORDS: Readonly<Record<Lang, readonly string[]>> = { en: [' and '], pl: [' i ', ' oraz '] }

/** A repeated verb is left out: "gain this card and 1,000 credits". */
function withoutVerb(before: string, clause: string): string {
  const verb = /^(gain|lose|suffer|zyska\p{L}+|straci?\p{L}*) /u.exec(clause)?.[0]
  return verb !== undefined && before.startsWith(verb) ? clause.slice(verb.length) : clause
}

/** Whether a clause that follows results could be read as a part of the last result. */
const couldJoinLastResult = (before: string, clause: string): boolean =>
  /: “?„?(\p{L}+ [^:]*: )?(if|on|jeśli) /iu.test(before) &&
  /^(continue|the job|the attempt|complete|przejdź|misja|próba|zrealizuj) /.test(clause)

/** Whether a clause is a test, a fight or a gain that follows the results of another one. */
const followsResults = (before: string, clause: string): boolean =>
  /: (if|on|jeśli) /i.test(before) &&
  /^(you may |możesz )?(test|fight|make a|gain|zyskaj|wykonaj test|wykonać test|rozegraj walkę|rozegrać walkę|wykonaj z przeciwnikiem) /.test(
    clause,
  )

/** The wording of a clause that follows a clause with results. */
export function afterOutcomes(lang: Lang, before: string, clause: string): string {
  if (couldJoinLastResult(before, clause)) return eitherWay[lang](clause)
  return followsResults(before, clause) ? next[lang](clause) : clause
}

/** Whether the text ends with a quoted order, which has its own full stop. */
const isClosed = (wording: string): boolean => /[.]”$/.test(wording)

/**
 * Damage to the ship is not worded as an intention: "możesz przemieścić się …; jeśli to zrobisz, twój statek otrzymuje
 * 2 obrażenia".
 */
const shipDamageAimed = /^sprawić, że twój statek otrzyma /

/** Several effects in order: "gain 1,000 credits and recover 1 damage from your ship". */
function inTurn(lang: Lang, parts: readonly PrintedPart[]): string {
  const last = parts.at(-1)
  // After two clauses with "a", a third becomes a sentence: "… a przeciwnik zyskuje 2000 kredytów. Misja …".
  if (lang === 'pl' && parts.length > 2 && last !== undefined && isEnd(last.clause))
    return `${inTurn(lang, parts.slice(0, -1))}. ${capitalised(afterOutcomes(lang, at(parts, parts.length - 2).clause, last.clause))}`
  let wording = ''
  parts.forEach(({ clause, isConditional, isTimed }, index) => {
    const before = parts[index - 1]
    const chosen = before === undefined ? null : clauseOfChosen[lang](before.clause, clause)
    if (before === undefined) wording = clause
    else if (/^(you cannot|nie możesz) /.test(clause)) wording += `. ${ifYouDo[lang](clause)}`
    else if (isConditional || before.isConditional || /[:;.] /.test(before.clause))
      wording += `${isClosed(wording) ? '' : '.'} ${capitalised(afterOutcomes(lang, before.clause, clause))}`
    else if (chosen !== null) wording += chosen
    else if (index === parts.length - 1 && shipDamageAimed.test(clause))
      wording += `; jeśli to zrobisz, ${clause.replace(shipDamageAimed, 'twój statek otrzymuje ')}`
    // After another player's action, the reader's own action is a new sentence.
    else if (/player[^,]*, who |gracza[^,]*, który (?!ma |jest )/.test(wording))
      wording += `. ${capitalised(next[lang](clause))}`
    else if (isTimed) wording += `${lang === 'pl' ? ', a ' : ', and '}${clause}`
    // Lists of three or more use commas.
    else if (index < parts.length - 1 && !isLong(before.clause) && !isLong(clause) && isPlain(parts))
      wording += `, ${clause}`
    else {
      const conjunction = conjunctionAfter(lang, before.clause, clause)
      wording += `${conjunction}${AND_WORDS[lang].includes(conjunction) ? withoutVerb(before.clause, clause) : clause}`
    }
  })
  return wording
}

const isPlain = (parts: readonly PrintedPart[]): boolean =>
  parts.every(({ clause, isConditional, isTimed }) => !isConditional && !isTimed && !/[:;.] /.test(clause))

/** Conditions with the same beginning share it: "you have 1 mod and 2 gear". */
function withoutRepeats(conditions: readonly string[], starts: readonly string[]): string[] {
  return conditions.map((condition, index) => {
    const start = starts.find((each) => condition.startsWith(each) && conditions[0]?.startsWith(each))
    const isAlike = start !== undefined && conditions.slice(0, index).every((each) => each.startsWith(start))
    return index > 0 && isAlike ? condition.slice(start.length) : condition
  })
}

const STARTS = { en: ['you have ', 'you are '], pl: ['masz ', 'jesteś '] } as const

function joined(lang: Lang, conditions: readonly string[], hasJoined: boolean, is: 'and' | 'or'): string {
  const words = {
    en: { and: [' and ', ', and '], or: [' or ', ', or '] },
    pl: { and: [' i ', ', a przy tym '], or: [' lub ', ' albo '] },
  } as const
  const merged = reputations[lang](conditions, is) ?? skills[lang](conditions, is)
  if (merged !== null) return merged
  const parts = withoutRepeats(conditions, STARTS[lang])
  const [only, other] = parts
  // Two conditions about different subjects are contrasted: "masz 1 broń, a twoja reputacja jest pozytywna".
  if (lang === 'pl' && is === 'and' && parts.length === 2 && only !== undefined && other !== undefined)
    if (!ownSubject.pl.test(only) && ownSubject.pl.test(other)) return `${only}, a ${other}`
  // A part with its own subject after others without one needs a comma.
  const isMixed = parts.some((part, index) => index > 0 && part !== conditions[index])
  const last = parts.length - 1
  const isSetOff = hasJoined || (isMixed && parts.length > 2 && parts[last] === conditions[last])
  if (isSetOff && !hasJoined)
    return `${listed(parts.slice(0, -1), words[lang][is][0])}${lang === 'pl' ? ', a ' : ', and '}${parts[last]}`
  return listed(parts, words[lang][is][hasJoined ? 1 : 0])
}

/** Whether a clause has its own commas, "and" or "or": then a semicolon separates it from the next. */
const needsSemicolon = (clause: string): boolean =>
  /[,:;.] | (lub|albo|i|or|and) /.test(clause.replace(/gear and mod|sprzętu i modyfikacji/, ''))

function optionClauses(options: readonly string[], or: string, farOr: string): string {
  return options.some(needsSemicolon)
    ? [...options.slice(0, -2), options.slice(-2).join(farOr)].join('; ')
    : listed(options, or)
}

/** An option's results are in brackets, so that they are not read as other options. */
function optionClause(lang: Lang, clause: string): string {
  return /^[^:(]+: (if|on|jeśli) [^:.]*$/.test(clause) ? inBrackets[lang](clause) : clause
}

const isLetter = (label: string): boolean => /^[A-Z]$/.test(label)

const turnPl: Readonly<Record<Mood, string>> = {
  imperative: 'przejdź',
  infinitive: 'przejść',
  indicative: 'przechodzisz',
}

type Combinator = keyof CombinatorWords
type InBoth = { readonly [Name in Combinator]?: Readonly<Record<Lang, CombinatorWords[Name]>> }

/** Both languages side by side, so that both join the same parts. */
const inBothLanguages = {
  all: {
    en: (parts) => inTurn('en', parts),
    pl: (parts) => inTurn('pl', parts),
  },
  choose: {
    en(clauses, chooser, mood) {
      const chosen = mood === 'indicative' ? 'you choose' : 'choose'
      const options = clauses.map((clause) => optionClause('en', clause))
      return `${chooser === null ? chosen : `${chooser} chooses`} one: ${optionClauses(options, ' or ', '; or ')}`
    },
    pl(clauses, chooser, mood) {
      const chosen = { imperative: 'wybierz', infinitive: 'wybrać', indicative: 'wybierasz' }[mood]
      const options = clauses.map((clause) => optionClause('pl', clause))
      return `${chooser === null ? chosen : `${chooser} wybiera`} jedno: ${optionClauses(options, ' albo ', '; albo ')}`
    },
  },
  when: {
    en(condition, then, otherwise, mood) {
      if (mood === 'infinitive')
        return `${then} if ${condition}${otherwise === null ? '' : `, or ${otherwise} otherwise`}`
      if (otherwise === null)
        return `if ${andIf.en(condition, then) ?? `${condition}, ${withoutRepeatedSubject.en(condition, then)}`}`
      const loss = lossOrElse.en(then, otherwise)
      return loss ?? `if ${condition}, ${withoutRepeatedSubject.en(condition, then)}; otherwise, ${otherwise}`
    },
    pl(condition, then, otherwise, mood) {
      if (mood === 'infinitive')
        return `${then}, jeśli ${condition}${otherwise === null ? '' : `, a w przeciwnym razie ${otherwise}`}`
      if (otherwise === null)
        return `jeśli ${andIf.pl(condition, then) ?? `${condition}, ${withoutRepeatedSubject.pl(condition, then)}`}`
      const loss = lossOrElse.pl(then, otherwise)
      return (
        loss ??
        `jeśli ${condition}, ${withoutRepeatedSubject.pl(condition, then)}; w przeciwnym razie ${otherwise}`
      )
    },
  },
  upTo: {
    en: (times, infinitive, mood) =>
      severalContacts.en(times, infinitive, mood) ??
      `${mood === 'infinitive' ? '' : 'you may '}${infinitive}, up to ${times}`,
    pl: (times, infinitive, mood) =>
      severalContacts.pl(times, infinitive, mood) ??
      `${mood === 'infinitive' ? '' : 'możesz '}${infinitive} (maksymalnie ${times})`,
  },
  after: {
    en: (when, clause, mood) => (mood === 'infinitive' ? `${clause} ${when}` : `${when}, ${clause}`),
    // A condition is separated from the timing before it.
    pl: (when, clause) => `${when}${clause.startsWith('jeśli ') ? ',' : ''} ${clause}`,
  },
  happensTo: {
    en(who, { imperative, infinitive }, mood) {
      if (mood === 'infinitive') return `make ${who} ${infinitive}`
      const done = withoutQuotedOrder.en(imperative)
      return (
        chosenGain.en(who, imperative) ?? (done === null ? quotedOrder.en(who, imperative) : `${who} ${done}`)
      )
    },
    pl(who, { imperative }, mood) {
      if (mood === 'infinitive') return `sprawić, że ${who} wykona polecenie „${capitalised(imperative)}”`
      const done = withoutQuotedOrder.pl(imperative)
      return (
        chosenGain.pl(who, imperative) ?? (done === null ? quotedOrder.pl(who, imperative) : `${who} ${done}`)
      )
    },
  },
  section: {
    en: (label, mood) =>
      `${mood === 'indicative' ? 'you ' : ''}continue with ${isLetter(label) ? `section ${label}` : `“${label}”`}`,
    pl: (label, mood) => `${turnPl[mood]} do sekcji ${isLetter(label) ? label : `„${label}”`}`,
  },
  and: {
    en: (conditions, hasJoined) => joined('en', conditions, hasJoined, 'and'),
    pl: (conditions, hasJoined) => joined('pl', conditions, hasJoined, 'and'),
  },
  or: {
    en: (conditions, hasJoined) => joined('en', conditions, hasJoined, 'or'),
    pl: (conditions, hasJoined) => joined('pl', conditions, hasJoined, 'or'),
  },
} as const satisfies InBoth

const wordsOf = (lang: Lang): Partial<CombinatorWords> =>
  Object.fromEntries(
    Object.entries(inBothLanguages).map(([combinator, wording]) => [combinator, wording[lang]]),
  )

export const cardCombinators: Readonly<Record<Lang, Partial<CombinatorWords>>> = {
  en: wordsOf('en'),
  pl: wordsOf('pl'),
}
