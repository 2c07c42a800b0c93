/** A text as a user may type it: lower case, without diacritics (żółw → zolw). */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}

const STEM = 5

/** The beginning of a folded word, which its forms share: "czarna" and "czarnej", "holować" and "holowanie". */
export function stem(word: string): string {
  return fold(word).slice(0, STEM)
}
