import type { GameUi } from '@kantyna/ui'
import { deliverable } from '../../rules/jobs/delivery.ts'
import { nameOf } from '../../words/things/names.ts'
import { rimView } from '../view.ts'
import { uiWords } from '../words.ts'

/** Warns about possible deliveries before the action phase ends. Buying is almost always possible, so it is not reported. */
export const leftBehind: NonNullable<GameUi['leftBehind']> = (view, { kind, seat, options }, lang) => {
  if (kind !== 'act') return undefined
  if (!options.some(({ id }) => id === 'deliver')) return []
  const pieces = deliverable(rimView(view), seat)
  return [uiWords(lang).toDeliver(pieces.map((piece) => nameOf(lang, piece)))]
}
