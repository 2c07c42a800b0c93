import type { Shortcut } from '@kantyna/kernel'
import { playable, plays } from './turn-offers.ts'

/**
 * Plays the whole hand, card by card. It stops at a card with a question, so that it decides nothing for the player.
 */
const playAll: Shortcut = {
  id: 'play-all',
  name: { pl: 'Zagraj całą rękę', en: 'Play all cards' },
  reach: playable,
  next: (decision) => plays(decision)[0]?.id ?? null,
}

export const shortcuts: readonly Shortcut[] = [playAll]
