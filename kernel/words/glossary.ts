import type { RulebookParagraph } from '../play/bundle.ts'

/**
 * A term of a game, as a paragraph of its rulebook: the approved word, a colon, and what it means. Tests hold all words
 * of the game to it.
 */
export interface GlossaryTerm extends RulebookParagraph {
  /** Other words for the same thing, which no text uses. `wygna*` is every word that begins so. */
  readonly not: readonly string[]
}

/** Words that no text uses, whatever the game, each with the word to use instead. */
export const unwantedWords: Readonly<Record<string, string>> = {
  'rywal*': 'przeciwnik',
  'rival*': 'opponent',
  osoba: 'gracz',
  osoby: 'gracze',
  osobę: 'gracza',
  osobie: 'graczowi',
  osobą: 'graczem',
  osób: 'graczy',
  osobom: 'graczom',
  osobami: 'graczami',
  osobach: 'graczach',
  'w domu': 'na mecie',
  'do domu': 'do mety',
  'zużyt*': 'wykorzystane',
  'opcje stołu': 'opcje gry',
  'zasady stołu': 'opcje gry',
  'house rule*': 'game options',
  fit: 'match',
  fits: 'matches',
  'in your turn': 'during your turn, on your turn',
  'in their turn': 'during their turn, on their turn',
  'in the turn of': 'during …’s turn',
  'in the opponent’s turn': 'during the opponent’s turn',
  'in anybody’s turn': 'on anybody’s turn',
}
