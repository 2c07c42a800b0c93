import type { GameBundle, Lang } from '@kantyna/kernel'
import { useOverTableWords } from '../words/over-table.ts'
import { type NotTaken as Problem, refusalSays } from './refusal.ts'

interface Props {
  readonly error: Problem
  readonly bundle: GameBundle
  readonly lang: Lang
}

/** Says why a choice, or anything else that was asked of the host, was not taken. */
export function NotTaken({ error, bundle, lang }: Props) {
  return refusalSays(error, useOverTableWords().refused, bundle.game.words[lang])
}
