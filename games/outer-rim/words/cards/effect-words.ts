import {
  capitalised,
  counted,
  type Lang,
  type Mood,
  type PluralForms,
  type Printer,
  sentence,
} from '@kantyna/kernel'
import type { CardAmount } from '../../rules/effects/vocabulary.ts'

/** The parts of clauses in card texts: verbs in each mood and counted nouns. */

/** In English the imperative and the infinitive are the same; the indicative needs the subject "you". */
export function you(mood: Mood, does: string): string {
  return mood === 'indicative' ? `you ${does}` : does
}

/** Polish has three forms: imperative, infinitive and second person. */
function verb(imperative: string, infinitive: string, indicative: string): (mood: Mood) => string {
  const forms: Readonly<Record<Mood, string>> = { imperative, infinitive, indicative }
  return (mood) => forms[mood]
}

export const addPl = verb('dodaj', 'dodać', 'dodajesz')
export const buyPl = verb('kup', 'kupić', 'kupujesz')
export const cancelPl = verb('anuluj', 'anulować', 'anulujesz')
export const changePl = verb('zmień', 'zmienić', 'zmieniasz')
export const choosePl = verb('wskaż', 'wskazać', 'wskazujesz')
export const completePl = verb('ukończ', 'ukończyć', 'kończysz')
export const deliverPl = verb('dostarcz', 'dostarczyć', 'dostarczasz')
export const discardPl = verb('odrzuć', 'odrzucić', 'odrzucasz')
export const fightPl = verb('rozegraj', 'rozegrać', 'rozgrywasz')
export const gainPl = verb('zyskaj', 'zyskać', 'zyskujesz')
export const getPl = verb('pozyskaj', 'pozyskać', 'pozyskujesz')
export const losePl = verb('strać', 'stracić', 'tracisz')
export const movePl = verb('przesuń', 'przesunąć', 'przesuwasz')
export const moveSelfPl = verb('przemieść się', 'przemieścić się', 'przemieszczasz się')
export const payPl = verb('zapłać', 'zapłacić', 'płacisz')
export const peekPl = verb('podejrzyj', 'podejrzeć', 'podglądasz')
export const performPl = verb('wykonaj', 'wykonać', 'wykonujesz')
export const playPl = verb('rozegraj', 'rozegrać', 'rozgrywasz')
export const preventPl = verb('zapobiegnij', 'zapobiec', 'zapobiegasz')
export const putPl = verb('połóż', 'położyć', 'kładziesz')
export const removePl = verb('usuń', 'usunąć', 'usuwasz')
export const rerollPl = verb('przerzuć', 'przerzucić', 'przerzucasz')
export const resolvePl = verb('rozegraj', 'rozegrać', 'rozgrywasz')
export const revealPl = verb('odkryj', 'odkryć', 'odkrywasz')
export const rollPl = verb('rzuć', 'rzucić', 'rzucasz')
export const setPl = verb('ustaw', 'ustawić', 'ustawiasz')
export const shufflePl = verb('wtasuj', 'wtasować', 'wtasowujesz')
export const sufferPl = verb('otrzymaj', 'otrzymać', 'otrzymujesz')
export const swapPl = verb('zamień', 'zamienić', 'zamieniasz')
export const takePl = verb('weź', 'wziąć', 'bierzesz')

type Forms = Readonly<Record<Lang, PluralForms>>

const by = (forms: Forms) => (lang: Lang, count: number) => counted(lang, count, forms[lang])

/** Counted things, as the object of a verb: "1 kredyt", "2 kredyty", "5 kredytów". */
export const creditCount = by({
  en: { one: 'credit', other: 'credits' },
  pl: { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' },
})
/** Credits after "do" or "mniej niż": the genitive. */
export const ofCreditCount = by({
  en: { one: 'credit', other: 'credits' },
  pl: { one: 'kredytu', few: 'kredytów', many: 'kredytów', other: 'kredytu' },
})
export const fameCount = by({
  en: { one: 'fame', other: 'fame' },
  pl: { one: 'punkt sławy', few: 'punkty sławy', many: 'punktów sławy', other: 'punktu sławy' },
})
/** After "potrzeba": the genitive. */
export const ofFameCount = by({
  en: { one: 'fame', other: 'fame' },
  pl: { one: 'punktu sławy', few: 'punktów sławy', many: 'punktów sławy', other: 'punktu sławy' },
})
/** Fame that is gained in addition to another gain. */
export const moreFameCount = by({
  en: { one: 'additional fame', other: 'additional fame' },
  pl: {
    one: 'dodatkowy punkt sławy',
    few: 'dodatkowe punkty sławy',
    many: 'dodatkowych punktów sławy',
    other: 'dodatkowego punktu sławy',
  },
})
export const damageCount = by({
  en: { one: 'damage', other: 'damage' },
  pl: { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' },
})
/** After "zapobiec": the dative. */
export const damagePreventedCount = by({
  en: { one: 'damage', other: 'damage' },
  pl: { one: 'obrażeniu', few: 'obrażeniom', many: 'obrażeniom', other: 'obrażenia' },
})
export const dieCount = by({
  en: { one: 'die', other: 'dice' },
  pl: { one: 'kość', few: 'kości', many: 'kości', other: 'kości' },
})
export const diceRolledCount = by({
  en: { one: 'die', other: 'dice' },
  pl: { one: 'kością', few: 'kośćmi', many: 'kośćmi', other: 'kości' },
})
/** Dice in addition to those that are already rolled. */
export const moreDiceCount = by({
  en: { one: 'additional die', other: 'additional dice' },
  pl: {
    one: 'dodatkową kością',
    few: 'dodatkowymi kośćmi',
    many: 'dodatkowymi kośćmi',
    other: 'dodatkowej kości',
  },
})
export const hitCount = by({
  en: { one: 'hit', other: 'hits' },
  pl: { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' },
})
export const spaceCount = by({
  en: { one: 'space', other: 'spaces' },
  pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
})
/** After "do", "w promieniu": the genitive. */
export const ofSpaceCount = by({
  en: { one: 'space', other: 'spaces' },
  pl: { one: 'pola', few: 'pól', many: 'pól', other: 'pola' },
})
export const sheetCount = by({
  en: { one: 'ship sheet', other: 'ship sheets' },
  pl: {
    one: 'losową planszę',
    few: 'losowe plansze',
    many: 'losowych plansz',
    other: 'losowej planszy',
  },
})

/** An amount of credits: "2,000 credits", "1,000 credits for each crew member you have". */
export function creditsText(lang: Lang, amount: CardAmount, say: Printer): string {
  return say.amount(amount, (count) => creditCount(lang, count))
}

/** A clause as a sentence. If it ends in a quoted sentence, the quotation already has the full stop. */
export function asSentence(clause: string): string {
  return clause.endsWith('.”') ? capitalised(clause) : sentence(clause)
}

/** "a, b or c". */
export function listed(words: readonly string[], last: string): string {
  return [...words.slice(0, -2), words.slice(-2).join(last)].join(', ')
}

export const orIn: Readonly<Record<Lang, string>> = { en: ' or ', pl: ' lub ' }
export const andIn: Readonly<Record<Lang, string>> = { en: ' and ', pl: ' i ' }
