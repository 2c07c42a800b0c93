import { capitalised, type JointWords, type Lang, type Mood, type PrintedPart, plural } from '@kantyna/kernel'
import { andIn, listed, orIn, you } from './effect-words.ts'

/** How card texts join their parts: as short as printed cards do. */

/** What would be taken for a part of the clause before it. */
const isLong = (clause: string): boolean => /, |\)$| (and|or|i|lub|oraz) /.test(clause)

/** In Polish somebody else's doing is set off: "otrzymaj 1 obrażenie, a misja kończy się niepowodzeniem". */
const hasOwnSubject = (clause: string): boolean =>
  /^(misja|próba|twój statek|twój partner|przeciwnik|wskazany gracz|twoja) /.test(clause)

function jointAfter(lang: Lang, before: string, clause: string): string {
  if (lang === 'en') {
    if (isLong(before) || clause.startsWith('you may ')) return ', then '
    return clause.startsWith('the ') ? ', and ' : ' and '
  }
  if (clause.startsWith('możesz ')) return ', a potem '
  if (hasOwnSubject(before)) return hasOwnSubject(clause) ? ', a ' : ', a potem '
  if (hasOwnSubject(clause) && !before.endsWith(')')) return ', a '
  return isLong(before) ? ', a potem ' : ' i '
}

/** In Polish a player who has just been named: "wskaż innego gracza, który wykona polecenie: …". */
function relativeAfter(before: string, clause: string): string | null {
  const does = /^wskazany gracz (.*)$/.exec(clause)?.[1]
  return does !== undefined && /^wska[^,]* gracza[^,]*$/.test(before)
    ? `, który ${does.replace('wykonuje', 'wykona')}`
    : null
}

/** "Twój partner zyskuje 1000 kredytów": what somebody else simply gains, loses or suffers needs no quoted order. */
function plainlyDone(order: string): string | null {
  const [, verb, what = ''] = /^(zyskaj|strać|otrzymaj) (\d[^,:;.]*)$/.exec(order) ?? []
  if (verb === undefined || /(zyskaj|strać|otrzymaj) /.test(what)) return null
  return `${{ zyskaj: 'zyskuje', strać: 'traci', otrzymaj: 'otrzymuje' }[verb]} ${what}`
}

const ALIKE: Readonly<Record<Lang, string>> = { en: ' and ', pl: ' i ' }

/** The same verb is said once: "gain this card and 1,000 credits". */
function withoutVerb(before: string, clause: string): string {
  const verb = /^(gain|lose|zyska\p{L}+|straci?\p{L}*) /u.exec(clause)?.[0]
  return verb !== undefined && before.startsWith(verb) ? clause.slice(verb.length) : clause
}

/** After outcomes it could be taken for a part of the last of them. */
const isMeantEitherWay = (before: string, clause: string): boolean =>
  /: “?„?(\p{L}+ [^:]*: )?(if|on|jeśli) /u.test(before) &&
  /^(continue|the job|the attempt|complete|przejdź|misja|próba|zrealizuj) /.test(clause)

const eitherWay = (lang: Lang, clause: string): string =>
  lang === 'pl' ? `niezależnie od wyniku ${clause}` : `either way, ${clause}`

/** In English a test or a fight that follows says so. */
const isNext = (before: string, clause: string): boolean =>
  /: (if you|on) /.test(before) && /^(you may )?(test|fight) /.test(clause)

function afterOutcomes(lang: Lang, before: string, clause: string): string {
  if (isMeantEitherWay(before, clause)) return eitherWay(lang, clause)
  return isNext(before, clause) ? `then ${clause}` : clause
}

/** What a player does who has just been chosen: "choose another player, who does the following". */
const isOfChosen = (before: string, clause: string): boolean =>
  /^choose .*player/.test(before) && clause.startsWith('that player does ')

/** What a condition has named is not named again: "if there is a contact on your planet, reveal 1 such contact". */
export function withoutNaming(condition: string, clause: string): string {
  const named = /^there is (.* (?:player|contact|patrol) .*)$/.exec(condition)?.[1]
  const noun = named === undefined ? undefined : /player|contact|patrol/.exec(named)?.[0]
  if (named === undefined || noun === undefined) return clause
  return clause.replace(named, `1 such ${noun}`).replace(named.replace(/^an? /, '1 '), `1 such ${noun}`)
}

