/** A text as a searcher may type it: small letters, without the marks over and under them (żółw → zolw). */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
