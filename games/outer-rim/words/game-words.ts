import { wordsWith } from './chapter.ts'

/** The words of the base game alone. */
export const words = wordsWith([])
