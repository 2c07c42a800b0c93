import type { Lang, Text } from '@kantyna/kernel'
import type { streams } from '../../rules/duel.ts'

/** What each stream of random numbers is for. */
export const streamNames: Readonly<Record<(typeof streams)[number], Text>> = {
  factions: { pl: 'kto prowadzi Imperium', en: 'who leads the Empire' },
  'deck 1': { pl: 'tasowanie talii pierwszego gracza', en: 'shuffling the first player’s deck' },
  'deck 2': { pl: 'tasowanie talii drugiego gracza', en: 'shuffling the second player’s deck' },
  'galaxy deck': { pl: 'tasowanie talii galaktyki', en: 'shuffling the galaxy deck' },
  'random discard': { pl: 'odrzucenie losowej karty z ręki', en: 'discarding a card at random' },
}

/** A record may name streams of another version. */
export function streamName(lang: Lang, name: string): string {
  const known = Object.entries(streamNames).find(([stream]) => stream === name)
  return known === undefined ? name : known[1][lang]
}
