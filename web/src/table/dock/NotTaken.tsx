import type { GameBundle, Lang } from '@kantyna/kernel'
import { useOverTableWords } from '../words/over-table.ts'
import { type NotTaken as Problem, refusalSays } from './refusal.ts'

interface Props {
  readonly error: Problem
  readonly bundle: GameBundle
  readonly lang: Lang
}

/** Says why the host did not accept a choice, or another request. */
export function NotTaken({ error, bundle, lang }: Props) {
  return refusalSays(error, useOverTableWords().refused, bundle.game.words[lang])
}
