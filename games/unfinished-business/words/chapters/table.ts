import type { Lang } from '@kantyna/kernel'
import type { ChapterWords } from '../chapter.ts'

export const table: Readonly<Record<Lang, ChapterWords>> = { pl: {}, en: {} }
