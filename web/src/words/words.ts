import type { Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What the page says around the table. A part of the page may bring its own words in the same shape. */
export type Words = typeof en
export type InBoth<W> = Readonly<Record<Lang, W>>

export const words: InBoth<Words> = { en, pl }

export function useWords(): Words {
  return words[useLang()]
}
