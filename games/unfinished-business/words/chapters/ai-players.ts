import type { Lang } from '@kantyna/kernel'
import type { ChapterWords } from '../chapter.ts'

export const aiPlayers: Readonly<Record<Lang, ChapterWords>> = { pl: {}, en: {} }
