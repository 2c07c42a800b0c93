import { capitalised, type Lang, type Mood, plural } from '@kantyna/kernel'
import { andIn, listed, orIn } from './effect-words.ts'

/**
 * Wordings that make card texts shorter than their parts, with both languages side by side, so that both leave out the
 * same parts.
 */

type Phrasing<Args extends readonly string[]> = Readonly<Record<Lang, (...args: Args) => string>>
/** Null if the wording does not apply. */
type MaybePhrasing<Args extends readonly string[]> = Readonly<Record<Lang, (...args: Args) => string | null>>

/** Replaces the first match. */
function replaced(text: string, pairs: readonly (readonly [RegExp | string, string])[]): string {
  return pairs.reduce((wording, [found, put]) => wording.replace(found, put), text)
}

/** The subject of a condition is not repeated: "if there is a contact on your planet, reveal 1 such contact". */
export const withoutRepeatedSubject: Phrasing<[condition: string, clause: string]> = {
  en(condition, clause) {
    const reputation = /^your (reputation with the faction of .*?) is /.exec(condition)?.[1]
    if (reputation !== undefined)
      return replaced(clause, [
        [`your ${reputation} to `, 'it to '],
        [reputation, 'reputation with that faction'],
      ])
    const named = /^there is (.* (?:player|contact|patrol) .*)$/.exec(condition)?.[1]
    const noun = named === undefined ? undefined : /player|contact|patrol/.exec(named)?.[0]
    if (named === undefined || noun === undefined) return clause
    return replaced(clause, [
      [named, `1 such ${noun}`],
      [named.replace(/^an? /, '1 '), `1 such ${noun}`],
    ])
  },
  pl(condition, clause) {
    const faction = /^twoja reputacja we frakcji (.*?) jest /
      .exec(condition)?.[1]
      ?.replace('twojej', 'swojej')
    if (faction !== undefined)
      return replaced(clause, [
        [`ustaw reputację we frakcji ${faction} na `, 'zmień ją na '],
        [`we frakcji ${faction}`, 'w tej frakcji'],
      ])
    const contact = /^na twojej planecie jest (.*kontakt)$/.exec(condition)?.[1]
    if (contact !== undefined) return clause.replace(`1 ${contact} na swojej planecie`, '1 taki kontakt')
    if (!condition.startsWith('na twoim polu jest inny gracz')) return clause
    return replaced(clause, [
      [/^wskaż innego gracza[^:]*?, który wykona polecenie: /, 'wskaż go. Ten gracz wykonuje polecenie: '],
      [/z innym graczem(, który jest na twoim polu i [^,:]*| na swoim polu)/, 'z nim'],
      [/innego gracza(, który jest na twoim polu i [^,:]*| na swoim polu)/, 'tego gracza'],
    ])
  },
}

/** A plain gain, loss or damage of another player needs no quoted order: "your partner gains 4,000 credits". */
export const withoutQuotedOrder: MaybePhrasing<[order: string]> = {
  en(order) {
    const [, verb, what = ''] = /^(gain|lose|suffer) (\d[^:;.]*)$/.exec(order) ?? []
    return verb === undefined || /\b(gain|lose|suffer|you|your) /.test(what) ? null : `${verb}s ${what}`
  },
  pl(order) {
    const [, verb, what = ''] = /^(zyskaj|strać|otrzymaj) (\d[^:;.]*)$/.exec(order) ?? []
    if (verb === undefined || /(zyskaj|strać|otrzymaj|swo\p{L}+) /u.test(what)) return null
    return `${{ zyskaj: 'zyskuje', strać: 'traci', otrzymaj: 'otrzymuje' }[verb]} ${what}`
  },
}

/** A choice that the reader makes for another player: "choose what your partner gains: 4,000 credits or …". */
export const chosenGain: MaybePhrasing<[who: string, order: string]> = {
  en(who, order) {
    const [, options] =
      /^the active player chooses one: (you gain [^:;.]* or you gain [^:;.]*)$/.exec(order) ?? []
    return options === undefined ? null : `choose what ${who} gains: ${options.replaceAll('you gain ', '')}`
  },
  pl(who, order) {
    const [, options] =
      /^aktywny gracz wybiera jedno: ((?:zyskujesz|pozyskujesz) [^:;.]* albo (?:zyskujesz|pozyskujesz) [^:;.]*)$/.exec(
        order,
      ) ?? []
    return options === undefined
      ? null
      : `wybierz, co zyskuje ${who}: ${options.replaceAll(/(?:zyskujesz|pozyskujesz) /g, '')}`
  },
}

/** The clause of a player who was just chosen: "choose another player, who does the following: …". */
export const clauseOfChosen: MaybePhrasing<[before: string, clause: string]> = {
  en(before, clause) {
    const does = /^that player (.*)$/.exec(clause)?.[1]
    return does !== undefined && /^choose [^,]*player[^,]*$/.test(before) ? `, who ${does}` : null
  },
  pl(before, clause) {
    const does = /^wskazany gracz (.*)$/.exec(clause)?.[1]
    return does !== undefined && /^wska[^,]* gracza[^,]*$/.test(before)
      ? `, który ${does.replace('wykonuje', 'wykona')}`
      : null
  },
}

