import { at, type KernelView, type Lang, type Seat } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { RimView } from '../../../outer-rim/words/things/board-text.ts'
import { characterName } from '../../../outer-rim/words/things/names.ts'

const signs: Readonly<Record<Lang, string>> = { en: 'AI', pl: 'SI' }

/**
 * Two AI players are distinguished by their characters (UB-DUO-01): "Bossk (AI)". A single one is called the AI player.
 */
export function automaName(lang: Lang, view: KernelView, seat: Seat): string | null {
  const { automas, characters } = view as RimView // a view of this game
  const isOnlyOne = (automas & (automas - 1)) === 0
  const character = at(characters, seat)
  return isOnlyOne || character === NONE ? null : `${characterName(lang, character)} (${signs[lang]})`
}
