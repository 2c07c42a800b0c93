import type { Text } from '@kantyna/kernel'

/** What chance is drawn for. */
export const streamNames: Readonly<Record<string, Text>> = {
  factions: { pl: 'kto prowadzi Imperium', en: 'who leads the Empire' },
  decks: { pl: 'tasowanie talii obu osób', en: 'shuffling both players’ decks' },
  'galaxy deck': { pl: 'tasowanie talii galaktyki', en: 'shuffling the galaxy deck' },
  'random discard': { pl: 'odrzucenie losowej karty z ręki', en: 'discarding a card at random' },
}
