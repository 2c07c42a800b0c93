import type { Mood } from '@kantyna/kernel'

/** The verbs of card texts in each mood. A name that ends in Pl is the Polish verb. */

/** English has one form. The indicative needs the subject "you". */
export function secondPersonEn(mood: Mood, does: string): string {
  return mood === 'indicative' ? `you ${does}` : does
}

/** Polish verbs imply their subject; "ty" is added in the indicative, to contrast the two players. */
export function secondPersonPl(mood: Mood, does: string): string {
  return mood === 'indicative' ? `ty ${does}` : does
}

/** Polish has three forms: imperative, infinitive and second person. */
function verb(imperative: string, infinitive: string, indicative: string): (mood: Mood) => string {
  const forms: Readonly<Record<Mood, string>> = { imperative, infinitive, indicative }
  return (mood) => forms[mood]
}

export const exilePl = verb('anihiluj', 'anihilować', 'anihilujesz')
export const drawPl = verb('dobierz', 'dobrać', 'dobierasz')
export const buyPl = verb('kup', 'kupić', 'kupujesz')
export const repairPl = verb('napraw', 'naprawić', 'naprawiasz')
export const revealPl = verb('odkryj', 'odkryć', 'odkrywasz')
export const setAsidePl = verb('odłóż', 'odłożyć', 'odkładasz')
export const discardPl = verb('odrzuć', 'odrzucić', 'odrzucasz')
export const lookAtPl = verb('podejrzyj', 'podejrzeć', 'podglądasz')
export const putPl = verb('połóż', 'położyć', 'kładziesz')
export const takePl = verb('weź', 'wziąć', 'bierzesz')
export const spendPl = verb('wydaj', 'wydać', 'wydajesz')
export const dealPl = verb('zadaj', 'zadać', 'zadajesz')
export const swapPl = verb('zamień', 'zamienić', 'zamieniasz')
export const destroyPl = verb('zniszcz', 'zniszczyć', 'niszczysz')
export const gainPl = verb('zyskaj', 'zyskać', 'zyskujesz')