/** After results, an effect that always follows is marked: it could be read as a part of the last result. */
export const eitherWay: Phrasing<[clause: string]> = {
  en: (clause) => `either way, ${clause}`,
  pl: (clause) => `niezależnie od wyniku ${clause}`,
}

/** A test or a fight after the results of another one. */
export const next: Phrasing<[clause: string]> = {
  en: (clause) => `then ${clause}`,
  pl: (clause) => `następnie ${clause}`,
}

/** A second condition inside the first: "if you lose and have 1 cargo, …". */
export const andIf: MaybePhrasing<[condition: string, clause: string]> = {
  en(condition, clause) {
    const inner = plainIf(clause, /^(?:after this combat, )?if (you .*?|[^,]*), (.*)$/, '; otherwise')
    if (inner === null) return null
    const [further, then] = inner
    const subject = condition.startsWith('you ') ? /^you (?!may )/ : /^$/
    return `${condition} and ${further.replace(subject, '')}, ${then}`
  },
  pl(condition, clause) {
    const inner = plainIf(clause, /^(?:po tej walce, )?jeśli ([^,]*), (.*)$/, '; w przeciwnym razie')
    if (inner === null) return null
    const [further, then] = inner
    return `${condition} i ${further.replace('nie jesteś graczem pokonanym', 'obrażenia cię nie pokonają')}, ${then}`
  },
}

/** The two halves of a conditional clause without an "otherwise". */
function plainIf(clause: string, form: RegExp, otherwise: string): readonly [string, string] | null {
  const [, further, then] = clause.includes(otherwise) ? [] : (form.exec(clause) ?? [])
  return further === undefined || then === undefined ? null : [further, then]
}

/**
 * A loss that another effect may replace: "lose 3,000 credits or discard 1 cargo". G-82 settles what happens if neither
 * is possible.
 */
export const lossOrElse: MaybePhrasing<[then: string, otherwise: string]> = {
  en(then, otherwise) {
    const [, paid, instead] = /^choose one: pay (.*?);? or ([^;:]*)$/.exec(then) ?? []
    return instead !== undefined && otherwise === `lose ${paid}` ? `${otherwise} or ${instead}` : null
  },
  pl(then, otherwise) {
    const [, paid, instead] = /^wybierz jedno: zapłać (.*?) albo ([^;:]*)$/.exec(then) ?? []
    return instead !== undefined && otherwise === `strać ${paid}` ? `${otherwise} albo ${instead}` : null
  },
}

/** Parts in brackets after their head, if the sentence continues: "choose one (…, or …)". */
export const inBrackets: Phrasing<[clause: string]> = {
  en: (clause) => bracketed(clause, '; or ', ', or '),
  pl: (clause) => bracketed(clause, '; albo ', ' albo '),
}

