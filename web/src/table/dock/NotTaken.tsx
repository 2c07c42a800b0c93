import type { GameBundle, Lang } from '@kantyna/kernel'
import { useOverTableWords } from '../words/over-table.ts'
import { type NotTaken as Problem, refusalText } from './refusal.ts'

interface Props {
  readonly error: Problem
  readonly bundle: GameBundle
  readonly lang: Lang
}

/** Says why the host did not accept a choice, or another request. */
export function NotTaken({ error, bundle, lang }: Props) {
  return refusalText(error, useOverTableWords().refused, bundle.game.words[lang])
}
