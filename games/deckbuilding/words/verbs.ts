import type { Mood } from '@kantyna/kernel'

/** What the verbs of the cards sound like, in each mood. */

/** English needs one form: an order and an aim sound alike, a fact has its subject. */
export function you(mood: Mood, does: string): string {
  return mood === 'fact' ? `you ${does}` : does
}

/** Polish verbs hold their subject, but what somebody else chooses sets one player against the other. */
export function ty(mood: Mood, does: string): string {
  return mood === 'fact' ? `ty ${does}` : does
}

/** Polish needs three forms: an order, an infinitive and the second person. */
function verb(order: string, aim: string, fact: string): (mood: Mood) => string {
  const forms: Readonly<Record<Mood, string>> = { order, aim, fact }
  return (mood) => forms[mood]
}

export const anihiluj = verb('anihiluj', 'anihilować', 'anihilujesz')
export const dobierz = verb('dobierz', 'dobrać', 'dobierasz')
export const kup = verb('kup', 'kupić', 'kupujesz')
export const napraw = verb('napraw', 'naprawić', 'naprawiasz')
export const odkryj = verb('odkryj', 'odkryć', 'odkrywasz')
export const odloz = verb('odłóż', 'odłożyć', 'odkładasz')
export const odrzuc = verb('odrzuć', 'odrzucić', 'odrzucasz')
export const podejrzyj = verb('podejrzyj', 'podejrzeć', 'podglądasz')
export const poloz = verb('połóż', 'położyć', 'kładziesz')
export const wez = verb('weź', 'wziąć', 'bierzesz')
export const wydaj = verb('wydaj', 'wydać', 'wydajesz')
export const zadaj = verb('zadaj', 'zadać', 'zadajesz')
export const zamien = verb('zamień', 'zamienić', 'zamieniasz')
export const zniszcz = verb('zniszcz', 'zniszczyć', 'niszczysz')
export const zyskaj = verb('zyskaj', 'zyskać', 'zyskujesz')
