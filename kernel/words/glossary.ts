import type { RulebookParagraph } from '../play/bundle.ts'

/**
 * A term of a game, as a paragraph of its rulebook: the approved word, a colon, and its meaning. Tests check that all
 * texts of the game use the approved word.
 */
export interface GlossaryTerm extends RulebookParagraph {
  /** Other words for the same thing, which no text may use. `wygna*` matches every word with this beginning. */
  readonly not: readonly string[]
}

/** English is spelt as in Britain; game terms stay as their publisher prints them (favor, ARMOR). */
const american: Readonly<Record<string, string>> = {
  armored: 'armoured',
  behavior: 'behaviour',
  behaviors: 'behaviours',
  caliber: 'calibre',
  canceled: 'cancelled',
  canceling: 'cancelling',
  center: 'centre',
  centered: 'centred',
  centers: 'centres',
  color: 'colour',
  colored: 'coloured',
  colorful: 'colourful',
  colors: 'colours',
  defense: 'defence',
  defenses: 'defences',
  dueling: 'duelling',
  favorable: 'favourable',
  favorite: 'favourite',
  favorites: 'favourites',
  flavor: 'flavour',
  flavors: 'flavours',
  fueled: 'fuelled',
  fulfill: 'fulfil',
  gray: 'grey',
  harbor: 'harbour',
  harbors: 'harbours',
  honorable: 'honourable',
  honored: 'honoured',
  jewelry: 'jewellery',
  labeled: 'labelled',
  labor: 'labour',
  maneuver: 'manoeuvre',
  maneuvers: 'manoeuvres',
  neighbor: 'neighbour',
  neighboring: 'neighbouring',
  neighbors: 'neighbours',
  offense: 'offence',
  rumor: 'rumour',
  rumors: 'rumours',
  saber: 'sabre',
  sabers: 'sabres',
  signaled: 'signalled',
  skillful: 'skilful',
  theater: 'theatre',
  toward: 'towards',
  traveled: 'travelled',
  traveler: 'traveller',
  travelers: 'travellers',
  traveling: 'travelling',
}

/** The stems of verbs that end in -ise in Britain. Polish has some of these stems, but not with these endings. */
const stems = [
  'apolog',
  'author',
  'civil',
  'critic',
  'custom',
  'emphas',
  'final',
  'harmon',
  'maxim',
  'memor',
  'minim',
  'mobil',
  'neutral',
  'optim',
  'organ',
  'paral',
  'penal',
  'real',
  'recogn',
  'special',
  'stabil',
  'summar',
  'sympath',
  'util',
]
const endings = ['e', 'es', 'ed', 'er', 'ers', 'ing', 'ation', 'ations']
const izeSpellings = Object.fromEntries(
  stems.flatMap((stem) => endings.map((ending) => [`${stem}iz${ending}`, `${stem}is${ending}`])),
)

/** Both parts of a name in -o are declined, or neither: "Landa Calrissiana". */
const halfDeclined: Readonly<Record<string, string>> = {
  'Lando Calrissiana': 'Landa Calrissiana',
  'Lando Calrissianem': 'Landem Calrissianem',
  'Lando Calrissianie': 'Landzie Calrissianie',
  'Lando Calrissianowi': 'Landowi Calrissianowi',
  'Hondo Ohnaki': 'Honda Ohnaki',
  'Hondo Ohnaką': 'Hondem Ohnaką',
  'Hondo Ohnakę': 'Honda Ohnakę',
  'Hondo Ohnace': 'Hondowi Ohnace',
  'Jango Fetta': 'Janga Fetta',
  'Jango Fettem': 'Jangiem Fettem',
}

/** Words that no text of any game may use, each with the word to use instead. */
export const unwantedWords: Readonly<Record<string, string>> = {
  ...american,
  ...izeSpellings,
  analyze: 'analyse',
  analyzes: 'analyses',
  analyzed: 'analysed',
  analyzing: 'analysing',
  ...halfDeclined,
  'o maksymalnie': 'maksymalnie o',
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