/** One thing after another: "gain 1,000 credits and recover 1 damage from your ship". */
function inTurn(lang: Lang, parts: readonly PrintedPart[]): string {
  let said = ''
  parts.forEach(({ clause, isConditional, isTimed }, index) => {
    const before = parts[index - 1]
    if (before === undefined) said = clause
    else if (isConditional || before.isConditional || /[:;.] /.test(before.clause))
      said += `. ${capitalised(afterOutcomes(lang, before.clause, clause))}`
    else if (isOfChosen(before.clause, clause)) said += `, who${clause.slice('that player'.length)}`
    else if (lang === 'pl' && relativeAfter(before.clause, clause) !== null)
      said += relativeAfter(before.clause, clause)
    else if (isTimed) said += `${lang === 'pl' ? ', a ' : ', and '}${clause}`
    // Of three and more the ones before stand with commas, as in any list.
    else if (index < parts.length - 1 && !isLong(before.clause) && !isLong(clause) && isPlain(parts))
      said += `, ${clause}`
    else {
      const joint = jointAfter(lang, before.clause, clause)
      said += `${joint}${joint === ALIKE[lang] ? withoutVerb(before.clause, clause) : clause}`
    }
  })
  return said
}

const isPlain = (parts: readonly PrintedPart[]): boolean =>
  parts.every(({ clause, isConditional, isTimed }) => !isConditional && !isTimed && !/[:;.] /.test(clause))

/** Conditions that begin alike say so once: "you have 1 mod and 2 gear". */
function withoutRepeats(conditions: readonly string[], starts: readonly string[]): string[] {
  return conditions.map((condition, index) => {
    const start = starts.find((each) => condition.startsWith(each) && conditions[0]?.startsWith(each))
    const isAlike = start !== undefined && conditions.slice(0, index).every((each) => each.startsWith(start))
    return index > 0 && isAlike ? condition.slice(start.length) : condition
  })
}

const oneReputation: Readonly<Record<Lang, RegExp>> = {
  en: /^your (\p{L}+) reputation is ([\p{L} ]+)$/u,
  pl: /^twoja reputacja ([wu] \p{L}+) jest ([\p{L} ]+)$/u,
}

/** "Your reputation" is said once: "twoja reputacja w Rebelii jest pozytywna, a w Imperium negatywna". */
function reputationsSaid(lang: Lang, conditions: readonly string[], is: 'and' | 'or'): string | null {
  const all = conditions.flatMap((condition) => {
    const [, faction, standing] = oneReputation[lang].exec(condition) ?? []
    return faction === undefined || standing === undefined ? [] : [{ faction, standing }]
  })
  const [first, second] = all
  if (first === undefined || second === undefined || all.length < conditions.length) return null
  if (all.every(({ standing }) => standing === first.standing)) {
    const factions = listed(
      all.map(({ faction }) => faction),
      is === 'and' ? andIn[lang] : orIn[lang],
    )
    if (lang === 'pl') return `twoja reputacja ${factions} jest ${first.standing}`
    return `your ${factions} reputation ${is === 'and' ? 'are' : 'is'} ${first.standing}`
  }
  if (all.length > 2 || is === 'or') return null
  if (lang === 'en')
    return `your ${first.faction} reputation is ${first.standing} and your ${second.faction} reputation is ${second.standing}`
  return `twoja reputacja ${first.faction} jest ${first.standing}, a ${second.faction} ${second.standing}`
}

const oneSkill: Readonly<Record<Lang, RegExp>> = {
  en: /^you have the (\p{L}+) skill$/u,
  pl: /^masz umiejętność: (\p{L}+)$/u,
}

/** "You have the Knowledge and Tech skills." */
function skillsSaid(lang: Lang, conditions: readonly string[], is: 'and' | 'or'): string | null {
  const skills = conditions.flatMap((condition) => oneSkill[lang].exec(condition)?.[1] ?? [])
  if (skills.length < conditions.length || is === 'or') return null
  const all = listed(skills, andIn[lang])
  return lang === 'pl' ? `masz umiejętności: ${all}` : `you have the ${all} skills`
}

const STARTS = { en: ['you have ', 'you are '], pl: ['masz ', 'jesteś '] } as const

function joined(lang: Lang, conditions: readonly string[], hasJoined: boolean, is: 'and' | 'or'): string {
  const words = {
    en: { and: [' and ', ', and '], or: [' or ', ', or '] },
    pl: { and: [' i ', ', a przy tym '], or: [' lub ', ' albo '] },
  } as const
  const merged = reputationsSaid(lang, conditions, is) ?? skillsSaid(lang, conditions, is)
  if (merged !== null) return merged
  const parts = withoutRepeats(conditions, STARTS[lang])
  const [only, other] = parts
  // Two that are about different things are set against each other: "masz 1 broń, a twoja reputacja jest pozytywna".
  if (lang === 'pl' && is === 'and' && parts.length === 2 && only !== undefined && other !== undefined)
    if (!hasOwnSubject(only) && hasOwnSubject(other)) return `${only}, a ${other}`
  // A part with a subject of its own after others without one is set off by a comma.
  const isMixed = parts.some((part, index) => index > 0 && part !== conditions[index])
  const last = parts.length - 1
  const isSetOff = hasJoined || (isMixed && parts.length > 2 && parts[last] === conditions[last])
  if (isSetOff && !hasJoined)
    return `${listed(parts.slice(0, -1), words[lang][is][0])}${lang === 'pl' ? ', a ' : ', and '}${parts[last]}`
  return listed(parts, words[lang][is][hasJoined ? 1 : 0])
}

