import type { Shortcut } from '@kantyna/kernel'
import { playable, plays } from './turn-offers.ts'

/** The whole hand, card by card. It stops where a card asks something, so that nothing is decided for anybody. */
const playAll: Shortcut = {
  id: 'play-all',
  name: { pl: 'Zagraj całą rękę', en: 'Play all cards' },
  reach: playable,
  next: (decision) => plays(decision)[0]?.id ?? null,
}

export const shortcuts: readonly Shortcut[] = [playAll]
