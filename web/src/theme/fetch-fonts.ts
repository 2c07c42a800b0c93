import type { Lang } from '@kantyna/kernel'

const faces = ['400 1em "Atkinson Hyperlegible"', '700 1em "Atkinson Hyperlegible"'].concat([
  '500 1em "Barlow Condensed"',
  '600 1em "Barlow Condensed"',
])
/** Sample letters that make the browser load the files of a language. */
const letters: Readonly<Record<Lang, string>> = { en: 'a', pl: 'aą' }

/** Fetches every weight of the page's typefaces, so that later text does not appear in another face first. */
export async function fetchFonts(lang: Lang): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face, letters[lang])))
}