/** "Peek at up to 2 facedown contacts on any planets." */
function severalContacts(times: string, aim: string, mood: Mood): string | null {
  const [, does, contact] =
    /^(peek at|reveal) 1 ((?:faceup |facedown )?contact) on any planet$/.exec(aim) ?? []
  if (does === undefined || contact === undefined) return null
  const count = times === 'twice' ? 2 : Number.parseInt(times, 10)
  return you(mood, `${does} up to ${count} ${contact}s on any planets`)
}

/** "Możesz podejrzeć maksymalnie 2 zakryte kontakty na dowolnych planetach." */
function severalContactsPl(times: string, aim: string): string | null {
  const [, does, side, where] =
    /^(podejrzeć|odkryć) 1 (zakryty|odkryty) kontakt (na dowolnej planecie|w odległości do \d+ pól)$/.exec(
      aim,
    ) ?? []
  const count = Number.parseInt(times, 10)
  if (does === undefined || side === undefined || where === undefined || Number.isNaN(count)) return null
  const many = side.replace(/y$/, 'ych kontaktów')
  const contacts = plural('pl', count, {
    one: `${side} kontakt`,
    few: side.replace(/y$/, 'e kontakty'),
    many,
    other: many,
  })
  return `${does} maksymalnie ${count} ${contacts} ${where.replace('dowolnej planecie', 'dowolnych planetach')}`
}

/** What has commas or an "or" of its own is set off from the next by a semicolon. */
const isEntangled = (clause: string): boolean => /[,:;.] | (lub|albo) /.test(clause)

const isLetter = (label: string): boolean => /^[A-Z]$/.test(label)

export const cardJoints: Readonly<Record<Lang, Partial<JointWords>>> = {
  en: {
    all: (parts) => inTurn('en', parts),
    when(condition, then, otherwise, mood) {
      if (mood === 'aim')
        return `${then} if ${condition}${otherwise === null ? '' : `, or ${otherwise} otherwise`}`
      const done = withoutNaming(condition, then)
      return `if ${condition}, ${done}${otherwise === null ? '' : `; otherwise, ${otherwise}`}`
    },
    upTo: (times, aim, mood) =>
      severalContacts(times, aim, mood) ?? `${mood === 'aim' ? '' : 'you may '}${aim}, up to ${times}`,
    happensTo: (who, { order, aim }, mood) =>
      mood === 'aim' ? `make ${who} ${aim}` : `${who} does the following: “${order}”`,
    section: (label, mood) =>
      `${mood === 'fact' ? 'you ' : ''}continue with ${isLetter(label) ? `section ${label}` : `“${label}”`}`,
    and: (conditions, hasJoined) => joined('en', conditions, hasJoined, 'and'),
    or: (conditions, hasJoined) => joined('en', conditions, hasJoined, 'or'),
  },
  pl: {
    all: (parts) => inTurn('pl', parts),
    choose(clauses, chooser, mood) {
      const chosen = { order: 'wybierz', aim: 'wybrać', fact: 'wybierasz' }[mood]
      const options = clauses.some(isEntangled)
        ? [...clauses.slice(0, -2), clauses.slice(-2).join('; albo ')].join('; ')
        : listed(clauses, ' albo ')
      return `${chooser === null ? chosen : `${chooser} wybiera`} jedno: ${options}`
    },
    upTo: (times, aim, mood) =>
      `${mood === 'aim' ? '' : 'możesz '}${severalContactsPl(times, aim) ?? `${aim} (maksymalnie ${times})`}`,
    // A condition is set off from the moment before it.
    after: (when, clause) => `${when}${clause.startsWith('jeśli ') ? ',' : ''} ${clause}`,
    happensTo(who, { order }, mood) {
      if (mood === 'aim') return `sprawić, że ${who} wykona polecenie „${capitalised(order)}”`
      const done = plainlyDone(order)
      return done === null ? `${who} wykonuje polecenie: „${capitalised(order)}”` : `${who} ${done}`
    },
    section: (label, mood) => `${turnPl[mood]} do sekcji ${isLetter(label) ? label : `„${label}”`}`,
    and: (conditions, hasJoined) => joined('pl', conditions, hasJoined, 'and'),
    or: (conditions, hasJoined) => joined('pl', conditions, hasJoined, 'or'),
  },
}

const turnPl: Readonly<Record<Mood, string>> = { order: 'przejdź', aim: 'przejść', fact: 'przechodzisz' }
