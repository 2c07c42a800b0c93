import type { GameWords, Lang } from '@kantyna/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'

export const words: Readonly<Record<Lang, GameWords>> = { pl, en }