function bracketed(clause: string, last: string, shorter: string): string {
  const [, head, parts] = /^([^:;.(]+): (.+)$/.exec(clause) ?? []
  return head === undefined || parts === undefined
    ? `(${clause})`
    : `${head} (${/[:.]/.test(parts) ? parts : parts.replace(last, shorter)})`
}

/** Reputation with several factions, joined: "your Hutt or Syndicate reputation is positive". */
export const reputations: Readonly<
  Record<Lang, (conditions: readonly string[], is: 'and' | 'or') => string | null>
> = {
  en(conditions, is) {
    const all = standings(conditions, /^your (\p{L}+) reputation is ([\p{L} ]+)$/u)
    const [first] = all ?? []
    if (all === null || first === undefined || is === 'and') return null
    if (all.some(([, standing]) => standing !== first[1])) return null
    const factions = all.map(([faction]) => faction)
    return `your ${listed(factions, orIn.en)} reputation is ${first[1]}`
  },
  pl(conditions, is) {
    const all = standings(conditions, /^twoja reputacja ([wu] \p{L}+) jest ([\p{L} ]+)$/u)
    const [first, second] = all ?? []
    if (all === null || first === undefined || second === undefined) return null
    if (all.every(([, standing]) => standing === first[1])) {
      const factions = all.map(([faction]) => faction)
      return `twoja reputacja ${listed(factions, is === 'and' ? andIn.pl : orIn.pl)} jest ${first[1]}`
    }
    if (all.length > 2 || is === 'or') return null
    return `twoja reputacja ${first[0]} jest ${first[1]}, a ${second[0]} ${second[1]}`
  },
}

function standings(
  conditions: readonly string[],
  form: RegExp,
): [faction: string, standing: string][] | null {
  const all = conditions.flatMap((condition): [string, string][] => {
    const [, faction, standing] = form.exec(condition) ?? []
    return faction === undefined || standing === undefined ? [] : [[faction, standing]]
  })
  return all.length < conditions.length ? null : all
}

/** Several skills, joined: "you have the Knowledge and Tech skills". */
export const skills: Readonly<
  Record<Lang, (conditions: readonly string[], is: 'and' | 'or') => string | null>
> = {
  en(conditions, is) {
    const all = conditions.flatMap((each) => /^you have the (\p{L}+) skill$/u.exec(each)?.[1] ?? [])
    if (all.length < conditions.length) return null
    return is === 'or'
      ? `you have the ${listed(all, orIn.en)} skill`
      : `you have the ${listed(all, andIn.en)} skills`
  },
  pl(conditions, is) {
    const all = conditions.flatMap((each) => /^masz umiejętność: (\p{L}+)$/u.exec(each)?.[1] ?? [])
    if (all.length < conditions.length) return null
    return is === 'or'
      ? `masz umiejętność: ${listed(all, orIn.pl)}`
      : `masz umiejętności: ${listed(all, andIn.pl)}`
  },
}

/** Several contacts, joined: "peek at up to 2 facedown contacts on any planets". */
export const severalContacts: Readonly<
  Record<Lang, (times: string, infinitive: string, mood: Mood) => string | null>
> = {
  en(times, infinitive, mood) {
    const [, does, contact, where] =
      /^(peek at|reveal) 1 ((?:faceup |facedown )?contact) (on any planet|on your planet|within \d+ spaces? of you)$/.exec(
        infinitive,
      ) ?? []
    if (does === undefined || contact === undefined || where === undefined) return null
    const count = times === 'twice' ? 2 : Number.parseInt(times, 10)
    const wording = `${does} up to ${count} ${contact}s ${where.replace('any planet', 'any planets')}`
    return mood === 'indicative' ? `you ${wording}` : wording
  },
  pl(times, infinitive, mood) {
    const [, does, side, where] =
      /^(podejrzeć|odkryć) 1 (zakryty|odkryty) kontakt (na dowolnej planecie|na swojej planecie|w odległości do \d+ pól)$/.exec(
        infinitive,
      ) ?? []
    const count = Number.parseInt(times, 10)
    if (does === undefined || side === undefined || where === undefined || Number.isNaN(count)) return null
    const verb = { podejrzeć: ['podejrzyj', 'podglądasz'], odkryć: ['odkryj', 'odkrywasz'] }[does] ?? []
    const wording = { imperative: verb[0], infinitive: does, indicative: verb[1] }[mood]
    const many = side.replace(/y$/, 'ych kontaktów')
    const contacts = plural('pl', count, {
      one: `${side} kontakt`,
      few: side.replace(/y$/, 'e kontakty'),
      many,
      other: many,
    })
    return `${wording} maksymalnie ${count} ${contacts} ${where.replace('dowolnej planecie', 'dowolnych planetach')}`
  },
}

/** A quoted order to another player is a sentence of its own. */
export const quotedOrder: Phrasing<[who: string, order: string]> = {
  en: (who, order) => `${who} does the following: “${capitalised(order)}.”`,
  pl: (who, order) => `${who} wykonuje polecenie: „${capitalised(order)}”`,
}

/** An effect that rules something out: "If you do, you cannot eliminate the contact." */
export const ifYouDo: Phrasing<[clause: string]> = {
  en: (clause) => `If you do, ${clause}`,
  pl: (clause) => `Jeśli to zrobisz, ${clause}`,
}

/** A timing joined with its condition: "after you win a combat in which your opponent rolled at least 5 dice". */
export const timingWithCondition: MaybePhrasing<[timing: string, condition: string]> = {
  en(timing, condition) {
    if (/^after you win /.test(timing) && condition.startsWith('your opponent rolled '))
      return `${timing} in which ${condition}`
    if (/^when you would be defeated/.test(timing)) return `${timing} and ${condition}`
    if (!/ a patrol$/.test(timing)) return null
    if (condition.startsWith('it is the '))
      return timing.replace('a patrol', condition.slice('it is '.length))
    return condition.startsWith('its reward was ')
      ? `${timing} whose ${condition.slice('its '.length)}`
      : null
  },
  pl(timing, condition) {
    if (/^po wygranej /.test(timing) && condition.startsWith('przeciwnik rzucał '))
      return `${timing}, w której ${condition},`
    if (/^gdy obrażenia mają cię pokonać/.test(timing)) return `${timing}, a ${condition}`
    if (!/ patrolu?$/.test(timing)) return null
    if (condition.startsWith('to patrol ')) return `${timing} ${condition.slice('to patrol '.length)}`
    return condition.startsWith('nagrodą był') ? `${timing}, za który ${condition},` : null
  },
}

/** Every wording by its name. A test checks that each exists in both languages. */
export const phrasings = {
  withoutRepeatedSubject,
  plainlyDone: withoutQuotedOrder,
  chosenGain,
  ofChosen: clauseOfChosen,
  eitherWay,
  next,
  andIf,
  lossOrElse,
  inBrackets,
  reputations,
  skills,
  severalContacts,
  quotedOrder,
  ifYouDo,
  narrowed: timingWithCondition,
}
